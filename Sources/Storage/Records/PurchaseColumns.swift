import GRDB
import Kitchen
import Values

extension Purchase {
  /// Its ten columns, from `buy_packages` to `buy_quality`.
  var columns: [Column] {
    [packages, package.ingredient.rawValue] + package.amount.columns + [
      package.container, package.price.cents, package.source, package.period,
      package.quality.rawValue,
    ]
  }
}

extension Fields {
  /// Ten columns, all NULL for none.
  mutating func purchase() throws -> Purchase? {
    guard let packages = try optionalInt() else { return nil }
    return Purchase(
      packages: packages,
      package: Package(
        ingredient: IngredientID(try text()), amount: try amount(), container: try text(),
        price: try money(), source: try text(), period: try text(), quality: try word()))
  }
}
