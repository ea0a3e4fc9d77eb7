extension DishTraits {
  /// What the plate alone is worth as a dinner, in points around zero; what nobody measured counts neither way.
  ///
  /// Source: Dietary Guidelines for Americans 2020–2025; daily values of 21 CFR 101.9(c), of which a dinner is about a
  /// third: 17 g of protein, 9 g of fiber, 770 mg of sodium, 650 kcal; vegetables two and a half cups a day.
  var platePoints: Int {
    var points = min(25, Int(vegetables))
    if hasWholeGrains { points += 8 }
    if let protein = whole(.protein) {
      points += protein < 17 ? (protein - 17) * 3 : min(13, protein - 17) * 2
    }
    if let fiber = whole(.fiber) { points += min(9, fiber) }
    if let sodium = whole(.sodium), sodium > 770 { points -= min(30, (sodium - 770) / 20) }
    if let energy = whole(.energy), energy < 450 { points -= min(30, (450 - energy) / 5) }
    return min(Self.enough, points)
  }

  /// A plate that is good enough earns this; better ones are no more wanted, so that the same few don't win every week.
  private static let enough = 30

  /// The figure in whole units, rounded down.
  private func whole(_ nutrient: Nutrient) -> Int? {
    guard isComplete(nutrient), let tenths = tenths(nutrient) else { return nil }
    return tenths / 10
  }
}
