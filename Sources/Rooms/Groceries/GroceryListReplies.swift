import Talk

/// A list, by section as the store is walked. Source: requirements GL-03, GL-04, GL-09, MP-16.
struct ListShown: Reply {
  var title: String
  var lines: [ListLine]
  /// Only what is still to be bought.
  var isOpenOnly = false
  /// The plan's estimate; nil where no plan stands on the list.
  var cost: CostEstimate?
  /// Sales tax on what the plan did not count, in hundredths of a percent.
  var taxBasisPoints = 0
  /// Basics the plan's dishes use, and what the pantry covers, by name.
  var assumed: [String] = []
  var covered: [String] = []
  /// True for the plan on the table, which is not saved yet.
  var isDraft = false
  /// Names of other open lists.
  var others: [String] = []
  var layout = SectionLayout.usual
  /// The store whose order it follows, where one was said.
  var store: String?
  /// What is left out because it is bought at another store than the one somebody is at.
  var elsewhere: [(name: String, store: String)] = []

  /// The store that was asked for, how many lines are not bought there, and whether none is: then all are shown.
  var asked: (store: String, others: Int, isEmpty: Bool)?

  private var shown: [ListLine] { isOpenOnly ? lines.filter { $0.mark == nil } : lines }

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = [.heading(isOpenOnly ? "\(title): what is left" : title)]
    if let store { blocks += .say("In the order of \(storeTitle(store)).", .dim) }
    if let asked, asked.isEmpty, !lines.isEmpty {
      blocks += .say("Nothing on it is kept for \(storeTitle(asked.store)), so this is all of it.")
    } else if let asked, !asked.isEmpty {
      blocks += .say("What you buy at \(storeTitle(asked.store)).", .dim)
    }
    if isDraft { blocks += .say("For the plan on the table; it is not saved yet.", .dim) }
    if lines.isEmpty {
      blocks += .say(cost == nil ? "The list is empty." : "Nothing to buy: everything is at home.")
    } else if shown.isEmpty {
      blocks += .say("Nothing is left: all \(lines.count) are in the cart.")
    }
    if !shown.isEmpty { blocks += [.gap, listTable(shown, layout)] }
    blocks.append(.gap)
    if !lines.isEmpty { blocks.append(.say(totals)) }
    if shown.contains(where: { $0.quality?.isGuess == true }) {
      blocks.append(.note("~ marks a guess: the middle price of its section stands in."))
    }
    if shown.contains(where: { $0.quality == .own }) { blocks.append(.note("* marks a price you told me.")) }
    if !unsorted.isEmpty { blocks.append(.note(unsortedText(unsorted))) }
    if !covered.isEmpty { blocks.append(.note("Already at home: \(covered.joined(separator: ", ")).")) }
    if cost != nil || !assumed.isEmpty { blocks += .say(assumedSentence(assumed), .dim) }
    if let cost, !lines.isEmpty { blocks.append(.note(honesty(cost))) }
    if let asked, !asked.isEmpty, asked.others > 0 {
      blocks.append(
        .note(
          "\(counted(asked.others, "other thing")) on the list: \(typeable("split the list by store")) shows all."
        ))
    }
    if !elsewhere.isEmpty {
      let things = elsewhere.map { "\($0.name) (\(storeTitle($0.store)))" }
      blocks.append(.note("For other stores: \(joined(things))."))
    }
    if !others.isEmpty { blocks.append(.note("Also open: \(joined(others)).")) }
    return blocks + [.gap]
  }

  /// What nobody said the section of, nor that it has none.
  private var unsorted: [String] {
    shown.filter { $0.section == .unknown && !layout.isSaid($0.key) }.map(\.name)
  }

  private var totals: String {
    let done = lines.count { $0.mark == .bought }
    let items = counted(lines.count, "item")
    let unpriced = lines.count { $0.cost == nil }
    let sum = lines.compactMap(\.cost).reduce(.zero, +)
    let isPlain = cost.map { $0.till == sum } ?? false
    let tax = sum * Rational(taxBasisPoints, 10_000)
    let own = tax == .zero ? "at the till \(sum.text)" : "at the till \(sum.text) and \(tax.text) tax"
    let till = isPlain ? cost.map(tillText) : unpriced == lines.count ? nil : own
    let priced = unpriced == 0 || till == nil ? till : till.map { "\($0), \(unpriced) not priced" }
    let first = done == 0 ? items : "\(items), \(progressText(lines))"
    return column(first, priced ?? "", isPlain ? cost.map { "used \($0.used.text)" } ?? "" : "")
  }

  func next(_ words: Wording) -> Closing {
    if isDraft { return .say("looks good", "show the plan") }
    guard let first = lines.first(where: { $0.mark == nil }) else {
      return lines.isEmpty ? .say("add milk to the list", "plan the week") : .say("we're done shopping")
    }
    return .say("got the \(first.name)", "add milk to the list", "we're done shopping")
  }

  var matter: Facts? {
    [
      "kind": "list", "list": listFacts(lines, assumed: assumed, covered: covered, layout: layout),
      "cost": cost.map { Facts($0) },
    ]
  }
}

/// Every section under its name; the columns of all of them stand under each other.
func listTable(_ lines: [ListLine], _ layout: SectionLayout) -> Block {
  var rows: [[TableCell]] = []
  var parts: [TableSection] = []
  let known = Dictionary(grouping: lines, by: \.section)
  for section in known.keys.sorted(by: { layout.place(of: $0) < layout.place(of: $1) }) {
    let items = known[section] ?? []
    let done = items.count { $0.mark == .bought }
    let progress = done == 0 ? "" : ", \(done) of \(items.count) done"
    parts.append(
      TableSection(
        title: layout.title(section) + progress, rows: rows.count..<rows.count + items.count,
        tint: layout.colour(section)?.tint))
    rows += items.map { [TableCell($0.box)] + cells(of: $0) }
  }
  let box = TableColumn("", priority: 8, minWidth: 3)
  return .sections(Table(columns: [box] + itemColumns, rows: rows), parts)
}

/// Name first, what is needed dimmer, then what to buy and its price, a note or where it comes from. Source: FR-RM-012.
private func cells(of line: ListLine) -> [TableCell] {
  let need = line.need.map { kitchenText($0) }.filter { !$0.isEmpty }.joined(separator: " + ")
  let notes = line.entries.compactMap(\.note).joined(separator: ", ")
  let had = line.inCart.map { unbroken(kitchenText($0)) }.joined(separator: " + ")
  let remarks = [notes, had.isEmpty ? "" : "\(had) in the cart"].filter { !$0.isEmpty }
  let name = remarks.isEmpty ? line.name : "\(line.name) (\(remarks.joined(separator: "; ")))"
  return [
    TableCell(name, line.mark == .bought ? .strike : nil), TableCell(need, .dim),
    TableCell(line.mark == .out ? "not to be had" : line.buy?.text ?? ""), TableCell(costText(line)),
  ]
}

private func costText(_ line: ListLine) -> String {
  guard let cost = line.cost else { return "" }
  switch line.quality {
  case .median?: return "~\(cost.text)"
  case .own?: return "*\(cost.text)"
  case .average?, .estimate?, nil: return cost.text
  }
}

extension ListLine {
  fileprivate var box: String {
    switch mark {
    case .bought: "[x]"
    case .out: "[-]"
    case .off, nil: "[ ]"
    }
  }
}
