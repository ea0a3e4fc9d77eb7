import Kitchen
import Testing
import Values

@Suite struct WasteRuleTests {
  private let today = Day(iso: "2026-06-10") ?? Day(number: 0)
  private static let footprints = Footprints([
    Footprint(
      name: "Onions", carbon: Rational(1, 2), land: Rational(2), water: Rational(14),
      foods: [IngredientID("onion")])
  ])
  private let table = FoodTable(
    ingredients: Fixture.foods, packages: [], profiles: [:], footprints: WasteRuleTests.footprints)

  private func day(_ text: String) -> Day { Day(iso: text) ?? today }

  private func thrown(
    _ name: String, _ day: String, _ amount: Amount? = nil, cents: Int? = nil, reason: String? = nil,
    place: PantryPlace? = nil
  ) -> FoodLoss {
    var source = IdentitySource(replica: 1, turn: 1)
    let entry = ThrownAway(
      id: source.next(), day: self.day(day), name: name,
      ingredient: table[IngredientID(name)] == nil ? nil : IngredientID(name), amount: amount,
      reason: reason, cost: cents.map { Money(cents: $0) }, place: place)
    return FoodLoss(entry, table: table)
  }

  private func eaten(_ name: String, _ day: String, until: String?, cents: Int? = nil) -> EatenFood {
    var source = IdentitySource(replica: 1, turn: 1)
    return EatenFood(
      id: source.next(), day: self.day(day), name: name, ingredient: IngredientID(name),
      cost: cents.map { Money(cents: $0) }, bestBefore: until.map { self.day($0) })
  }

  private func onions(_ count: Int) -> Amount { Amount(Rational(count), .each) }

  @Test func `pieces are weighed, and the weight has its footprint`() {
    let loss = thrown("onion", "2026-06-01", onions(5), cents: 450)
    #expect(loss.value(.weight) == Rational(500))
    #expect(loss.value(.carbon) == Rational(250))
    #expect(loss.value(.water) == Rational(7000))
    #expect(loss.value(.land) == Rational(10_000))
    #expect(loss.value(.money) == Rational(450))
  }

  @Test func `what has no figure is named and never counted as nothing`() {
    let losses = [thrown("onion", "2026-06-01", onions(2)), thrown("milk", "2026-06-01", Amount(.one, .cup))]
    let sum = LossSum(.carbon, losses)
    #expect(sum.total == Rational(100) && sum.counted == 1 && sum.without == ["milk"])
    #expect(LossSum(.weight, [thrown("onion", "2026-06-01")]).without == ["onion"])
  }

  @Test func `cooked food and unknown food have categories of their own`() {
    #expect(thrown("cooked masala", "2026-06-01").category == "Leftovers")
    #expect(thrown("grandma's jam", "2026-06-01").category == "Other")
  }

  @Test func `groups stand by size and have levels`() {
    let losses = (1...5).map { _ in thrown("onion", "2026-06-01") } + [thrown("milk", "2026-06-01")]
    let found = groups(of: losses, by: .food, in: .things)
    #expect(found.map(\.name) == ["onion", "milk"])
    #expect(found.map(\.level) == [.high, .moderate])
    #expect(LossLevel.of(Rational(14), whole: Rational(100)) == .low)
    #expect(LossLevel.of(.one, whole: .zero) == nil)
  }

  @Test func `months before the first note are unknown, and the newer half tells the trend`() {
    let losses = [
      thrown("onion", "2026-03-30"), thrown("onion", "2026-03-31"), thrown("milk", "2026-04-02"),
      thrown("milk", "2026-05-05"), thrown("milk", "2026-06-02"),
    ]
    let months = LossMonths(losses, measure: .things, count: 6, noted: losses.map(\.day), today: today)
    #expect(months.months.map(\.name) == ["2026-03", "2026-04", "2026-05", "2026-06"])
    #expect(months.months.map(\.losses.count) == [2, 1, 1, 1])
    #expect(months.trend == .less)
    #expect(months.best?.name == "2026-05")
    #expect(months.soFar.total == .one && months.before?.total == .one)
  }

  @Test func `a first month has no trend and no best`() {
    let months = LossMonths(
      [thrown("onion", "2026-06-02")], measure: .things, count: 12, noted: [day("2026-06-02")], today: today)
    #expect(months.months.count == 1 && months.trend == nil && months.best == nil && months.before == nil)
    let none = LossMonths([], measure: .money, count: 0, noted: [], today: today)
    #expect(none.months.count == 1 && none.trend == nil)
  }

  @Test func `what is known in part is never the best, and of a silent month nothing is known`() {
    let losses = [
      thrown("onion", "2026-02-02", cents: 300), thrown("onion", "2026-03-02", cents: 200),
      thrown("milk", "2026-05-02"),
    ]
    let months = LossMonths(
      losses, measure: .money, count: 6, noted: [day("2026-01-02")] + losses.map(\.day), today: today)
    #expect(months.best?.name == "2026-03")
    #expect(months.months.filter(months.isSilent).map(\.name) == ["2026-04"])
    #expect(months.whole.map(\.name) == ["2026-01", "2026-02", "2026-03", "2026-05"])
  }

  @Test func `saved is what was eaten in its last three days`() {
    #expect(eaten("milk", "2026-06-01", until: "2026-06-01").isSaved)
    #expect(eaten("milk", "2026-06-01", until: "2026-06-04").isSaved)
    #expect(!eaten("milk", "2026-06-01", until: "2026-06-05").isSaved)
    #expect(!eaten("milk", "2026-06-02", until: "2026-06-01").isSaved)
    #expect(!eaten("milk", "2026-06-02", until: nil).isSaved)
  }

  @Test func `the share eaten is by cost, and nearly all is not all`() {
    var source = IdentitySource(replica: 1, turn: 2)
    let entry = ThrownAway(
      id: source.next(), day: today, name: "onion", cost: Money(cents: 1))
    let ledger = FoodLedger(
      thrown: [entry], eaten: [eaten("milk", "2026-06-02", until: nil, cents: 9_999)], table: table)
    #expect(ledger.eatenPercent == 99)
    #expect(ledger.noted.min() == day("2026-06-02"))
    #expect(FoodLedger(thrown: [], eaten: [], table: table).eatenPercent == nil)
    #expect(FoodLedger(thrown: [entry], eaten: [], table: table).eatenPercent == nil)
  }

  @Test func `pieces eaten are what lots lost`() {
    var source = IdentitySource(replica: 1, turn: 1)
    let lot = PantryItem(
      id: source.next(), name: "milk", ingredient: IngredientID("milk"), amount: Amount(Rational(4), .cup))
    let words = PantryItem(
      id: source.next(), name: "onions", ingredient: IngredientID("onion"), held: .words("a few"))
    let cooked = PantryItem(id: source.next(), name: "cooked rice", ingredient: nil, held: .untold)
    let pieces = eatenPieces(of: [lot, words, cooked], leaving: [lot.holding(Amount(.one, .cup))])
    #expect(pieces.map(\.amount) == [Amount(Rational(3), .cup), nil])
  }

  @Test func `goals are kept as text and read back`() {
    for goal in [
      WasteGoal(.month, .money, most: Rational(1000)), WasteGoal(.year, .things, most: nil),
      WasteGoal(.month, .weight, most: Rational(2268)),
    ] {
      #expect(WasteGoal(goal.period, stored: goal.stored) == goal)
    }
    #expect(WasteGoal(.month, stored: "money 0") == nil && WasteGoal(.month, stored: "much") == nil)
  }

  @Test func `a goal of so much is over past it, less than before at it`() {
    let losses = [thrown("onion", "2026-05-02"), thrown("milk", "2026-06-02")]
    let two = GoalProgress(WasteGoal(.month, .things, most: .one), losses, today: today)
    #expect(!two.isOver && two.soFar.total == .one)
    let less = WasteGoal(.month, .things, most: nil)
    #expect(GoalProgress(less, losses, today: today).isOver)
    let unknown = GoalProgress(less, [losses[1]], today: today)
    #expect(unknown.most == nil && !unknown.isOver)
  }

  @Test func `tips come from figures alone`() {
    #expect(wasteTips(thrown: [], eaten: [], table: table).isEmpty)
    #expect(wasteTips(thrown: [thrown("onion", "2026-06-01")], eaten: [], table: table).isEmpty)
    let losses = [
      thrown("onion", "2026-06-01", onions(1), reason: "moldy", place: .counter),
      thrown("onion", "2026-06-02", onions(2), reason: "moldy", place: .counter),
      thrown("cooked masala", "2026-06-02", reason: "too much"),
    ]
    let tips = wasteTips(thrown: losses, eaten: [], table: table)
    #expect(tips.contains(.again("onion", times: 2, thrown: Rational(300), eaten: .zero)))
    #expect(tips.contains(.reason("moldy", things: 2, of: 3)))
    #expect(tips.contains(.place(.counter, things: 2, of: 2)))
  }
}
