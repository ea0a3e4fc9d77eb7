/// Whether somebody may have some food, in whatever words: "can Theo have Nutella on toast", "may Karl eat prawns if they are
/// cooked well", "is the biryani ok for everyone", "would barley soup do for Karl". The food is kept as it was said where no
/// list has all of it, so that no piece of its name, and no like-looking word, is answered for in its place.
struct EdibleQuestion {
  let recognizer: Recognizer
  let scan: Scan

  /// The question, and before it what else the line says; nil for every line that asks nothing of the kind, or names nobody.
  func reading() -> [Recognition]? {
    guard recognizer.grammar.intent(Self.intent) != nil, recognizer.grammar.intent(Self.planIntent) != nil,
      scan.count < 40
    else { return nil }
    if let asked = headed() { return asked.questions + behind(asked.end) }
    guard let start = scan.tokens.indices.first(where: isStart),
      let asked = permitted(start) ?? given(start) ?? harming(start) ?? fit(start)
    else { return nil }
    let before = scan.utterance.text(tokens: 0..<start).withoutOuterMarks
    let told = before.isEmpty || isTalk(0..<start) ? [] : toldBefore(before)
    // "I want to buy baklava, is it ok for everybody?": what "it" is nobody read, and no other dish is answered for.
    let pointsBack = asked.questions.contains { question in
      !question.slots.contains { ["food", "day"].contains($0.name) }
        // Nor who "she" is: somebody else's yes would be heard as theirs.
        || question.slots.contains { $0.name == "person" && isThirdPerson($0.value) }
    }
    // "Is it safe for Kofi, there's mayo on it": what of it nobody read may be what harms.
    let rest = behind(asked.end)
    if pointsBack, (told + rest).contains(where: \.isLeftOut) { return [.leftOut(scan.utterance.raw)] }
    return told + asked.questions + rest
  }

  /// What stands behind the question: a condition that no answer minds is told, all else is read by itself.
  private func behind(_ end: Int) -> [Recognition] {
    var start = end
    while start < scan.count, scan.tokens[start].isSeparator || scan.word(start) == "?" { start += 1 }
    guard start < scan.count, !isTalk(start..<scan.count) else { return [] }
    let rest = scan.utterance.text(tokens: start..<scan.count).withoutOuterMarks
    if Self.conditions.contains(scan.word(start)) { return [.leftOut(rest)] }
    let found = recognizer.recognizeAll(rest, expecting: nil, context: scan.context)
    return found.allSatisfy { $0.band == .act && $0.act != .destroy } ? found : [.leftOut(rest)]
  }

  /// The same, unless one sentence read the line word for word, without a repaired word.
  func reading(insteadOf found: [Recognition]) -> [Recognition]? {
    let isRead = found.allSatisfy {
      $0.layer == .template && !$0.fuzzy && $0.confidence >= Confidence.certain && $0.unexplained.isEmpty
        && $0.passedOver.isEmpty && !$0.isLeftOut
    }
    // "Everything in the fridge" is not what is planned.
    if found.contains(where: { $0.intent == Self.planIntent }),
      scan.tokens.contains(where: { Self.stores.contains($0.text) })
    {
      return [.leftOut(scan.utterance.raw)]
    }
    return isRead ? nil : reading()
  }

  /// One question for each food, and where what was asked ends.
  private typealias Asked = (questions: [Recognition], end: Int)

  private static let intent = "check_food"
  private static let planIntent = "plan_check"
  private static let stores: Set<String> = [
    "fridge", "freezer", "pantry", "cupboard", "shelf", "refrigerator", "larder", "shop", "store",
  ]

  /// What was said before the question; nothing of it may be lost, and it is no question itself.
  private func toldBefore(_ text: String) -> [Recognition] {
    recognizer.recognizeAll(text, expecting: nil, context: scan.context).map { told in
      let isTold = told.band == .act && !told.isLeftOut && told.act != .destroy && told.layer != .model
      return isTold ? told : .leftOut(told.ownWords ?? told.said)
    }
  }

  private func isTalk(_ range: Range<Int>) -> Bool {
    range.allSatisfy { scan.tokens[$0].isSeparator || Self.talk.contains(scan.word($0)) }
  }

  /// A question begins the line, or follows a mark or a joining word.
  private func isStart(_ at: Int) -> Bool {
    guard Self.openings.contains(scan.word(at)) else { return false }
    return at == 0 || scan.tokens[at - 1].isSeparator || Self.joining.contains(scan.word(at - 1))
      || isTalk(0..<at) || scan.word(at) == "can" && ["she", "he", "they"].contains(scan.word(at + 1))
  }

  /// "Can Theo have Nutella on toast?", "is Theo allowed hazelnut spread?", "can mum eat all of that?"
  private func permitted(_ start: Int) -> Asked? {
    guard let people = people(start + 1) else { return nil }
    var at = people.end
    skip(Self.adverbs, in: scan, at: &at)
    if ["is", "are"].contains(scan.word(start)) {
      guard ["allowed", "permitted"].contains(scan.word(at)) else { return nil }
      at += 1
      if scan.word(at) == "to" { at += 1 }
      if Self.eating.contains(scan.word(at)) { at += 1 }
    } else {
      guard Self.eating.contains(scan.word(at)) else { return nil }
      at += 1
    }
    return asked(people, at..<end(at), start)
  }

  /// "Can I give Theo pecan pie?", "can we serve hummus to Sara?"
  private func given(_ start: Int) -> Asked? {
    guard ["can", "could", "may", "should"].contains(scan.word(start)),
      ["i", "we", "you"].contains(scan.word(start + 1)), Self.giving.contains(scan.word(start + 2))
    else { return nil }
    if let people = people(start + 3) { return asked(people, people.end..<end(people.end), start) }
    let end = end(start + 3)
    guard let to = (start + 4..<max(start + 4, end)).first(where: { ["to", "for"].contains(scan.word($0)) }),
      let people = people(to + 1)
    else { return nil }
    return asked(people, start + 3..<to, start)
  }

  /// "Is the biryani ok for everyone?", "would barley soup do for Karl?", "is Saturday's ok for the coeliac and for
  /// Poppy?"
  private func fit(_ start: Int) -> Asked? {
    guard ["is", "are", "would", "will", "does", "do"].contains(scan.word(start)) else { return nil }
    let end = end(start + 1)
    return fitting(from: start + 1, to: end, start)
  }

  /// "Supper tonight, is it safe for Doris and June?", "dinner today ok for her and Jo?": what is asked about stands
  /// before the question, or before a question without a verb.
  private func headed() -> Asked? {
    let first = scan.tokens.indices.first {
      !Self.talk.contains(scan.word($0)) && !scan.tokens[$0].isSeparator
    }
    guard let start = first, !Self.openings.contains(scan.word(start)) else { return nil }
    var mark = start
    while mark < scan.count, !scan.tokens[mark].isSeparator, scan.word(mark) != "?" { mark += 1 }
    if mark < scan.count, scan.tokens[mark].isSeparator,
      ["is", "are", "will", "would"].contains(scan.word(mark + 1)),
      ["it", "that", "this", "they"].contains(scan.word(mark + 2)),
      AskedTargets(scan: scan).isKnown(start..<mark),
      let asked = fitting(from: mark + 2, to: end(mark + 2), start, about: start..<mark)
    {
      return asked
    }
    guard scan.tokens.last?.text == "?" else { return nil }
    return fitting(from: start, to: mark, start)
  }

  private func fitting(from: Int, to end: Int, _ start: Int, about: Range<Int>? = nil) -> Asked? {
    let range = from + 1..<max(from + 1, end)
    for fine in range {
      var avoid: SlotBinding?
      var at = fine + 1
      if scan.word(fine) == "all", scan.word(at) == "right" {
        at += 1
      } else if !Self.fine.contains(scan.word(fine)) {
        // "Is everything gluten-free for my mum?"
        guard let kind = FoodParser(scan: scan).avoid(at: fine, unknown: false).first, !kind.isWeak,
          scan.word(kind.end) == "for"
        else { continue }
        avoid = SlotBinding(name: "avoid", value: kind.value, range: scan.utterance.span(fine..<kind.end))
        at = kind.end
      }
      guard ["for", "with"].contains(scan.word(at)) else { return nil }
      guard let people = people(at + 1), people.end <= end else { return nil }
      if about == nil, from == start, !AskedTargets(scan: scan).isKnown(from..<fine) { return nil }
      // "Is it safe for Doris to have prawns?"
      if scan.word(people.end) == "to", Self.eating.contains(scan.word(people.end + 1)), people.end + 2 < end
      {
        return asked(people, people.end + 2..<end, start, avoid: avoid)
      }
      return asked(people, about ?? from..<fine, start, avoid: avoid)
    }
    return nil
  }

  /// "Is there anything in the shakshuka that Poppy can't have?"
  private func harming(_ start: Int) -> Asked? {
    var at = start
    if let behind = self.end(of: [["is", "there"]], at) { at = behind }
    guard ["anything", "something"].contains(scan.word(at)), ["in", "on"].contains(scan.word(at + 1)) else {
      return nil
    }
    let end = end(at + 2)
    for who in (at + 3)..<max(at + 3, end) {
      guard let people = people(who), Self.denials.contains(where: { $0 == scan.word(people.end) }) else {
        continue
      }
      let what = ["that", "which"].contains(scan.word(who - 1)) ? who - 1 : who
      return asked(people, at + 2..<what, start)
    }
    return nil
  }

  private func end(of patterns: [[String]], _ at: Int) -> Int? {
    Language.end(of: patterns, in: scan, at: at)
  }

  private func people(_ at: Int) -> AskedPeople? { AskedPeople(at, scan) }

  /// One question for each of the people and each thing.
  private func asked(_ people: AskedPeople, _ what: Range<Int>, _ start: Int, avoid: SlotBinding? = nil)
    -> Asked?
  {
    var targets = AskedTargets(scan: scan).read(what)
    guard !targets.isEmpty else { return nil }
    var end = max(end(start), what.upperBound, people.end)
    // "Can Theo have rice, and peanut butter?"
    while end < scan.count, scan.tokens[end].isSeparator, !targets[0].isPlan {
      var next = end
      skip([",", "and", "or"], in: scan, at: &next)
      let stop = self.end(next)
      guard next < stop, AskedTargets(scan: scan).isKnown(next..<stop) else { break }
      targets += AskedTargets(scan: scan).read(next..<stop)
      end = stop
    }
    let also = foodsBehind(end)
    let isJoined = also != nil && targets.count == 1
    let questions = targets.flatMap { target in
      people.slots.map { who in
        var slots = target.slots
        // "… there are perhaps traces of cashews inside": of what is asked about.
        if isJoined, let also, let at = slots.firstIndex(where: { $0.name == "food" }) {
          slots[at] = SlotBinding(
            name: "food", value: .text(scan.utterance.text(slots[at].range) + " with " + also),
            range: slots[at].range)
        }
        let day = target.slots.contains { $0.name == "day" } ? nil : day(in: what.upperBound..<end)
        if !target.isPlan, let day { slots.append(day) }
        return Recognition(
          said: scan.utterance.text(tokens: start..<end),
          intent: target.isPlan ? Self.planIntent : Self.intent,
          act: .show, slots: slots + [avoid].compactMap(\.self) + [who], confidence: Confidence.framed,
          layer: .template)
      }
    }
    return (questions, isJoined ? scan.count : end)
  }

  private func day(in range: Range<Int>) -> SlotBinding? {
    for at in range {
      if let day = DayParser(scan: scan).day(at: at) {
        return SlotBinding(name: "day", value: day.value, range: scan.utterance.span(at..<day.end))
      }
    }
    return nil
  }

  /// Foods named behind the question, in the same line.
  private func foodsBehind(_ end: Int) -> String? {
    let rest = scan.utterance.text(tokens: min(end, scan.count)..<scan.count)
    guard
      rest.lowercased().contains("trace") || rest.lowercased().contains("contain")
        || rest.lowercased().contains("there are") || rest.lowercased().contains("there is")
    else { return nil }
    let parser = FoodParser(scan: scan)
    let names = (end..<scan.count).flatMap { at in
      parser.edible(at: at).prefix(1).filter { !$0.isWeak }.map { scan.utterance.text(tokens: at..<$0.end) }
    }
    return names.isEmpty ? nil : names.joined(separator: " and ")
  }

  /// The end of the question: its mark, a comma, or what sets in a reason or a condition.
  private func end(_ start: Int) -> Int {
    var at = start
    while at < scan.count, !scan.tokens[at].isSeparator, scan.word(at) != "?",
      !(at > start && Self.conditions.contains(scan.word(at)))
    {
      at += 1
    }
    return at
  }

  private static let openings: Set<String> = [
    "can", "could", "may", "might", "should", "is", "are", "would", "will", "does", "anything",
  ]
  private static let adverbs: Set<String> = [
    "still", "also", "then", "actually", "really", "even", "safely", "be", "maybe", "all", "both",
  ]
  private static let denials: Set<String> = [
    "can", "cant", "cannot", "mustnt", "must", "should", "shouldnt", "avoids", "avoid",
  ]
  private static let joining: Set<String> = ["and", "so", "but", "then", "also", "um", "ok", "okay", "well"]
  private static let talk: Set<String> = [
    "um", "uh", "so", "ok", "okay", "and", "but", "hey", "hi", "well", "please", "sous", "oh", "wait", "tell",
    "me",
    "do", "you", "know", "think", "quick", "question", "just", "checking", "also",
  ]
  private static let eating: Set<String> = [
    "have", "eat", "try", "drink", "get", "taste", "handle", "tolerate",
  ]
  private static let giving: Set<String> = ["give", "serve", "feed", "offer", "make"]
  private static let fine: Set<String> = [
    "ok", "okay", "fine", "safe", "alright", "suitable", "allowed", "do", "work", "right", "suit",
  ]
  private static let conditions: Set<String> = [
    "if", "when", "because", "since", "while", "as", "unless", "should", "cos", "cause",
  ]
}
