import Store
import Talk

/// What is asked of one thing at home before its page.
enum ItemQuestion: String, Hashable, Sendable {
  case page, opened, bought, place, date, left, history
}

/// "Tell me about the milk at home", "when did we open the milk", "where is the yogurt": everything noted of a food's lots, the answer
/// first. It changes nothing. Source: 003 "Item entity"; requirements BB-05, BB-29.
func showItem(_ said: Said, _ turn: inout Turn) {
  let asks = said.slots.word("ask").flatMap { ItemQuestion(rawValue: $0) } ?? .page
  for food in foodsAtHome("food", in: said, &turn).map(\.food) {
    let shelfLife = turn.world.datingRules
    let lots = turn.world.pantry.filter { $0.ingredient == food.id }
    let ids = Set(lots.map(\.id.text))
    // What is used up by now is told of where nothing is left.
    let steps = turn.world.past(PantryItem.table.name)
    let events = steps.map { steps in
      lotEvents(steps) { cells in
        lots.isEmpty
          ? cells["ingredient"]?.words == food.id.rawValue : cells["id"]?.words.map(ids.contains) ?? false
      }
    }
    turn.say(
      ItemShown(
        food: food, asks: asks, rules: shelfLife.rules(for: food), lots: lots, events: events,
        today: turn.world.today),
      focus: pantryFocus(on: lots))
  }
}
