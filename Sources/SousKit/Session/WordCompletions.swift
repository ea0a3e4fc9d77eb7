import Kitchen
import Values

/// Completes the last word of a line that is not finished: units and foods behind a number, else days, people, foods and
/// dishes. Source: 001 US-6.7.
struct WordCompletions {
  /// Names of the house's people and of dishes, as they are shown.
  var people: [String]
  var dishes: [String]
  var table: FoodTable

  /// Whole lines that end in a completed word, sorted, at most 30; none for a line without a word begun, unless a number
  /// stands before.
  func lines(for line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, let begun = words.last else { return [] }
    let before = words.dropLast().filter { !$0.isEmpty }
    let key = begun.lowercased()
    let head = line.dropLast(begun.count)
    let number = before.last.flatMap { Rational(text: $0) }
    guard number != nil || key.count >= 2 else { return [] }
    let names =
      number.map { units(for: $0) + foods(for: $0) } ?? (days + people + foods(for: Rational(2)) + dishes)
    let fitting = Set(names.filter { $0.lowercased().hasPrefix(key) && $0.count > begun.count })
    return fitting.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(30).map { head + $0 }
  }

  /// Those that hold so much or are sold so, in the number's form.
  private func units(for number: Rational) -> [String] {
    UnitTable.rows.filter {
      $0.dimension == .volume || $0.dimension == .weight || $0.isContainer || $0.unit == .bunch
    }
    .map { $0.unit.label(for: number) }
  }

  private func foods(for number: Rational) -> [String] { table.ingredients.map { $0.name(forCount: number) } }

  private let days = (0..<7).map { Weekday.allCases[$0].name } + ["today", "tomorrow", "tonight"]
}
