/// Whether somebody may have some food, in whatever words: "can Theo have Nutella on toast", "may Karl eat prawns if they are
/// cooked well", "is the biryani ok for everyone", "would barley soup do for Karl". The food is kept as it was said where no
/// list has all of it, so that no piece of its name, and no like-looking word, is answered for in its place.
struct EdibleQuestion {
  let recognizer: Recognizer
  let scan: Scan

  /// The question, and before it what else the line says; nil for every line that asks nothing of the kind, or names nobody.
  func reading() -> [Recognition]? {
    guard recognizer.grammar.intent(Self.intent) != nil, scan.count < 40,
      let start = scan.tokens.indices.first(where: isStart),
      let asked = permitted(start) ?? given(start) ?? fit(start)
    else { return nil }
    let before = scan.utterance.text(tokens: 0..<start).withoutOuterMarks
    let told = before.isEmpty || isTalk(0..<start) ? [] : toldBefore(before)
    return told + asked.questions + behind(asked.end)
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
    return isRead ? nil : reading()
  }

  /// One question for each food, and where what was asked ends.
  private typealias Asked = (questions: [Recognition], end: Int)

  private static let intent = "check_food"

  /// What was said before the question; nothing of it may be lost, and it is no question itself.
  private func toldBefore(_ text: String) -> [Recognition] {
    let found = recognizer.recognizeAll(text, expecting: nil, context: scan.context)
    return found.allSatisfy { $0.band == .act && !$0.isLeftOut && $0.act != .destroy }
      ? found : [.leftOut(text)]
  }

  private func isTalk(_ range: Range<Int>) -> Bool {
    range.allSatisfy { scan.tokens[$0].isSeparator || Self.talk.contains(scan.word($0)) }
  }

  /// A question begins the line, or follows a mark or a joining word.
  private func isStart(_ at: Int) -> Bool {
    guard Self.openings.contains(scan.word(at)) else { return false }
    return at == 0 || scan.tokens[at - 1].isSeparator || Self.joining.contains(scan.word(at - 1))
      || isTalk(0..<at) || scan.word(at) == "can" && Self.pronouns.contains(scan.word(at + 1))
  }

  /// "Can Theo have Nutella on toast?", "is Theo allowed hazelnut spread?"
  private func permitted(_ start: Int) -> Asked? {
    guard let person = somebody(start + 1) else { return nil }
    var at = person.end
    while ["still", "also", "then", "actually", "really", "even", "safely", "be", "maybe"].contains(
      scan.word(at))
    {
      at += 1
    }
    if ["is", "are"].contains(scan.word(start)) {
      guard ["allowed", "permitted"].contains(scan.word(at)) else { return nil }
      at += 1
      if scan.word(at) == "to" { at += 1 }
      if Self.eating.contains(scan.word(at)) { at += 1 }
    } else {
      guard Self.eating.contains(scan.word(at)) else { return nil }
      at += 1
    }
    return asked(person, foods(at, end(at)), start)
  }

  /// "Can I give Theo pecan pie?", "can we serve hummus to Sara?"
  private func given(_ start: Int) -> Asked? {
    guard ["can", "could", "may", "should"].contains(scan.word(start)),
      ["i", "we", "you"].contains(scan.word(start + 1)), Self.giving.contains(scan.word(start + 2))
    else { return nil }
    if let person = somebody(start + 3) { return asked(person, foods(person.end, end(person.end)), start) }
    let end = end(start + 3)
    guard let to = (start + 4..<max(start + 4, end)).first(where: { ["to", "for"].contains(scan.word($0)) }),
      let person = somebody(to + 1)
    else { return nil }
    return asked(person, foods(start + 3, to), start)
  }

  /// "Is the biryani ok for everyone?", "would barley soup do for Karl?"
  private func fit(_ start: Int) -> Asked? {
    guard ["is", "are", "would", "will", "does", "do"].contains(scan.word(start)) else { return nil }
    let end = end(start + 1)
    guard
      let fine = (start + 2..<max(start + 2, end)).first(where: {
        Self.fine.contains(scan.word($0)) || scan.word($0) == "all" && scan.word($0 + 1) == "right"
      })
    else { return nil }
    var at = fine + (scan.word(fine) == "all" ? 2 : 1)
    if scan.word(at) == "for" || scan.word(at) == "with" { at += 1 } else { return nil }
    guard let person = somebody(at), person.end <= end else { return nil }
    return asked(person, foods(start + 1, fine), start)
  }

  private func asked(
    _ person: (value: SlotValue, range: Range<Int>, end: Int), _ foods: [Range<Int>], _ start: Int
  ) -> Asked? {
    guard let last = foods.last else { return nil }
    let end = max(end(start), last.upperBound, person.end)
    let also = foodsBehind(end)
    let questions = foods.map { food in
      var value = edible(food)
      // "… there are perhaps traces of cashews inside": of what is asked about.
      if let also, foods.count == 1 {
        value = .text(scan.utterance.text(tokens: food) + " with " + also)
      }
      var found = Recognition(
        said: scan.utterance.text(tokens: start..<max(end, food.upperBound)), intent: Self.intent, act: .show,
        slots: [
          SlotBinding(name: "food", value: value, range: scan.utterance.span(food)),
          SlotBinding(name: "person", value: person.value, range: scan.utterance.span(person.range)),
        ],
        confidence: Confidence.framed, layer: .template)
      if let day = day(in: food.upperBound..<max(food.upperBound, end)) { found.slots.append(day) }
      return found
    }
    return (questions, also != nil && foods.count == 1 ? scan.count : end)
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

  private func day(in range: Range<Int>) -> SlotBinding? {
    for at in range {
      if let day = DayParser(scan: scan).day(at: at) {
        return SlotBinding(name: "day", value: day.value, range: scan.utterance.span(at..<day.end))
      }
    }
    return nil
  }

  /// What the words name whole; else the words.
  private func edible(_ range: Range<Int>) -> SlotValue {
    let whole = FoodParser(scan: scan).edible(at: range.lowerBound).first {
      $0.end == range.upperBound && !$0.isWeak
    }
    return whole?.value ?? .text(scan.utterance.text(tokens: range))
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

  /// The foods of a stretch, parted by "or": without articles before, and days or meals behind.
  private func foods(_ start: Int, _ end: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var from = start
    func close(_ to: Int) {
      var (low, high) = (from, to)
      while low < high, Self.articles.contains(scan.word(low)) { low += 1 }
      while high > low {
        if Self.tails.contains(scan.word(high - 1)) {
          high -= 1
        } else if let day = (low..<high).first(where: { DayParser(scan: scan).day(at: $0)?.end == high }) {
          high = day
        } else {
          break
        }
      }
      if low < high { found.append(low..<high) }
      from = to + 1
    }
    for at in start..<max(start, end) where scan.word(at) == "or" { close(at) }
    close(end)
    let isFood = found.allSatisfy { range in
      range.count < 9 && !Self.pronouns.contains(scan.word(range.lowerBound))
    }
    return isFood ? found : []
  }

  /// Somebody known, everybody, or a name nobody knows yet, that is no word of the language.
  private func somebody(_ at: Int) -> (value: SlotValue, range: Range<Int>, end: Int)? {
    guard at < scan.count else { return nil }
    var from = at
    if scan.word(at) == "the", ["kids", "children", "guests", "family"].contains(scan.word(at + 1)) {
      from += 1
    }
    if Self.everybody.contains(scan.word(from)) {
      var end = from + 1
      if ["of", "here", "at", "in", "the", "our"].contains(scan.word(end)) {
        while end < scan.count,
          ["of", "us", "here", "at", "the", "table", "in", "our", "house", "family"].contains(scan.word(end))
        {
          end += 1
        }
      }
      return (.text("everyone"), at..<end, end)
    }
    guard let match = PersonParser(scan: scan).person(at: at).first,
      !["i", "we", "you", "me", "us", "it", "they", "this", "that", "there", "someone", "somebody", "anyone"]
        .contains(
          scan.word(at))
    else { return nil }
    return (match.value, at..<match.end, match.end)
  }

  private static let openings: Set<String> = [
    "can", "could", "may", "might", "should", "is", "are", "would", "will", "does",
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
    "if", "when", "because", "since", "while", "as", "unless", "should",
  ]
  private static let articles: Set<String> = [
    "a", "an", "the", "some", "any", "my", "our", "your", "of", "this", "these", "those", "little", "bit",
    "one",
    "craving", "his", "her", "their",
  ]
  private static let tails: Set<String> = [
    "too", "please", "now", "then", "be", "still", "also", "though", "for", "as", "well", "actually",
    "really", "all",
    "lunch", "breakfast", "dessert", "snack", "a", "school", "safely", "again",
  ]
  private static let pronouns: Set<String> = [
    "it", "that", "this", "them", "those", "these", "she", "he", "they", "dinner", "supper", "what", "which",
    "there",
    "everything", "anything", "something",
  ]
  private static let everybody: Set<String> = ["everyone", "everybody", "all"]
}
