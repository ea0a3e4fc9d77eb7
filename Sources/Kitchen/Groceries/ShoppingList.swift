/// A list to shop by. What the plan of its week needs stands on it by itself; the rest is its entries.
/// Source: requirements GL-01, GL-02, GL-08.
package struct ShoppingList: Hashable, Sendable, Codable {
  package var id: ID<ShoppingList>
  /// As somebody called it; nil for the list of a week.
  package var name: String?
  /// The Monday of its week; nil for a list that no plan's needs stand on.
  package var week: Day?
  package var made: Day
  /// Nil while it is open.
  package var done: Day?
  /// The greater, the later it was made or opened; the newest open list is the one meant.
  package var opened: Int
  /// Where it was bought, in small letters; nil where nobody said.
  package var store: String?

  package init(
    id: ID<ShoppingList>, name: String? = nil, week: Day? = nil, made: Day, done: Day? = nil, opened: Int,
    store: String? = nil
  ) {
    (self.id, self.name, self.week, self.made) = (id, name, week, made)
    (self.done, self.opened, self.store) = (done, opened, store)
  }
}

/// Where an entry of a list comes from.
package enum EntrySource: Hashable, Sendable, Codable {
  case manual, staples
  case recipe(RecipeID)
}

/// Something put on a list by hand, from the staples or from a recipe. Source: requirements GL-05, GL-09.
package struct ListEntry: Hashable, Sendable, Codable {
  package var id: ID<ListEntry>
  package var list: ID<ShoppingList>
  /// Nil for what no table has.
  package var ingredient: IngredientID?
  /// As it is shown: the food's name, or the words somebody said.
  package var name: String
  package var section: ListSection
  /// Nil where none was said.
  package var amount: Amount?
  package var source: EntrySource
  /// "The blue one".
  package var note: String?
  /// Its place among the entries of the list; the later the greater.
  package var place: Int

  package init(
    id: ID<ListEntry>, list: ID<ShoppingList>, ingredient: IngredientID?, name: String, section: ListSection,
    amount: Amount? = nil, source: EntrySource = .manual, note: String? = nil, place: Int
  ) {
    (self.id, self.list, self.ingredient, self.name) = (id, list, ingredient, name)
    (self.section, self.amount, self.source) = (section, amount, source)
    (self.note, self.place) = (note, place)
  }

  package var key: LineKey { LineKey(ingredient, name: name) }
}

/// What names a line of a list, whatever it is made of: the food's id, or for what no table has its words.
package struct LineKey: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package init(_ ingredient: IngredientID?, name: String) {
    rawValue = ingredient?.rawValue ?? "“\(OwnWord.key(name))”"
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// What became of a line: an event that no new plan takes back. Source: requirements GL-04.
package struct ListMark: Hashable, Sendable, Codable {
  package enum State: String, CaseIterable, Hashable, Sendable, Codable {
    /// In the cart.
    case bought
    /// Taken off the list.
    case off
    /// The store had none.
    case out
  }

  package var list: ID<ShoppingList>
  package var line: LineKey
  package var state: State
  package var day: Day
  /// What the line needed then: needs more since are still to be bought.
  package var had: [Amount]
  /// Its place among the marks of the list, the order in which they were set.
  package var place: Int
  /// True for what was ticked by itself or with its section, so that places tell the way through the store; false for
  /// a list ticked all at once.
  package var isWalked: Bool

  package init(
    list: ID<ShoppingList>, line: LineKey, state: State, day: Day, had: [Amount] = [], place: Int,
    isWalked: Bool = false
  ) {
    (self.list, self.line, self.state, self.day) = (list, line, state, day)
    (self.had, self.place, self.isWalked) = (had, place, isWalked)
  }
}
