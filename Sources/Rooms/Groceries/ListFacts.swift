import Talk

/// The lines of a list by section, with what a plan takes as given.
func listFacts(
  _ lines: [ListLine], assumed: [String], covered: [String], layout: SectionLayout = .usual
) -> Facts {
  let known = Dictionary(grouping: lines, by: \.section)
  let sections = known.keys.sorted { layout.place(of: $0) < layout.place(of: $1) }.map { section in
    ["section": section.rawValue, "items": (known[section] ?? []).map(\.facts)] as Facts
  }
  return ["assumed": assumed, "covered": covered, "sections": sections]
}

/// A list with its lines.
func listFacts(_ list: ShoppingList, _ lines: [ListLine]) -> Facts {
  [
    "name": list.name, "week": list.week, "made": list.made, "done": list.done,
    "items": lines.map(\.facts),
  ]
}

extension ListLine {
  fileprivate var facts: Facts {
    let buy = buy.map { ["packages": $0.packages, "text": $0.text] as Facts }
    let sources = dishes.map { ["amount": $0.amount, "day": $0.day, "recipe": $0.recipe] as Facts }
    let own = entries.map { ["amount": $0.amount, "source": $0.source.facts, "note": $0.note] as Facts }
    return [
      "buy": buy, "checked": mark == .bought, "state": mark, "cost": cost, "from_pantry": fromPantry,
      "in_cart": inCart, "ingredient": ingredient, "name": name, "need": need, "quality": quality,
      "sources": sources, "own": own,
    ]
  }
}

extension EntrySource {
  fileprivate var facts: String {
    switch self {
    case .manual: "manual"
    case .staples: "staples"
    case .recipe(let id): id.rawValue
    }
  }
}
