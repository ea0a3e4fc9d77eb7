import Kitchen
import Testing
import Values

@Suite struct SearchTests {
  private func card(
    _ id: String, minutes: Int = 30, prep: Int = 10, protein: ProteinSource = .chicken,
    cuisine: String = "american", tags: [String] = [], foods: [String] = [], contains: [FoodTag] = [],
    difficulty: Skill = .beginner
  ) -> RecipeCard {
    RecipeCard(
      id: RecipeID(id), title: id.split(separator: "-").joined(separator: " "), cuisine: cuisine,
      method: "pot", minutes: minutes, prepMinutes: prep, servings: 4, difficulty: difficulty,
      protein: protein, leftoverDays: nil, tags: tags, contains: FoodTags(contains), mayContain: [],
      unknownFoods: [], ingredients: foods.map { IngredientID($0) }.sorted(), lowCarb: .unknown,
      lowSodium: .unknown, usedPerServing: Money(cents: 200))
  }

  private func found(_ cards: [RecipeCard], _ criteria: RecipeSearchCriteria) -> [String] {
    searchRecipes(cards, criteria).map(\.id.rawValue)
  }

  @Test func `a hit in the title comes before one in a tag, before one among the ingredients`() {
    let cards = [
      card("green-stew", foods: ["spinach"]), card("spinach-pie"), card("plain-rice", tags: ["spinach"]),
      card("beef-chili"),
    ]
    #expect(found(cards, .init(wants: ["spinach"])) == ["spinach-pie", "plain-rice", "green-stew"])
  }

  @Test func `equal hits go by minutes, then by id`() {
    let cards = [card("b-soup", minutes: 20), card("c-soup", minutes: 10), card("a-soup", minutes: 20)]
    #expect(found(cards, .init(wants: ["soup"])) == ["c-soup", "a-soup", "b-soup"])
  }

  @Test func `a kind of food finds its sorts, and plurals meet`() {
    let cards = [card("toast", foods: ["cremini-mushroom"]), card("fried-eggs", protein: .egg)]
    #expect(found(cards, .init(wants: ["mushrooms"])) == ["toast"])
    #expect(found(cards, .init(text: ["egg"])) == ["fried-eggs"])
  }

  @Test func `minutes are preparation and cooking, preparation can be limited alone`() {
    let cards = [card("slow", minutes: 90, prep: 5), card("fussy", minutes: 30, prep: 25), card("easy")]
    #expect(found(cards, .init(maxMinutes: 30)) == ["easy", "fussy"])
    #expect(found(cards, .init(maxPrepMinutes: 10)) == ["easy", "slow"])
  }

  @Test func `every criterion holds at once, and what is left out stays out`() {
    let cards = [
      card("milk-curry", protein: .dairy, cuisine: "indian", contains: [.milk]),
      card("bean-curry", protein: .legumes, cuisine: "indian", difficulty: .advanced),
      card("lentil-curry", protein: .legumes, cuisine: "indian"), card("lentil-pie", protein: .legumes),
    ]
    let indian = RecipeSearchCriteria(wants: ["indian"], avoids: [Avoidance(.diet(.dairyFree))])
    #expect(found(cards, indian) == ["bean-curry", "lentil-curry"])
    var easy = indian
    easy.skill = .intermediate
    #expect(found(cards, easy) == ["lentil-curry"])
    easy.excluded = [RecipeID("lentil-curry")]
    #expect(found(cards, easy) == [])
    #expect(found(cards, .init()).count == cards.count)
  }
}
