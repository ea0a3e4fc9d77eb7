/// Items without boxes: what one dish needs.
package func itemTable(_ items: [GroceryItem]) -> Block {
  .table(Table(columns: itemColumns, rows: items.map(cells)), indent: 2)
}

/// The columns of an item: name, need, what to buy, price.
package var itemColumns: [TableColumn] {
  [
    TableColumn("", priority: 9, minWidth: 12), TableColumn("", priority: 5, minWidth: 8),
    TableColumn("", priority: 6, minWidth: 10), TableColumn("", .right, priority: 7),
  ]
}

/// Name first, what is needed dimmer, then what to buy and its price. Source: FR-RM-012.
package func cells(of item: GroceryItem) -> [TableCell] {
  [
    TableCell(item.name, item.isChecked ? .strike : nil), TableCell(item.needText, .dim),
    TableCell(item.buy?.text ?? ""), TableCell(costText(item)),
  ]
}

private func costText(_ item: GroceryItem) -> String {
  switch item.quality {
  case .median: "~\(item.cost.text)"
  case .own: "*\(item.cost.text)"
  case .average, .estimate: item.cost.text
  }
}
