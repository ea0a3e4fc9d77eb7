import Talk

/// What a dish needs goes on the list.
struct DishListed: Reply {
  var title: String
  var servings: Int
  var assumed: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) for \(servings).") + .say(assumedSentence(assumed), .dim)
  }
  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
}

/// May a list be made for it?
struct NewListAsked: Reply {
  var week: Day
  func blocks(_ words: Wording) -> [Block] {
    .say("Create a new grocery list for the week of \(week.dateText)? Say yes or no.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// One use of a thing on the list: for a dish, on a day, or put there by hand.
struct LineUse: Hashable, Sendable {
  /// Nil for what was put there by hand.
  var title: String?
  var day: Day?
  var amount: Amount?
  /// Why it came from the staples; empty where it is simply one of them, nil where it did not.
  var staple: String?
}

/// What a line is for: dish by dish, then by hand, what the pantry gave and how it was rounded.
struct LineExplained: Reply {
  var line: ListLine
  var uses: [LineUse]
  /// What the packages hold beyond the need; nil for none, and where that can't be told.
  var surplus: Amount?

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = .say("\(capitalized(line.text)):")
    for use in uses {
      let whom =
        use.title.map { $0 + (use.day.map { " \(words.names.adverb($0))" } ?? "") }
        ?? use.staple.map { $0.isEmpty ? "one of your staples" : $0 } ?? "put there by hand"
      let amount = use.amount.map { unbroken(kitchenText($0)) } ?? "no amount said"
      blocks.append(.item("", [Span("\(amount): \(whom)")]))
    }
    if !line.fromPantry.isEmpty {
      let given = line.fromPantry.map { unbroken(kitchenText($0)) }.joined(separator: " + ")
      blocks.append(.item("", [Span("\(given) of it is at home already", .dim)]))
    }
    if !line.inCart.isEmpty {
      let had = line.inCart.map { unbroken(kitchenText($0)) }.joined(separator: " + ")
      blocks.append(.item("", [Span("\(had) is in the cart already", .dim)]))
    }
    if let buy = line.buy {
      let over = surplus.map { ", \(unbroken(kitchenText($0))) left over" } ?? ""
      blocks.append(.item("", [Span("sold as \(unbroken(buy.text))\(over)", .dim)]))
    }
    return blocks
  }

  func next(_ words: Wording) -> Closing { .say("shopping list") }
  var matter: Facts? {
    [
      "kind": "list_line", "name": line.name,
      "uses": uses.map { ["recipe": $0.title, "day": $0.day, "amount": $0.amount] as Facts },
    ]
  }
}

/// It is not on the list.
struct NotOnList: Reply {
  var name: String
  func blocks(_ words: Wording) -> [Block] { .say("Not on the list: \(name).") }
  func next(_ words: Wording) -> Closing { .say("shopping list") }
  var matter: Facts? { ["kind": "list_line", "error": "notOnList", "name": name] }
  var status: ReplyStatus { .refused }
}

/// Which things are on the list, and which are not.
struct ListedOrNot: Reply {
  var lines: [ListLine] = []
  var missing: [String] = []

  func blocks(_ words: Wording) -> [Block] {
    let open = lines.filter { $0.mark == nil }
    let inCart = lines.filter { $0.mark == .bought }
    let out = lines.filter { $0.mark == .out }
    var blocks: [Block] = []
    if !open.isEmpty { blocks += .say("On the list: \(joined(open.map(text))).") }
    if !inCart.isEmpty { blocks += .say("In the cart already: \(joined(inCart.map(\.name))).") }
    if !out.isEmpty { blocks += .say("On the list, but out of stock: \(joined(out.map(\.name))).") }
    if !missing.isEmpty { blocks += .say("Not on the list: \(joined(missing)).") }
    return blocks
  }

  private func text(_ line: ListLine) -> String {
    line.buy.map { "\(line.name), \(unbroken($0.text))" } ?? line.name
  }

  func next(_ words: Wording) -> Closing {
    guard let name = missing.first else { return .say("shopping list") }
    return .say("add \(name) to the list", "shopping list")
  }

  var matter: Facts? { ["kind": "list_has", "on_list": lines.map(\.name), "missing": missing] }
}
