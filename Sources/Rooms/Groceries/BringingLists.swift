package import Talk

/// What bringing a file's lines to a list comes to: all of it values, nothing yet done.
package struct ListImport: Sendable {
  /// The list they go to.
  package var list: ShoppingList
  /// Whether it is made for them.
  package var isNew: Bool
  /// Put on it.
  package var entries: [ListEntry] = []
  /// Ticked, or not to be had.
  package var marks: [ListMark] = []
  /// Marks that no longer hold: what was taken off is wanted again.
  package var lifted: [ListMark] = []
  /// Names of lines that are new, and of those that more was put to, in the order of the file.
  package var added: [String] = []
  package var combined: [String] = []
  /// How many lines of the file stand on the list already.
  package var already = 0

  /// "The list", "the list "party"".
  package var listInText: String { list.nameInText }

  /// In the order they are carried out; none where all of it is there.
  package func changes(in kitchen: Snapshot) -> [Change] {
    guard !entries.isEmpty || !marks.isEmpty || !lifted.isEmpty else { return [] }
    let tables = kitchen.tables
    var changes: [Change] = []
    if kitchen.row(like: list) != list {
      changes.append(.put(list, was: kitchen.row(like: list), in: tables))
    }
    let replaced = Set(marks.map(\.line))
    changes += lifted.filter { !replaced.contains($0.line) }.map { .remove($0, in: tables) }
    changes += entries.map { .put($0, was: nil, in: tables) }
    return changes + marks.map { .put($0, was: kitchen.row(like: $0), in: tables) }
  }
}

/// Brings lines of a file to the open list of that name, which is made where there is none; else to the one a change
/// is for. A line that stands there with the same amount and note is not doubled, so that the same file brought in
/// again changes nothing; what is ticked there stays so.
package func listImport(_ lines: [WrittenLine], to name: String?, _ turn: inout Turn) -> ListImport {
  let list = listToBringTo(name, &turn)
  let isNew = !turn.world.shoppingLists.contains { $0.id == list.id }
  var gain = ListImport(list: list, isNew: isNew)
  let marks = Dictionary(turn.world.marks(of: list).map { ($0.line, $0) }, uniquingKeysWith: { $1 })
  let held = marks.values.filter { $0.state != .off }
  let (plan, entries, table) = (
    PlannedNeeds(of: list, turn).items, turn.world.entries(of: list), turn.world.table
  )
  let before = Dictionary(
    listLines(plan: plan, entries: entries, marks: Array(held), table: table).map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first })
  var place = entries.map(\.place).max() ?? 0
  let reader = LineNames(turn.world)
  var order: [LineKey] = []
  var groups: [LineKey: [(wanted: Wanted, line: WrittenLine)]] = [:]
  for line in lines {
    let wanted = reader.wanted(line)
    if groups[wanted.key] == nil { order.append(wanted.key) }
    groups[wanted.key, default: []].append((wanted, reader.own(line, as: wanted)))
  }
  for key in order {
    let group = groups[key] ?? []
    let known = before[key]
    // Taken off once, and wanted again.
    let isBack = marks[key]?.state == .off
    if isBack, let mark = marks[key] { gain.lifted.append(mark) }
    var standing = Standing(known, group: group.map(\.line), turn.world)
    var isChanged = isBack
    for (wanted, line) in group {
      let news = standing.news(of: line)
      guard !news.isEmpty else {
        gain.already += isBack ? 0 : 1
        continue
      }
      isChanged = true
      for (index, amount) in news.amounts.enumerated() {
        place += 1
        gain.entries.append(
          ListEntry(
            id: turn.newID(), list: list.id, ingredient: wanted.ingredient, name: wanted.name,
            section: known?.section ?? wanted.section, amount: amount, note: index == 0 ? news.note : nil,
            place: place))
      }
    }
    if isChanged, let name = group.first?.wanted.name {
      if known == nil || isBack { gain.added.append(name) } else { gain.combined.append(name) }
    }
  }
  let states = groups.compactMapValues { group -> ListMark.State? in
    let first = group.first?.line.mark
    return group.allSatisfy { $0.line.mark == first } ? first : nil
  }
  let after = listLines(plan: plan, entries: entries + gain.entries, marks: Array(held), table: table)
  var last = marks.values.map(\.place).max() ?? 0
  for line in after {
    guard let state = states[line.key], line.mark == nil else { continue }
    last += 1
    gain.marks.append(
      ListMark(
        list: list.id, line: line.key, state: state, day: turn.world.today, had: line.had(table), place: last)
    )
  }
  return gain
}

/// The open list of that name, else a new one; without a name the one a change is for.
private func listToBringTo(_ name: String?, _ turn: inout Turn) -> ShoppingList {
  guard let name else { return listForChange(nil, &turn) }
  if let known = knownList(called: name, &turn), known.done == nil { return known }
  return turn.world.newList(name: name, week: nil, id: turn.newID())
}

/// What of a line is on the list already.
private struct Standing {
  private let isThere: Bool
  /// Amounts of single entries, each of which stands for one line of the file.
  private var amounts: [Amount]
  private var notes: Set<String>
  /// Whether the lines of the file come to what the list needs, however it is put together.
  private let isCovered: Bool
  private var hasPlain: Bool

  init(_ line: ListLine?, group: [WrittenLine], _ world: World) {
    isThere = line != nil
    amounts = line?.entries.compactMap(\.amount) ?? []
    let single = line?.entries.compactMap(\.note) ?? []
    notes = Set(single + (single.isEmpty ? [] : [single.joined(separator: "; ")]))
    hasPlain = isThere
    let told = group.flatMap(\.amounts)
    guard let line, !told.isEmpty else {
      isCovered = false
      return
    }
    let food = line.ingredient.flatMap { world.catalogue.table[$0] }
    let all = added(told, density: food?.density ?? .unknown)
    // As it is kept, as it is shown here, and both as files have them.
    let needs = [line.need, shownNeed(of: line, world)]
    isCovered = (needs + needs.map(shortAmounts)).contains { Set($0) == Set(all) || Set($0) == Set(told) }
  }

  /// What has to be put on the list for that line; an amount of nil for none told.
  mutating func news(of line: WrittenLine) -> (amounts: [Amount?], note: String?, isEmpty: Bool) {
    let note = line.note.flatMap { notes.insert($0).inserted ? $0 : nil }
    var missing: [Amount?] = []
    for amount in isCovered ? [] : line.amounts {
      if let known = amounts.firstIndex(of: amount) {
        amounts.remove(at: known)
      } else {
        missing.append(amount)
      }
    }
    if missing.isEmpty, note != nil || !hasPlain && line.amounts.isEmpty { missing = [nil] }
    hasPlain = true
    return (missing, note, missing.isEmpty)
  }
}
