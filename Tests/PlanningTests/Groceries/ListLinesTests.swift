import Kitchen
import Testing
import Values

@testable import Planning

/// Laws of lists over made-up weeks with things of one's own: nothing is lost, order does not matter, what was ticked
/// stays ticked until more is needed.
@Suite struct ListLinesTests {
  private struct Case {
    let world: World
    let plan: [GroceryItem]
    let entries: [ListEntry]
    var rng: SplitMix64
  }

  private static let list = ID<ShoppingList>(String(repeating: "a", count: 32))!

  private func drawn(_ seed: UInt64) -> Case {
    var rng = SplitMix64(seed: seed &* 97)
    let world = World(seed: seed, recipes: 10)
    let meals = (0..<rng.within(0...5)).compactMap { offset -> PlannedMeal? in
      rng.pick(from: world.cards).map { card in
        meal(monday + offset, card.id.rawValue, card.protein, cuisine: card.cuisine)
      }
    }
    let plan = generateGroceryList(
      MealPlan(id: planID(), status: .active, meals: meals), from: world.larder(pantry: []))
    let units: [Unit] = [.each, .gram, .pound, .cup, .tablespoon, .can]
    let entries = (0..<rng.within(0...12)).map { place -> ListEntry in
      let food = rng.below(3) == 0 ? nil : rng.pick(from: world.table.ingredients)
      let amount =
        rng.below(3) == 0
        ? nil : Amount(Rational(rng.within(1...40), rng.within(1...4)), rng.pick(from: units) ?? .each)
      return ListEntry(
        id: ID(String(format(place)))!, list: Self.list, ingredient: food?.id,
        name: food?.name ?? ["dog food", "candles", "blue sponges"][place % 3], section: .unknown,
        amount: amount, place: place)
    }
    return Case(world: world, plan: plan.items, entries: entries, rng: rng)
  }

  private func format(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// One sum for amounts that meet.
  private func sums(_ amounts: [Amount], _ density: Density) -> [Meeting: Rational] {
    amounts.reduce(into: [:]) { sums, amount in
      let measured = Measured(amount, density: density)
      sums[measured.meeting, default: .zero] += measured.base
    }
  }

  @Test("half of a line in the cart leaves exactly the rest to buy", arguments: UInt64(1)...1_000)
  func parts(seed: UInt64) {
    let drawn = drawn(seed)
    let lines = listLines(plan: drawn.plan, entries: drawn.entries, marks: [], table: drawn.world.table)
    for line in lines where line.need.count == 1 {
      let density = line.ingredient.flatMap { drawn.world.table[$0]?.density } ?? .unknown
      let half = Amount(line.need[0].value * Rational(1, 2), line.need[0].unit)
      let mark = ListMark(
        list: Self.list, line: line.key, state: .bought, day: monday,
        had: line.had(drawn.world.table, got: half), place: 1)
      let after = listLines(
        plan: drawn.plan, entries: drawn.entries, marks: [mark], table: drawn.world.table
      ).first { $0.key == line.key }
      #expect(after?.mark == nil, "\(line.name)")
      #expect(sums((after?.need ?? []) + (after?.inCart ?? []), density) == sums(line.need, density))
    }
  }

  @Test(
    "what stands on the list is exactly what the plan needs and what was put there",
    arguments: UInt64(1)...1_000)
  func nothingIsLost(seed: UInt64) {
    let drawn = drawn(seed)
    let lines = listLines(plan: drawn.plan, entries: drawn.entries, marks: [], table: drawn.world.table)
    #expect(Set(lines.map(\.key)).count == lines.count)
    #expect(lines.flatMap(\.entries).map(\.id).sorted() == drawn.entries.map(\.id).sorted())
    for line in lines {
      let density = line.ingredient.flatMap { drawn.world.table[$0]?.density } ?? .unknown
      let planned = drawn.plan.filter { LineKey($0.ingredient, name: $0.name) == line.key }.flatMap(\.need)
      #expect(
        sums(line.need, density) == sums(planned + line.entries.compactMap(\.amount), density), "\(line.name)"
      )
      #expect(sums(line.need, density).count == line.need.count, "units that meet are one sum")
    }
  }

  @Test(
    "the order in which things were put there changes nothing but their own order",
    arguments: UInt64(1)...1_000
  )
  func orderDoesNotMatter(seed: UInt64) {
    let drawn = drawn(seed)
    let table = drawn.world.table
    let lines = listLines(plan: drawn.plan, entries: drawn.entries, marks: [], table: table)
    let turned = listLines(
      plan: drawn.plan.reversed(), entries: drawn.entries.reversed(), marks: [], table: table)
    #expect(lines == turned)
  }

  @Test("packages are never below the need", arguments: UInt64(1)...1_000)
  func packagesHoldTheNeed(seed: UInt64) {
    let drawn = drawn(seed)
    for line in listLines(plan: drawn.plan, entries: drawn.entries, marks: [], table: drawn.world.table) {
      guard let buy = line.buy, let food = line.ingredient.flatMap({ drawn.world.table[$0] }) else {
        continue
      }
      let bought = sums([buy.package.amount * Rational(buy.packages)], food.density)
      let need = sums(line.need, food.density)
      guard need.count == 1, let (meeting, base) = need.first, let got = bought[meeting] else { continue }
      #expect(got >= base, "\(line.name)")
    }
  }

  @Test(
    "what was ticked stays so; what is needed more since is what is left to buy", arguments: UInt64(1)...1_000
  )
  func ticksStay(seed: UInt64) {
    var drawn = drawn(seed)
    let table = drawn.world.table
    let lines = listLines(plan: drawn.plan, entries: drawn.entries, marks: [], table: table)
    guard let line = drawn.rng.pick(from: lines), !line.need.isEmpty else { return }
    let mark = ListMark(
      list: Self.list, line: line.key, state: .bought, day: monday, had: line.had(table), place: 1)
    let ticked = listLines(plan: drawn.plan, entries: drawn.entries, marks: [mark], table: table)
    #expect(ticked.first { $0.key == line.key }?.mark == .bought)
    #expect(ticked.filter { $0.key != line.key } == lines.filter { $0.key != line.key })
    let more = ListEntry(
      id: ID(String(repeating: "f", count: 32))!, list: Self.list, ingredient: line.ingredient,
      name: line.name,
      section: line.section, amount: Amount(Rational(1_000_000), .gram), place: 99)
    let after = listLines(plan: drawn.plan, entries: drawn.entries + [more], marks: [mark], table: table)
      .first { $0.key == line.key }
    #expect(after?.mark == nil && after?.inCart == mark.had)
    let density = line.ingredient.flatMap { table[$0]?.density } ?? .unknown
    let whole = sums(line.need + [more.amount!], density)
    let had = sums(mark.had, density)
    for (meeting, left) in sums(after?.need ?? [], density) {
      #expect(left == (whole[meeting] ?? .zero) - (had[meeting] ?? .zero))
    }
  }

  @Test("what was taken off is not on the list, whatever the plan says")
  func takenOff() {
    let drawn = drawn(3)
    let lines = listLines(plan: drawn.plan, entries: drawn.entries, marks: [], table: drawn.world.table)
    let marks = lines.enumerated().map { place, line in
      ListMark(list: Self.list, line: line.key, state: .off, day: monday, place: place)
    }
    #expect(
      listLines(plan: drawn.plan, entries: drawn.entries, marks: marks, table: drawn.world.table).isEmpty)
  }
}
