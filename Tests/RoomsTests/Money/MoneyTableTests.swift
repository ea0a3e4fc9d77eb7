import Kitchen
import Store
import Testing
import Values

@testable import MoneyRoom

@Suite struct MoneyTableTests {
  private static let today = RowFile.today

  private static func trip(_ turn: Int, ago: Int, cents: Int = 0) -> Spending {
    var source = IdentitySource(replica: 1, turn: turn)
    return Spending(id: source.next(), day: today - ago, amount: Money(cents: cents))
  }

  private static let whole: Spending = {
    var whole = trip(1, ago: 1, cents: 11_240)
    var source = IdentitySource(replica: 1, turn: 9)
    (whole.store, whole.plan) = ("Joe's", source.next())
    (whole.estimate, whole.levelPercent) = (Money(cents: 10_000), 112)
    return whole
  }()

  private static let milk = OwnPrice(
    ingredient: IngredientID("milk"), amount: Amount(Rational(1, 3), .gallon), container: "jug",
    price: Money(cents: 389), day: today, store: "Joe's")
  private static let egg = OwnPrice(
    ingredient: IngredientID("egg"), amount: Amount(Rational(12), .each), container: "carton",
    price: Money(cents: 299), day: today)

  @Test("trips come back as they were told, by day; undo takes every turn back")
  func trips() throws {
    let file = try RowFile(money)
    var dumps: [[String]] = []
    for trip in [Self.whole, Self.trip(2, ago: 3), Self.trip(3, ago: 0)] {
      dumps.append(try file.kitchen.dump())
      try file.put(trip)
    }
    dumps.append(try file.kitchen.dump())
    try file.remove(Self.trip(3, ago: 0))
    #expect(try file.look()[Spending.self] == [Self.trip(2, ago: 3), Self.whole])
    #expect(try file.takesBack(dumps))
    #expect(try file.look()[Spending.self].isEmpty)
  }

  @Test("trips older than 400 days are kept but not shown")
  func reach() throws {
    let file = try RowFile(money)
    for ago in [400, 401] { try file.put(Self.trip(ago, ago: ago)) }
    #expect(try file.look()[Spending.self] == [Self.trip(400, ago: 400)])
    #expect(try file.kitchen.dump().count == 2)
  }

  @Test("a food has one own price, the one told last; prices stand by food")
  func prices() throws {
    let file = try RowFile(money)
    var dearer = Self.milk
    (dearer.price, dearer.store) = (Money(cents: 419), nil)
    var dumps: [[String]] = []
    for price in [dearer, Self.egg, Self.milk] {
      dumps.append(try file.kitchen.dump())
      try file.put(price)
    }
    #expect(try file.look()[OwnPrice.self] == [Self.egg, Self.milk])
    dumps.append(try file.kitchen.dump())
    try file.remove(Self.egg)
    #expect(try file.look()[OwnPrice.self] == [Self.milk])
    #expect(try file.takesBack(dumps))
    #expect(try file.look()[OwnPrice.self].isEmpty)
  }

  @Test("what makes no sense is refused by the file itself")
  func refused() throws {
    let file = try RowFile(money)
    var noLevel = Self.whole
    noLevel.levelPercent = 0
    var owed = Self.egg
    owed.price = Money(cents: -1)
    #expect(throws: StoreError.self) { try file.put(Self.trip(4, ago: 0, cents: -1)) }
    #expect(throws: StoreError.self) { try file.put(noLevel) }
    #expect(throws: StoreError.self) { try file.put(owed) }
    #expect(throws: StoreError.self) { try file.remove(Self.trip(9, ago: 0)) }
    #expect(try file.kitchen.dump().isEmpty)
  }
}
