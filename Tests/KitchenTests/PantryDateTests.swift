import Kitchen
import Testing
import Values

/// The dates of what is at home. Source: 003 "Item Status Management"; requirements BB-03, BB-04, BB-17, BB-18.
@Suite struct PantryDateTests {
  private static let today = Day(iso: "2026-03-02") ?? Day(number: 0)
  private static let shelfLife = ShelfLife(
    categories: [
      CategoryPeriod(
        category: "Dairy", subcategory: "Milk", place: .refrigerator, kept: nil, after: .opening,
        used: Period(7, 7, .day), source: "003"),
      CategoryPeriod(
        category: "Meat & Seafood", subcategory: "Beef", place: .refrigerator, kept: Period(3, 5, .day),
        after: .opening, used: Period(3, 5, .day), source: "003"),
      CategoryPeriod(
        category: "Meat & Seafood", subcategory: "Beef", place: .freezer, kept: Period(6, 12, .month),
        after: nil,
        used: nil, source: "003"),
      CategoryPeriod(
        category: "Condiments", subcategory: "Sauces", place: .pantry, kept: nil, after: .opening,
        used: Period(6, 12, .month), source: "003"),
    ],
    keepings: [
      FoodKeeping(
        name: "milk", foods: ["milk"], category: "Dairy", subcategory: "Milk", place: .refrigerator,
        kind: .perishable, refrigerator: .packageDate, refrigeratorOpened: .period(Period(1, 1, .week)),
        freezer: .period(Period(3, 3, .month))),
      FoodKeeping(
        name: "ground beef", foods: ["ground-beef"], category: "Meat & Seafood", subcategory: "Beef",
        place: .refrigerator, kind: .perishable, refrigerator: .period(Period(1, 2, .day)),
        freezer: .period(Period(3, 4, .month))),
      FoodKeeping(
        name: "ketchup", foods: ["ketchup"], category: "Condiments", subcategory: "Sauces", place: .pantry,
        kind: .dry, shelf: .period(Period(1, 1, .year)), refrigeratorOpened: .period(Period(6, 6, .month))),
    ])

  private let milk = Ingredient(
    id: IngredientID("milk"), name: "milk", category: "Dairy", subcategory: "Milk")
  private let beef = Ingredient(
    id: IngredientID("ground-beef"), name: "ground beef", category: "Meat & Seafood", subcategory: "Beef")
  private let ketchup = Ingredient(
    id: IngredientID("ketchup"), name: "ketchup", category: "Condiments", subcategory: "Sauces")

  private func rules(_ food: Ingredient) -> KeepingRules { Self.shelfLife.rules(for: food) }

  private func bought(_ food: Ingredient, _ amount: Amount = Amount(Rational(2), .pound)) -> PantryItem {
    var source = IdentitySource(replica: 1, turn: 1)
    return buying(
      .measured(amount), of: food, to: [], id: source.next(), place: nil, on: Self.today,
      shelfLife: Self.shelfLife)
  }

  @Test("the near end of the shortest period dates what is bought")
  func buys() {
    let lot = bought(beef)
    #expect(lot.place == .refrigerator)
    #expect(lot.bestBefore == Self.today + 1)
    #expect(lot.dating == .usual)
    // Only the opened carton has a period: that is the careful one.
    #expect(bought(milk).bestBefore == Self.today + 7)
    #expect(bought(ketchup).bestBefore == Day(iso: "2027-03-02"))
  }

  @Test("more of it with the same date joins its lot; another date is another lot")
  func joins() {
    var source = IdentitySource(replica: 1, turn: 2)
    let first = bought(beef)
    let same = buying(
      .measured(Amount(.one, .pound)), of: beef, to: [first], id: source.next(), place: nil, on: Self.today,
      shelfLife: Self.shelfLife)
    #expect(same.id == first.id)
    #expect(same.amount == Amount(Rational(3), .pound))
    let later = buying(
      .measured(Amount(.one, .pound)), of: beef, to: [first], id: source.next(), place: nil,
      on: Self.today + 1,
      shelfLife: Self.shelfLife)
    #expect(later.id != first.id)
  }

  @Test("opening gives the earlier of both dates and never a later one; taken back, the old date returns")
  func opens() {
    let far = bought(milk).dated(Self.today + 20, by: rules(milk))
    let opened = far.opened(on: Self.today, by: rules(milk))
    #expect(opened.bestBefore == Self.today + 7)
    #expect(opened.unopened == far)
    let near = bought(milk).dated(Self.today + 3, by: rules(milk))
    #expect(near.opened(on: Self.today, by: rules(milk)).bestBefore == Self.today + 3)
    #expect(near.opened(on: Self.today, by: rules(milk)).dating == .printed)
    // Noted twice, the second day counts from the unopened date.
    #expect(opened.unopened.opened(on: Self.today - 2, by: rules(milk)).bestBefore == Self.today + 5)
    for days in -3...40 {
      let lot = bought(milk).dated(Self.today + days, by: rules(milk))
      let after = lot.opened(on: Self.today, by: rules(milk)).bestBefore
      #expect(after.map { $0 <= Self.today + days } == true)
    }
  }

  @Test("a printed date wins over the usual one, and opened milk keeps its own where that is earlier")
  func printed() {
    #expect(bought(milk).dated(Self.today + 30, by: rules(milk)).bestBefore == Self.today + 30)
    let opened = bought(milk).opened(on: Self.today, by: rules(milk)).dated(Self.today + 30, by: rules(milk))
    #expect(opened.bestBefore == Self.today + 7)
    #expect(opened.unopened.bestBefore == Self.today + 30)
    #expect(opened.unopened.dating == .printed)
  }

  @Test("freezing and thawing set the clock anew; what is past stays past")
  func freezes() {
    let frozen = bought(beef).moved(to: .freezer, on: Self.today, by: rules(beef))
    #expect(frozen.bestBefore == Day(iso: "2026-06-02"))
    let thawed = frozen.moved(to: .refrigerator, on: Self.today + 30, by: rules(beef))
    #expect(thawed.bestBefore == Self.today + 31)
    #expect(thawed.thawed == Self.today + 30)
    let late = bought(beef).moved(to: .freezer, on: Self.today + 2, by: rules(beef))
    #expect(late.bestBefore == Self.today + 1)
    #expect(late.isExpired(on: Self.today + 2))
  }

  @Test("what needs the cold is good for that day alone on the counter")
  func warm() {
    #expect(rules(beef).needsCold)
    #expect(!rules(ketchup).needsCold)
    #expect(bought(beef).moved(to: .counter, on: Self.today, by: rules(beef)).bestBefore == Self.today)
    let thawed = bought(beef).moved(to: .freezer, on: Self.today, by: rules(beef))
      .moved(to: .counter, on: Self.today + 9, by: rules(beef))
    #expect(thawed.bestBefore == Self.today + 9)
  }

  @Test("an opened bottle goes into the fridge and counts from its opening")
  func secondPlace() {
    #expect(rules(ketchup).placeOnceOpened == .refrigerator)
    #expect(rules(milk).placeOnceOpened == nil)
    let opened = bought(ketchup).opened(on: Self.today, by: rules(ketchup))
    #expect(opened.bestBefore == Day(iso: "2026-09-02"))
  }

  @Test("one of several is split off, with the dates of all")
  func splits() throws {
    var source = IdentitySource(replica: 1, turn: 3)
    let lot = bought(milk, Amount(Rational(3), .carton))
    #expect(lot.oneOfSeveral == Amount(.one, .carton))
    let split = try #require(splitting(Amount(.one, .carton), off: lot, of: milk, id: source.next()))
    #expect(split.part.amount == Amount(.one, .carton))
    #expect(split.rest.amount == Amount(Rational(2), .carton))
    #expect(split.part.bestBefore == lot.bestBefore)
    #expect(split.part.id != lot.id)
    #expect(splitting(Amount(Rational(3), .carton), off: lot, of: milk, id: source.next()) == nil)
    #expect(bought(beef).oneOfSeveral == nil)
  }

  @Test("using some opens it, but not one can of several, nor what is frozen")
  func usesSome() {
    let half = bought(milk, Amount(.one, .quart)).holding(Amount(Rational(1, 2), .quart))
    #expect(openedByUse(.left(half), on: Self.today, by: rules(milk)) != .left(half))
    #expect(half.percentLeft == 50)
    let cans = bought(ketchup, Amount(Rational(2), .bottle)).holding(Amount(.one, .bottle))
    #expect(openedByUse(.left(cans), on: Self.today, by: rules(ketchup)) == .left(cans))
    #expect(openedByUse(.usedUp(half), on: Self.today, by: rules(milk)) == .usedUp(half))
  }

  @Test("bands go from past to undated", arguments: [-1, 0, 1, 7, 8, 30, 31])
  func bands(_ days: Int) {
    let band = DateBand(bought(milk).dated(Self.today + days, by: rules(milk)), on: Self.today)
    let expected: DateBand =
      switch days {
      case ..<0: .expired
      case 0: .today
      case 1...7: .week
      case 8...30: .month
      default: .later
      }
    #expect(band == expected)
  }

  @Test("months end where the calendar ends")
  func months() {
    #expect(
      Period(1, 1, .month).nearEnd(from: Day(iso: "2026-01-31") ?? Self.today) == Day(iso: "2026-02-28"))
    #expect(Period(1, 2, .year).nearEnd(from: Day(iso: "2024-02-29") ?? Self.today) == Day(iso: "2025-02-28"))
    #expect(Period("2-4 weeks") == Period(2, 4, .week))
    #expect(Period("1 year")?.text == "1 year")
    for text in ["", "weeks", "4-2 weeks", "-1 days", "1-2-3 days", "0 days", "2 fortnights"] {
      #expect(Period(text) == nil, "\(text)")
    }
  }

  @Test(
    "a day gone is never in the future",
    arguments: [
      ("I opened it on friday", 4, -3), ("opened yesterday", -1, -1), ("I opened it on the 28th", 26, -2),
    ])
  func gone(_ line: String, _ said: Int, _ meant: Int) {
    #expect(dayGone(Self.today + said, said: line, today: Self.today) == Self.today + meant)
  }

  @Test("what can only be still to come did not happen")
  func future() {
    #expect(dayGone(Self.today + 1, said: "I opened it tomorrow", today: Self.today) == nil)
    #expect(dayGone(Self.today + 4, said: "open it next friday", today: Self.today) == nil)
  }

  @Test(
    "an age in words",
    arguments: [
      ("is five day old rice ok", 5), ("mince 3d fridge ok", 3), ("open since two weeks", 14),
      ("chicken from yesterday", 1), ("is the ham from sunday ok", 1), ("a month old", 30),
    ] as [(String, Int)])
  func ages(_ line: String, _ days: Int) { #expect(ageInDays(line, today: Self.today) == days) }

  @Test("a place is where the line puts it")
  func places() {
    let line = "in the fridge milk, in the freezer peas"
    let places = placesSaid(line)
    #expect(places.map(\.place) == [.refrigerator, .freezer])
    #expect(place(of: 14..<18, among: places, firstFood: 14) == .refrigerator)
    #expect(place(of: 35..<39, among: places, firstFood: 14) == .freezer)
    let after = "milk in the fridge and peas in the freezer"
    #expect(place(of: 0..<4, among: placesSaid(after), firstFood: 0) == .refrigerator)
    #expect(place(of: 23..<27, among: placesSaid(after), firstFood: 0) == .freezer)
    #expect(placesSaid("a fruit bowl and a spice rack").map(\.place) == [.counter, .spiceRack])
    #expect(placeMeant(.pantry, for: rules(milk)) == nil)
    #expect(placeMeant(.pantry, for: rules(ketchup)) == .pantry)
  }
}
