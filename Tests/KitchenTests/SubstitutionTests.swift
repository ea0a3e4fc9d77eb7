import Kitchen
import Testing
import Values

@Suite struct SubstitutionTests {
  private let foods = [
    Ingredient(
      id: IngredientID("buttermilk"), name: "buttermilk", contains: FoodTags(.milk), isChecked: true),
    Ingredient(id: IngredientID("milk"), name: "milk", contains: FoodTags(.milk), isChecked: true),
    Ingredient(
      id: IngredientID("oat-milk"), name: "oat milk", mayContain: FoodTags(.gluten), isChecked: true),
    Ingredient(id: IngredientID("lemon-juice"), name: "lemon juice", isChecked: true),
    Ingredient(id: IngredientID("soy-milk"), name: "soy milk", contains: FoodTags(.soy)),
  ]

  private var table: FoodTable {
    func row(_ use: String...) -> Substitution {
      Substitution(
        ingredient: IngredientID("buttermilk"), amount: Amount(.one, .cup),
        use: use.map { .init(amount: Amount(.one, .cup), ingredient: IngredientID($0)) })
    }
    return FoodTable(
      ingredients: foods, packages: [], profiles: [:],
      substitutions: [
        row("milk", "lemon-juice"), row("oat-milk", "lemon-juice"), row("soy-milk"), row("kefir"),
      ])
  }

  private func fitting(_ avoids: [Avoidance]) -> ([String], leftOut: Int) {
    let found = substitutions(for: IngredientID("buttermilk"), avoiding: avoids, table: table)
    return (found.fitting.map { $0.use[0].ingredient.rawValue }, found.leftOut)
  }

  @Test func `without avoidances every way is offered, in the table's order`() {
    #expect(fitting([]).0 == ["milk", "oat-milk", "soy-milk", "kefir"])
  }

  @Test func `strict avoidances take only what is known to be free`() {
    // Soy milk is not checked, kefir has no row: neither is known to be free of anything.
    #expect(fitting([Avoidance(.diet(.dairyFree))]).0 == ["oat-milk"])
    #expect(fitting([Avoidance(.diet(.glutenFree))]).0 == ["milk"])
    #expect(fitting([Avoidance(.diet(.dairyFree)), Avoidance(.diet(.glutenFree))]).leftOut == 4)
  }

  @Test func `a dislike leaves out only what is known to be inside`() {
    #expect(fitting([Avoidance(.allergen(.milk), .dislike)]).0 == ["oat-milk", "soy-milk"])
  }

  @Test func `diets of whole dishes leave no food out`() {
    #expect(fitting([Avoidance(.diet(.lowCarb))]).0.count == 4)
  }
}
