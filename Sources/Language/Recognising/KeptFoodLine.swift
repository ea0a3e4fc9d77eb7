import Values

/// Cooked food at home by the name it is kept under: "we ate the last of the masala", "take the cooked masala out of the
/// pantry", "I had two portions of the taco filling for lunch", "one bowl in the fridge and one in the freezer", "is there
/// still soup in the fridge". Every word of the line has its place in a small vocabulary beside the name; every other
/// line, and whatever tells of harm, is left to others.
struct KeptFoodLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line, or both of its halves, as what is gone, moved, or asked about: "had a bowl of the soup for lunch, is the
  /// rest still good"; nil for every other line.
  func readings() -> [Recognition]? {
    if let whole = reading() { return [whole] }
    if let parts = withReasonBehind() { return parts }
    guard !scan.context.kept.isEmpty, (4...30).contains(scan.count) else { return nil }
    for cut in scan.tokens.indices where scan.tokens[cut].isSeparator && cut > 0 && cut + 1 < scan.count {
      guard let first = half(0..<cut, scan.context) else { continue }
      var context = scan.context
      if case .text(let name)? = first.slots.first(where: { $0.name == "recipe" })?.value {
        context.keptInFocus = name
      }
      var start = cut + 1
      skip(["and", "so", "but"], in: scan, at: &start)
      guard start < scan.count, let second = half(start..<scan.count, context) else { continue }
      return [first, second]
    }
    return nil
  }

  /// "Throw out half of the fajita leftovers, Bex didn't like them": how it was liked is said, and named as not noted.
  private func withReasonBehind() -> [Recognition]? {
    guard !scan.context.kept.isEmpty, (6...30).contains(scan.count),
      let verb = scan.tokens.indices.first(where: { at in
        at > 3
          && ["didnt", "didn't", "doesnt", "doesn't", "hated", "did", "does", "nobody", "no"].contains(
            scan.word(at))
          && (at..<min(at + 4, scan.count)).contains {
            ["like", "liked", "want", "eat", "hated"].contains(scan.word($0))
          }
      })
    else { return nil }
    let isSubject = ["nobody", "no"].contains(scan.word(verb))
    var cut = isSubject ? verb : verb - 1
    let start = cut
    while cut > 0,
      scan.tokens[cut - 1].isSeparator
        || ["because", "cause", "cuz", "as", "since", "but", "and", "um", "uh", "so"].contains(
          scan.word(cut - 1))
    {
      cut -= 1
    }
    guard cut > 2, let gone = half(0..<cut, scan.context), gone.slots.contains(where: { $0.name == "gone" })
    else { return nil }
    return [gone, .leftOut(scan.utterance.text(tokens: start..<scan.count))]
  }

  private func half(_ tokens: Range<Int>, _ context: RecognitionContext) -> Recognition? {
    let own = recognizer.scan(scan.utterance.text(tokens: tokens), context)
    return KeptFoodLine(recognizer: recognizer, scan: own).reading()
  }

  /// The line as what is gone, moved, or asked about; nil for every other line.
  func reading() -> Recognition? {
    guard !scan.context.kept.isEmpty, (2...24).contains(scan.count), !tellsOfHarm(scan),
      let kept = mention() ?? onlyOne,
      let said = parts(beside: kept)
    else { return nil }
    let isShown = said.isAsked
    guard let intent = recognizer.grammar.intent(isShown ? "leftovers_show" : "leftovers_tell"),
      isShown || told(said) != nil
    else { return nil }
    var slots = [SlotBinding(name: "recipe", value: .text(kept.name), range: scan.utterance.span(kept.range))]
    slots += (isShown ? said.days : told(said) ?? [])
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots.inOrder(),
      confidence: Confidence.framed, layer: .template)
  }

  private struct Parts {
    var words: [String] = []
    /// How many portions, in order, each with the place named behind it, if any.
    var counts: [(value: SlotBinding, place: String?)] = []
    var days: [SlotBinding] = []
    var isAsked = false
    func has(_ words: Set<String>) -> Bool { self.words.contains(where: words.contains) }
    func says(_ phrase: String...) -> Bool { words.firstRange(of: phrase) != nil }
  }

  /// The food: the most words in a row that a kept name has, up to its end or to what it comes with. A food by itself
  /// ("rice") only where the line says that it is cooked.
  private func mention() -> (name: String, range: Range<Int>)? {
    var best: (names: [String], range: Range<Int>)?
    var isHead = false
    for start in 0..<scan.count
    where scan.tokens[start].kind == .word && !Self.small.contains(scan.word(start)) {
      for name in scan.context.kept {
        let words = Utterance(name).tokens.map(\.text)
        for first in words.indices where Self.same(words[first], scan.word(start)) {
          var count = 1
          while first + count < words.count, start + count < scan.count,
            Self.same(words[first + count], scan.word(start + count))
          { count += 1 }
          while count > 0, first + count < words.count, !Self.joints.contains(words[first + count]) {
            count -= 1
          }
          guard count > 0 else { continue }
          let range = start..<start + count
          if let known = best {
            if known.range == range { best?.names.append(name) }
            if known.range.count >= count { continue }
          }
          best = ([name], range)
          isHead = first == 0
        }
      }
    }
    guard var (names, range) = best else { return nil }
    let isMarked = range.lowerBound > 0 && Self.cooked.contains(scan.word(range.lowerBound - 1))
    if !isMarked {
      let raw = FoodParser(scan: scan).edible(at: range.lowerBound).contains { found in
        guard found.end == range.upperBound, case .item(let list, _, _) = found.value else { return false }
        return list != "recipe"
      }
      // "The spaghetti in the fridge", where no raw one stands beside it.
      let isPlaced = isHead && scan.tokens.contains { Self.standing.contains($0.text) }
      let isOnly = names.allSatisfy { !scan.context.keptAlsoRaw.contains($0) }
      guard !raw || isPlaced && isOnly else { return nil }
    }
    names = Array(Set(names)).sorted()
    let text = names.count == 1 ? names[0] : scan.utterance.text(tokens: range)
    if isMarked { range = range.lowerBound - 1..<range.upperBound }
    return (text, range)
  }

  /// "Put one in the freezer", "ate a bowl of it", "is the rest still good" behind what was told of one dish: some of
  /// that, without its name.
  private var onlyOne: (name: String, range: Range<Int>)? {
    let isMoved =
      ["put", "move", "freeze", "stick"].contains(scan.word(0))
      && NumberParser(scan: scan).wholeNumber(at: 1) != nil
    let isOfRest = scan.tokens.indices.contains { at in
      scan.word(at) == "rest" && scan.word(at - 1) == "the"
        || scan.word(at) == "it" && scan.word(at - 1) == "of"
    }
    // "When does the frozen one have to be eaten".
    // "Throw it away", said of raw food just looked at, is not of the soup.
    let isOfRaw = scan.context.facts["focus"] == "pantry" && scan.context.keptInFocus == nil
    let isThrownIt =
      !isOfRaw
      && scan.tokens.indices.contains { at in
        Self.throwing.contains(scan.word(at)) && ["it", "them", "that"].contains(scan.word(at + 1))
      }
    let isFrozenOne = scan.tokens.indices.contains { at in
      scan.word(at) == "frozen" && ["one", "ones"].contains(scan.word(at + 1))
    }
    guard isMoved || isOfRest || isFrozenOne || isThrownIt else { return nil }
    let only = Set(scan.context.kept).count == 1 ? scan.context.kept.first : nil
    return (scan.context.keptInFocus ?? only).map { ($0, 0..<0) }
  }

  /// Where the name ends that the line begins with as who ate it: "Stan ate the last of it".
  private var subject: Int {
    guard let end = PersonParser(scan: scan).person(at: 0).map(\.end).max(),
      ["ate", "had", "finished", "has"].contains(scan.word(end))
    else { return 0 }
    return end
  }

  private static func same(_ one: String, _ other: String) -> Bool {
    one == other || one == other + "s" || one + "s" == other
  }

  /// Everything beside the food; nil where a word has no place.
  private func parts(beside kept: (name: String, range: Range<Int>)) -> Parts? {
    var parts = Parts()
    var at = kept.range.isEmpty || kept.range.lowerBound > 0 ? subject : 0
    while at < scan.count {
      if at == kept.range.lowerBound, !kept.range.isEmpty {
        parts.words.append("…")
        at = kept.range.upperBound
      } else if scan.tokens[at].isSeparator || scan.tokens[at].kind == .end || scan.tokens[at].text == "?" {
        parts.words.append(",")
        at += 1
      } else if scan.word(at) == "half", let end = helping(behind: at) {
        let half = SlotBinding(
          name: "portions", value: .number(Rational(1, 2)), range: scan.utterance.span(at..<end))
        parts.counts.append((half, nil))
        at = end
      } else if scan.word(at) == "half" {
        parts.counts.append(
          (SlotBinding(name: "portions", value: .text("half"), range: scan.utterance.span(at..<at + 1)), nil))
        at += 1
      } else if ["a", "an"].contains(scan.word(at)), Self.helpings.contains(scan.word(at + 1)),
        (0..<at).contains(where: { ["ate", "had", "eaten"].contains(scan.word($0)) })
      {
        parts.counts.append(
          (
            SlotBinding(
              name: "portions", value: .number(Rational(1)), range: scan.utterance.span(at..<at + 2)), nil
          ))
        at += 2
      } else if let number = NumberParser(scan: scan).number(at: at), number.value > .zero,
        !(scan.word(at) == "one" && at > 0 && Self.pointing.contains(scan.word(at - 1)))
      {
        var end = number.end
        if Self.helpings.contains(scan.word(end)) {
          end += 1
        } else if !(["in", "of", "is", "'s", "to", "into", "…"].contains(scan.word(end)) || end == scan.count
          || kept.range.contains(end) || scan.word(number.end) == "went")
        {
          return nil
        }
        parts.counts.append(
          (
            SlotBinding(name: "portions", value: .number(number.value), range: scan.utterance.span(at..<end)),
            nil
          ))
        at = end
      } else if parts.days.count < 2, let day = DayParser(scan: scan).day(at: at) {
        parts.days.append(
          SlotBinding(name: "day", value: day.value, range: scan.utterance.span(at..<day.end)))
        at = day.end
      } else if Self.small.contains(scan.word(at)) || Self.helpings.contains(scan.word(at)) {
        parts.words.append(scan.word(at))
        if let place = Self.places[scan.word(at)], !parts.counts.isEmpty,
          parts.counts[parts.counts.count - 1].place == nil
        {
          parts.counts[parts.counts.count - 1].place = place
        }
        at += 1
      } else {
        return nil
      }
    }
    let opensQuestion =
      Self.openings.contains(scan.word(0)) || scan.word(0) == "how" || scan.tokens.last?.text == "?"
    parts.isAsked = opensQuestion && parts.counts.isEmpty && isAskedOfKept(parts)
    if parts.days.count == 2 {
      // "The stew from yesterday" is the one cooked then; the other day is when it is to be eaten.
      guard parts.isAsked, scan.tokens.contains(where: { ["from", "since"].contains($0.text) }) else {
        return nil
      }
      parts.days[0].name = "cooked"
    }
    // A question this does not know, and a food that is *not* gone, are no change.
    if opensQuestion && !parts.isAsked || parts.has(Self.denials) { return nil }
    return parts
  }

  /// "Half a portion".
  private func helping(behind half: Int) -> Int? {
    let at = ["a", "an"].contains(scan.word(half + 1)) ? half + 2 : half + 1
    return Self.helpings.contains(scan.word(at)) ? at + 1 : nil
  }

  /// "Is there still", "how much is left", "is it gone", "can we still eat it": asked of what is kept. What there is on a
  /// day ahead is asked of the plan.
  private func isAskedOfKept(_ parts: Parts) -> Bool {
    // "Is that enough spaghetti for all of us".
    if parts.has(["enough"]) { return true }
    let keeps = parts.has(["good", "ok", "okay", "safe", "fine", "keep", "last", "alright"])
    let isOfEating = parts.has(["eat", "have"]) && parts.has(["can", "could", "may", "should"]) || keeps
    let isDue = parts.has(["when", "until", "till"]) && parts.has(["eaten", "eat", "used", "use", "gone"])
    let isThere =
      isDue || parts.has(["left", "still", "gone"])
      || parts.has(["is", "are"]) && parts.has(["there", "any", "fridge", "freezer"])
    return (isOfEating || isThere && !isAhead(parts)) && !parts.has(Self.moving) && !parts.has(Self.throwing)
  }

  /// Whether it speaks of a day to come: of a plan, and of nothing that has become of food.
  private func isAhead(_ parts: Parts) -> Bool {
    parts.days.contains { slot in
      switch slot.value {
      case .day(let day): day > scan.context.now.day
      case .days(let days): days.contains { $0 > scan.context.now.day }
      default: true
      }
    }
  }

  /// What a statement tells of the food as slots; nil where it tells nothing this knows.
  private func told(_ parts: Parts) -> [SlotBinding]? {
    // "Put one in the freezer and keep the other for Sunday".
    let keepsRest = parts.has(["keep"]) && parts.has(["other", "rest"]) && parts.counts.count == 1
    if keepsRest, let frozen = frozen(parts) { return frozen + parts.days }
    if parts.isAsked || isAhead(parts) { return nil }
    if parts.counts.count == 2, parts.counts.allSatisfy({ $0.place != nil }) { return split(parts) }
    guard parts.counts.count < 2 else { return nil }
    let isHome = parts.has(["pantry", "fridge", "refrigerator", "icebox", "kitchen", "stock"])
    // "Take it out of the freezer" thaws it.
    let isTakenOut =
      (cookedIsSaid || isHome) && !parts.has(["freezer"])
      && (parts.has(["remove", "removed", "delete", "deleted", "cross", "strike"])
        || parts.has(["take", "took"]) && parts.has(["out", "off", "from"]))
    let isThrown = parts.has(Self.throwing)
    let isNone =
      parts.has(["none", "nothing", "no"]) && !parts.says("no", ",")
      && (parts.has(["left"]) || parts.says("have", "no") || parts.says("theres", "no")
        || parts.says("is", "no")
        || parts.says("got", "no"))
      || parts.says("out", "of", "…") || parts.says("out", "of", "it")
    let isEaten = parts.has(["gone", "eaten", "finished", "empty"]) || parts.says("used", "up")
    // "We have 2 portions" tells what there is; only "had" and "ate" are past.
    // "I ate the masala that was in the fridge" is all of it; "we had some in the fridge" tells where it stands.
    let isWhere = parts.says("that", "was") || parts.says("from", "the")
    let ate = parts.has(["ate", "had"]) && (isWhere || !parts.has(["fridge", "freezer", "in"]))
    let isAll =
      isWhere && parts.has(["ate"]) || parts.has(["last", "rest", "all", "everything", "remaining"])
      || (cookedIsSaid || parts.has(["frozen"])) && parts.has(["ate", "eaten"])
    if isTakenOut || isThrown || isNone || isEaten || ate && (isAll || parts.counts.count == 1) {
      // "There is still some, it is not all gone" tells nothing of how much.
      if parts.has(["still", "left"]), !isNone { return nil }
      if parts.has(["can", "could", "may", "want", "will", "please"]), !isTakenOut { return nil }
      if parts.has(Self.moving), !isTakenOut { return nil }
      var slots = parts.days + [SlotBinding(name: "gone", value: .text("yes"))]
      if let count = parts.counts.first {
        if isNone { return nil }
        slots.append(count.value)
      }
      return slots
    }
    return parts.days.isEmpty ? frozen(parts) : nil
  }

  /// "Put two in the freezer", "freeze the masala"; what is "frozen" already, and what goes to the fridge, is thawed.
  private func frozen(_ parts: Parts) -> [SlotBinding]? {
    guard parts.has(Self.moving), parts.has(["freezer", "froze", "freeze", "freezing"]),
      !parts.has(["frozen", "fridge", "refrigerator", "icebox", "out", "from"])
    else { return nil }
    guard let count = parts.counts.first else { return [SlotBinding(name: "gone", value: .text("freezer"))] }
    guard case .number = count.value.value else { return nil }
    return [SlotBinding(name: "frozen", value: count.value.value, range: count.value.range)]
  }

  /// "One in the fridge and one in the freezer".
  private func split(_ parts: Parts) -> [SlotBinding]? {
    let numbers = parts.counts.compactMap { count -> Rational? in
      if case .number(let value) = count.value.value { value } else { nil }
    }
    guard numbers.count == 2, Set(parts.counts.map(\.place)).count == 2,
      let frozen = zip(numbers, parts.counts).first(where: { $0.1.place == "freezer" })?.0
    else { return nil }
    return [
      SlotBinding(name: "portions", value: .number(numbers[0] + numbers[1])),
      SlotBinding(name: "frozen", value: .number(frozen)),
    ]
  }

  private var cookedIsSaid: Bool { scan.tokens.contains { Self.cooked.contains($0.text) } }

  /// Where cooked food stands, and how it is counted.
  private static let standing: Set<String> = [
    "fridge", "refrigerator", "icebox", "freezer", "frozen", "portion", "portions", "serving", "servings",
    "enough",
  ]
  /// "The frozen one" counts nothing.
  private static let pointing: Set<String> = ["frozen", "other", "the", "this", "that"]
  private static let joints: Set<String> = ["with", "and", "in", "on", "over"]
  private static let cooked: Set<String> = ["cooked", "leftover", "leftovers", "remaining"]
  private static let helpings: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings", "plate", "plates", "bowl", "bowls",
    "slice",
    "slices", "piece", "pieces", "box", "boxes", "tub", "tubs", "container", "containers",
  ]
  private static let places = [
    "fridge": "fridge", "refrigerator": "fridge", "icebox": "fridge", "freezer": "freezer",
    "frozen": "freezer",
  ]
  private static let moving: Set<String> = [
    "put", "move", "moved", "freeze", "froze", "freezing", "stick", "stuck", "into",
  ]
  private static let throwing: Set<String> = [
    "threw", "throw", "thrown", "toss", "tossed", "binned", "bin", "chucked", "chuck", "dumped", "trashed",
    "composted",
  ]
  private static let denials: Set<String> = [
    "not", "isnt", "isn't", "arent", "aren't", "wasnt", "wasn't", "didnt", "didn't", "dont", "don't", "never",
  ]
  private static let openings: Set<String> = [
    "is", "are", "do", "does", "did", "can", "could", "may", "should", "what", "when", "any",
  ]
  private static let small: Set<String> = Set(
    """
    a an the our my that this those these of and so ok okay please now then already just all it its it's 's them is are \
    was were has have had we we've weve i i've ive you he she they there theres there's have got ate eat eaten finished \
    finish up off used use gone empty last rest remaining everything none nothing no more any some left still out take \
    took remove removed delete deleted cross strike from in into to for on at by fridge refrigerator icebox freezer \
    frozen froze freeze freezing put move moved stick stuck pantry kitchen stock home threw throw thrown toss \
    tossed binned bin chucked chuck dumped trashed composted away lunch dinner supper breakfast tea snack cooked \
    leftover leftovers not isnt isn't arent aren't wasnt wasn't didnt didn't dont don't never how much many long do \
    does did can could may should what when good safe fine keep last alright will again other one ones one's only be needs yep yes today \
    enough even those tho us everybody everyone yesterday tonight time till until also well oh naw right whole lot we're were been
    """.split(separator: " ").map(String.init))
}
