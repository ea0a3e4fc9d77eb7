import Kitchen
import Testing
import Values

@Suite struct MeasuredRecipeTests {
  private static let flour = food("flour", "Baking Supplies", Rational(53, 100))
  private static let butter = food("butter", "Butter", Rational(96, 100), piece: 113, of: .stick)
  private static let milk = food("milk", "Milk", Rational(103, 100))
  private static let carrot = food("carrot", "Vegetables", Rational(54, 100))
  private static let table = FoodTable(
    ingredients: [flour, butter, milk, carrot, food("beef", "Beef", nil)], packages: [], profiles: [:])

  private static func food(
    _ id: String, _ kind: String, _ density: Rational?, piece: Int? = nil, of unit: Unit? = nil
  ) -> Ingredient {
    Ingredient(
      id: IngredientID(id), name: id, subcategory: kind, gramsPerMilliliter: density,
      gramsPerPiece: piece.map { Rational($0) }, pieceUnit: unit)
  }

  private func text(_ value: Rational, _ unit: Unit, of food: String, in system: UnitSystem) -> String {
    measured(Quantity(Amount(value, unit)), of: Self.table[IngredientID(food)], in: system).text
  }

  @Test func `the metric kitchen weighs and pours`() {
    #expect(text(.one, .cup, of: "flour", in: .metric) == "125 g")
    #expect(text(Rational(1, 2), .cup, of: "butter", in: .metric) == "115 g")
    #expect(text(.one, .stick, of: "butter", in: .metric) == "115 g")
    #expect(text(.one, .cup, of: "milk", in: .metric) == "235 ml")
    #expect(text(Rational(2), .pound, of: "beef", in: .metric) == "910 g")
    #expect(text(Rational(3), .pound, of: "beef", in: .metric) == "1.35 kg")
    #expect(text(Rational(1), .inch, of: "ginger", in: .metric) == "2.5 cm")
    // Nothing tells what a cup of it weighs: its volume is known all the same.
    #expect(text(.one, .cup, of: "beef", in: .metric) == "235 ml")
  }

  @Test func `the American kitchen has cups for what pours and dusts, pounds for the rest`() {
    #expect(text(Rational(250), .gram, of: "flour", in: .us) == "2 cups")
    #expect(text(Rational(240), .milliliter, of: "milk", in: .us) == "1 cup")
    #expect(text(Rational(300), .gram, of: "carrot", in: .us) == "10 1/2 oz")
    #expect(text(Rational(1), .kilogram, of: "beef", in: .us) == "2 1/4 lb")
    #expect(text(Rational(5), .milliliter, of: "milk", in: .us) == "1 tsp")
  }

  @Test func `spoons below a tablespoon, pieces and words stay`() {
    #expect(text(Rational(2), .teaspoon, of: "flour", in: .metric) == "2 tsp")
    #expect(text(Rational(2), .tablespoon, of: "milk", in: .metric) == "30 ml")
    #expect(text(Rational(3), .each, of: "carrot", in: .metric) == "3")
    #expect(text(.one, .stick, of: "butter", in: .us) == "1 stick")
    let words = Quantity(.words, text: "a pinch")
    #expect(measured(words, of: nil, in: .metric) == words)
  }

  @Test func `a can keeps its count and tells its size, a range both ends`() {
    let cans = Quantity(
      .packages(count: Rational(2), unit: .can, size: Amount(Rational(29, 2), .ounce)), text: "2 14.5-oz cans"
    )
    let turned = measured(cans, of: nil, in: .metric)
    #expect(turned.text == "2 (410 g) cans")
    let back = measured(turned, of: nil, in: .us)
    #expect(back.measure == cans.measure && back.text == "2 (14 1/2 oz) cans")
    let range = Quantity(.range(Amount(.one, .pound), Rational(2)), text: "1 to 2 lb")
    #expect(measured(range, of: nil, in: .metric).text == "455–910 g")
    let large = Quantity(.range(Amount(Rational(2), .pound), Rational(3)), text: "2 to 3 lb")
    #expect(measured(large, of: nil, in: .metric).text == "910 g to 1.35 kg")
    let milk = Quantity(.range(Amount(.one, .cup), Rational(2)), text: "1 to 2 cups")
    #expect(measured(milk, of: Self.milk, in: .metric).text == "235–475 ml")
  }

  @Test func `what is in the system already stays to the letter`() {
    let recipe = Fixture.recipe([
      Fixture.line("flour", Rational(3, 2), .cup), Fixture.line("beef", .one, .pound),
      Fixture.words("salt", "to taste"),
    ])
    #expect(measured(recipe, in: ShownMeasures(system: .us), table: Self.table) == recipe)
    #expect(measured(recipe, in: ShownMeasures(system: .any), table: Self.table) == recipe)
    let metric = measured(recipe, in: ShownMeasures(system: .metric), table: Self.table)
    #expect(
      metric != recipe && measured(metric, in: ShownMeasures(system: .metric), table: Self.table) == metric)
    #expect(metric.ingredients.count == recipe.ingredients.count)
  }

  @Test func `no amount is lost, and the way back is exact`() throws {
    let units: [Unit] = [
      .teaspoon, .tablespoon, .cup, .pint, .quart, .ounce, .pound, .gram, .kilogram, .milliliter, .liter,
      .each,
      .can, .inch,
    ]
    for unit in units {
      for id in ["flour", "butter", "milk", "carrot", "beef"] {
        let food = try #require(Self.table[IngredientID(id)])
        for number in 1...24 {
          let quantity = Quantity(Amount(Rational(number, 4), unit))
          for system in [UnitSystem.metric, .us] {
            let there = measured(quantity, of: food, in: system)
            let other: UnitSystem = system == .us ? .metric : .us
            let back = measured(there, of: food, in: other)
            let amount = try #require(back.total)
            #expect(!there.text.isEmpty && !back.text.isEmpty)
            #expect(try convertUnit(amount, to: unit, density: food.density) == quantity.total)
          }
        }
      }
    }
  }

  @Test func `steps and notes tell the other scale`() {
    var recipe = Fixture.recipe([])
    recipe.steps = [RecipeStep(text: "Bake at 350°F.", minutes: 20)]
    recipe.notes = ["A hotter oven, 425°F, browns it."]
    let metric = measured(recipe, in: ShownMeasures(system: .metric), table: .empty)
    #expect(metric.steps == [RecipeStep(text: "Bake at 175°C.", minutes: 20)])
    #expect(metric.notes == ["A hotter oven, 220°C, browns it."])
  }

  @Test(arguments: [
    ("Heat the oven to 350°F.", "Heat the oven to 175°C."), ("at 350 °F now", "at 175°C now"),
    ("350 degrees F", "175°C"), ("at 350 degrees Fahrenheit", "at 175°C"), ("350F", "175°C"),
    ("350–375°F", "175–190°C"), ("between 325 to 350°F", "between 165 to 175°C"), ("250°F", "120°C"),
    // The thermometer in the food is not rounded to fives.
    ("until 160°F inside", "until 71°C inside"), ("165°F", "74°C"), ("98.6°F", "37°C"),
    // Told on both scales, or on none.
    ("350°F (175°C)", "350°F (175°C)"), ("180°C (350°F)", "180°C (350°F)"), ("350°F/180°C", "350°F/180°C"),
    ("180°C", "180°C"), ("350 degrees", "350 degrees"), ("add 2 C milk", "add 2 C milk"),
    ("1/350°F", "1/350°F"),
    ("a 350Fx thing", "a 350Fx thing"), ("", ""),
  ])
  func `temperatures in a step`(_ text: String, _ metric: String) {
    #expect(withTemperatures(text, in: .celsius) == metric)
  }

  @Test(arguments: [("180°C", "355°F"), ("200 °C", "390°F"), ("63°C", "145°F"), ("350°F", "350°F")])
  func `and the other way`(_ text: String, _ american: String) {
    #expect(withTemperatures(text, in: .fahrenheit) == american)
  }
}
