import Catalogue
import Kitchen
import Planning
import Values

/// How far the planner's week is from the best one there is, in points of its own scoring, for twenty
/// different weeks. A dish is worth some fifty points, the whim of the seed up to 24.
func gapRows() throws -> [Row] {
  let catalogue = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin)
  return [25, nil].map { (size: Int?) -> Row in
    var proved = 0
    var gaps: [Double] = []
    for seed in UInt64(1)...20 {
      let larder = larder(of: catalogue, seed: seed, size: size)
      guard let report = try? searchReport(week(seed), from: larder, work: 3_000_000) else { continue }
      gaps.append(Double(report.best - report.found))
      if report.isProven { proved += 1 }
    }
    let name = size.map { "\($0) recipes" } ?? "the built-in recipes"
    return Row(
      "gap to the best week, \(name) (\(proved) proved)", unit: "points", samples: gaps,
      aims: size == nil ? [] : [.p99(0)])
  }
}

private func week(_ seed: UInt64) -> PlanRequest {
  let monday = Day(number: 20_514)
  return PlanRequest(
    days: (0..<7).map { monday + $0 }, eaters: 4, leftovers: seed % 2 == 0 ? .never : .occasionally,
    weekdayMinutes: 45)
}

private func larder(of catalogue: Catalogue, seed: UInt64, size: Int?) -> Larder {
  var cards = catalogue.cards
  if let size {
    let drawn = cards.sorted {
      (($0.id.rawValue.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }), $0.id)
        < (($1.id.rawValue.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }), $1.id)
    }
    cards = drawn.prefix(size).sorted { $0.id < $1.id }
  }
  return Larder(
    cards: cards, table: catalogue.table, today: Day(number: 20_514), randomizer: Randomizer(seed: seed),
    recipe: { catalogue.recipe($0) })
}
