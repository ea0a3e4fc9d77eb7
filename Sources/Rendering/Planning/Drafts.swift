import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// A plan on the table, with its costs and all that has to be said before a yes. Source: MP-38,
  /// MP-S4.
  func draft(
    _ draft: Draft, change: DraftChange, leftOut: Int, _ nutrition: WeeklyNutrition?
  ) -> [Block] {
    let meals = draft.plan.meals
    return .say(lead(change, meals)) + [planTable(meals), .gap] + money(draft)
      + [Block].say(nutrition.map(nutritionLine) ?? "", .dim)
      + [Block].say(assumedInShort(draft.list), .dim)
      + remarks(on: draft, leftOut: leftOut).flatMap { [Block].say($0, .dim) } + [.gap]
  }

  private func money(_ draft: Draft) -> [Block] {
    let meals = draft.plan.meals
    let eaters = Set(meals.map(\.eaters)).sorted()
    let people = eaters.count == 1 ? "\(eaters[0])" : "\(eaters.first ?? 0) to \(eaters.last ?? 0)"
    var lines = [
      column(
        "\(counted(meals.count, "dinner")) for \(people)", "used \(draft.cost.used.text)",
        tillText(draft.cost))
    ]
    if let limit = draft.request.budget, limit > .zero {
      let share = bar(value: draft.cost.total.cents, of: limit.cents, width: 10)
      lines.append(column("Budget \(limit.shortText)", share))
    }
    return lines.flatMap { [Block].say($0) }
  }

  /// Figures side by side, each kept whole.
  func column(_ parts: String...) -> String {
    parts.map(unbroken).joined(separator: "\u{A0}\u{A0} ")
  }

  /// The basics counted; the shopping list names each.
  private func assumedInShort(_ list: GroceryList) -> String {
    guard list.assumed.count > 4 else { return assumedSentence(list) }
    let named = ["salt", "olive oil", "vegetable oil", "black pepper"].filter(list.assumed.contains)
    let shown = named.prefix(2)
    let rest = list.assumed.count - shown.count
    let what =
      shown.isEmpty ? "\(rest) basics" : "\(shown.joined(separator: ", ")) and \(rest) other basics"
    return "Assumed at home: \(what); the shopping list names them."
  }

  func assumedSentence(_ list: GroceryList) -> String {
    list.assumed.isEmpty ? "" : "Assumed at home: \(list.assumed.joined(separator: ", "))."
  }

  /// What a person should know before saying yes; each a sentence.
  func remarks(on draft: Draft, leftOut: Int) -> [String] {
    let rest = [leftOutSentence(leftOut), honesty(draft.cost)].filter { !$0.isEmpty }
    return bentRules(draft.plan.meals) + bentWishes(draft) + longEvenings(draft) + outEvenings(draft)
      + savings(of: draft) + rest
  }

  /// "looks good", and questions about evenings that are in the plan.
  func closing(for draft: Draft) -> Closing {
    let days = draft.plan.meals.map(\.day)
    guard let first = days.first, let last = days.last else { return .say("plan the week") }
    let swap = days.dropFirst().first ?? first
    let why = days.last { $0.weekday == .friday && $0 != swap } ?? last
    return .say(
      "looks good", "swap \(names.typed(swap))", "why \(names.typed(why))?", "shopping list")
  }
}
