/// "No kale and no spinach this week": when it holds is said once, and of all of it.
struct NoAndNo {
  let scan: Scan

  /// "No kale and spinach this week"; nil for every other line.
  func joined() -> String? {
    var at = 0
    skip(["please", "um", "and", "ok", "okay", ","], in: scan, at: &at)
    guard scan.word(at) == "no" else { return nil }
    let foods = FoodParser(scan: scan)
    guard let first = foods.avoid(at: at + 1, unknown: false).first(where: { !$0.isWeak }) else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var end = first.end
    while end < scan.count {
      var next = end
      skip([",", "and", "or"], in: scan, at: &next)
      guard next > end, scan.word(next) == "no",
        let food = foods.avoid(at: next + 1, unknown: false).first(where: { !$0.isWeak })
      else { break }
      changes.append((next..<next + 1, ""))
      end = food.end
    }
    guard !changes.isEmpty, end < scan.count else { return nil }
    var when = end
    skip(["on", "for", "please"], in: scan, at: &when)
    guard !DaysParser(scan: scan).days(at: when).isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }
}
