import Talk

/// What became of a list, and how far it is.
struct ListChanged: Reply {
  var list: ShoppingList
  var added: [LineKey] = []
  /// Put to what stood there.
  var combined: [LineKey] = []
  /// With another amount than before.
  var changed: [LineKey] = []
  /// Left as they stood there.
  var already: [LineKey] = []
  /// Names, in the order said.
  var removed: [String] = []
  var bought: [String] = []
  /// Of which some is in the cart and the rest still to be bought.
  var part: [LineKey] = []
  var out: [String] = []
  var unticked: [String] = []
  var missing: [String] = []
  /// An exception that stands on no line might be any: nothing was done for it.
  var isExceptionMissing = false
  /// The list as it stands now.
  var lines: [ListLine] = []

  init(list: ShoppingList) { self.list = list }

  var isEmpty: Bool {
    added.isEmpty && combined.isEmpty && already.isEmpty && removed.isEmpty && bought.isEmpty && out.isEmpty
      && unticked.isEmpty && missing.isEmpty && part.isEmpty && changed.isEmpty
  }

  /// Notes the name of a line under what became of it.
  mutating func note(_ name: String, _ state: ListMark.State?) {
    switch state {
    case .bought: bought.append(name)
    case .out: out.append(name)
    case .off: removed.append(name)
    case nil: unticked.append(name)
    }
  }

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !added.isEmpty { blocks += .say("On \(list.nameInText): \(joined(texts(added))).") }
    if !combined.isEmpty { blocks += .say("Combined with what was there: \(joined(texts(combined))).") }
    if !changed.isEmpty { blocks += .say("On \(list.nameInText) now: \(joined(texts(changed))).") }
    if !already.isEmpty { blocks += .say("On \(list.nameInText) already: \(joined(texts(already))).") }
    if !removed.isEmpty { blocks += .say("Taken off: \(joined(removed))\(ofList).") }
    if !bought.isEmpty { blocks += .say("Ticked: \(names(bought))\(ofList).") }
    if !part.isEmpty { blocks += .say("Some of it is in the cart; still to buy: \(joined(texts(part))).") }
    if !unticked.isEmpty { blocks += .say("To buy again: \(names(unticked)).") }
    if !out.isEmpty { blocks += .say("Not to be had: \(joined(out)). Not counted as bought.") }
    if !missing.isEmpty {
      blocks += .say(
        "Not on the list: \(joined(missing))\(isExceptionMissing ? ", so nothing is ticked" : "").", .warn)
    }
    if !bought.isEmpty || !part.isEmpty || !unticked.isEmpty || !out.isEmpty {
      blocks += .say(progressText(lines))
    }
    return blocks
  }

  /// " (list "party")" where it is not the week's.
  private var ofList: String { list.name.map { " (list \"\($0)\")" } ?? "" }

  /// The first few by name, of many the number of the rest.
  private func names(_ all: [String]) -> String {
    all.count > 8 ? "\(all.prefix(6).joined(separator: ", ")) and \(all.count - 6) more" : joined(all)
  }

  private func texts(_ keys: [LineKey]) -> [String] {
    keys.compactMap { key in lines.first { $0.key == key }?.text }
  }

  func next(_ words: Wording) -> Closing {
    bought.isEmpty ? .say("shopping list", "undo") : .say("what's left", "we're done shopping")
  }

  var matter: Facts? {
    [
      "kind": "list_change", "added": added.map(\.rawValue), "combined": combined.map(\.rawValue),
      "already": already.map(\.rawValue), "removed": removed, "bought": bought, "out": out,
      "part": part.map(\.rawValue), "changed": changed.map(\.rawValue),
      "unticked": unticked, "missing": missing, "list": listFacts(list, lines),
    ]
  }

  var status: ReplyStatus {
    let isNothing = added.isEmpty && combined.isEmpty && already.isEmpty && removed.isEmpty && bought.isEmpty
    return isNothing && out.isEmpty && unticked.isEmpty && part.isEmpty && changed.isEmpty ? .refused : .done
  }
}

/// "4 of 12 in the cart", with a bar.
func progressText(_ lines: [ListLine]) -> String {
  let done = lines.count { $0.mark == .bought }
  let share = bar(value: done, of: max(1, lines.count), width: 10)
  return "\(done) of \(lines.count) in the cart  \(unbroken(share))"
}

extension ListLine {
  /// "flour 3 cups", "milk".
  var text: String {
    let amounts = need.map { unbroken(kitchenText($0)) }.filter { !$0.isEmpty }.joined(separator: " + ")
    return amounts.isEmpty ? name : "\(name) \(amounts)"
  }
}

extension ShoppingList {
  /// "the list", "the party list".
  var nameInText: String { name.map { "the list \"\($0)\"" } ?? "the list" }

  /// "Shopping list, week of March 2", "Party".
  var title: String {
    name.map { capitalized($0) } ?? week.map { "Shopping list, week of \($0.dateText)" } ?? "Shopping list"
  }
}

/// What the plan's dishes need is not made less by saying so.
struct AmountOfPlan: Reply {
  var lines: [ListLine]

  func blocks(_ words: Wording) -> [Block] {
    .say("The dishes of the plan need \(joined(lines.map(\.text))), so that stays.")
  }
  func next(_ words: Wording) -> Closing { .say("shopping list") }
  var matter: Facts? { ["kind": "list_change", "error": "planned", "lines": lines.map(\.name)] }
  var status: ReplyStatus { .refused }
}

/// Several lines have that name.
struct WhichLine: Reply {
  var name: String
  var lines: [String]

  func blocks(_ words: Wording) -> [Block] { .say("Which \(name): \(joined(lines, "or"))?") }
  func next(_ words: Wording) -> Closing { .none }
  var matter: Facts? { ["kind": "which", "name": name, "lines": lines] }
  var status: ReplyStatus { .refused }
}

/// There is no list to do that with.
struct NoList: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("There is no open list.") }
  func next(_ words: Wording) -> Closing { .say("add milk to the list", "plan the week") }
  var matter: Facts? { ["kind": "list_change", "error": "noList"] }
  var status: ReplyStatus { .refused }
}

/// A name of more letters than a line holds, or of none.
struct NameTooLong: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say("A name on a list has 1 to \(Wanted.longestName) letters. Please say it shorter.")
  }
  func next(_ words: Wording) -> Closing { .say("add milk to the list", end: ", for instance") }
  var matter: Facts? { ["kind": "list_change", "error": "name"] }
  var status: ReplyStatus { .refused }
}

/// Words that name nothing to buy.
struct NotForList: Reply, Hashable {
  var words: [String]
  func blocks(_ wording: Wording) -> [Block] {
    .say("Not put on the list: \(joined(words)). Please say the things by their names.", .warn)
  }
  func next(_ words: Wording) -> Closing { .say("add bread and 6 apples to the list") }
  var status: ReplyStatus { .refused }
}
