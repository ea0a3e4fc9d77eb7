import Talk

/// Where things are bought from now on.
struct StoreOfGoodsChanged: Reply {
  /// Nil where they come from anywhere.
  var store: String?
  var moved: [String] = []
  var already: [String] = []
  /// Whether there is a list to split.
  var hasList = false

  func blocks(_ words: Wording) -> [Block] {
    guard let store else {
      return (moved.isEmpty ? [] : .say("From any store from now on: \(joined(moved))."))
        + (already.isEmpty ? [] : .say("From any store already: \(joined(already))."))
    }
    return (moved.isEmpty ? [] : .say("Bought at \(storeTitle(store)) from now on: \(joined(moved))."))
      + (already.isEmpty ? [] : .say("Bought at \(storeTitle(store)) already: \(joined(already))."))
  }
  func next(_ words: Wording) -> Closing {
    let more = hasList ? "split the list by store" : "add milk to the list"
    return moved.isEmpty ? .say(more) : .say(more, "undo")
  }
  var matter: Facts? { ["kind": "goods_store", "store": store, "moved": moved, "already": already] }
}

/// What is still to buy, store by store; what comes from anywhere last.
struct ListByStore: Reply {
  var title: String
  var lines: [ListLine]
  var stores: StoresOfGoods

  func blocks(_ words: Wording) -> [Block] {
    guard !lines.isEmpty else { return .say("Nothing is left to buy.") }
    guard lines.contains(where: { stores[$0] != nil }) else {
      return .say(
        "I know of no store for anything on the list: \(typeable("we buy coffee at Costco")) tells one.")
    }
    let known = Dictionary(grouping: lines) { stores[$0] ?? "" }
    var rows: [[TableCell]] = []
    var parts: [TableSection] = []
    for store in known.keys.sorted(by: { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }) {
      let items = known[store] ?? []
      parts.append(
        TableSection(
          title: store.isEmpty ? "Any store" : storeTitle(store), rows: rows.count..<rows.count + items.count,
          tint: nil))
      rows += items.map { line in
        let need = line.need.map { kitchenText($0) }.filter { !$0.isEmpty }.joined(separator: " + ")
        return [TableCell(line.name), TableCell(need, .dim), TableCell(line.cost?.text ?? "")]
      }
    }
    let columns = [
      TableColumn("", priority: 9, minWidth: 10), TableColumn("", .right, priority: 7),
      TableColumn("", .right, priority: 6),
    ]
    return [.heading("\(title), by store"), .gap, .sections(Table(columns: columns, rows: rows), parts)]
  }

  func next(_ words: Wording) -> Closing { .say("shopping list", "we buy coffee at Costco") }
  var matter: Facts? {
    [
      "kind": "list_by_store",
      "lines": lines.map { ["name": $0.name, "store": stores[$0]] as Facts },
    ]
  }
}
