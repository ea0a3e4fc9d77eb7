import Language
import Values

/// "Wednesdays", "every Sunday", "at weekends": a habit, which single evenings do not keep.
/// Source: requirements MP-36.
package func isWeekly(_ line: String) -> Bool {
  let words = Utterance(line).tokens.map(\.text)
  let days = Weekday.allCases.map(\.rawValue)
  return words.contains { days.contains(String($0.dropLast())) && $0.hasSuffix("s") }
    || words.contains { ["weekends", "weekdays"].contains($0) }
    || zip(words, words.dropFirst()).contains {
      ["every", "each"].contains($0) && (days.contains($1) || $1 == "weekend")
    }
}
