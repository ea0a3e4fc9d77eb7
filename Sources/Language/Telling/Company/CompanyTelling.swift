/// "Emma's friend Mia comes on Saturday, she is 8 and can't have pork, and Tom is away on Friday": who comes, stays away or moves in and
/// what each must not have, told in one line to a kitchen that knows who lives here.
///
/// Read only where every word of it has its place; each part is said as a plain sentence and read like one.
struct CompanyTelling {
  let recognizer: Recognizer
  let scan: Scan
  /// Reads a sentence by all the other ways.
  let reading: (String) -> [Recognition]

  /// Nil for every other line, for one that asks, and where a part is not read for certain.
  func readings() -> [Recognition]? {
    guard let list = scan.lexicon.parserLists.person, !scan.lexicon.lists[list].values.isEmpty else {
      return nil
    }
    let asked = AskedBehind(scan: scan).question
    if asked > 4, asked < scan.count {
      // "Mum's coeliac, what can I make for six": what is told first, then what is asked.
      let head = recognizer.scan(scan.utterance.text(tokens: 0..<asked).withoutOuterMarks, scan.context)
      let behind = scan.utterance.text(tokens: asked..<scan.count)
      return CompanyTelling(recognizer: recognizer, scan: head, reading: reading).readings().map {
        $0 + reading(behind)
      }
    }
    guard (5...Self.mostTokens).contains(scan.count), scan.tokens.last?.text != "?", !scan.isQuestion,
      !scan.tokens.contains(where: { Self.otherTopics.contains($0.text) || $0.text == "?" || $0.text == ":" })
    else { return nil }
    var reader = CompanyReader(scan: scan)
    guard reader.read(), !reader.people.isEmpty else { return nil }
    // "My sister comes on Friday, so we are five", "my mother lives with us": told by sentences of their own.
    let isBare = reader.facts.isEmpty && reader.left.isEmpty
    if isBare, reader.people.allSatisfy({ !$0.isKnown && $0.age == nil }),
      reader.tally != nil || reader.people.contains(where: { $0.presence == .livesHere })
    {
      return nil
    }
    // "Tonight we are six, Olaf no eggs": told by its own rule.
    if reader.tally != nil, reader.people.allSatisfy({ $0.isKnown && $0.presence == nil }) { return nil }
    guard let told = CompanySentences(reader: reader).sentences() else { return nil }
    let size = told.together.count + told.alone.count
    guard
      size > 1 || told.alone.contains(where: { $0.contains(" from ") })
        || reader.people.contains(where: { !$0.isKnown && $0.presence != nil })
    else { return nil }
    var found: [Recognition] = []
    for group in told.together {
      guard let read = group.lazy.compactMap(certain).first else { return nil }
      found += read
    }
    var unread = told.left + reader.left
    for sentence in told.alone {
      if let read = certain(sentence) { found += read } else { unread.append(sentence) }
    }
    guard !found.isEmpty else { return nil }
    if unread.count > told.left.count {
      // Part of it is read: only where the other ways read less.
      let others = reading(scan.utterance.raw)
      let words = { (left: [String]) in left.reduce(0) { $0 + $1.split(separator: " ").count } }
      guard words(unread) < words(others.filter { $0.isLeftOut || $0.band != .act }.map(\.said)) else {
        return nil
      }
    }
    return found + unread.map(Recognition.leftOut)
  }

  private func certain(_ sentence: String) -> [Recognition]? {
    let found = reading(sentence)
    let isSure = found.allSatisfy {
      $0.band == .act && !$0.isLeftOut && $0.layer != .model && $0.act == .change
        && ($0.intent == "health_tell" || Self.mayStay.isSuperset(of: $0.unexplained))
        && Self.intents.contains($0.intent ?? "")
    }
    return isSure && !found.isEmpty ? found : nil
  }

  private static let mostTokens = 90
  private static let mayStay: Set<String> = ["one"]
  private static let intents: Set<String> = [
    "household_tell", "health_tell", "eats_weekly", "day_eaters", "diet_days", "day_out",
  ]
  /// What no line about people alone speaks of.
  private static let otherTopics: Set<String> = [
    "recipe", "list", "buy", "bought", "fridge", "pantry", "freezer", "swap", "menu", "order", "shop",
    "store", "leftover",
    "leftovers", "spent", "price", "ingredients", "stars", "cooked", "cook", "plan", "make", "show", "budget",
    "dollars", "$",
    "suggest", "what", "which", "how", "who's", "remind", "cost", "costs", "fancy", "undo", "ate", "made",
    "forget", "delete",
    "remove", "anymore", "longer", "wrong", "mistake", "sorry",
  ]
}
