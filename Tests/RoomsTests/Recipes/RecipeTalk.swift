import Catalogue
import HouseholdRoom
import Kitchen
import Language
import RecipesRoom
import Store
import Talk
import Values

/// A talk of requests already read, with some dishes and foods and the people given: an intent and its slots
/// in, what it came to out.
struct RecipeTalk {
  var state = DialogueState()
  private(set) var last = TurnOutcome(state: DialogueState())
  private let catalogue: Catalogue
  private let house: House
  private var kitchen: Snapshot

  init(
    _ recipes: [Recipe] = [], foods: [Ingredient] = [], standIns: [Substitution] = [],
    people: Household? = nil
  ) {
    let table = FoodTable(ingredients: foods, packages: [], profiles: [:], substitutions: standIns)
    catalogue = Catalogue(table: table, recipes: recipes)
    house = House([RecipesRoom.recipes, household, Self.talk])
    kitchen = Snapshot(house.tables, replica: 7)
    if let people { set(people) }
  }

  /// The household as it is from now on.
  mutating func set(_ people: Household) {
    let old = kitchen[Household.self].first
    kitchen.apply(.put(people, was: old, in: house.tables), on: RecipeSamples.monday)
  }

  /// Decides the request and keeps what it came to.
  mutating func ask(
    _ intent: String, _ slots: [SlotBinding] = [], details: [Detail] = [], said: String = "said"
  ) {
    let world = World(
      kitchen: kitchen, catalogue: catalogue, grammar: Grammar(),
      context: TurnContext(
        now: CivilTime(day: RecipeSamples.monday, hour: 17), randomizer: Randomizer(seed: 7)),
      house: house)
    let recognition = Recognition(
      said: said, intent: intent, act: .show, slots: slots, details: details, confidence: 100,
      layer: .template)
    last = decide(recognition, in: state, world: world, identities: IdentitySource(replica: 7, turn: 1))
    state = last.state
  }

  /// The one reply of that kind; nil when there is none, or more.
  func reply<Kind: Reply>(_ kind: Kind.Type) -> Kind? {
    let found = last.replies.compactMap { $0 as? Kind }
    return found.count == 1 ? found[0] : nil
  }

  /// "More" and "repeat", as other rooms have them.
  private static let talk = Room(
    "talk",
    intents: [
      Intent("more", as: .more) { turn, _ in turn.say(NotNow.nothingToChoose) },
      Intent("again", as: .again) { turn, _ in
        if let again = turn.state.focus.again { turn.perform(again) }
      },
    ])
}
