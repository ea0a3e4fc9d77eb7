import Talk

/// May it be taken out of the recipe for good?
struct ReallyTakeOut: Reply {
  var title: String
  var foods: [String]
  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) is a recipe of your own. Take the \(joined(foods)) out of it for good? Say yes or no.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}

/// What of a recipe stands against a diet, and what can stand in for each; nothing is changed yet.
struct StandsAgainst: Reply {
  var title: String
  var what: Avoided
  var against: [FoodAgainst]

  func blocks(_ words: Wording) -> [Block] {
    let sure = against.filter(\.isSure)
    let open = against.filter { !$0.isSure }
    var blocks: [Block] =
      sure.isEmpty
      ? .say("I can't vouch for \(title) as \(name): it depends on \(joined(open.map(\.name))).", .warn)
      : .say("\(title) is not \(name), because of \(joined(sure.map(\.name))).", .bad)
    if !sure.isEmpty, !open.isEmpty {
      blocks += .say("I can't vouch for \(joined(open.map(\.name))) either; please read the label.", .warn)
    }
    for food in sure { blocks.append(.item("• ", [Span(text(of: food))])) }
    return blocks + .say("Nothing is changed yet.")
  }

  private var name: String { what.word }

  private func text(of food: FoodAgainst) -> String {
    let head = food.amount.isEmpty ? food.name : "\(food.name), \(unbroken(food.amount))"
    guard !food.standIns.isEmpty else {
      return "\(head): I know of nothing that stands in for it; it can be taken out."
    }
    let choices = zip(food.standIns, food.names).prefix(3).map { standIn, names in
      let parts = zip(standIn.use, names).map { "\(unbroken($0.amount.text)) \($1)" }
      let place = standIn.goodFor.isEmpty ? "" : " (\(standIn.goodFor))"
      return "\(parts.joined(separator: " with ")) for \(unbroken(standIn.amount.text))\(place)"
    }
    return "\(head): \(joined(Array(choices), "or"))"
  }

  func next(_ words: Wording) -> Closing {
    let named = against.filter(\.isSure)
    let swap = named.first { food in food.names.contains { $0.count == 1 } }
    let out = named.first { $0.standIns.isEmpty } ?? named.first { $0.name != swap?.name }
    let standIn = swap?.names.first { $0.count == 1 }?.first
    let lines = [
      swap.flatMap { food in standIn.map { "use \($0) instead of \(food.name) in it" } },
      out.map { "take the \($0.name) out of it" },
    ].compactMap(\.self)
    return .say(lines + (lines.isEmpty ? ["show the recipe"] : []))
  }
  var matter: Facts? {
    [
      "kind": "stands_against", "title": title, "avoid": what.word,
      "because": against.map {
        ["name": $0.name, "sure": $0.isSure, "choices": $0.names.map { $0 }] as Facts
      },
    ]
  }
}
