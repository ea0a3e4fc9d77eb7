import Talk

/// "We're done shopping": what was ticked counts as bought, the rest is told; a list on which nothing is ticked asks
/// first. Source: requirements GL-10.
func finishList(_ said: Said, _ turn: inout Turn) {
  guard let list = meantList(said, &turn) else { return turn.say(NoList()) }
  let standing = standing(list, turn)
  guard !standing.lines.isEmpty else { return close(list, bought: [], left: [], &turn) }
  let bought = standing.lines.filter { $0.mark == .bought }
  if bought.isEmpty { return BoughtAllQuestion(list: list.id).ask(&turn) }
  close(list, bought: bought, left: standing.lines.filter { $0.mark != .bought }, &turn)
}

/// Closes the list, keeps when staples were bought, and offers to put the rest of it away.
private func close(_ list: ShoppingList, bought: [ListLine], left: [ListLine], _ turn: inout Turn) {
  var done = list
  done.done = turn.world.today
  turn.put(done)
  for line in bought {
    guard var staple = turn.world.staples.first(where: { $0.key == line.key }) else { continue }
    staple.lastBought = turn.world.today
    staple.timesBought += 1
    turn.put(staple)
  }
  turn.say(ListFinished(list: done, bought: bought.map(\.name), left: left.map(\.name)), focus: listFocus)
  let foods = bought.filter { $0.ingredient != nil }.map(\.key)
  if !foods.isEmpty { PutAwayQuestion(list: done.id, lines: foods).ask(&turn) }
}

/// Whether all of it was bought, where nothing was ticked.
struct BoughtAllQuestion: YesNoQuestion {
  static let name = "bought-all"
  var list: ID<ShoppingList>

  var asked: any Reply { BoughtAllAsked() }

  func carryOut(_ turn: inout Turn) {
    let known = turn.world.shoppingLists.first { $0.id == list }
    guard let open = known ?? weekList(&turn) else { return turn.say(NoList()) }
    let lines = standing(open, turn).lines
    turn.put(open)
    mark(lines, .bought, on: open, &turn)
    close(open, bought: lines, left: [], &turn)
  }

  func leave(_ turn: inout Turn) { turn.say(ListStaysOpen()) }
}

/// Whether what was bought goes into the pantry.
struct PutAwayQuestion: YesNoQuestion {
  static let name = "put-away"
  var list: ID<ShoppingList>
  var lines: [LineKey]

  var asked: any Reply { PutAwayAsked(count: lines.count) }

  func carryOut(_ turn: inout Turn) {
    guard let done = turn.world.shoppingLists.first(where: { $0.id == list }) else { return }
    var names: [String] = []
    for line in standing(done, turn).lines where lines.contains(line.key) {
      guard let food = line.ingredient.flatMap({ turn.world.catalogue.table[$0] }) else { continue }
      let bought = line.buy.map { $0.package.amount * Rational($0.packages) } ?? line.need.first
      let amount = bought ?? usualPurchase(of: food, table: turn.world.catalogue.table)
      turn.put(adding(amount, of: food, to: turn.world.pantry, id: turn.newID()))
      names.append(plural(food))
    }
    turn.say(PutAway(names: names))
  }

  func leave(_ turn: inout Turn) { turn.say(NotPutAway()) }
}
