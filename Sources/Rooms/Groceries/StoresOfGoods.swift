import Talk

/// Where this household buys things, by the things.
func storesOfGoods(_ turn: Turn) -> [LineKey: String] {
  Dictionary(turn.world.kitchen[StoreOfGoods.self].map { ($0.line, $0.store) }, uniquingKeysWith: { $1 })
}

/// "We buy toilet paper at Costco": remembered, so that it stands on that store's list; or the list store by store.
func changeStoreOfGoods(_ said: Said, _ turn: inout Turn) {
  let store = said.slots.word("store").map(storeKey)
  let mode = said.slots.word("mode")
  if mode == "split" { return splitByStore(said, &turn) }
  let things = wanted(in: said, &turn)
  guard !things.isEmpty, mode == "forget" || store?.isEmpty == false else { return sayPlainly(said, &turn) }
  if let store, store.count > OwnSection.longestName { return turn.say(SectionNameTooLong()) }
  // "Also 200 g of salmon from Rewe": so much of it is wanted now.
  let isWanted = !Set(wordsSaid(said.text).map(\.word)).isDisjoint(with: ["also", "too", "well", "another"])
  if mode == nil, isWanted || things.contains(where: { $0.amount != nil }) { addToList(things, said, &turn) }
  keep(things, at: mode == "forget" ? nil : store, &turn)
}

/// Remembers where things are bought; nil for anywhere.
func keep(_ things: [Wanted], at store: String?, _ turn: inout Turn) {
  let known = storesOfGoods(turn)
  var change = StoreOfGoodsChanged(store: store)
  for thing in things {
    let row = StoreOfGoods(thing.key, name: thing.name, store: store ?? "")
    if store == nil {
      guard known[thing.key] != nil, let old = turn.world.kitchen.row(like: row) else {
        change.already.append(thing.name)
        continue
      }
      turn.remove(old)
      change.moved.append(thing.name)
    } else if known[thing.key] == store {
      change.already.append(thing.name)
    } else {
      turn.put(row)
      change.moved.append(thing.name)
    }
  }
  change.hasList = meantList(nil, &turn) != nil
  turn.say(change, focus: listFocus)
}

/// The list that is meant, store by store.
private func splitByStore(_ said: Said, _ turn: inout Turn) {
  guard let list = meantList(said, &turn) else { return turn.say(EmptyList()) }
  let stores = storesOfGoods(turn)
  let lines = standing(list, turn).lines.filter { $0.mark == nil }
  turn.say(ListByStore(title: list.title, lines: lines, stores: stores), focus: listFocus)
}
