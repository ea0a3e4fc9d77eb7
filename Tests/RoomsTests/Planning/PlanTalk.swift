import Catalogue
import HouseholdRoom
import Kitchen
import Language
import Page
import Planning
import PlanningRoom
import Store
import Talk
import Values

/// A talk of requests already read, with the planning room, the household's, and a dozen dishes: an intent and
/// its slots in, what it came to out.
struct PlanTalk {
  static let monday = PlanSamples.monday

  var state = DialogueState()
  var today = monday
  var saveFailure: StoreFailure?
  var answersYes = false
  private(set) var kitchen: Snapshot
  private(set) var last = TurnOutcome(state: DialogueState())
  let house = House([household, planning, Self.talk])

  init() { kitchen = Snapshot(house.tables, replica: 7) }

  /// In a kitchen that has answered all questions.
  static var settled: PlanTalk {
    var talk = PlanTalk()
    talk.keep(Household(size: 4, leftovers: .never, settled: HouseholdQuestion.allCases))
    return talk
  }

  /// With a plan for three evenings on the table.
  static var planned: PlanTalk {
    var talk = settled
    talk.ask("plan_week", [.days(monday, monday + 1, monday + 2)])
    return talk
  }

  var world: World {
    World(
      kitchen: kitchen, catalogue: Self.catalogue, grammar: Grammar(),
      context: TurnContext(now: CivilTime(day: today, hour: 17), randomizer: Randomizer(seed: 7)),
      house: house, saveFailure: saveFailure, answersYes: answersYes)
  }

  var draft: Draft? { state.draft }
  var saved: [SavedPlan] { kitchen[SavedPlan.self] }

  mutating func keep(_ household: Household) {
    kitchen.apply(
      .put(household, was: kitchen[Household.self].first, in: house.tables), on: today)
  }

  /// Decides the request and keeps what it came to; the reply's words. A line of no intent is one that nobody
  /// can read.
  @discardableResult
  mutating func ask(
    _ intent: String?, _ slots: [SlotBinding] = [], act: IntentAct? = nil, layer: Layer = .template,
    details: [Detail] = []
  ) -> String {
    var recognition = Recognition(
      said: "said", intent: intent, act: act, slots: slots, details: details,
      confidence: intent == nil ? 0 : 100, layer: layer)
    recognition.fuzzy = false
    last = decide(
      recognition, in: state, world: world,
      identities: IdentitySource(replica: 7, turn: kitchen.turn + 1))
    state = last.state
    kitchen = kitchen.applying(last.changes, on: today)
    kitchen.turn += 1
    return Renderer(width: 200, style: .plain).lines(for: last.replies, in: state, today: today)
      .joined(separator: "\n")
  }

  /// The one reply of that kind; nil when there is none, or more.
  func reply<Kind: Reply>(_ kind: Kind.Type) -> Kind? {
    let found = last.replies.compactMap { $0 as? Kind }
    return found.count == 1 ? found[0] : nil
  }

  private static let proteins: [(String, ProteinSource)] = [
    ("beef", .beef), ("chicken", .chicken), ("dal", .legumes), ("salmon", .fish), ("tofu", .soy),
    ("pork", .pork),
  ]

  /// Two dishes of each protein, each in a cuisine of its own.
  private static let catalogue = Catalogue(
    table: FoodTable(
      ingredients: proteins.map {
        Ingredient(id: IngredientID($0), name: $0, section: .meat, protein: $1, isChecked: true)
      }, packages: [], profiles: [:]),
    recipes: proteins.flatMap { name, _ in
      ["bowl", "stew"].map { kind in
        Recipe(
          id: RecipeID("\(name)-\(kind)"), title: "\(capitalized(name)) \(kind)", servings: 4,
          cuisine: "\(name)-\(kind)-land", prepMinutes: 10, cookMinutes: 10,
          ingredients: [
            RecipeIngredient(
              name: name, ingredient: IngredientID(name), quantity: Quantity(Amount(.one, .pound)))
          ])
      }
    })

  /// Answers, and a look-up, as other rooms have them.
  private static let talk = Room(
    "talk",
    intents: [
      ("yes", Role.yes), ("no", .no), ("leave", .leave), ("maybe", .unsure), ("clarify", .clarify),
      ("skip", .skip), ("back", .back), ("again", .again), ("help", .help),
    ].map { name, role in Intent(name, as: role) { turn, _ in turn.say(NotNow.nothingAsked) } } + [
      Intent("look") { turn, _ in turn.say(NotNow.nothingToExplain) },
      Intent("price") { turn, _ in
        turn.tell(PriceNoted())
        turn.say(NotNow.nothingToExplain)
      },
    ])
}

extension SlotBinding {
  static func days(_ days: Day...) -> SlotBinding { SlotBinding(name: "days", value: .days(days)) }

  static func number(_ name: String, _ number: Int) -> SlotBinding {
    SlotBinding(name: name, value: .number(Rational(number)))
  }

  static func text(_ name: String, _ text: String) -> SlotBinding {
    SlotBinding(name: name, value: .text(text))
  }
}
