/// What is asked of one dish in other words than the sentences have: what is in "my" soup, what "a pot of" it costs, which of
/// its ingredients holds something, two foods at once.
struct DishQuestions {
  let scan: Scan

  /// The question in plain words; nil for every other line.
  func plain() -> String? {
    let text = scan.utterance.text(tokens: 0..<scan.count)
    let line = text.withoutOuterMarks
    var said = withoutTalk(line)
    while let last = said.last, "?!. ".contains(last) { said.removeLast() }
    // Patterns are dear: each is tried only on lines that begin as it does.
    switch said.prefix(while: { $0.isLetter }).lowercased() {
    case "what", "whats", "which", "how": return contents(said) ?? salt(said) ?? cost(said) ?? holder(said)
    case "do", "does": return twoFoods(said)
    case "can": return everybody(line)
    default: return line.contains("yes or no") ? checked(line) : nil
    }
  }

  /// "What's in my minestrone" as "what's in the minestrone"; places are no dishes.
  private func contents(_ said: String) -> String? {
    guard
      let found = said.wholeMatch(of: /(?i)(what'?s|what is|what goes|whats) (in|into|in to) (?:my|our) (.+)/)
    else { return nil }
    let name = String(found.3)
    return isPlace(name) ? nil : "what's in the \(name)"
  }

  /// "How much salt is in the stew" as its sodium; how much goes into it is asked with "goes".
  private func salt(_ said: String) -> String? {
    guard let found = said.wholeMatch(of: /(?i)how much salt (?:is|'s|is there) in (.+)/),
      !isPlace(String(found.1))
    else { return nil }
    return "how much sodium is in \(found.1)"
  }

  /// Where food is kept or listed, and what is no dish at all.
  private func isPlace(_ name: String) -> Bool {
    let places: Set<String> = [
      "fridge", "freezer", "pantry", "kitchen", "cupboard", "larder", "list", "plan", "cart", "house",
      "basket", "store",
      "refrigerator", "favorites", "favourites", "week", "cellar", "stock", "budget", "recipes", "book",
      "diet", "name",
    ]
    let words = Utterance(name).tokens.map(\.text)
    return words.count > 6 || !Set(words).isDisjoint(with: places)
  }

  /// "What does a pot of the chili cost me" as "what does the chili cost".
  private func cost(_ said: String) -> String? {
    if let found = said.wholeMatch(
      of:
        /(?i)what (?:does|do|would|will|did) (?:a|one|the) (?:whole |big )?(\w+) of (.+?) (?:cost|come to|run)(?: me| us)?(?: in all| in total| altogether| to make)?/
    ),
      Self.vessels.contains(found.1.lowercased())
    {
      return "what does \(found.2) cost"
    }
    if let found = said.wholeMatch(
      of:
        /(?i)how much (?:is|does|would|for) (?:a|one|the) (?:whole |big )?(\w+) of (.+?)(?: cost| be)?(?: me| us)?/
    ),
      Self.vessels.contains(found.1.lowercased())
    {
      return "what does \(found.2) cost"
    }
    return nil
  }

  /// "Which ingredient of the stew contains wheat", "which soy product is in the chaufa" as "does the stew contain wheat".
  private func holder(_ said: String) -> String? {
    if let found = said.wholeMatch(
      of:
        /(?i)(?:which|what) (?:ingredients?|things?|part|bit|one|food) (?:of|in|from) (.+?) (?:contains?|has|have|is|are|holds?)(?: the| got| any)? (.+)/
    ) {
      return "does \(found.1) contain \(found.2)?"
    }
    if let found = said.wholeMatch(
      of:
        /(?i)(?:which|what) (?:kind of )?(.+?)(?: products?| ingredients?| things?| stuff) (?:is|are) (?:there )?in (.+)/
    ),
      found.1.split(separator: " ").count < 3
    {
      return "does \(found.2) contain \(found.1)?"
    }
    guard let found = said.wholeMatch(of: /(?i)what in (.+?) (?:contains?|has|is) (.+)/) else { return nil }
    return "does \(found.1) contain \(found.2)?"
  }

  /// "Does the masala contain sesame or peanuts" as two questions.
  private func twoFoods(_ said: String) -> String? {
    guard
      let found = said.wholeMatch(
        of: /(?i)do(?:es)? (.+?) (contain|have|hold) (?:any )?(.+?)(?: in it| in them)?/),
      !found.1.contains(","), found.3.contains(" or ")
    else { return nil }
    let foods = found.3.replacing(" or ", with: ", ").split(separator: ",").map { part in
      part.split(separator: " ").filter { $0 != "any" && $0 != "a" }.joined(separator: " ")
    }.filter { !$0.isEmpty }
    guard (2...5).contains(foods.count), foods.allSatisfy({ $0.split(separator: " ").count < 4 }) else {
      return nil
    }
    return foods.map { "does \(found.1) contain \($0)?" }.joined(separator: " ")
  }

  /// "Check no. 2: corn salad. Maja: yes or no? Lucía: yes or no?" as a question for each.
  private func checked(_ line: String) -> String? {
    let asked = line.matches(of: /([\p{L}'’ -]+): ?yes or no/)
    guard !asked.isEmpty, let first = asked.first else { return nil }
    let head = line[..<first.range.lowerBound]
    let dish = (head.lastIndex(of: ":").map { head[head.index(after: $0)...] } ?? head)
      .trimmingPrefix { $0 == " " }.split(separator: ".").map { $0.trimmingPrefix { $0 == " " } }
      .last { $0.contains(where: \.isLetter) }
    guard let dish, dish.split(separator: " ").count < 8 else { return nil }
    let names = asked.map { $0.1.split(separator: " ").joined(separator: " ") }
    return names.map { "can \($0) eat the \(dish)?" }.joined(separator: " ")
  }

  /// "Can all on saturday eat the grill? Igor, Renata and Ola?" asks it of each who is named, else of everybody.
  private func everybody(_ line: String) -> String? {
    guard
      let found = line.wholeMatch(
        of:
          /(?i)can (?:all|everyone|everybody|all of us|all of them) (?:(?:on|at|for) \w+ )?(?:eat|have) ((?:the|my|our) [^?]+?)\? *(.+)/
      )
    else {
      guard
        let found = line.wholeMatch(
          of:
            /(?i)can (?:all|everyone|everybody|all of us) (?:on|at|for) \w+ (?:eat|have) ((?:the|my|our) [^?]+)\??/
        )
      else { return nil }
      return "can everybody eat \(found.1)?"
    }
    let names = found.2.replacing(" and ", with: ", ").split(separator: ",")
      .map { $0.split(separator: " ").joined(separator: " ").withoutOuterMarks }.filter { !$0.isEmpty }
    guard !names.isEmpty, names.allSatisfy({ $0.split(separator: " ").count < 3 }) else { return nil }
    return names.map { "can \($0) eat \(found.1)?" }.joined(separator: " ")
  }

  private func withoutTalk(_ line: String) -> String {
    let talk: Set<String> = [
      "um", "uh", "ok", "okay", "so", "and", "well", "oh", "hey", "please", "control", "question",
    ]
    let words = line.split(separator: " ")
    return words.drop { word in talk.contains(word.lowercased().filter(\.isLetter)) }.joined(separator: " ")
  }

  private static let vessels: Set<String> = [
    "pot", "bowl", "plate", "pan", "batch", "plateful", "helping", "slice", "tray", "dish", "bit",
    "pie",
  ]
}
