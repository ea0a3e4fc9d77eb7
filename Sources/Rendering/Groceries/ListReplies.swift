import Kitchen
import Planning
import Values

extension Wording {
  /// The grocery list, by section as the store is walked. Source: requirements GL-03, GL-09, MP-16.
  func list(_ list: GroceryList, _ cost: CostEstimate, isDraft: Bool, days: [Day]) -> [Block] {
    var blocks: [Block] = [.heading(listTitle(days))]
    if isDraft { blocks += .say("For the plan on the table; it is not saved yet.", .dim) }
    if list.items.isEmpty { blocks += .say("Nothing to buy: everything is at home.") }
    if !list.items.isEmpty { blocks += [.gap, sections(of: list)] }
    blocks.append(.gap)
    if !list.items.isEmpty { blocks.append(.say(totals(list, cost))) }
    if list.items.contains(where: \.quality.isGuess) {
      blocks.append(.note("~ marks a guess: the middle price of its section stands in."))
    }
    if list.items.contains(where: { $0.quality == .own }) {
      blocks.append(.note("* marks a price you told me."))
    }
    if !list.covered.isEmpty {
      blocks.append(.note("Already at home: \(list.covered.joined(separator: ", "))."))
    }
    blocks += .say(assumedSentence(list), .dim)
    if !list.items.isEmpty { blocks.append(.note(honesty(cost))) }
    return blocks + [.gap]
  }

  /// Lists are named for their week, which its Monday names. Source: requirements, Decisions "Lists".
  private func listTitle(_ days: [Day]) -> String {
    guard let first = days.min() else { return "Shopping list" }
    return "Shopping list, week of \(first.monday.dateText)"
  }

  private func totals(_ list: GroceryList, _ cost: CostEstimate) -> String {
    let done = list.items.count(where: \.isChecked)
    let items = counted(list.items.count, "item")
    return column(
      done == 0 ? items : "\(items), \(done) done", tillText(cost), "used \(cost.used.text)")
  }

  /// Every section under its name; the columns of all of them stand under each other.
  private func sections(of list: GroceryList) -> Block {
    var rows: [[Cell]] = []
    var parts: [TablePart] = []
    for section in StoreSection.allCases.sorted(by: { $0.order < $1.order }) {
      let items = list.items.filter { $0.section == section }
      guard !items.isEmpty else { continue }
      let done = items.count(where: \.isChecked)
      let progress = done == 0 ? "" : ", \(done) of \(items.count) done"
      parts.append(TablePart(title: section.title + progress, rows: rows.count..<rows.count + items.count))
      rows += items.map { [Cell($0.isChecked ? "[x]" : "[ ]")] + cells(of: $0) }
    }
    let box = Column("", priority: 8, minWidth: 3)
    return .sections(Table(columns: [box] + itemColumns, rows: rows), parts)
  }

  /// Items without boxes: what one dish needs.
  func itemTable(_ items: [GroceryItem]) -> Block {
    .table(Table(columns: itemColumns, rows: items.map(cells)), indent: 2)
  }

  private var itemColumns: [Column] {
    [
      Column("", priority: 9, minWidth: 12), Column("", priority: 5, minWidth: 8),
      Column("", priority: 6, minWidth: 10), Column("", .right, priority: 7),
    ]
  }

  /// Name first, what is needed dimmer, then what to buy and its price. Source: FR-RM-012.
  private func cells(of item: GroceryItem) -> [Cell] {
    [
      Cell(item.name, item.isChecked ? .strike : nil), Cell(item.needText, .dim),
      Cell(item.buy?.text ?? ""), Cell(costText(item)),
    ]
  }

  private func costText(_ item: GroceryItem) -> String {
    switch item.quality {
    case .median: "~\(item.cost.text)"
    case .own: "*\(item.cost.text)"
    case .average, .estimate: item.cost.text
    }
  }
}
