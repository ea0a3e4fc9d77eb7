/// A shopping list as it is written to a file: what is on it, and nothing of where it came from.
package struct WrittenList: Hashable, Sendable {
  /// "Shopping list, week of March 2".
  package var title: String
  /// As somebody called it; nil for the list of a week.
  package var name: String?
  package var week: Day?
  package var made: Day
  /// Nil while it is open.
  package var done: Day?
  /// By section, then name.
  package var lines: [WrittenLine]

  package init(
    title: String, name: String? = nil, week: Day? = nil, made: Day, done: Day? = nil, lines: [WrittenLine]
  ) {
    (self.title, self.name, self.week, self.made) = (title, name, week, made)
    (self.done, self.lines) = (done, lines)
  }
}

/// One line of a list in a file: written, or read back.
package struct WrittenLine: Hashable, Sendable {
  package var name: String
  /// So much of it, side by side where the units never meet; empty where nobody said how much.
  package var amounts: [Amount]
  /// "The blue one".
  package var note: String?
  /// Nil where the file does not say.
  package var section: ListSection?
  /// Nil while it is to be bought.
  package var mark: ListMark.State?
  /// The whole of it, where name and amount were found in words that may be a name by themselves ("5 spice powder");
  /// nil where the file keeps them apart.
  package var words: String?
  /// Nil for what no table has; files that are read back never tell it.
  package var ingredient: IngredientID?
  /// What to put in the cart, "1 bag (3 lb)"; nil where nobody knows, and in what is read.
  package var buy: String?
  /// What the till will say for it; nil where nobody knows, and in what is read.
  package var cost: Money?

  package init(
    name: String, amounts: [Amount] = [], note: String? = nil, section: ListSection? = nil,
    mark: ListMark.State? = nil, words: String? = nil
  ) {
    (self.name, self.amounts, self.note, self.section) = (name, amounts, note, section)
    (self.mark, self.words) = (mark, words)
  }
}

/// Amounts as a person writes them: a number that is no short one (2/3, 1.25) is rounded as a kitchen measures, in one
/// measure or two; never to nothing.
package func shortAmounts(_ amounts: [Amount]) -> [Amount] {
  amounts.flatMap { amount -> [Amount] in
    if amount.value.denominator <= 16 || 1000 % amount.value.denominator == 0 { return [amount] }
    let shown = kitchenAmounts(amount)
    return shown.isEmpty ? [Amount(.one, .pinch)] : shown
  }
}
