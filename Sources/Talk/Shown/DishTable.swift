extension Wording {
  /// Dishes by number, with time, cost and what to know about them; a remark for each, or none.
  package func dishTable(_ cards: [RecipeCard], remarks: [String] = []) -> Block {
    let rows = cards.enumerated().map { index, card in
      let notes = [remarks.dropFirst(index).first ?? "", SafetyFacts(card).note].filter { !$0.isEmpty }
      return [
        TableCell("\(index + 1)"), TableCell(card.title, .accent), TableCell(minutesText(card.minutes)),
        TableCell(card.usedPerServing.text), TableCell(notes.joined(separator: "; ")),
      ]
    }
    let columns = [
      TableColumn("", .right, priority: 8), TableColumn("Dish", priority: 9, minWidth: 16),
      TableColumn("Time", .right, priority: 6),
      TableColumn("A serving", .right, priority: 4, label: "a serving"),
      TableColumn("Notes", priority: 7, minWidth: 14, maxWidth: max(24, width - 60)),
    ]
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }
}
