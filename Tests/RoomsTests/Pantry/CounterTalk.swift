import Catalogue
import Kitchen
import Language
import Page
import Store
import Talk
import Values

/// A talk of requests already read, with some rooms and a handful of foods: an intent and its slots in,
/// a reply out. No grammar, no plan, no file.
struct CounterTalk {
  static let today = Day(iso: "2026-03-02") ?? Day(number: 0)
  static let egg = Ingredient(id: IngredientID("egg"), name: "egg", plural: "eggs", section: .dairy)
  static let milk = Ingredient(
    id: IngredientID("milk"), name: "milk", section: .dairy, contains: FoodTags(.milk),
    gramsPerMilliliter: .one)
  static let kale = Ingredient(
    id: IngredientID("kale"), name: "kale", section: .produce, isChecked: true, months: [11, 3, 4])
  static let salt = Ingredient(id: IngredientID("salt"), name: "salt", section: .condiments, isBasic: true)
  static let table = FoodTable(
    ingredients: [egg, milk, kale, salt],
    packages: [
      Package(
        ingredient: egg.id, amount: Amount(Rational(12), .each), container: "carton",
        price: Money(cents: 227), source: "BLS", period: "2026-08", quality: .average),
      Package(
        ingredient: milk.id, amount: Amount(Rational(64), .fluidOunce), container: "carton",
        price: Money(cents: 279), source: "sample", period: "2026-08", quality: .estimate),
    ], profiles: [:])

  var state = DialogueState()
  private(set) var kitchen: Snapshot
  private(set) var last = TurnOutcome(state: DialogueState())
  private let house: House

  init(_ rooms: Room...) {
    house = House(rooms)
    kitchen = Snapshot(house.tables, replica: 7)
  }

  /// Decides the request and keeps what it came to; the reply's words, on one line each.
  @discardableResult
  mutating func ask(
    _ intent: String, _ slots: [SlotBinding] = [], details: [Detail] = [], said: String = "said"
  ) -> String {
    let world = World(
      kitchen: kitchen, catalogue: Catalogue(table: Self.table, recipes: []), grammar: Grammar(),
      context: TurnContext(now: CivilTime(day: Self.today, hour: 17), randomizer: Randomizer(seed: 7)),
      house: house)
    let recognition = Recognition(
      said: said, intent: intent, slots: slots, details: details, confidence: 100, layer: .template)
    last = decide(
      recognition, in: state, world: world,
      identities: IdentitySource(replica: 7, turn: kitchen.turn + 1))
    state = last.state
    kitchen = kitchen.applying(last.changes, on: Self.today)
    kitchen.turn += 1
    return Renderer(width: 200, style: .plain).lines(for: last.replies, in: state, today: Self.today)
      .joined(separator: "\n")
  }

  /// The one reply of that kind; nil when there is none, or more.
  func reply<Kind: Reply>(_ kind: Kind.Type) -> Kind? {
    let found = last.replies.compactMap { $0 as? Kind }
    return found.count == 1 ? found[0] : nil
  }
}

extension SlotBinding {
  /// So much of a food; its id is its name.
  static func supply(_ id: String, _ amount: Amount? = nil) -> SlotBinding {
    SlotBinding(name: "supply", value: .supply(amount, list: "ingredient", id: id, name: id))
  }

  static func food(_ id: String) -> SlotBinding {
    SlotBinding(name: "food", value: .item(list: "ingredient", id: id, name: id))
  }

  static func words(_ slot: String, _ words: String) -> SlotBinding {
    SlotBinding(name: slot, value: .text(words))
  }
}

extension Reply {
  /// What `--json` carries, on one line; empty for nothing.
  var json: String { data.map { JSONValue(encoding: $0).text } ?? "" }
}
