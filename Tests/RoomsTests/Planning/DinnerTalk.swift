import Catalogue
import Kitchen
import Language
import Page
import PlanningRoom
import Planning
import Store
import Talk
import Values

/// A talk of requests already read, with the planning room, a few dishes and nobody's household: an intent
/// and its slots in, what it came to out.
struct DinnerTalk {
  static let monday = Day(iso: "2026-03-02") ?? Day(number: 0)

  var state = DialogueState()
  var today = monday
  var hour = 17
  var failing: [Supply] = []
  private(set) var kitchen: Snapshot
  private(set) var last = TurnOutcome(state: DialogueState())
  private let house = House([planning, Self.talk])

  init() { kitchen = Snapshot(house.tables, replica: 7) }

  var world: World {
    World(
      kitchen: kitchen, catalogue: Self.catalogue, grammar: Grammar(),
      context: TurnContext(now: CivilTime(day: today, hour: hour), randomizer: Randomizer(seed: 7)),
      house: house, failing: failing)
  }

  /// Decides the request and keeps what it came to; the reply's words. A line of no intent is one that nobody
  /// can read.
  @discardableResult
  mutating func ask(
    _ intent: String?, _ slots: [SlotBinding] = [], said: String = "said", fuzzy: Bool = false
  ) -> String {
    var recognition = Recognition(
      said: said, intent: intent, slots: slots, confidence: intent == nil ? 0 : 100, layer: .template)
    recognition.fuzzy = fuzzy
    keep(
      decide(
        recognition, in: state, world: world,
        identities: IdentitySource(replica: 7, turn: kitchen.turn + 1)))
    return text
  }

  /// Opens a chat; its words.
  @discardableResult
  mutating func open(mayAsk: Bool = true) -> String {
    keep(opening(ChatOpens(mayAsk: mayAsk), in: state, world: world))
    return text
  }

  private mutating func keep(_ outcome: TurnOutcome) {
    last = outcome
    state = outcome.state
    kitchen = kitchen.applying(outcome.changes, on: today)
    kitchen.turn += 1
  }

  private var text: String {
    Renderer(width: 200, style: .plain).lines(for: last.replies, in: state, today: today)
      .joined(separator: "\n")
  }

  /// The one reply of that kind; nil when there is none, or more.
  func reply<Kind: Reply>(_ kind: Kind.Type) -> Kind? {
    let found = last.replies.compactMap { $0 as? Kind }
    return found.count == 1 ? found[0] : nil
  }

  /// A plan in force with these dishes from that day on.
  @discardableResult
  mutating func plan(_ dishes: String..., from day: Day = monday) -> MealPlan {
    let meals = dishes.enumerated().map { Self.meal($1, on: day + $0) }
    let saved = SavedPlan(
      plan: MealPlan(id: ID("00000000000000000000000000000001") ?? planID(1), status: .active, meals: meals),
      list: GroceryList(items: []),
      cost: CostEstimate(
        till: .zero, used: .zero, tax: .zero, confidence: .low, priced: 0, of: 0, date: day))
    kitchen.apply(.put(saved, was: nil, in: house.tables), on: today)
    return saved.plan
  }

  static func meal(_ dish: String, on day: Day) -> PlannedMeal {
    PlannedMeal(
      day: day, recipe: RecipeID(dish), title: capitalized(dish) + " bowl", cuisine: "thai",
      protein: .chicken, minutes: 20, eaters: 4, servings: 4, used: Money(cents: 500))
  }

  private static let proteins: [(String, ProteinSource)] = [
    ("beef", .beef), ("chicken", .chicken), ("dal", .legumes), ("salmon", .fish), ("tofu", .soy),
  ]

  private static let catalogue = Catalogue(
    table: FoodTable(
      ingredients: proteins.map {
        Ingredient(id: IngredientID($0), name: $0, section: .meat, protein: $1, isChecked: true)
      }, packages: [], profiles: [:]),
    recipes: proteins.map { name, _ in
      Recipe(
        id: RecipeID(name), title: capitalized(name) + " bowl", servings: 4, cuisine: "thai", prepMinutes: 10,
        cookMinutes: 10,
        ingredients: [
          RecipeIngredient(
            name: name, ingredient: IngredientID(name), quantity: Quantity(Amount(.one, .pound)))
        ])
    })

  /// Answers, as another room has them.
  private static let talk = Room(
    "talk",
    intents: [("yes", Role.yes), ("no", .no), ("leave", .leave), ("maybe", .unsure), ("clarify", .clarify)]
      .map { name, role in Intent(name, as: role) { turn, _ in turn.say(NotNow.nothingAsked) } }
      + [
        Intent("again", as: .again) { turn, _ in
          if let again = turn.state.focus.again {
            turn.perform(again)
          } else {
            turn.say(NotNow.nothingToRepeat)
          }
        },
        Intent("recipe", as: .showRecipe) { turn, _ in turn.say(NotNow.nothingToExplain) },
      ])
}

extension SlotBinding {
  static func stars(_ number: Rational) -> SlotBinding {
    SlotBinding(name: "stars", value: .number(number))
  }

  static func pick(_ number: Int) -> SlotBinding { SlotBinding(name: "choice", value: .choice(number)) }

  static func dish(_ id: String) -> SlotBinding { .recipe(RecipeID(id), id) }

  static func on(_ day: Day) -> SlotBinding { SlotBinding(name: "day", value: .day(day)) }
}
