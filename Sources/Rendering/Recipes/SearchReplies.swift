import Dialogue
import Kitchen
import Values

extension Wording {
  /// What a search found, ten at a time, by number. Source: requirements MP-07.
  func recipes(_ page: SearchPage) -> [Block] {
    let asked = searchText(page.criteria)
    guard page.total > 0 else {
      return .say("I have no recipe\(asked.isEmpty ? "" : " that fits: \(asked)").")
    }
    guard !page.cards.isEmpty else { return .say("Those were all \(counted(page.total, "recipe")).") }
    return .say("\(count(of: page))\(asked.isEmpty ? "" : ", \(asked)"):") + [dishTable(page.cards)]
  }

  func favorites(_ dishes: [FavoriteDish]) -> [Block] {
    guard !dishes.isEmpty else { return .say("No dish is marked as a favorite yet.") }
    let remarks = dishes.map { dish in
      let cooked = dish.times == 0 ? "" : "cooked \(dish.times == 1 ? "once" : counted(dish.times, "time"))"
      return [dish.stars.map(starsText) ?? "", cooked].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return .say("\(counted(dishes.count, "favorite")):") + [dishTable(dishes.map(\.card), remarks: remarks)]
  }

  /// Dishes by number, with time, cost and what to know about them.
  private func dishTable(_ cards: [RecipeCard], remarks: [String] = []) -> Block {
    let rows = cards.enumerated().map { index, card in
      let notes = [remarks.dropFirst(index).first ?? "", SafetyFacts(card).note].filter { !$0.isEmpty }
      return [
        Cell("\(index + 1)"), Cell(card.title, .accent), Cell(minutesText(card.minutes)),
        Cell(card.usedPerServing.text), Cell(notes.joined(separator: "; ")),
      ]
    }
    let columns = [
      Column("", .right, priority: 8), Column("Dish", priority: 9, minWidth: 16),
      Column("Time", .right, priority: 6),
      Column("A serving", .right, priority: 4, label: "a serving"),
      Column("Notes", priority: 7, minWidth: 14, maxWidth: max(24, width - 60)),
    ]
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }

  /// "12 recipes", "Recipes 11 to 20 of 34".
  private func count(of page: SearchPage) -> String {
    if page.cards.count == page.total { return counted(page.total, "recipe") }
    let first = page.skipped + 1
    return "Recipes \(first) to \(page.skipped + page.cards.count) of \(page.total)"
  }

  private func searchText(_ criteria: RecipeSearchCriteria) -> String {
    let parts =
      criteria.wants.map { foodText($0) } + criteria.text.map { quoted($0) }
      + [criteria.skill.map { $0 == .beginner ? "easy" : "at most \($0.difficultyText)" } ?? ""]
      + criteria.avoids.map(\.phrase)
      + [
        criteria.maxMinutes.map { "within \(minutesText($0))" } ?? "",
        criteria.maxPrepMinutes.map { "at most \(minutesText($0)) of preparation" } ?? "",
      ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func closing(for page: SearchPage) -> Closing {
    guard page.total > 0 else { return .say("show all recipes", "what's for dinner tonight") }
    guard let first = page.cards.first else { return .say("show all recipes", "plan the week") }
    let isLast = page.skipped + page.cards.count >= page.total
    let more = isLast ? [] : ["more"]
    if state.choices.isEmpty { return .say(["recipe for \(first.title)"] + more, end: ", for instance") }
    let text =
      isLast ? "Say a number for its recipe." : "Say a number for its recipe, or \(typeable("more"))."
    return Closing(text: text, lines: ["1"] + more)
  }
}
