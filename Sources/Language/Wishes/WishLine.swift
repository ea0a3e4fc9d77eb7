import Values

/// "Plan next week, nothing spicy, and fish twice", "one-pot dinners under 30 minutes", "something light on Friday":
/// lines that ask for dinners and say what they should be like. The wishes are taken out, the rest is read as ever.
struct WishLine {
  let recognizer: Recognizer
  let scan: Scan
  private let pieces: WishPieces

  init(recognizer: Recognizer, scan: Scan) {
    (self.recognizer, self.scan) = (recognizer, scan)
    pieces = WishPieces(scan: scan)
  }

  /// A wish of the line, and where it stands.
  struct Part {
    var piece: WishPieces.Piece
    var days: [Day] = []
    /// With its days and the words that join it.
    var taken: Range<Int>
  }

  /// The line as a request with its wishes; nil for every other line.
  func reading(expecting: Expectation?) -> [Recognition]? {
    guard scan.count <= Self.mostTokens, recognizer.grammar.intent(Intent.plan.rawValue) != nil, !namesDish,
      !asksOfGear(scan)
    else {
      return nil
    }
    var parts = parts()
    if let gear = GearLine(pieces: pieces, scan: scan).reading(recognizer.grammar) { return [gear] }
    if let rule = WeekdayRule(scan: scan).reading(parts.map(\.piece), recognizer.grammar) { return [rule] }
    minutesOfDays(&parts)
    guard parts.contains(where: \.piece.isWish) else {
      return alone(parts, expecting).flatMap { isOfAnother ? nil : [$0] }
    }
    if let told = told(parts) { return [told] }
    placeDays(&parts)
    if isOfAnother { return nil }
    return (delegated(parts) ?? alone(parts, expecting) ?? ofThePlan(parts, expecting)).map { [$0] }
  }

  /// A dish by its whole name is that dish, whatever words of wishes its title holds.
  private var namesDish: Bool {
    guard let titles = scan.listIndex("recipe") else { return false }
    let asksForOne = scan.tokens.contains { $0.text == "recipe" }
    return scan.tokens.indices.contains { at in
      scan.list(titles, at: at).contains { !$0.isWeak && $0.end - at >= (asksForOne ? 2 : 3) }
    }
  }

  /// A sentence of another request says all of the line: "leftovers tonight", "quick dishes only".
  private var isOfAnother: Bool {
    let plain = recognizer.recognize(
      scan.utterance, said: scan.utterance.raw, expecting: nil, context: scan.context)
    guard plain.layer == .template, plain.confidence >= Confidence.certain, plain.unexplained.isEmpty,
      let intent = plain.intent
    else { return false }
    return Intent(rawValue: intent) == nil && !Self.own.contains(intent)
  }

  /// Read here better than by a sentence alone.
  private static let own: Set<String> = ["plan_wish", "kitchen_gear", "week_without"]

  /// "What can I make for under 10 dollars".
  private var asksWhatToMake: Bool {
    let start = scan.skippingSeparators(0)
    return scan.word(start) == "what" && ["can", "could", "should", "shall"].contains(scan.word(start + 1))
      && ["i", "we"].contains(scan.word(start + 2)) && ["make", "cook"].contains(scan.word(start + 3))
  }

  private static let mostTokens = 48

  private enum Intent: String {
    case plan = "plan_week"
    case tonight, search = "find_recipes", swap = "swap_day", ideas = "what_else"
    case always = "wish_always"
  }

  // MARK: Taking apart

  private func parts() -> [Part] {
    var result: [Part] = []
    var at = 0
    while at < scan.count {
      if let piece = pieces.piece(at: at), piece.range.upperBound > at {
        result.append(Part(piece: piece, taken: piece.range))
        at = piece.range.upperBound
      } else {
        at += 1
      }
    }
    return result
  }

  // MARK: The rest read as ever

  /// What is left of the line when its wishes are gone, as its tokens.
  private func rest(_ parts: [Part]) -> [Token] {
    var gone = Set(parts.flatMap { Array($0.taken) })
    // Words that only joined a wish to the line go with it: behind the last word that says something, before the wish.
    for part in parts {
      var at = part.taken.lowerBound - 1
      while at > 0, !gone.contains(at),
        WishTalk.connectors.contains(scan.word(at)) || scan.tokens[at].isSeparator
      {
        gone.insert(at)
        at -= 1
      }
      at = part.taken.upperBound
      while at < scan.count,
        scan.tokens[at].isSeparator
          || ["and", "or", "each", "please", "too", "as", "well"].contains(scan.word(at))
      {
        gone.insert(at)
        at += 1
      }
    }
    return scan.tokens.indices.filter { !gone.contains($0) }.map { scan.tokens[$0] }
  }

  private func delegated(_ parts: [Part]) -> Recognition? {
    let rest = rest(parts)
    let words = rest.filter { !$0.isSeparator }
    guard words.count > 1 || words.first.map({ WishTalk.planning.contains($0.text) }) ?? false else {
      return nil
    }
    var found = recognizer.recognize(
      scan.utterance, tokens: rest, said: scan.utterance.raw, expecting: nil, context: scan.context)
    guard let intent = found.intent.flatMap(Intent.init(rawValue:)), found.confidence >= Confidence.act,
      found.layer == .template || found.layer == .model && found.confidence >= Confidence.certain - 8
    else { return nil }
    let isPlan = words.contains {
      WishTalk.planning.contains($0.text) || ["week", "weeks"].contains($0.text)
    }
    if intent == .plan, !isPlan,
      !words.contains(where: { ["make", "need", "get", "give", "cook", "do", "sort"].contains($0.text) }),
      found.slots.allSatisfy({ !["days", "count"].contains($0.name) }),
      found.details.allSatisfy({ $0.kind != "days" })
    {
      return nil
    }
    // "What could we eat tomorrow that's quick" asks for ideas; nothing of the plan changes.
    if intent == .tonight, let day = found.slots.first(where: { ["day", "days"].contains($0.name) }) {
      found.intent = Intent.ideas.rawValue
      found.slots = [SlotBinding(name: "day", value: day.value, range: day.range)]
    }
    if found.layer == .model { found.unexplained = unbound(rest, found) }
    found.said = scan.utterance.raw
    found.details += details(parts)
    found.confidence = max(found.confidence, Confidence.framed)
    return found
  }

  /// Words of the rest that a guess leaves out.
  private func unbound(_ rest: [Token], _ found: Recognition) -> [String] {
    let bound = (found.slots + found.details.flatMap(\.slots)).map(\.range)
    let known = WishTalk.talk.union(WishTalk.planning).union(WishTalk.one).union(WishTalk.many)
      .union(WishTalk.ofPlan).union(WishTalk.connectors)
    let ranges = rest.filter { token in
      token.kind == .word && !known.contains(token.text) && !bound.contains { $0.overlaps(token.range) }
    }.map(\.range)
    return scan.tokens.indices.filter { ranges.contains(scan.tokens[$0].range) && scan.isContent($0) }.map {
      scan.utterance.text(tokens: $0..<$0 + 1)
    }
  }

  private func details(_ parts: [Part]) -> [Detail] {
    parts.map { part in
      let range = scan.utterance.span(part.piece.range)
      let wishes = part.piece.codes.map { SlotBinding(name: "wish", value: .text($0), range: range) }
      return Detail(
        kind: "wish",
        slots: (part.days.isEmpty ? [] : [SlotBinding(name: "wish_days", value: .days(part.days))]) + wishes)
    }
  }

  // MARK: A line of nothing but wishes

  /// Every word of the line has its place: wishes, foods, minutes, days, what is asked for, and talk.
  private func alone(_ parts: [Part], _ expecting: Expectation?) -> Recognition? {
    guard expecting == nil, !asksOfPlan else { return nil }
    var parts = parts
    var days: [(days: [Day], range: Range<Int>)] = []
    var unknown: [String] = []
    var (isTonight, isOne, isMany, isSearch) = (false, asksWhatToMake, false, false)
    var foods = 0
    var at = 0
    while at < scan.count {
      let word = scan.word(at)
      if let part = parts.first(where: { $0.taken.contains(at) }) {
        at = part.taken.upperBound
        continue
      }
      if scan.tokens[at].isSeparator {
        at += 1
        continue
      }
      if WishTalk.tonight.contains(word) || word == "evening" && scan.word(at - 1) == "this" {
        isTonight = true
        at += 1
      } else if WishTalk.many.contains(word) || WishTalk.one.contains(word) {
        isMany = isMany || WishTalk.many.contains(word)
        isSearch = isSearch || ["recipe", "recipes", "dishes", "recipies", "receipts"].contains(word)
        isOne = isOne || WishTalk.one.contains(word)
        at += 1
      } else if let found = self.days(at: at), found.end > at {
        days.append((found.days, at..<found.end))
        at = found.end
      } else if let feature = pieces.feature(at: at) {
        parts.append(
          Part(
            piece: WishPieces.Piece(
              range: at..<feature.end, codes: [pieces.code(feature.code)], isWish: false),
            taken: at..<feature.end))
        if scan.word(feature.end - 1).hasSuffix("s") { isMany = isMany || isDish(at) }
        foods += 1
        at = feature.end
      } else if WishTalk.talk.contains(word) {
        at += 1
      } else {
        if scan.heat.isHot(at: at) || unknown.count >= 2 { return nil }
        unknown.append(scan.utterance.text(tokens: at..<at + 1))
        at += 1
      }
    }
    let isWish = parts.contains(where: \.piece.isWish)
    let hasMinutes = parts.contains { $0.piece.codes.contains { $0.hasPrefix("most:minutes") } }
    let all = days.flatMap(\.days) + parts.flatMap(\.days)
    guard
      isWish || foods > 0 && hasMinutes && isMany
        || foods > 0 && !all.isEmpty && (isOne || isMany) && unknown.isEmpty
    else { return nil }
    if !isWish, all.isEmpty, isSearch { return nil }
    guard unknown.isEmpty || isOne || isMany else { return nil }
    let isOrder = parts.contains {
      $0.piece.codes.contains { ["without:cost", "without:minutes"].contains($0) }
    }
    guard all.count < 5 else { return nil }
    guard isTonight || isOne || isMany || !all.isEmpty || isOrder else { return nil }
    let asks = ["what", "which", "whats", "can", "could", "what's"].contains(
      scan.word(scan.skippingSeparators(0)))
    let intent: Intent =
      !all.isEmpty ? (asks ? .ideas : .swap) : isTonight ? .tonight : isMany || isOrder ? .search : .tonight
    guard let declared = recognizer.grammar.intent(intent.rawValue) else { return nil }
    var found = Recognition(
      said: scan.utterance.raw, intent: declared.name, act: declared.act,
      details: details(
        parts.map { part in
          var part = part
          part.days = []
          return part
        }), confidence: Confidence.framed, layer: .template)
    if intent == .swap || intent == .ideas {
      let named = Set(all).sorted()
      found.slots = named.map { SlotBinding(name: "day", value: .day($0)) }
    }
    found.unexplained = unknown
    return found
  }

  /// "Nothing spicy please", "two fish nights", said of the plan on the table or in force.
  private func ofThePlan(_ parts: [Part], _ expecting: Expectation?) -> Recognition? {
    guard ["awaitingApproval", "planReady", "onboarding"].contains(scan.context.state), !asksOfPlan,
      let declared = recognizer.grammar.intent("plan_wish")
    else { return nil }
    if WishTalk.isOfOneDinner(scan, wishes: parts.filter(\.piece.isWish).map(\.piece.range)) { return nil }
    let gone = Set(parts.flatMap { Array($0.taken) })
    let left = scan.tokens.indices.filter { !gone.contains($0) && !scan.tokens[$0].isSeparator }
    guard
      left.allSatisfy({ WishTalk.talk.contains(scan.word($0)) || WishTalk.ofPlan.contains(scan.word($0)) })
    else { return nil }
    return Recognition(
      said: scan.utterance.raw, intent: declared.name, act: declared.act, details: details(parts),
      confidence: Confidence.framed, layer: .template)
  }

  /// "Is anything on Friday spicy": a question about what is planned, not a wish.
  private var asksOfPlan: Bool {
    let first = scan.skippingSeparators(0)
    if ["is", "are"].contains(scan.word(first)) { return scan.word(first + 1) != "there" }
    return ["does", "was", "were", "why", "when", "how", "did", "has"].contains(scan.word(first))
  }

  private func isDish(_ at: Int) -> Bool { pieces.entry("dish", at: at) != nil }

  // MARK: Told for good

  /// "From now on nothing spicy", "we always want two fish dinners": kept for every plan.
  private func told(_ parts: [Part]) -> Recognition? {
    let words = (0..<scan.count).map(scan.word)
    let isAlways =
      words.contains("always")
      || words.indices.contains { at in
        at + 2 < words.count && words[at] == "from" && words[at + 1] == "now" && words[at + 2] == "on"
          || at + 1 < words.count && words[at] == "every"
            && ["week", "plan", "dinner", "evening", "night"].contains(words[at + 1])
          || at + 1 < words.count && words[at] == "never"
            && ["anything", "want", "eat", "cook", "use"].contains(words[at + 1])
          || at + 1 < words.count && words[at] == "for" && words[at + 1] == "good"
      }
    guard isAlways, let declared = recognizer.grammar.intent(Intent.always.rawValue) else { return nil }
    let gone = Set(parts.flatMap { Array($0.taken) })
    let left = scan.tokens.indices.filter { !gone.contains($0) && !scan.tokens[$0].isSeparator }
    guard
      left.allSatisfy({ WishTalk.talk.contains(scan.word($0)) || WishTalk.lasting.contains(scan.word($0)) }),
      dayStretches(besides: parts).allSatisfy({ $0.days.count > 4 })
    else { return nil }
    return Recognition(
      said: scan.utterance.raw, intent: declared.name, act: declared.act,
      slots: parts.flatMap { part in
        part.piece.codes.map {
          SlotBinding(name: "wish", value: .text($0), range: scan.utterance.span(part.piece.range))
        }
      }, confidence: Confidence.framed, layer: .template)
  }
}
