package import Store
package import Talk

/// What one turn did to one lot of the pantry.
package struct LotStep: Hashable, Sendable {
  /// The turn that did it.
  package var entry: JournalEntry
  /// The later turn that took it back; nil where it stands.
  package var undoneBy: Int?
  package var name: String
  package var ingredient: IngredientID?
  /// How much there was; nil where the lot was new.
  package var before: HeldAmount?
  /// How much there was from then on; nil where the lot was used up.
  package var after: HeldAmount?
}

/// The amounts of the pantry turn by turn, the newest first: what people did, without the turns that took something
/// back, which are marked at what they took back. Turns that left a lot's amount as it was are left out. Source:
/// requirements QM-07; 001 NFR-2.
package func amountHistory(_ steps: [RowStep]) -> [LotStep] {
  steps.compactMap { step in
    guard step.entry.kind != .undo, let cells = step.after ?? step.before else { return nil }
    let (before, after) = (step.before.map(heldAmount), step.after.map(heldAmount))
    guard before != after else { return nil }
    return LotStep(
      entry: step.entry, undoneBy: step.undoneBy, name: cells["name"]?.words ?? "",
      ingredient: cells["ingredient"]?.words.map { IngredientID($0) }, before: before, after: after)
  }
}

/// The SQL table that `amountHistory` reads the steps of.
package let amountHistoryTable = PantryItem.table.name

/// The amount of a lot as its columns have it.
func heldAmount(_ cells: [String: Cell]) -> HeldAmount {
  let numbers = ["numerator", "denominator"].map { cells[$0]?.number ?? 0 }
  let unit = cells["unit"]?.words.flatMap { Unit(rawValue: $0) }
  return HeldAmount(
    stored: unit.map { Amount(Rational(numbers[0], max(1, numbers[1])), $0) }, words: cells["words"]?.words)
}

extension Cell {
  /// Its text; nil for every other kind.
  var words: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var number: Int? { if case .int(let number) = self { number } else { nil } }
}
