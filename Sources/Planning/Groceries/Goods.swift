/// What names a food in a sum: its row, or for foods without one the name in lower case.
struct FoodKey: Hashable, Comparable {
  let id: IngredientID?
  let name: String

  init(_ id: IngredientID?, name: String) {
    self.id = id
    self.name = id == nil ? name.lowercased().trimmingSpaces() : ""
  }

  static func < (a: Self, b: Self) -> Bool { (a.id?.rawValue ?? "", a.name) < (b.id?.rawValue ?? "", b.name) }
}

/// One way a food is sold, its amount measured once.
struct Offer {
  let package: Package
  let holds: Measured

  /// How many packages the need comes to, exactly: one to one when it counts the very container
  /// ("2 cans"), else by amount. Nil when the units don't meet.
  func packages(for need: Measured) -> Rational? {
    if case .shape(let unit) = need.meeting, unit.symbol == package.container { return need.base }
    guard need.meeting == holds.meeting, !holds.base.isZero else { return nil }
    return need.base / holds.base
  }
}

/// What buying a food takes: where it stands, how it is sold, what stands in for a missing price.
struct Goods {
  let name: String
  let section: StoreSection
  let isBasic: Bool
  let density: Density
  var offers: [Offer]

  init(_ key: FoodKey, name: String, table: FoodTable) {
    let row = key.id.flatMap { table[$0] }
    self.name = row?.name ?? name
    section = categorizeIngredient(row)
    isBasic = row?.isBasic ?? false
    let density = row?.density ?? .unknown
    self.density = density
    offers = (key.id.map { table.packages(of: $0) } ?? []).map {
      Offer(package: $0, holds: Measured($0.amount, density: density))
    }
  }

  /// The offer whose package costs least; ties go by the table's order.
  var cheapest: Offer? {
    offers.enumerated().min { ($0.element.package.price, $0.offset) < ($1.element.package.price, $1.offset) }?
      .element
  }
}

/// The price that stands in for a missing one: the median, over the priced foods of a section, of
/// each food's cheapest package. Basics count too; the lower of two middles is taken. A section
/// without prices, and the unknown section, take the median of all. Source: design §6, Money.
struct MedianPrices {
  private let bySection: [StoreSection: Money]
  private let overall: Money

  init(_ table: FoodTable) {
    var prices: [StoreSection: [Money]] = [:]
    var all: [Money] = []
    for ingredient in table.ingredients {
      guard let price = table.packages(of: ingredient.id).map(\.price).min() else { continue }
      prices[ingredient.section, default: []].append(price)
      all.append(price)
    }
    bySection = prices.mapValues(Self.median)
    overall = Self.median(all)
  }

  /// Zero only when nothing at all is priced.
  subscript(section: StoreSection) -> Money { section == .unknown ? overall : bySection[section] ?? overall }

  private static func median(_ prices: [Money]) -> Money {
    prices.isEmpty ? .zero : prices.sorted()[(prices.count - 1) / 2]
  }
}
