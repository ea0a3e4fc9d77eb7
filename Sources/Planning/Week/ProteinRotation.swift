/// The protein whose turn it is on a day, of those there are dishes for; nil for none.
///
/// Never yesterday's, unless it is the only one. What was cooked four times in the 14 days before is left
/// out; when nothing else is left, the least used stays. Friday takes fish or a meatless one where there is
/// one. Then the least used comes first, and equals in the order of the sources: chicken, beef, vegetarian,
/// seafood, pork, the rest. Leftovers are "yesterday" but no new use. Source: 004 §3.4; requirements MP-13.
package func selectProteinForDay(
  history: [PlannedMeal], day: Day, among proteins: Set<ProteinSource>
) -> ProteinSource? {
  let uses = proteinUses(history, before: day)
  let yesterday = Set(history.filter { $0.day == day - 1 }.map(\.protein))
  let rested = proteins.subtracting(yesterday)
  let open = rested.isEmpty ? proteins : rested
  let fresh = open.filter { uses[$0, default: 0] < ProteinRotation.most }
  var choice = fresh.isEmpty ? open : fresh
  if day.weekday == .friday {
    let fitting = choice.filter { $0.isFish || $0.isMeatless }
    if !fitting.isEmpty { choice = fitting }
  }
  return choice.min { (uses[$0, default: 0], $0.rotationOrder) < (uses[$1, default: 0], $1.rotationOrder) }
}

/// How often each protein was cooked in the 14 days before the day.
func proteinUses(_ history: [PlannedMeal], before day: Day) -> [ProteinSource: Int] {
  var uses: [ProteinSource: Int] = [:]
  for meal in history where meal.kind == .cook && ProteinRotation.window(before: day).contains(meal.day) {
    uses[meal.protein, default: 0] += 1
  }
  return uses
}

/// The figures of the rotation. Source: requirements MP-13.
enum ProteinRotation {
  /// How far back uses count.
  static let days = 14
  /// Up to which number a protein is liked as well as any.
  static let preferred = 3
  /// From which number on it is left out.
  static let most = 4

  static func window(before day: Day) -> Range<Day> { (day - days)..<day }
}

extension ProteinSource {
  /// Fish or shellfish.
  package var isFish: Bool { self == .fish || self == .shellfish }

  /// No meat, fish or shellfish.
  package var isMeatless: Bool { !isFlesh }

  /// Meat, fish and shellfish.
  // Asked of every dish for every evening, so no list is made for it.
  package var isFlesh: Bool {
    switch self {
    case .chicken, .turkey, .beef, .lamb, .pork, .fish, .shellfish: true
    case .egg, .dairy, .legumes, .soy, .nuts, .grain, .none: false
    }
  }

  /// The place among equals; unique. Source: requirements, Decisions "Protein".
  fileprivate var rotationOrder: Int { Self.rotation.firstIndex(of: self) ?? 0 }

  private static let rotation: [ProteinSource] = [
    .chicken, .beef, .legumes, .soy, .egg, .dairy, .nuts, .grain, .fish, .shellfish, .pork, .turkey, .lamb,
    .none,
  ]

  /// A small number for tables.
  var index: Int { rotationOrder }

  // The same by that number, as bits: a search asks it of every dish it weighs.
  private static let fish = bits(where: \.isFish)
  private static let flesh = bits(where: \.isFlesh)
  static func isFish(index: Int) -> Bool { index >= 0 && fish & (1 << UInt32(index)) != 0 }
  static func isFlesh(index: Int) -> Bool { index >= 0 && flesh & (1 << UInt32(index)) != 0 }

  private static func bits(where holds: (ProteinSource) -> Bool) -> UInt32 {
    allCases.filter(holds).reduce(0) { $0 | 1 << UInt32($1.index) }
  }
}
