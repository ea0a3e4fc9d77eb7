import Talk

/// "We're done shopping": what was ticked counts as bought, the rest is told; a list on which nothing is ticked asks
/// first. Source: requirements GL-10.
func finishList(_ said: Said, _ turn: inout Turn) {
  guard let list = meantList(said, &turn) else { return turn.say(NoList()) }
  let standing = standing(list, turn)
  guard !standing.lines.isEmpty else { return close(list, taken: [], left: [], &turn) }
  let bought = standing.lines.filter(isInCart)
  if bought.isEmpty { return BoughtAllQuestion(list: list.id).ask(&turn) }
  close(list, taken: bought, left: standing.lines.filter { $0.mark != .bought }, &turn)
}

/// "I got everything, it came to $118", "finish, I paid $97": what is paid for is no longer to be bought.
func followListNews(_ turn: inout Turn, _ news: any News) {
  if let found = news as? FoodsAtHome { return takeOffFoundAtHome(found.foods, &turn) }
  if let bought = news as? FoodsBought {
    for named in bought.foods {
      turn.put(
        PastPurchase(
          id: turn.newID(), ingredient: named.food.id, name: plural(named.food), day: bought.day,
          amount: named.amount))
    }
    return takeOffBought(bought.foods.map(\.food.id), &turn)
  }
  guard let paid = news as? ShoppingPaid, turn.state.asked == nil, let list = meantList(nil, &turn) else {
    return
  }
  let words = Set(Utterance(paid.line).tokens.map(\.text))
  let lines = standing(list, turn).lines
  guard !words.isDisjoint(with: finishing), !lines.isEmpty else { return }
  let bought = lines.filter(isInCart)
  if bought.isEmpty {
    BoughtAllQuestion(list: list.id).ask(&turn)
  } else if words.contains("everything") || words.contains("all") {
    BoughtAllQuestion(list: list.id).carryOut(&turn)
  } else {
    close(list, taken: bought, left: lines.filter { $0.mark != .bought }, &turn)
  }
}

private let finishing: Set<String> = ["everything", "finish", "finished", "done", "all"]

/// Closes the list, keeps when staples were bought, and offers to put the rest of it away.
func close(_ list: ShoppingList, taken all: [ListLine], left: [ListLine], _ turn: inout Turn) {
  // A list that was done and has something left to buy: what came home then does not come home again.
  let before = turn.world.shoppingLists.first { $0.id == list.id }?.done
  let taken = all.filter { line in !(before.map { cameHome(line, on: $0, turn) } ?? false) }
  // Of what is left some may have been taken.
  let bought = all.filter { line in !left.contains { $0.key == line.key } }
  var done = list
  done.done = turn.world.today
  done.store = storeInHand(turn) ?? done.store
  turn.put(done)
  for line in taken {
    turn.put(
      PastPurchase(
        id: turn.newID(), ingredient: line.ingredient, name: line.name, day: turn.world.today,
        amount: boughtAmount(of: line)))
    guard var staple = turn.world.staples.first(where: { $0.key == line.key }) else { continue }
    staple.lastBought = turn.world.today
    staple.timesBought += 1
    turn.put(staple)
  }
  turn.say(ListFinished(list: done, bought: bought.map(\.name), left: left.map(\.name)), focus: listFocus)
  putAway(taken, &turn)
  offerWalkedOrder(after: done, &turn)
}

/// Whether just that much of it was bought on that day.
func cameHome(_ line: ListLine, on day: Day, _ turn: Turn) -> Bool {
  let amount = boughtAmount(of: line)
  return turn.world.purchases.contains { past in
    past.day == day && past.ingredient == line.ingredient && past.name == line.name && past.amount == amount
  }
}

/// What was bought is at home: whole packages, where they are sold in them. Said, and undone with one word; asked about, it
/// was forgotten as soon as something else was said, and plans bought everything once more.
private func putAway(_ taken: [ListLine], _ turn: inout Turn) {
  var names: [String] = []
  let table = turn.world.catalogue.table
  for line in taken {
    guard let food = line.ingredient.flatMap({ table[$0] }) else { continue }
    let amount = boughtAmount(of: line) ?? usualPurchase(of: food, table: table)
    turn.put(
      buying(
        .measured(amount), of: food, to: turn.world.pantry, id: turn.newID(), place: nil,
        on: turn.world.today, shelfLife: turn.world.datingRules))
    names.append(plural(food))
  }
  guard !names.isEmpty else { return }
  turn.isUndoable = true
  turn.say(PutAway(names: names, asksSum: !isPaid(turn)), focus: tillFocus)
}

/// Whether all of it was bought, where nothing was ticked.
struct BoughtAllQuestion: YesNoQuestion {
  static let name = "bought-all"
  var list: ID<ShoppingList>

  var asked: any Reply { BoughtAllAsked() }

  func carryOut(_ turn: inout Turn) {
    let known = turn.world.shoppingLists.first { $0.id == list }
    guard let open = known ?? weekList(&turn) else { return turn.say(NoList()) }
    let all = standing(open, turn).lines
    let lines = all.filter { $0.mark != .out }
    turn.put(open)
    mark(lines, .bought, on: open, &turn)
    close(open, taken: lines, left: all.filter { $0.mark == .out }, &turn)
  }

  func leave(_ turn: inout Turn) { turn.say(ListStaysOpen()) }
}

/// Whether what today's shopping came to is known.
func isPaid(_ turn: Turn) -> Bool { turn.world.spendings.contains { $0.day == turn.world.today } }

/// What the shopping came to is asked about: a bare sum answers.
private let tillFocus = Focus(.till, again: nil)

/// What was put in the cart: whole packages where it is sold in them; nil where nobody knows.
private func boughtAmount(of line: ListLine) -> Amount? {
  guard line.mark == .bought else { return line.inCart.first }
  return line.buy.map { $0.package.amount * Rational($0.packages) } ?? line.need.first
}

/// Whether all of it, or some, was taken.
func isInCart(_ line: ListLine) -> Bool { line.mark == .bought || !line.inCart.isEmpty }
