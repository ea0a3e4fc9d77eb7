/// The pantry while a week is cooked from it: what Monday takes is gone on Tuesday.
///
/// Opened lots go first, then the earliest best-before; a lot past its date on the cooking day gives
/// nothing. Nothing ever goes below zero. Source: design §6, Allocation.
struct PantryShelf {
  private var lots: [FoodKey: [Lot]] = [:]
  /// Lots whose amount nobody can count with, in the order they are used: they are there, and never enough.
  private var inWords: [FoodKey: [(held: HeldAmount, bestBefore: Day?)]] = [:]

  private struct Lot {
    let bestBefore: Day?
    /// The unit it was put away in.
    let unit: Unit
    let meeting: Meeting
    var left: Rational

    func isGood(on day: Day) -> Bool { bestBefore.map { $0 >= day } ?? true }
  }

  init(_ pantry: [PantryItem], table: FoodTable) {
    for item in pantry.sorted(by: Self.isUsedBefore) where item.held.isSome {
      let known = item.ingredient ?? table.ingredient(named: item.name)?.id
      let key = FoodKey(known, name: item.name)
      guard let amount = item.amount else {
        inWords[key, default: []].append((item.held, item.bestBefore))
        continue
      }
      let density = known.flatMap { table[$0]?.density } ?? .unknown
      let measured = Measured(packageContents(of: amount, as: known, table: table), density: density)
      lots[key, default: []].append(
        Lot(
          bestBefore: item.bestBefore, unit: amount.unit, meeting: measured.meeting, left: measured.base))
    }
  }

  /// Whether some lot of the food is still there and good on the day.
  func holds(_ food: FoodKey, on day: Day) -> Bool {
    lots[food]?.contains { $0.left > .zero && $0.isGood(on: day) } ?? false
      || wordsHeld(of: food, on: day) != nil
  }

  /// Whether a lot of the food was put away at all.
  func knows(_ food: FoodKey) -> Bool { lots[food] != nil || inWords[food] != nil }

  /// The first lot of the food that is good on the day and whose amount is words, or was not told; nil for none.
  func wordsHeld(of food: FoodKey, on day: Day) -> HeldAmount? {
    inWords[food]?.first { $0.bestBefore.map { $0 >= day } ?? true }?.held
  }

  /// Everything of the food that is good on the day: one sum for each meeting, in the order the lots
  /// are used, with the unit the first of them was put away in.
  func stock(of food: FoodKey, on day: Day) -> [(sum: Measured, unit: Unit)] {
    var sums: [(sum: Measured, unit: Unit)] = []
    for lot in lots[food] ?? [] where lot.isGood(on: day) && lot.left > .zero {
      if let index = sums.firstIndex(where: { $0.sum.meeting == lot.meeting }) {
        sums[index].sum.base += lot.left
      } else {
        sums.append((Measured(lot.meeting, lot.left), lot.unit))
      }
    }
    return sums
  }

  /// Takes what there is of the need for that day and says how much it was.
  mutating func take(_ need: Measured, of food: FoodKey, on day: Day) -> Rational {
    guard var shelf = lots[food] else { return .zero }
    var missing = need.base
    for index in shelf.indices where shelf[index].meeting == need.meeting {
      guard missing > .zero else { break }
      guard shelf[index].left > .zero, shelf[index].isGood(on: day) else { continue }
      let part = min(shelf[index].left, missing)
      shelf[index].left = shelf[index].left - part
      missing = missing - part
    }
    lots[food] = shelf
    return need.base - missing
  }

  private static func isUsedBefore(_ a: PantryItem, _ b: PantryItem) -> Bool {
    let last = Day(number: .max)
    let left = (a.opened == nil ? 1 : 0, a.bestBefore ?? last, a.name, a.id)
    return left < (b.opened == nil ? 1 : 0, b.bestBefore ?? last, b.name, b.id)
  }
}

/// What so many packages hold: 2 cans of beans are 30 oz, as the food is sold. Any other amount, and
/// packages it is not sold in, stay as they are.
package func packageContents(of amount: Amount, as food: IngredientID?, table: FoodTable) -> Amount {
  guard amount.unit.dimension == .shape, let food,
    let sold = table.packages(of: food).first(where: { $0.container == amount.unit.symbol })
  else { return amount }
  return sold.amount * amount.value
}
