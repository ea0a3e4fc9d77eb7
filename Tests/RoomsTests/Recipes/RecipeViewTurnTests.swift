import Kitchen
import Language
import Talk
import Testing
import Values

@testable import RecipesRoom

@Suite struct RecipeViewTurnTests {
  private static let tacos = SlotBinding(
    name: "recipe", value: .item(list: "recipe", id: "black-bean-tacos", name: "Black bean tacos"))

  private static func word(_ slot: String, _ text: String) -> SlotBinding {
    SlotBinding(name: slot, value: .text(text))
  }

  private static func times(_ value: Rational) -> SlotBinding {
    SlotBinding(name: "times", value: .number(value))
  }

  private func page(_ talk: RecipeTalk) -> RecipeView? { talk.reply(RecipePage.self)?.view }

  @Test("a factor is of what was shown last, or of what is written where the dish is named")
  func factors() {
    var talk = RecipeTalk([RecipeSamples.recipe])
    talk.ask("show_recipe", [Self.tacos, Self.times(Rational(3, 2))])
    #expect(page(talk)?.servings == Rational(6))
    talk.ask("show_recipe", [Self.word("factor", "half")])
    #expect(page(talk)?.servings == Rational(3))
    talk.ask("show_recipe", [Self.word("factor", "half")])
    #expect(page(talk)?.servings == Rational(3, 2))
    // Broken servings are what the next factor is of.
    talk.ask("show_recipe", [Self.word("factor", "double")])
    #expect(page(talk)?.servings == Rational(3))
  }

  @Test("a factor may give more than a meal is planned for, and is refused past twenty times")
  func bounds() {
    var talk = RecipeTalk([RecipeSamples.recipe])
    talk.ask("show_recipe", [Self.tacos, Self.times(Rational(20))])
    #expect(page(talk)?.servings == Rational(80))
    #expect(talk.state.focus.servings == 20 && talk.state.focus.portions == Rational(80))
    talk.ask("show_recipe", [Self.word("factor", "double")])
    #expect(talk.reply(FactorRefused.self)?.factor == Rational(40))
    for factor in [Rational(1, 9), Rational(0), Rational(-2), Rational(21)] {
      var talk = RecipeTalk([RecipeSamples.recipe])
      talk.ask("show_recipe", [Self.tacos, Self.times(factor)])
      #expect(talk.reply(FactorRefused.self)?.factor == factor)
      #expect(talk.last.replies.count == 1)
    }
  }

  @Test("the measures asked for stay with the recipe until others are")
  func measures() {
    var talk = RecipeTalk([RecipeSamples.recipe])
    talk.ask("show_recipe", [Self.tacos, Self.word("measures", "metric")])
    #expect(page(talk)?.system == .metric)
    talk.ask("show_recipe", [Self.word("factor", "double")])
    #expect(page(talk)?.system == .metric)
    #expect(page(talk)?.shown.ingredients[0].quantity.text.hasSuffix("l") == true)
    talk.ask("recipe_ingredients")
    #expect(talk.reply(IngredientsListed.self)?.view.system == .metric)
    talk.ask("show_recipe", [Self.word("measures", "us")])
    #expect(page(talk)?.system == .us)
    let json = talk.reply(RecipePage.self)?.json ?? ""
    #expect(json.contains(#""measures":"us""#) && json.contains(#""servings":"#))
  }

  @Test("what is scaled, stays, or needs the cook is said on its line and counted")
  func lines() {
    var recipe = RecipeSamples.recipe
    recipe.ingredients[2].quantity.text = "to taste"
    recipe.ingredients.append(recipe.ingredients[0])
    recipe.ingredients[3].isFixed = true
    let card = RecipeSamples.card
    let page = RecipePage(view: RecipeView(recipe, servings: Rational(1, 2)), card: card)
    let text = RecipeSamples.text(of: page)
    #expect(text.contains("serves 1/2 (written for 4)"))
    #expect(text.contains("salt, a pinch, optional (adjust to taste for 1/2 serving)\n"))
    #expect(text.contains("cilantro, to taste (adjust for 1/2 serving)\n"))
    #expect(text.contains("red cabbage, 3 cups, finely shredded (does not scale)\n"))
    #expect(text.contains("1 ingredient scaled, 2 need you, 1 stays as written.\n"))
    #expect(page.json.contains(#""servings":0.5"#))
  }

  @Test("hints tell what arithmetic does not, either way")
  func hints() {
    var recipe = RecipeSamples.recipe
    for (index, id) in ["salt", "ground-cumin", "baking-powder"].enumerated() {
      recipe.ingredients[index].ingredient = IngredientID(id)
      recipe.ingredients[index].quantity = Quantity(Amount(.one, .teaspoon))
    }
    recipe.ingredients[2].name = "baking powder"
    let texts = [Rational(8), Rational(2)].map {
      RecipeSamples.text(
        of: RecipePage(view: RecipeView(recipe, servings: $0), card: RecipeSamples.card), width: 100)
    }
    #expect(texts[0].contains("\n3 ingredients scaled.\n"))
    #expect(texts[0].contains("Seasoning: for 2x, start with 1.5x the salt and spices and taste.\n"))
    #expect(texts[0].contains("Baking powder: a little less than shown is enough.\n"))
    #expect(texts[1].contains("Seasoning: hold back a little of the salt and spices, and taste.\n"))
    #expect(
      texts[1].contains("Baking powder: measure with care, small amounts tell.\nPan: take a smaller one"))
  }
}
