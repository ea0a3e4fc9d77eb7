/// What one kilogram of a food took to make. Source: requirements BB-23; Poore and Nemecek 2018.
package struct Footprint: Hashable, Sendable {
  /// The group of foods the figures are of: "Brassicas".
  package var name: String
  /// Per kilogram as sold: kilograms of CO2e, square meters of land, liters of fresh water.
  package var carbon, land, water: Rational
  package var foods: [IngredientID]

  /// A row of the table.
  package init(name: String, carbon: Rational, land: Rational, water: Rational, foods: [IngredientID]) {
    (self.name, self.carbon, self.land, self.water, self.foods) = (name, carbon, land, water, foods)
  }
}

/// The footprints of foods by their row; a food that none of them names has none, and nothing is estimated for it.
package struct Footprints: Hashable, Sendable {
  private let byFood: [IngredientID: Footprint]

  /// Of two rows that name the same food the first counts.
  package init(_ rows: [Footprint]) {
    byFood = Dictionary(
      rows.flatMap { row in row.foods.map { ($0, row) } }, uniquingKeysWith: { first, _ in first })
  }

  package static let none = Footprints([])

  /// Nil where no figure is known.
  package subscript(id: IngredientID) -> Footprint? { byFood[id] }
}
