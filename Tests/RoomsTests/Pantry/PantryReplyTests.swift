import Kitchen
import Page
import Planning
import Talk
import Testing
import Values

@testable import PantryRoom

@Suite struct PantryReplyTests {
  private static let eggs = lot(1, "eggs", Amount(Rational(12), .each))
  private static let milk = lot(2, "milk", Amount(Rational(1, 2), .gallon), bestBefore: CounterTalk.today - 1)

  private static func lot(
    _ turn: Int, _ name: String, _ amount: Amount, bestBefore: Day? = nil, isKnown: Bool = false
  ) -> PantryItem {
    var source = IdentitySource(replica: 1, turn: turn)
    return PantryItem(
      id: source.next(), name: name, ingredient: isKnown ? IngredientID(name) : nil, amount: amount,
      bestBefore: bestBefore)
  }

  private static func lot(_ turn: Int, _ name: String, _ held: HeldAmount) -> PantryItem {
    var lot = lot(turn, name, Amount(.one, .each))
    lot.held = held
    return lot
  }

  private static func line(_ food: String, _ value: Int, _ unit: Unit) -> RecipeIngredient {
    RecipeIngredient(
      name: food, ingredient: IngredientID(food), quantity: Quantity(Amount(Rational(value), unit)))
  }

  private static let dish = Recipe(
    id: RecipeID("omelet"), title: "Omelet", servings: 4, cuisine: "french", prepMinutes: 5,
    cookMinutes: 10,
    ingredients: [
      line("egg", 6, .each), line("milk", 2, .cup), line("kale", 1, .cup), line("chive", 1, .bunch),
      line("salt", 1, .teaspoon),
    ])

  private static let compared = PantryCompared(
    recipe: dish, servings: 4,
    check: checkPantryForRecipe(
      dish, servings: 4,
      pantry: [
        lot(1, "egg", Amount(Rational(12), .each), isKnown: true),
        lot(2, "milk", Amount(.one, .cup), isKnown: true),
        lot(3, "kale", Amount(.one, .bunch), isKnown: true),
      ], table: CounterTalk.table, on: CounterTalk.today))

  private static let samples: [(name: String, reply: any Reply)] = [
    ("nothing", PantryShown(items: [])), ("none of it", PantryShown(items: [], asked: [CounterTalk.egg])),
    ("lots", PantryShown(items: [milk, eggs])), ("put", PantryChanged(lots: [eggs, milk])),
    (
      "in words",
      PantryShown(
        items: [lot(3, "kale", .words("a handful")), lot(4, "salt", .untold), eggs], explains: true)
    ),
    (
      "words put",
      PantryChanged(
        lots: [lot(3, "kale", .words("a handful"))],
        asSold: [SoldFood(food: CounterTalk.milk, amount: Amount(Rational(64), .fluidOunce))],
        standing: [StandingLot(lot: eggs, words: "some"), StandingLot(lot: lot(3, "kale", .untold))],
        before: [milk], explains: SoldFood(food: CounterTalk.kale, amount: Amount(.one, .bunch)),
        uncounted: [lot(3, "kale", .words("a few"))])
    ), ("taken", PantryChanged(lots: [milk], taken: ["eggs"], missing: ["kale", "milk"])),
    ("compared", compared),
  ]

  @Test("every reply keeps to its width and ends in what can be said")
  func layout() { expectGoodLayout(Self.samples, ids: [Self.eggs.id.text]) }

  @Test("dates have a column where a lot has one, and say what is past")
  func dates() {
    let lines = Renderer(width: 80, style: .plain).lines(
      for: [PantryShown(items: [Self.milk, Self.eggs])], today: CounterTalk.today)
    #expect(lines[0] == "At home      Amount  Best before")
    #expect(lines[2] == "milk     1/2 gallon  March 1, past")
    #expect(lines[3] == "eggs             12")
    let undated = Renderer(width: 80, style: .plain).lines(for: [PantryShown(items: [Self.eggs])])
    #expect(undated[0] == "At home  Amount")
  }

  @Test("JSON has every key, nulls too, and amounts exact")
  func json() {
    let id = Self.eggs.id.text
    let eggs =
      #"{"amount":{"d":1,"n":12,"text":"12","unit":"each"},"best_before":null,"bought":null,"#
      + #""dating":null,"id":"\#(id)","ingredient":null,"name":"eggs","opened":null,"percent_left":null,"#
      + #""place":null,"thawed":null,"words":null}"#
    #expect(PantryShown(items: [Self.eggs]).json == #"{"items":[\#(eggs)],"kind":"pantry"}"#)
    #expect(
      PantryChanged(lots: [Self.eggs], taken: [], missing: ["kale"]).json
        == #"{"as_sold":[],"items":[\#(eggs)],"kind":"pantry","missing":["kale"],"taken":[],"uncounted":[]}"#)
    #expect(
      Self.compared.json
        == #"{"assumed":["salt"],"available":["egg"],"#
        + #""insufficient":[{"have":{"d":1,"n":1,"text":"1 cup","unit":"cup"},"name":"milk","#
        + #""need":{"d":1,"n":2,"text":"2 cups","unit":"cup"}}],"kind":"pantry","#
        + #""match_percent":25,"missing":["chive"],"recipe":"omelet","servings":4,"#
        + #""unmeasured":[{"have":{"d":1,"n":1,"text":"1 bunch","unit":"bunch"},"name":"kale","#
        + #""need":{"d":1,"n":1,"text":"1 cup","unit":"cup"},"words":null}]}"#)
    let vague = PantryShown(items: [Self.lot(1, "kale", .words("a handful"))])
    #expect(vague.json.contains(#""amount":null,"best_before":null,"#))
    #expect(vague.json.contains(#""words":"a handful""#))
  }
}
