import Talk

/// Where this household buys things: by the thing, else by its section ("we buy produce at Aldi"), else where all the rest
/// comes from.
struct StoresOfGoods: Hashable {
  let byKey: [LineKey: String]

  subscript(_ key: LineKey) -> String? { byKey[key] }
  subscript(_ line: ListLine) -> String? {
    byKey[line.key] ?? byKey[Self.key(of: line.section)] ?? byKey[Self.rest]
  }

  /// Keys no thing on a list has.
  fileprivate static func key(of section: ListSection) -> LineKey {
    LineKey(rawValue: "§\(section.rawValue)")
  }
  fileprivate static let rest = LineKey(rawValue: "§")
}

func storesOfGoods(_ turn: Turn) -> StoresOfGoods {
  StoresOfGoods(
    byKey: Dictionary(
      turn.world.kitchen[StoreOfGoods.self].map { ($0.line, $0.store) }, uniquingKeysWith: { $1 }))
}

/// "We buy toilet paper at Costco": remembered, so that it stands on that store's list; or the list store by store.
func changeStoreOfGoods(_ said: Said, _ turn: inout Turn) {
  let store = said.slots.word("store").map(storeKey)
  let mode = said.slots.word("mode")
  if mode == "split" { return splitByStore(said, &turn) }
  if said.slots.has("section") || said.slots.has("rest") { return keepSections(said, at: store, mode, &turn) }
  let things = wanted(in: said, &turn)
  guard !things.isEmpty, mode == "forget" || store?.isEmpty == false else { return sayPlainly(said, &turn) }
  if let store, store.count > OwnSection.longestName { return turn.say(SectionNameTooLong()) }
  // "We buy our vegetables at the farmers market": a section, by the name it goes by.
  let sections = things.compactMap { $0.ingredient == nil ? section(called: $0.name, turn) : nil }
  if sections.count == things.count, mode != "forget", let store {
    let layout = storeLayout(turn)
    return keep(sections.map { (key: StoresOfGoods.key(of: $0), name: layout.title($0)) }, at: store, &turn)
  }
  // "Also 200 g of salmon from Rewe": so much of it is wanted now.
  let isWanted = !Set(wordsSaid(said.text).map(\.word)).isDisjoint(with: ["also", "too", "well", "another"])
  if mode == nil, isWanted || things.contains(where: { $0.amount != nil }) { addToList(things, said, &turn) }
  keep(things, at: mode == "forget" ? nil : store, &turn)
}

/// "I do all my vegetable buying at the farmers market and everything else at Kroger": whole sections, and the rest.
private func keepSections(_ said: Said, at store: String?, _ mode: String?, _ turn: inout Turn) {
  let layout = storeLayout(turn)
  var places: [ListSection] = []
  for value in said.slots.values("section") {
    guard case .item(_, let id, _) = value else { return sayPlainly(said, &turn) }
    places.append(ListSection(rawValue: id))
  }
  if let store, !places.isEmpty {
    let things = places.map { (key: StoresOfGoods.key(of: $0), name: layout.title($0)) }
    keep(things, at: mode == "forget" ? nil : store, &turn)
  }
  if let rest = said.slots.word("rest").map(storeKey), !rest.isEmpty {
    keep(
      [(key: StoresOfGoods.rest, name: places.isEmpty ? "everything" : "everything else")], at: rest, &turn)
  }
}

/// Remembers where things are bought; nil for anywhere.
func keep(_ things: [Wanted], at store: String?, _ turn: inout Turn) {
  keep(things.map { (key: $0.key, name: $0.name) }, at: store, &turn)
}

private func keep(_ things: [(key: LineKey, name: String)], at store: String?, _ turn: inout Turn) {
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
