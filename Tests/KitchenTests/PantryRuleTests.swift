import Kitchen
import Testing
import Values

@Suite struct PantryRuleTests {
  private let milk = Ingredient(
    id: IngredientID("milk"), name: "milk", gramsPerMilliliter: .one)
  private let source = IdentitySource(replica: 1, turn: 1)

  private func id(_ count: Int) -> ID<PantryItem> {
    var source = source
    for _ in 1..<count { _ = source.next() as ID<PantryItem> }
    return source.next()
  }

  private func lot(_ count: Int, _ cups: Int, before: Day? = nil) -> PantryItem {
    PantryItem(
      id: id(count), name: "milk", ingredient: milk.id, amount: Amount(Rational(cups), .cup),
      bestBefore: before)
  }

  @Test func `more of a food joins its lot in the lot's own unit`() {
    let change = adding(Amount(Rational(32), .tablespoon), of: milk, to: [lot(1, 3)], id: id(2))
    #expect(change == lot(1, 5))
  }

  @Test func `a lot with a date, and a unit that never meets, stay apart`() {
    let dated = lot(1, 3, before: Day(iso: "2026-03-09"))
    #expect(adding(Amount(.one, .cup), of: milk, to: [dated], id: id(2)) == lot(2, 1))
    let carton = PantryItem(id: id(2), name: "milk", ingredient: milk.id, amount: Amount(.one, .carton))
    #expect(adding(Amount(.one, .carton), of: milk, to: [lot(1, 3)], id: id(2)) == carton)
  }

  @Test func `what is taken goes by date and never below zero`() throws {
    let soon = lot(1, 1, before: Day(iso: "2026-03-03"))
    let late = lot(2, 4, before: Day(iso: "2026-03-20"))
    #expect(
      taking(Amount(Rational(2), .cup), of: milk, from: [late, soon])
        == [.usedUp(soon), .left(lot(2, 3, before: late.bestBefore))])
    #expect(
      taking(Amount(Rational(9), .cup), of: milk, from: [late, soon])
        == [.usedUp(soon), .usedUp(late)])
    #expect(
      taking(nil, of: milk, from: [late, soon]) == [.usedUp(soon), .usedUp(late)])
    #expect(taking(nil, of: milk, from: []) == [])
  }

  @Test(
    "a lot taken to its last drop is gone, not kept with nothing in it",
    arguments: [
      Amount(Rational(4), .cup), Amount(Rational(64), .tablespoon), Amount(Rational(192), .teaspoon),
      Amount(Rational(4) + Rational(1, 1000), .cup),
    ])
  func takenToTheLast(_ amount: Amount) {
    #expect(taking(amount, of: milk, from: [lot(1, 4)]) == [.usedUp(lot(1, 4))])
  }

  @Test func `the lots behind one just used up are not touched`() {
    let soon = lot(1, 1, before: Day(iso: "2026-03-03"))
    let late = lot(2, 4, before: Day(iso: "2026-03-20"))
    #expect(taking(Amount(.one, .cup), of: milk, from: [late, soon]) == [.usedUp(soon)])
    #expect(
      taking(Amount(Rational(5), .cup), of: milk, from: [late, soon])
        == [.usedUp(soon), .usedUp(late)])
  }
}
