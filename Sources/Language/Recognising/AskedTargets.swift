/// What a question about eating is asked of: foods or dishes ("hummus or naan"), the dinner of a day ("Saturday's",
/// "dinner tonight", "it"), or the whole plan ("all of that", "everything on the plan").
struct AskedTargets {
  let scan: Scan

  /// One thing asked of, as slots of its question.
  struct Target: Equatable {
    var slots: [SlotBinding]
    var isPlan = false
  }

  /// The things named in those words, parted by "or"; none where they name nothing to eat.
  func read(_ range: Range<Int>) -> [Target] {
    if let plan = plan(range) { return [plan] }
    if let dinner = dinner(range) { return [dinner] }
    return foods(range)
  }

  /// Whether those words are a dinner, the plan, or whole names of foods and dishes, and nothing else.
  func isKnown(_ range: Range<Int>) -> Bool {
    let targets = read(range)
    return !targets.isEmpty
      && targets.allSatisfy { target in
        target.slots.allSatisfy { if case .text = $0.value { false } else { true } }
      }
  }

  /// "All of this", "everything on the plan", "the whole week".
  private func plan(_ range: Range<Int>) -> Target? {
    let words = range.filter { !scan.tokens[$0].isSeparator }.map(scan.word)
    let rest = words.filter { !Self.fillers.contains($0) }
    guard !words.isEmpty, words.contains(where: Self.wholes.contains),
      rest.allSatisfy(Self.planWords.contains)
    else { return nil }
    return Target(slots: [], isPlan: true)
  }

  /// "Saturday's", "dinner tonight", "the supper on Friday", "it": the dish of that evening.
  private func dinner(_ range: Range<Int>) -> Target? {
    var day: SlotBinding?
    var isNamed = false
    var at = range.lowerBound
    while at < range.upperBound {
      if let match = DayParser(scan: scan).day(at: at), match.end <= range.upperBound {
        guard day == nil else { return nil }
        day = SlotBinding(name: "day", value: match.value, range: scan.utterance.span(at..<match.end))
        at = match.end
      } else if Self.dinners.contains(scan.word(at)) {
        isNamed = true
        at += 1
      } else if Self.around.contains(scan.word(at)) || scan.tokens[at].isSeparator {
        at += 1
      } else {
        return nil
      }
    }
    guard day != nil || isNamed else { return nil }
    return Target(slots: [day].compactMap(\.self))
  }

  private func foods(_ range: Range<Int>) -> [Target] {
    var found: [Target] = []
    var from = range.lowerBound
    var isFood = true
    func close(_ to: Int) {
      var (low, high) = (from, to)
      var day: SlotBinding?
      while low < high, Self.articles.contains(scan.word(low)) { low += 1 }
      while high > low {
        if Self.tails.contains(scan.word(high - 1)) {
          high -= 1
        } else if let start = (low..<high).first(where: { DayParser(scan: scan).day(at: $0)?.end == high }) {
          day = DayParser(scan: scan).day(at: start).map {
            SlotBinding(name: "day", value: $0.value, range: scan.utterance.span(start..<high))
          }
          high = start
        } else {
          break
        }
      }
      from = to + 1
      guard low < high else { return }
      // "The soy sauce in the pad see ew" is the dish's own.
      let parts = (low + 1..<max(low + 1, high - 1)).filter { ["in", "inside"].contains(scan.word($0)) }
      for cut in parts {
        var dish = cut + 1
        skip(Self.articles, in: scan, at: &dish)
        guard dish < high, case .item("recipe", _, _) = edible(dish..<high) else { continue }
        low = dish
        break
      }
      isFood = isFood && high - low < 9 && !Self.pronouns.contains(scan.word(low))
      let food = SlotBinding(name: "food", value: edible(low..<high), range: scan.utterance.span(low..<high))
      found.append(Target(slots: [food] + [day].compactMap(\.self)))
    }
    for at in range where scan.word(at) == "or" { close(at) }
    close(range.upperBound)
    return isFood ? found : []
  }

  /// What the words name whole; else the words.
  private func edible(_ range: Range<Int>) -> SlotValue {
    let whole = FoodParser(scan: scan).edible(at: range.lowerBound).first {
      $0.end == range.upperBound && !$0.isWeak
    }
    return whole?.value ?? .text(scan.utterance.text(tokens: range))
  }

  private static let wholes: Set<String> = [
    "all", "everything", "whole", "plan", "menu", "any", "every", "lot", "entire",
  ]
  private static let planWords = wholes.union([
    "this", "that", "it", "them", "these", "those", "week", "dinner", "dinners", "meal", "meals", "dish",
    "dishes",
    "planned", "there",
  ])
  private static let fillers: Set<String> = ["of", "on", "in", "the", "our", "my", "your", "'s", "for"]
  private static let dinners: Set<String> = [
    "dinner", "supper", "tea", "it", "meal", "dish", "one", "that", "this", "what", "'s",
  ]
  private static let around: Set<String> = [
    "the", "for", "on", "our", "planned", "evening", "night", "we", "are", "having", "eating", "cooking",
    "'re", "'s",
    "still", "also", "then", "all", "really", "definitely", "company",
  ]
  private static let articles: Set<String> = [
    "a", "an", "the", "some", "any", "my", "our", "your", "of", "this", "these", "those", "little", "bit",
    "one",
    "craving", "his", "her", "their",
  ]
  private static let tails: Set<String> = [
    "too", "please", "now", "then", "be", "still", "also", "though", "for", "on", "as", "well", "actually",
    "really",
    "all", "lunch", "breakfast", "dessert", "snack", "a", "school", "safely", "again", ",", "is",
  ]
  private static let pronouns: Set<String> = [
    "it", "that", "this", "them", "those", "these", "she", "he", "they", "dinner", "supper", "what", "which",
    "there", "everything", "anything", "something",
  ]
}
