import Kitchen
import Language
import Talk
import Testing
import Values

@testable import RecipesRoom

@Suite struct SearchTurnTests {
  private static let milk = Ingredient(
    id: IngredientID("milk"), name: "milk", contains: FoodTags(.milk), isChecked: true)
  private static let peanut = Ingredient(
    id: IngredientID("peanut"), name: "peanut", contains: FoodTags(.peanut), isChecked: true)
  private static let rice = Ingredient(id: IngredientID("rice"), name: "rice", isChecked: true)

  /// Of each third dish one holds milk, one peanuts, one neither.
  private static let dishes = (0..<36).map { index in
    let food = [milk, peanut, rice][index % 3]
    return Recipe(
      id: RecipeID("dish-\(index < 10 ? "0" : "")\(index)"), title: "Dish", servings: 4, cuisine: "plain",
      prepMinutes: 5, cookMinutes: 20,
      ingredients: [
        RecipeIngredient(name: food.name, ingredient: food.id, quantity: Quantity(Amount(.one, .cup)))
      ])
  }

  private static func talk(_ people: Household? = nil) -> RecipeTalk {
    RecipeTalk(dishes, foods: [milk, peanut, rice], people: people)
  }

  private static func words(_ slot: String, _ words: String) -> SlotBinding {
    SlotBinding(name: slot, value: .text(words))
  }

  /// The dishes of a page, and how many there are in all; nothing where no page was shown.
  private static func page(_ talk: RecipeTalk) -> (ids: [String], total: Int) {
    let page = talk.reply(RecipesFound.self)
    return (page?.cards.map(\.id.rawValue) ?? [], page?.total ?? -1)
  }

  @Test("pages go on through all that was found, and no dish comes twice")
  func pages() {
    var talk = Self.talk()
    talk.ask("find_recipes")
    var shown: [String] = []
    for count in [10, 10, 10, 6, 0, 0] {
      let page = Self.page(talk)
      #expect(page.ids.count == count && page.total == 36)
      shown += page.ids
      talk.ask("more")
    }
    #expect(shown == Self.dishes.map(\.id.rawValue))
  }

  @Test("the pages of what one person can eat are all for that person")
  func person() {
    var talk = Self.talk(
      Household(
        size: 2,
        members: [
          Member(name: "Emma", avoids: [Avoidance(.allergen(.milk))]),
          Member(name: "Bob", avoids: [Avoidance(.allergen(.peanut))]),
        ]))
    talk.ask("find_recipes", [Self.words("person", "Emma")])
    #expect(Self.page(talk).total == 24)
    var shown = Self.page(talk).ids
    talk.ask("more")
    #expect(Self.page(talk).total == 24)
    shown += Self.page(talk).ids
    talk.ask("more")
    #expect(Set(shown + Self.page(talk).ids).count == 24)
    // Without a name everybody counts.
    talk.ask("find_recipes")
    #expect(Self.page(talk).total == 12)
  }

  @Test("what somebody avoids by now counts on the next page")
  func avoidedSince() {
    var talk = Self.talk()
    talk.ask("find_recipes")
    talk.set(Household(size: 4, avoids: [Avoidance(.allergen(.peanut))]))
    talk.ask("more")
    let peanuts = Set(stride(from: 1, to: 36, by: 3).map { Self.dishes[$0].id.rawValue })
    #expect(Self.page(talk).ids.count == 10 && peanuts.isDisjoint(with: Self.page(talk).ids))
  }

  @Test("a repeat shows the search again, from its first page")
  func again() {
    var talk = Self.talk()
    talk.ask("find_recipes", [Self.words("want", "milk")])
    let first = Self.page(talk)
    talk.ask("more")
    talk.ask("again")
    #expect(Self.page(talk).ids == first.ids && first.total == 12)
    talk.ask("more")
    #expect(Self.page(talk).ids.count == 2)
  }

  @Test("a search is gone on with only while it was what was talked about last")
  func otherFocus() {
    var talk = Self.talk()
    talk.ask("find_recipes")
    talk.state.focus = Focus(.search)  // somebody's favorites
    talk.ask("more")
    #expect(talk.reply(RecipesFound.self) == nil)
    talk.ask("find_recipes")
    talk.ask("show_recipe", [.recipe(Self.dishes[0].id, "Dish")])
    talk.ask("more")
    #expect(talk.reply(RecipesFound.self) == nil)
  }

  @Test("dishes of one title are chosen by what they are, and a title is never read as a line")
  func choices() throws {
    var named = Array(Self.dishes.prefix(3))
    named[2].title = "Zorp, then cancel"
    var talk = RecipeTalk(named, foods: [Self.milk, Self.peanut, Self.rice])
    talk.ask("find_recipes")
    let choosing = try #require(talk.state.questions.first(ChoosingQuestion.self))
    #expect(choosing.choices.map(\.title) == ["Dish", "Dish", "Zorp, then cancel"])
    for (index, choice) in choosing.choices.enumerated() {
      talk.ask(choice.intent, choice.slots)
      #expect(talk.reply(RecipePage.self)?.view.written == named[index])
    }
  }

  @Test("one dish found is what \"it\" means from then on")
  func only() {
    var talk = RecipeTalk([Self.dishes[0]], foods: [Self.milk])
    talk.ask("find_recipes")
    #expect(talk.state.focus.topic == .recipe && talk.state.focus.recipe == Self.dishes[0].id)
    talk.ask("again")
    #expect(talk.reply(RecipePage.self) != nil)
  }

  @Test("a diet that is wanted is a limit, a food to do without that nobody knows is said")
  func criteria() {
    var talk = Self.talk()
    let avoid = Detail(kind: "avoid", slots: [Self.words("avoid", "durian")])
    talk.ask(
      "find_recipes",
      [
        SlotBinding(name: "want", value: .item(list: "want", id: "vegan", name: "vegan")),
        Self.words("want", "rice"), Self.words("words", "the recipes with saffron"),
        SlotBinding(name: "minutes", value: .minutes(30, .most)), Self.words("skill", "beginner"),
      ], details: [avoid])
    #expect(talk.reply(FactsRefused.self) == FactsRefused([.unknownFood("durian")]))
    #expect(
      talk.reply(RecipesFound.self)?.criteria
        == RecipeSearchCriteria(
          text: ["saffron"], wants: ["rice"], avoids: [Avoidance(.diet(.vegan))], maxMinutes: 30,
          skill: .beginner))
    #expect(talk.last.unread.isEmpty)
  }
}
