import Kitchen
import Planning
import Testing
import Values

@Suite struct PantryCheckTests {
  private let recipe = Shop.recipe(
    "r", "2 each onion", "2 cup milk", "1 bunch parsley", "1 lb chicken-thigh", "1 tsp salt",
    "pepper-sauce", "1 each moonfruit?")

  private func check(_ pantry: [PantryItem], servings: Int = 4) -> PantryCheck {
    checkPantryForRecipe(recipe, servings: servings, pantry: pantry, table: Shop.table, on: monday)
  }

  @Test("available, missing, insufficient and unmeasured are told apart")
  func kinds() {
    let made = check([
      Shop.lot("1 lb onion", n: 1), Shop.lot("1 cup milk", n: 2), Shop.lot("1 cup parsley", n: 3),
      Shop.lot("1 bottle pepper-sauce", n: 4),
    ])
    #expect(made.available == ["onion", "pepper-sauce"])
    #expect(made.missing == ["chicken-thigh"])
    #expect(
      made.insufficient == [
        .init(name: "milk", have: Amount(.one, .cup), need: Amount(Rational(2), .cup))
      ])
    #expect(
      made.unmeasured == [
        .init(name: "parsley", have: .measured(Amount(.one, .cup)), need: Amount(.one, .bunch))
      ])
    #expect(made.assumed == ["salt"])
    #expect(made.counted == 5 && made.matchPercent == 40)
  }

  @Test("an amount in words is at home and never enough; where words are wanted it serves")
  func inWords() {
    var (milk, sauce) = (Shop.lot("1 gallon milk", n: 1), Shop.lot("1 bottle pepper-sauce", n: 2))
    (milk.held, sauce.held) = (.words("plenty"), .untold)
    let made = check([milk, sauce])
    #expect(made.available == ["pepper-sauce"])
    #expect(
      made.unmeasured == [.init(name: "milk", have: .words("plenty"), need: Amount(Rational(2), .cup))])
    let both = check([milk, Shop.lot("1 cup milk", n: 3)])
    #expect(both.insufficient.map(\.name) == ["milk"] && both.unmeasured.isEmpty)
    milk.bestBefore = monday - 1
    #expect(check([milk]).missing.contains("milk"))
  }

  @Test("needs scale with the servings, lots add up, dates count")
  func scaled() {
    let milk = [Shop.lot("1 cup milk", n: 1), Shop.lot("1 cup milk", n: 2)]
    #expect(check(milk).available == ["milk"])
    #expect(check(milk, servings: 8).insufficient.map(\.name) == ["milk"])
    #expect(check([Shop.lot("1 quart milk", bestBefore: -1)]).missing.contains("milk"))
    #expect(check([Shop.lot("1 quart milk", bestBefore: 0)]).available == ["milk"])
  }

  @Test("an empty pantry matches nothing; a dish of basics alone matches whole")
  func ends() {
    #expect(check([]).matchPercent == 0)
    let basics = Shop.recipe("b", "1 tsp salt")
    let made = checkPantryForRecipe(basics, servings: 4, pantry: [], table: Shop.table, on: monday)
    #expect(made.matchPercent == 100 && made.counted == 0)
  }

  @Test("a food used twice is asked for once, in all")
  func twice() {
    let recipe = Shop.recipe("r", "2 each onion", "2 each onion")
    let made = checkPantryForRecipe(
      recipe, servings: 4, pantry: [Shop.lot("3 each onion")], table: Shop.table, on: monday)
    #expect(made.insufficient.first?.need == Amount(Rational(4), .each) && made.counted == 1)
  }
}
