import Kitchen
import Testing
import Values

@testable import Planning

/// What one evening needs of a line: the pantry and the cart serve the dishes in the order of their days.
@Suite struct PartOfLineTests {
  private func source(_ day: Int, _ count: Int) -> GrocerySource {
    GrocerySource(day: monday + day, recipe: RecipeID("dish-\(day)"), amount: Amount(Rational(count), .each))
  }

  private func eggs(home: Int, cart: Int = 0, mark: ListMark.State? = nil) -> ListLine {
    let sources = [source(0, 2), source(1, 3), source(2, 4)]
    var line = ListLine(
      key: LineKey(nil, name: "eggs"), ingredient: nil, name: "eggs", section: .unknown,
      need: [Amount(Rational(9 - home - cart), .each)],
      fromPantry: home == 0 ? [] : [Amount(Rational(home), .each)], dishes: sources, mark: mark)
    line.inCart = cart == 0 ? [] : [Amount(Rational(cart), .each)]
    return line
  }

  private func needs(_ line: ListLine, home: [Amount] = []) -> [[Amount]] {
    (0...2).map { part(of: line, for: [monday + $0], table: .empty, home: home)?.need ?? [] }
  }

  private func count(_ number: Int) -> [Amount] { [Amount(Rational(number), .each)] }

  @Test("the parts of all evenings come to the line")
  func parts() {
    #expect(needs(eggs(home: 0)) == [count(2), count(3), count(4)])
    #expect(needs(eggs(home: 4)) == [[], count(1), count(4)])
    #expect(needs(eggs(home: 1, cart: 2)) == [[], count(2), count(4)])
    #expect(part(of: eggs(home: 4), for: [monday, monday + 2], table: .empty)?.need == count(4))
  }

  @Test("what came home since is counted off, but of nothing that is ticked")
  func broughtHome() {
    #expect(needs(eggs(home: 0), home: count(5)) == [[], [], count(4)])
    #expect(needs(eggs(home: 0, mark: .bought), home: count(5)) == [count(2), count(3), count(4)])
  }

  @Test("a part that the cart holds is ticked, one that the pantry holds has no price")
  func served() throws {
    let inCart = try #require(part(of: eggs(home: 0, cart: 2), for: [monday], table: .empty))
    #expect(inCart.mark == .bought)
    let atHome = try #require(part(of: eggs(home: 2), for: [monday], table: .empty))
    #expect(atHome.mark == nil && atHome.cost == nil && atHome.fromPantry == count(2))
  }

  @Test("an evening that needs none of it has no part, all evenings have the line")
  func bounds() {
    #expect(part(of: eggs(home: 0), for: [monday + 3], table: .empty) == nil)
    #expect(part(of: eggs(home: 4), for: [monday, monday + 1, monday + 2], table: .empty) == eggs(home: 4))
  }
}
