import Catalogue
import Kitchen
import Testing
import Values

/// What happens to food at home, drawn at random over the real table of foods: whatever comes after what, the laws of dates and
/// amounts hold. Source: 003 "Item Status Management"; requirements BB-03, BB-17, BB-18.
@Suite("Random walks of what happens to food at home")
struct PantryWalkTests {
  private static let table = Builtin.catalogue.table
  private static let start = Day(number: 20_514)

  /// One lot on its way, and what is true of it.
  private struct Walk {
    var numbers: SplitMix64
    var food: Ingredient
    var rules: KeepingRules
    var lot: PantryItem
    var day = PantryWalkTests.start
    var events = 0

    init(seed: UInt64, foods: [Ingredient]) {
      numbers = SplitMix64(seed: seed)
      food = foods[numbers.below(foods.count)]
      rules = PantryWalkTests.table.shelfLife.rules(for: food)
      var source = IdentitySource(replica: 1, turn: 1)
      lot = PantryItem(
        id: source.next(), name: food.name, ingredient: food.id,
        held: .measured(Amount(Rational(numbers.within(1...40), numbers.within(1...4)), .pound))
      ).stored(in: rules.place, bought: day, by: rules)
    }

    mutating func step() {
      events += 1
      let before = lot
      let wasExpired = lot.isExpired(on: day)
      switch numbers.below(7) {
      case 0: open(before)
      case 1:
        lot = lot.unopened
        #expect(lot.opened == nil)
      case 2, 3: move(before, wasExpired)
      case 4: date(before)
      case 5: take()
      default: day = day + numbers.below(20)
      }
      #expect((lot.bestBefore == nil) == (lot.dating == nil), "\(food.name): \(before) became \(lot)")
      if let amount = lot.amount { #expect(amount.value > .zero) }
    }

    private mutating func open(_ before: PantryItem) {
      let wasExpired = lot.isExpired(on: day)
      lot = lot.opened(on: day, by: rules)
      // Told twice, the later day counts, from the date it had unopened.
      if before.opened == nil, let old = before.bestBefore {
        #expect(lot.bestBefore.map { $0 <= old } == true, "\(food.name): opening \(before) gave \(lot)")
      }
      if wasExpired, before.opened == nil { #expect(lot.isExpired(on: day)) }
      if before.opened == nil { #expect(lot.unopened == before) }
    }

    private mutating func move(_ before: PantryItem, _ wasExpired: Bool) {
      let place = PantryPlace.allCases[numbers.below(PantryPlace.allCases.count)]
      lot = lot.moved(to: place, on: day, by: rules)
      #expect(lot.place == place)
      if wasExpired { #expect(lot.bestBefore == before.bestBefore, "\(food.name) came back to life") }
      // Out of the cold nothing keeps longer.
      if place.isShelf, before.place != .freezer, let old = before.bestBefore, !wasExpired {
        #expect(lot.bestBefore.map { $0 <= old } == true)
      }
    }

    private mutating func date(_ before: PantryItem) {
      let printed = day + numbers.within(-5...60)
      lot = lot.dated(printed, by: rules)
      #expect(lot.bestBefore.map { $0 <= printed } == true)
      if before.opened == nil { #expect(lot.bestBefore == printed && lot.dating == .printed) }
    }

    private mutating func take() {
      guard let have = lot.amount else { return }
      let wanted = Amount(have.value * Rational(numbers.within(0...5), 4), have.unit)
      let taken = taking(wanted, of: food, from: [lot])
      switch taken.first {
      case .left(let rest):
        #expect(rest.amount.map { $0.value + wanted.value } == have.value)
        lot = rest
      case .usedUp(let old):
        #expect(wanted.value >= have.value && old.id == lot.id)
        // What is used up never comes back: the walk goes on with food bought anew.
        lot.held = .measured(have)
        lot = lot.unopened.stored(in: rules.place, bought: day, by: rules)
        lot.thawed = nil
      case nil: #expect(wanted.value == .zero)
      }
    }
  }

  @Test("100,000 events break no law of dates and amounts")
  func walks() {
    let foods = Self.table.ingredients
    var events = 0
    for seed in 0..<500 as Range<UInt64> {
      var walk = Walk(seed: seed, foods: foods)
      for _ in 0..<200 { walk.step() }
      events += walk.events
    }
    #expect(events == 100_000)
  }
}
