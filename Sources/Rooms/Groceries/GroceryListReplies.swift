import Talk

/// The grocery list, by section as the store is walked. Source: requirements GL-03, GL-09, MP-16.
struct GroceryListShown: Reply, Hashable {
  var list: GroceryList
  var cost: CostEstimate
  /// True for the plan on the table, which is not saved yet.
  var isDraft: Bool
  /// The evenings it is for.
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = [.heading(title)]
    if isDraft { blocks += .say("For the plan on the table; it is not saved yet.", .dim) }
    if list.items.isEmpty { blocks += .say("Nothing to buy: everything is at home.") }
    if !list.items.isEmpty { blocks += [.gap, sections] }
    blocks.append(.gap)
    if !list.items.isEmpty { blocks.append(.say(totals)) }
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
  private var title: String {
    guard let first = days.min() else { return "Shopping list" }
    return "Shopping list, week of \(first.monday.dateText)"
  }

  private var totals: String {
    let done = list.items.count(where: \.isChecked)
    let items = counted(list.items.count, "item")
    return column(done == 0 ? items : "\(items), \(done) done", tillText(cost), "used \(cost.used.text)")
  }

  /// Every section under its name; the columns of all of them stand under each other.
  private var sections: Block {
    var rows: [[TableCell]] = []
    var parts: [TableSection] = []
    for section in StoreSection.allCases.sorted(by: { $0.order < $1.order }) {
      let items = list.items.filter { $0.section == section }
      guard !items.isEmpty else { continue }
      let done = items.count(where: \.isChecked)
      let progress = done == 0 ? "" : ", \(done) of \(items.count) done"
      parts.append(TableSection(title: section.title + progress, rows: rows.count..<rows.count + items.count))
      rows += items.map { [TableCell($0.isChecked ? "[x]" : "[ ]")] + cells(of: $0) }
    }
    let box = TableColumn("", priority: 8, minWidth: 3)
    return .sections(Table(columns: [box] + itemColumns, rows: rows), parts)
  }

  func next(_ words: Wording) -> Closing {
    isDraft ? .say("looks good", "show the plan") : .say("show the plan", "what's for dinner tonight")
  }

  var matter: Facts? { ["kind": "list", "list": Facts(list), "cost": Facts(cost)] }
}
