import Kitchen
import Language
import Talk
import Testing
import Values

@testable import RecipesRoom

@Suite struct FoodTurnTests {
  private static func food(_ id: String, _ slot: String = "food") -> SlotBinding {
    SlotBinding(name: slot, value: .item(list: "ingredient", id: id, name: "the \(id)"))
  }

  private static let cup = SlotBinding(name: "amount", value: .amount(Amount(.one, .cup)))
  private static let vegan = SlotBinding(
    name: "avoid", value: .item(list: "diet", id: "vegan", name: "vegan"))

  @Test(
    "a food that the table does not have is never passed over",
    arguments: [
      ("recipe_ingredients", [food("ghost")]), ("check_food", [food("ghost"), vegan]),
      ("substitute", [food("ghost")]), ("substitute", [food("hoisin-sauce"), food("ghost", "instead")]),
      ("convert", [cup, food("ghost")]), ("safe_temperature", [food("ghost")]),
    ])
  func unknown(intent: String, slots: [SlotBinding]) {
    var talk = RecipeTalk(foods: [RecipeSamples.hoisin])
    talk.ask(intent, slots)
    #expect(talk.last.replies.count == 1)
    #expect(talk.reply(UnknownFood.self)?.name == "the ghost")
  }

  @Test(
    "without its food or amount a request is not understood",
    arguments: ["substitute", "convert"])
  func nothingNamed(intent: String) {
    var talk = RecipeTalk(foods: [RecipeSamples.hoisin])
    talk.ask(intent)
    #expect(talk.reply(NotUnderstood.self) != nil)
  }

  @Test("something to avoid that nobody knows is never left out of a check")
  func unknownAvoidance() {
    var talk = RecipeTalk(foods: [RecipeSamples.hoisin])
    talk.ask("check_food", [Self.food("hoisin-sauce"), SlotBinding(name: "avoid", value: .text("zorp"))])
    #expect(talk.reply(UnknownFood.self)?.name == "zorp")
  }

  @Test("words that no food and no dish goes by are never called safe")
  func unknownWords() {
    var talk = RecipeTalk([RecipeSamples.recipe], foods: [RecipeSamples.hoisin])
    talk.ask("check_food", [SlotBinding(name: "food", value: .text("durian")), Self.vegan])
    #expect(talk.reply(UnknownFood.self)?.name == "durian")
    talk.ask("recipe_ingredients", [SlotBinding(name: "food", value: .text("durian"))])
    #expect(talk.reply(NoSuchRecipe.self)?.words == "durian")
  }

  @Test("a dish with a food nobody knows is unknown, and that food is named")
  func unknownInside() {
    var talk = RecipeTalk([RecipeSamples.recipe])
    talk.ask(
      "check_food",
      [
        SlotBinding(
          name: "food", value: .item(list: "recipe", id: "black-bean-tacos", name: "Black bean tacos")),
        Self.vegan,
      ])
    let finding = talk.reply(FoodChecked.self)?.findings.first
    #expect(finding?.verdict == .unknown)
    #expect(finding?.because == ["red cabbage", "salt", "cilantro"])
    #expect(talk.state.focus.recipe == RecipeSamples.recipe.id)
  }

  @Test("for somebody, the household's own avoidances count too")
  func person() {
    let people = Household(
      size: 2, members: [Member(name: "Emma", avoids: [Avoidance(.allergen(.soy))])],
      avoids: [Avoidance(.allergen(.sesame))])
    var talk = RecipeTalk(foods: [RecipeSamples.hoisin], people: people)
    talk.ask("check_food", [Self.food("hoisin-sauce"), SlotBinding(name: "person", value: .text("emma"))])
    let answer = talk.reply(FoodChecked.self)
    #expect(answer?.person == "Emma")
    #expect(answer?.findings.map(\.verdict) == [.contains, .unknown])
    talk.ask("check_food", [Self.food("hoisin-sauce"), SlotBinding(name: "person", value: .text("Zoe"))])
    #expect(talk.reply(FactsRefused.self) == FactsRefused([.noSuchPerson("Zoe")]))
  }

  @Test(
    "the tables speak of people: an animal's food is a vet's matter, a hot dog is not",
    arguments: [
      ("can my dog eat grapes", true), ("are onions safe for our CATS?", true), ("my pony and kale", true),
      ("are hot dogs gluten free", false), ("is a corn dog vegan", false), ("is catsup vegan", false),
      ("can Emma eat it", false),
    ])
  func animals(line: String, isAnimal: Bool) {
    #expect(speaksOfAnAnimal(Said(Recognition(said: line))) == isAnimal)
    var talk = RecipeTalk(foods: [RecipeSamples.hoisin])
    talk.ask("check_food", [Self.food("hoisin-sauce")], said: line)
    #expect((talk.reply(AnimalsFood.self) != nil) == isAnimal)
    #expect(talk.last.unread.isEmpty)
  }

  @Test(
    "a stand-in answers for its kind, and what nobody here can eat is left out",
    arguments: [("yogurt", true), ("greek-yogurt", true), ("milk", false)])
  func kinds(name: String, works: Bool) {
    let foods = ["sour-cream", "greek-yogurt", "milk"].map {
      Ingredient(id: IngredientID($0), name: $0, contains: FoodTags(.milk), isChecked: true)
    }
    let yogurt = Substitution(
      ingredient: foods[0].id, amount: Amount(.one, .cup),
      use: [.init(amount: Amount(.one, .cup), ingredient: foods[1].id)])
    let id = name == "yogurt" ? "greek-yogurt" : name
    var talk = RecipeTalk(foods: foods, standIns: [yogurt])
    let slots = [
      Self.food("sour-cream"),
      SlotBinding(name: "instead", value: .item(list: "ingredient", id: id, name: name)),
    ]
    talk.ask("substitute", slots)
    #expect(talk.reply(StandInsFound.self)?.works == works)
    talk.set(Household(size: 4, avoids: [Avoidance(.allergen(.milk))]))
    talk.ask("substitute", slots)
    #expect(talk.reply(StandInsFound.self)?.choices == [])
    #expect(talk.reply(StandInsFound.self)?.leftOut == 1)
  }

  @Test(
    "degrees go by the scale said, else by the one that is not wanted",
    arguments: [
      (350, "fahrenheit", "celsius", "350 °F is 177 °C."),
      (200, "celsius", "fahrenheit", "200 °C is 392 °F."),
      (-40, nil, "celsius", "-40 °F is -40 °C."), (0, nil, "fahrenheit", "0 °C is 32 °F."),
    ])
  func degrees(number: Int, scale: String?, unit: String, sentence: String) throws {
    var talk = RecipeTalk()
    let slots = [
      SlotBinding(name: "amount", value: .number(Rational(number))),
      SlotBinding(name: "unit", value: .text(unit)),
    ]
    talk.ask("convert", slots + (scale.map { [SlotBinding(name: "scale", value: .text($0))] } ?? []))
    let reply = try #require(talk.reply(DegreesConverted.self))
    #expect(RecipeSamples.text(of: reply).hasPrefix(sentence))
    #expect(talk.last.unread.isEmpty)
  }

  @Test("without a measure a food is weighed, and said in both systems")
  func weighed() {
    var flour = RecipeSamples.hoisin
    flour.gramsPerMilliliter = Rational(1, 2)
    var talk = RecipeTalk(foods: [flour])
    talk.ask("convert", [Self.cup, Self.food("hoisin-sauce")])
    let reply = talk.reply(MeasureConverted.self)
    #expect(reply?.result.unit == .ounce && reply?.also?.unit == .gram)
    talk.ask("convert", [Self.cup])
    #expect(talk.reply(MeasureConverted.self)?.result.unit == .fluidOunce)
    talk.ask("convert", [Self.cup, SlotBinding(name: "unit", value: .text("lb"))])
    #expect(talk.reply(MeasureNotConverted.self)?.food == nil)
  }
}
