package import Talk

/// What was spent, what the budget still holds, and what foods cost here.
package let money = Room(
  "money",
  intents: [
    Intent("spent", ledger: .notes) { turn, said in noteSpending(said, &turn) },
    Intent("spent_mend", ledger: .notes) { turn, said in mendSpending(said, &turn) },
    Intent("share_cost") { turn, said in shareCost(said, &turn) },
    Intent("budget_show", ledger: .shows) { turn, said in
      let stores = said.slots.words("store")
      let span = SpendingSpan(said.text, today: turn.world.today)
      if stores.isEmpty, span == nil, said.slots.word("mode") != "stores" {
        showBudget(&turn)
      } else {
        showStores(stores, within: span, &turn)
      }
    },
    Intent("price_tell") { turn, said in notePrice(said, &turn) },
    Intent("price_ask") { turn, said in
      if said.slots.has("food") {
        let dish = dishNamedByFoods(said, turn)
        return dish == nil ? tellPrices(said, &turn) : tellDishCost(said, meant: dish, &turn)
      }
      let isNamed = said.slots.has("choice") || said.slots.has("recipe")
      if isNamed || turn.state.focus.recipe != nil { return tellDishCost(said, &turn) }
      // "What does it cost", with no dish in mind: all that is planned.
      let isPlanned = turn.state.draft != nil || turn.world.currentPlan != nil
      return isPlanned ? turn.perform(Choice("budget_show")) : unreadable(&turn)
    },
    Intent("price_forget") { turn, said in forgetPrices(said, &turn) },
  ],
  tables: [Spending.table, OwnPrice.table])

/// Talk of money; said again, it shows the budget.
let moneyFocus = Focus(.money, again: Choice("budget_show"))

/// For a line that lacks its figure: what it tells besides is taken, else nobody could read it.
func hearWithoutFigure(_ said: Said, _ turn: inout Turn) {
  guard !said.facts.isEmpty, var telling = turn.choice(.tell) else { return unreadable(&turn) }
  telling.details = said.recognition.details
  turn.perform(telling)
}
