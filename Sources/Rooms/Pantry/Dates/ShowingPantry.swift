import Talk

/// Everything, or the lots of the foods asked about, or of one place ("what's in the freezer"); grouped and sorted as
/// asked. Source: requirements MP-04, BB-08, BB-10.
func showPantry(_ said: Said, _ turn: inout Turn) {
  var asked: [Ingredient] = []
  if said.slots.has("food") {
    asked = namedFoods(in: said, &turn).map(\.food)
    guard !asked.isEmpty else { return }
  }
  let places = Set(placesSaid(said.text).map(\.place))
  // "In the fridge and in the freezer": all there is, by place.
  let place = places.count > 1 ? nil : places.first
  let shelfLife = turn.world.datingRules
  let all = turn.world.pantry.map { lot -> ShownLot in
    let food = lot.ingredient.flatMap { turn.world.catalogue.table[$0] }
    let rules = food.map { shelfLife.rules(for: $0) }
    return ShownLot(
      lot: measuredLot(lot, of: food, turn.world), place: lot.place ?? rules?.place ?? .pantry,
      category: rules?.category ?? "Other",
      subcategory: rules?.subcategory ?? "")
  }
  let only = PantryFilter(asked.isEmpty ? said.text : "", search: said.slots.word("search"))
  // "How much is left" behind one food is asked of that.
  let row = asked.isEmpty && only.isEmpty && isOfSame(said.text) ? turn.state.focus.row : nil
  let same = row.flatMap { row in turn.world.pantry.first { $0.id.text == row } }
  // "What is frozen" asks for a place.
  let isFrozen = only.kinds == ["Frozen Foods"] && place == nil
  let filter = asked.isEmpty && place != .pantry ? isFrozen ? .freezer : place : nil
  let items = all.filter { shown in
    (same.map { $0.id == shown.lot.id } ?? true)
      && (asked.isEmpty || asked.contains { $0.id == shown.lot.ingredient })
      && (filter == nil || shown.place == filter) && (isFrozen || only.holds(shown))
  }
  // A look changes nothing, so that "undo" never takes one back: it explains until an amount in words was kept.
  let explains =
    items.contains { $0.lot.amount == nil && $0.lot.held.words != nil }
    && !hasExplained(.amountsInWords, in: turn)
  var reply = PantryShown(items: items.map(\.lot), asked: asked, explains: explains)
  (reply.shown, reply.place) = (items, filter)
  reply.only = isFrozen ? nil : only
  (reply.grouping, reply.order) = (PantryGrouping(said.text), PantryOrder(said.text))
  let lots = items.map(\.lot)
  // Of single foods the next look shows all again.
  turn.say(reply, focus: asked.isEmpty ? pantryFocus(on: lots, after: said) : pantryFocus(on: lots))
}

/// The lot in the measures this household chose, where it chose some; its share left stays.
private func measuredLot(_ lot: PantryItem, of food: Ingredient?, _ world: World) -> PantryItem {
  guard let system = world.shownMeasures.system, case .measured(let amount, let words) = lot.held else {
    return lot
  }
  let turned = measured(amount, of: food, in: system)
  guard turned != amount, amount.value > .zero else { return lot }
  var shown = lot
  shown.held = .measured(turned, words: words)
  shown.full = lot.full.map { $0 * turned.value / amount.value }
  return shown
}

/// "How much is left", without a food.
private func isOfSame(_ line: String) -> Bool {
  let words = Set(wordsSaid(line).map(\.word))
  return !words.isDisjoint(with: ["left", "remaining", "there"])
    && !words.isDisjoint(with: ["much", "many", "what"])
    && words.isDisjoint(with: ["pantry", "fridge", "freezer", "home", "house", "kitchen", "stock"])
}

/// A lot with where it is and what kind of food it is.
struct ShownLot: Hashable, Sendable {
  var lot: PantryItem
  var place: PantryPlace
  var category: String
  var subcategory = ""
}

/// How a list of lots is cut.
enum PantryGrouping: Hashable, Sendable {
  case place, category, date

  /// "By place", "grouped by category"; nil where nobody asked.
  init?(_ line: String) {
    let words = wordsSaid(line).map(\.word)
    guard let by = words.lastIndex(of: "by"), by + 1 < words.count else { return nil }
    switch words[by + 1] {
    case "place", "location", "where": self = .place
    case "category", "kind", "type", "group": self = .category
    case "expiry", "date", "band": self = .date
    default: return nil
    }
  }
}

/// How a list of lots is sorted; by date unless asked otherwise.
enum PantryOrder: Hashable, Sendable {
  case date, name, added

  /// "Sorted by name", "by date added".
  init(_ line: String) {
    let words = wordsSaid(line).map(\.word)
    let by = words.lastIndex(of: "by").map { Array(words[($0 + 1)...]) } ?? []
    if by.first == "name" || words.contains("alphabetical") || words.contains("alphabetically") {
      self = .name
    } else if by.contains("added") || by.contains("bought") || words.contains("newest") {
      self = .added
    } else {
      self = .date
    }
  }

  func sorted(_ lots: [ShownLot]) -> [ShownLot] {
    switch self {
    case .date: lots
    case .name: lots.sorted { ($0.lot.name, $0.lot.id.text) < ($1.lot.name, $1.lot.id.text) }
    case .added:
      lots.sorted {
        (-($0.lot.bought?.number ?? .min + 1), $0.lot.name, $0.lot.id.text)
          < (-($1.lot.bought?.number ?? .min + 1), $1.lot.name, $1.lot.id.text)
      }
    }
  }
}
