import Talk

/// A search names how many it is for, which changes nothing of what is found.
struct SearchForHeads: Reply, Hashable {
  var heads: Int

  func blocks(_ words: Wording) -> [Block] {
    .say("For \(heads): choose one by its number, then say \(typeable("for \(heads)")).")
  }

  func next(_ words: Wording) -> Closing { .none }
}

/// Which of the dishes found somebody else here must not have, or nobody vouches for.
struct FoundNotFor: Reply, Hashable {
  struct Row: Hashable {
    var number: Int
    var names: [String]
  }
  var rows: [Row]

  func blocks(_ words: Wording) -> [Block] {
    let people = rows.flatMap(\.names).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return people.flatMap { name in
      let numbers = rows.filter { $0.names.contains(name) }.map { "\($0.number)" }
      return [Block].say("Not for \(name), as far as I can tell: \(joined(numbers)).", .warn)
    }
  }
  var isByTheWay: Bool { true }
  func next(_ words: Wording) -> Closing { .none }
}

/// What a search found, ten at a time, by number. Source: requirements MP-07.
struct RecipesFound: Reply {
  var criteria: RecipeSearchCriteria
  var cards: [RecipeCard]
  /// How many were found in all, and how many stand before these.
  var total: Int
  var skipped: Int
  /// Whether a number shows the recipe.
  var isNumbered: Bool
  /// Among one's own alone.
  var isMine = false
  /// Of what somebody calls so.
  var tag: String?

  func blocks(_ words: Wording) -> [Block] {
    if total == 0, isMine, asked == "your own" { return .say("No recipe of your own is written down yet.") }
    guard total > 0 else {
      return .say("I have no recipe\(asked.isEmpty ? "" : " that fits: \(asked)").\(instead)")
    }
    guard !cards.isEmpty else { return .say("Those were all \(counted(total, "recipe")).") }
    return .say("\(count)\(asked.isEmpty ? "" : ", \(asked)"):") + [words.dishTable(cards)]
      + [Block].say(adaptedSentence(criteria.asks, cards), .dim)
  }

  /// What comes nearest where nothing is written for a machine.
  private var instead: String {
    let asksMicrowave = criteria.asks.contains { $0.feature == .gear(.microwave) && $0.aim == .with }
    return asksMicrowave ? " Some need no cooking at all: say \(typeable("no-cook recipes"))." : ""
  }

  /// "12 recipes", "Recipes 11 to 20 of 34".
  private var count: String {
    if cards.count == total { return counted(total, "recipe") }
    return "Recipes \(skipped + 1) to \(skipped + cards.count) of \(total)"
  }

  /// What was looked for.
  private var asked: String {
    var parts: [String] = [isMine ? "your own" : "", tag.map { quoted($0) } ?? ""]
    parts += criteria.wants.map { foodText($0) }
    parts += criteria.text.map { quoted($0) }
    parts.append(criteria.skill.map { $0 == .beginner ? "easy" : "at most \($0.difficultyText)" } ?? "")
    parts += criteria.avoids.map(\.phrase)
    parts.append(criteria.maxMinutes.map { "within \(minutesText($0))" } ?? "")
    parts.append(criteria.maxPrepMinutes.map { "at most \(minutesText($0)) of preparation" } ?? "")
    parts += criteria.asks.map(wishPhrase)
    if !criteria.excluded.isEmpty {
      parts.append("without \(counted(criteria.excluded.count, "dish", "dishes")) you named")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var vouches: Bool { true }
  func next(_ words: Wording) -> Closing {
    if total == 0, isMine { return .say("new recipe", "show all recipes") }
    guard total > 0 else { return .say("show all recipes", "what's for dinner tonight") }
    guard let first = cards.first else { return .say("show all recipes", "plan the week") }
    let isLast = skipped + cards.count >= total
    let more = isLast ? [] : ["more"]
    guard isNumbered else { return .say(["recipe for \(first.title)"] + more, end: ", for instance") }
    let text =
      isLast ? "Say a number for its recipe." : "Say a number for its recipe, or \(typeable("more"))."
    return Closing(text: text, lines: ["1"] + more)
  }

  var matter: Facts? {
    ["kind": "recipes", "recipes": cards.map { Facts($0) }, "total": total, "skipped": skipped]
  }
  var status: ReplyStatus { total == 0 ? .nothingFits : .done }
}
