/// Two ways of telling what is avoided that no sentence can hold: a form ("Emma: dairy, Jack: nuts"), and a word
/// inside a request ("find me peanut-free recipes").
struct FormReader {
  let recognizer: Recognizer
  private var grammar: Grammar { recognizer.grammar }
  private var lexicon: Lexicon { recognizer.lexicon }

  private static let detailKind = "avoid"
  private static let strict = SlotBinding(name: "strength", value: .text("strict"))

  /// A line of people, each with what they avoid behind a colon or a dash; nil for any other line. One name that
  /// nobody knows, with foods and no word of avoiding, may be a shop as well: that is only asked about.
  func form(_ utterance: Utterance, _ context: RecognitionContext) -> Recognition? {
    guard
      let tell = grammar.intents.first(where: { $0.isDetailsOnly && $0.details.contains(Self.detailKind) }),
      let people = lexicon.entityIndex(BuiltInEntity.person.rawValue)
    else { return nil }
    let scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
    var result = Recognition(
      said: utterance.raw, intent: tell.name, act: tell.act, confidence: 100, layer: .template)
    var at = 0
    var isSure = false
    while at < scan.count {
      guard let who = scan.matches(people, at: at).first, Self.colons.contains(scan.word(who.end)) else {
        return nil
      }
      let person = SlotBinding(
        name: "person", value: who.value, range: utterance.span(at..<who.end))
      guard let (what, end) = avoided(scan, from: who.end + 1) else { return nil }
      let isKnown = !who.isWeak || PersonParser(scan: scan).role(at: at) != nil
      let isTold = (who.end + 1..<end).contains { Self.cues.contains(scan.word($0)) }
      isSure = isSure || isKnown || isTold || !result.details.isEmpty
      result.details.append(
        Detail(kind: Self.detailKind, slots: ([person, Self.strict] + what).inOrder()))
      at = scan.skippingSeparators(end)
      if scan.word(at) == "and" { at += 1 }
    }
    if !isSure { result.confidence = Confidence.modelCap }
    return result.details.isEmpty ? nil : result
  }

  private static let colons: Set<String> = [":", "-", "="]
  private static let before: Set<String> = [
    "no", "without", "avoids", "avoid", "allergic", "to", "allergy", "allergies", "intolerance",
  ]
  private static let after: Set<String> = ["free", "allergy", "intolerance", "only", "intolerant"]
  private static let cues = before.union(after).union(["vegetarian", "vegan", "kosher", "halal"])

  /// Foods and diets joined to a list, and where it ends; nil where anything else stands.
  private func avoided(_ scan: Scan, from start: Int) -> (what: [SlotBinding], end: Int)? {
    var what: [SlotBinding] = []
    var at = start
    while true {
      while Self.before.contains(scan.word(at)) { at += 1 }
      guard let match = FoodParser(scan: scan).avoid(at: at, unknown: false).first, !match.isWeak else {
        return what.isEmpty ? nil : (what, at)
      }
      var end = match.end
      while Self.after.contains(scan.word(end)) { end += 1 }
      what += bindings(match, scan, at..<end)
      let next = scan.skippingSeparators(end)
      let isList = next < scan.count && (next > end || scan.word(next) == "and")
      guard isList, let after = scan.joined(end), !startsPerson(scan, after) else { return (what, end) }
      at = after
    }
  }

  private func startsPerson(_ scan: Scan, _ at: Int) -> Bool {
    guard let people = lexicon.entityIndex(BuiltInEntity.person.rawValue),
      let who = scan.matches(people, at: at).first
    else { return false }
    return Self.colons.contains(scan.word(who.end))
  }

  /// A request with "X-free" or "no-X" inside of it, read without those words and limited by them; nil where none
  /// stand there, or where what is left is no request that takes such a limit. Source: law "X-free".
  /// Where the rest alone is no clear request, it is taken for what the `whole` line was.
  func limited(
    _ utterance: Utterance, _ whole: Recognition, _ expecting: Expectation?, _ context: RecognitionContext
  ) -> Recognition? {
    let scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
    var rest: [Token] = []
    var what: [SlotBinding] = []
    var at = 0
    while at < scan.count {
      if let (values, end) = limit(scan, at) {
        what += values
        at = end
        // What joined two limits joins nothing any more.
        if limit(scan, scan.joined(at) ?? at) != nil { at = scan.joined(at) ?? at }
      } else {
        rest.append(scan.tokens[at])
        at += 1
      }
    }
    guard !what.isEmpty, rest.count(where: { $0.kind == .word }) > 0 else { return nil }
    var found = recognizer.recognize(
      utterance, tokens: rest, said: utterance.raw, expecting: expecting, context: context)
    if found.band == .ask, found.intent == whole.intent { found.confidence = Confidence.act }
    guard found.band == .act,
      let intent = found.intent.flatMap({ name in grammar.intents.first { $0.name == name } }),
      !intent.isDetailsOnly, intent.details.contains(Self.detailKind)
    else {
      // What is to be left out is never taken for a wish.
      let isTurned = whole.slots.contains { slot in
        slot.name == "want" && what.contains { $0.range.overlaps(slot.range) }
      }
      return isTurned ? Recognition(said: utterance.raw) : nil
    }
    found.details.append(Detail(kind: Self.detailKind, slots: (what + [Self.strict]).inOrder()))
    if let slot = intent.slot(Self.detailKind) {
      let own = what.filter { value in slot.many || !found.slots.contains { $0.name == value.name } }
      found.slots = (found.slots + own).inOrder()
    }
    return found
  }

  /// "Peanut-free", "free of nuts", "no-egg", "that don't contain fish or soy": what is left out, and where the
  /// words end.
  private func limit(_ scan: Scan, _ start: Int) -> (what: [SlotBinding], end: Int)? {
    if let opened = opener(scan, start) {
      guard var (what, end) = limitList(scan, opened) else { return nil }
      if scan.word(end) == "in", ["it", "them"].contains(scan.word(end + 1)) { end += 2 }
      for index in what.indices { what[index].range = scan.utterance.span(start..<end) }
      return (what, end)
    }
    let isNegated = scan.word(start) == "no" && start + 1 < scan.count && scan.tokens[start + 1].isHyphenated
    let at = isNegated ? start + 1 : start
    guard at < scan.count, scan.tokens[at].kind == .word else { return nil }
    for match in FoodParser(scan: scan).avoid(at: at, unknown: false) where !match.isWeak {
      let isFree = scan.word(match.end) == "free"
      let isWhole = scan.word(match.end - 1) == "free" && match.end > at + 1
      guard isFree || isWhole || isNegated else { continue }
      let end = isFree ? match.end + 1 : match.end
      return (bindings(match, scan, start..<end), end)
    }
    return nil
  }

  /// Where the foods begin that words like "that don't contain" leave out; nil where none stand.
  private func opener(_ scan: Scan, _ start: Int) -> Int? {
    if ["that", "which", "who"].contains(scan.word(start)) {
      let verb = scan.word(start + 1)
      let isNot = ["dont", "doesnt", "havent", "hasnt", "arent", "isnt", "never"].contains(verb)
      if isNot, Self.holding.contains(scan.word(start + 2)) {
        return ["with", "any"].contains(scan.word(start + 3)) ? start + 4 : start + 3
      }
      if ["has", "have", "contain", "contains", "use", "uses"].contains(verb), scan.word(start + 2) == "no" {
        return start + 3
      }
    }
    switch (scan.word(start), scan.word(start + 1)) {
    case ("free", "of"), ("free", "from"): return start + 2
    case ("containing", "no"), ("with", "no"), ("having", "no"): return start + 2
    case ("with", "/") where scan.word(start + 2) == "o": return start + 3
    default: return nil
    }
  }

  private static let holding: Set<String> = [
    "contain", "contains", "have", "has", "got", "use", "uses", "include", "includes", "need", "made", "call",
  ]

  private func limitList(_ scan: Scan, _ start: Int) -> (what: [SlotBinding], end: Int)? {
    var what: [SlotBinding] = []
    var end = start
    var at = start
    while let match = FoodParser(scan: scan).avoid(at: at, unknown: false).first, !match.isWeak {
      what += bindings(match, scan, at..<match.end)
      end = match.end
      guard let next = scan.joined(end) else { break }
      at = next
    }
    return what.isEmpty ? nil : (what, end)
  }

  private func bindings(_ match: EntityMatch, _ scan: Scan, _ range: Range<Int>) -> [SlotBinding] {
    ([match.value] + match.others).map {
      SlotBinding(name: Self.detailKind, value: $0, range: scan.utterance.span(range))
    }
  }
}
