import Dialogue
import Kitchen
import Values

/// "5 stars", "1 star".
func starsText(_ stars: Stars) -> String { counted(stars.count, "star") }

extension Wording {
  /// Dinners by day: what, for how many, the stars and what was said. Source: 004 §3.6.
  func dinners(_ entries: [MealHistoryEntry], from: Day, to: Day) -> [Block] {
    let span = spanText([from, to])
    guard !entries.isEmpty else { return .say("I know of no dinners from \(span).") }
    let rows = entries.map { entry in
      [
        Cell(entry.day.shortText), Cell(entry.title, .accent), Cell("\(entry.servings)"),
        Cell(entry.stars.map { "\($0.count)" } ?? ""), Cell(remark(on: entry)),
      ]
    }
    let columns = [
      Column("Day", priority: 8, minWidth: 6), Column("Dinner", priority: 9, minWidth: 16),
      Column("For", .right, priority: 4, label: "for"),
      Column("Stars", .right, priority: 6, label: "stars"),
      Column("Notes", priority: 7, minWidth: 12, maxWidth: max(24, width - 50)),
    ]
    return [.heading("Your dinners, \(span)"), .table(Table(columns: columns, rows: rows), indent: 0)]
  }

  private func remark(on entry: MealHistoryEntry) -> String {
    let parts = [
      entry.outcome == .skipped ? "skipped" : "", entry.actualCost?.text ?? "", entry.notes ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// When one dish was on the table and how it was liked.
  func dishText(_ title: String, _ entries: [MealHistoryEntry], next: Day?) -> String {
    let coming = next.map { "It is planned \($0 == today ? "for tonight" : names.adverb($0))." } ?? ""
    guard let last = entries.last else {
      return sentences("\(title) was not on the table yet, as far as I know.", coming)
    }
    let rated = entries.last { $0.stars != nil }?.stars.map { "You gave it \(starsText($0))." } ?? ""
    let times = entries.count == 1 ? "once" : counted(entries.count, "time")
    return sentences("\(title) was cooked \(times), the last time \(past(last.day)).", rated, coming)
  }

  /// How often dishes of a kind were cooked.
  func kindText(
    _ subject: HistoryWords.Subject, _ entries: [MealHistoryEntry], from: Day, to: Day
  ) -> String {
    let what = capitalized(name(of: subject))
    let span = "from \(spanText([from, to]))"
    guard let last = entries.last else { return "\(what): never \(span), as far as I know." }
    let times = entries.count == 1 ? "once" : counted(entries.count, "time")
    return "\(what): \(times) \(span), the last time \(past(last.day)) (\(last.title))."
  }

  private func name(of subject: HistoryWords.Subject) -> String {
    switch subject {
    case .all, .dish: "dinners"
    case .protein(let protein): spaced(protein.rawValue)
    case .cuisine(let cuisine): "\(cuisineName(cuisine)) dishes"
    }
  }
}
