/// When something will be used up, from how it was bought. Source: requirements FR-AI-006.
package struct RunOut: Hashable, Sendable {
  /// How much the days between purchases agreed.
  package enum Sureness: String, Hashable, Sendable, Encodable { case sure, fairly, guess }

  /// The day around which nothing is left.
  package var day: Day
  package var lastBought: Day
  /// How many days the last purchase lasts. At least 1.
  package var lasts: Int
  /// On how many days it was bought.
  package var purchases: Int
  package var sureness: Sureness
}

/// When something bought on these days is used up; nil with fewer than three days, where the days between them differ too
/// much to say, and where it was not bought again for more than three times as long as it lasts.
///
/// A purchase lasts as long as its amount at the pace of the ones before: the middle one of days by amount, so that one
/// holiday changes little; of fewer than four the mean. Amounts that do not meet, or are not known, count as one purchase
/// each. Only the newest nine count. Source: Croston's demand intervals (1972) for days and amounts apart.
package func runOut(of purchases: [PastPurchase], density: Density = .unknown, on today: Day) -> RunOut? {
  let days = Dictionary(grouping: purchases.filter { $0.day <= today }, by: \.day).sorted { $0.key < $1.key }
    .suffix(9)
  guard days.count >= 3, let last = days.last else { return nil }
  let sizes = sizes(of: days.map(\.value), density: density)
  var paces: [Double] = []
  for (index, pair) in zip(days, days.dropFirst()).enumerated() {
    paces.append(Double(pair.1.key - pair.0.key) / sizes[index])
  }
  let pace = paces.count < 4 ? mean(of: paces) : middle(of: paces)
  let spread = mean(of: paces.map { abs($0 - pace) }) / pace
  guard spread <= 0.6, let size = sizes.last else { return nil }
  let lasts = max(1, Int((pace * size).rounded()))
  guard today - last.key <= 3 * lasts else { return nil }
  let sureness: RunOut.Sureness = spread <= 0.2 ? .sure : spread <= 0.4 ? .fairly : .guess
  return RunOut(
    day: last.key + lasts, lastBought: last.key, lasts: lasts, purchases: days.count, sureness: sureness)
}

/// What was bought on each day, in one unit; one each where the amounts do not meet.
private func sizes(of days: [[PastPurchase]], density: Density) -> [Double] {
  guard let unit = days.first?.first?.amount?.unit else { return days.map { _ in 1 } }
  var sums: [Double] = []
  for day in days {
    var sum = Rational.zero
    for purchase in day {
      guard let amount = purchase.amount, let same = try? convertUnit(amount, to: unit, density: density)
      else {
        return days.map { _ in 1 }
      }
      sum += same.value
    }
    guard sum > .zero else { return days.map { _ in 1 } }
    sums.append(sum.approximate)
  }
  return sums
}

private func mean(of numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(max(1, numbers.count)) }

private func middle(of numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  let half = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
}
