package import Values

/// What went wrong below the kitchen's rules. Facts only; Rendering says what to do.
package enum StoreError: Error, Hashable, Sendable {
  /// The path can't be opened for writing: a directory, no permission, no such folder.
  case cannotOpen(path: String, reason: String)
  /// A file that is not a kitchen; it is left untouched.
  case notAKitchen(path: String)
  /// Written by a newer program.
  case tooNew(path: String, version: Int)
  /// The file is damaged; `setAside` names where it was moved and `restored` the backup now in use.
  case damaged(path: String, setAside: String?, restored: String?)
  case busy
  case full
  case failed(String)
}

/// A kitchen as it stands when a turn begins.
package struct KitchenSnapshot: Sendable, Hashable {
  /// Nil when no preference was ever saved: a new user.
  package var household: Household?
  /// Lots in date order: opened first, then earliest best-before, then name and id.
  package var pantry: [PantryItem]
  /// Plans that touch the last 90 days or the future, by first day, then id.
  package var plans: [SavedPlan]
  /// Recipes marked as favorites, in the order of their ids.
  package var favorites: [RecipeID]
  /// Dinners of the last 400 days: those of active and completed plans whose day has passed, with all
  /// that was told; by day, then recipe.
  package var history: [MealHistoryEntry]
  /// Evenings from yesterday on that are not like any other, by day.
  package var evenings: [EveningNote]
  /// By weekday.
  package var fixedDishes: [FixedDish]
  /// Shopping trips of the last 400 days, by day, then id.
  package var spendings: [Spending]
  /// The household's own prices, in the order of the foods' ids.
  package var prices: [OwnPrice]
  /// The open conversation of the person asking; nil for none.
  package var conversation: StoredConversation?
  /// The number of the last saved turn; 0 on a new kitchen. A turn decided here becomes `turn + 1`.
  package var turn: Int
  /// Drawn once per kitchen; salts identifiers.
  package var replica: UInt64

  /// How many days back each part reaches.
  package static let planDays = 90
  package static let historyDays = 400
  package static let eveningDays = 1

  package init(
    household: Household? = nil, pantry: [PantryItem] = [], plans: [SavedPlan] = [],
    favorites: [RecipeID] = [], history: [MealHistoryEntry] = [], evenings: [EveningNote] = [],
    fixedDishes: [FixedDish] = [], spendings: [Spending] = [], prices: [OwnPrice] = [],
    conversation: StoredConversation? = nil, turn: Int = 0, replica: UInt64
  ) {
    self.household = household
    self.pantry = pantry
    self.plans = plans
    self.favorites = favorites
    self.history = history
    self.evenings = evenings
    self.fixedDishes = fixedDishes
    self.spendings = spendings
    self.prices = prices
    self.conversation = conversation
    self.turn = turn
    self.replica = replica
  }
}

/// A plan with what hangs on it.
package struct SavedPlan: Sendable, Hashable {
  package var plan: MealPlan
  package var list: GroceryList
  package var cost: CostEstimate

  package init(plan: MealPlan, list: GroceryList, cost: CostEstimate) {
    self.plan = plan
    self.list = list
    self.cost = cost
  }
}

/// The dialogue's state as its own room wrote it, with the version of that form.
package struct StoredConversation: Sendable, Hashable {
  package var version: Int
  package var state: String

  package init(version: Int, state: String) {
    self.version = version
    self.state = state
  }
}

/// What one turn leaves behind.
package struct TurnRecord: Sendable, Hashable {
  /// Who spoke (`--as`).
  package var person: String
  package var at: CivilTime
  package var said: String
  /// The intent's name.
  package var act: String
  /// Empty when only the conversation moved on.
  package var changes: [KitchenChange]
  package var before: StoredConversation?
  package var after: StoredConversation?
  /// Journal the turn also when no data changed: "undo" brings the plan on the table back.
  package var isUndoable: Bool

  package init(
    person: String, at: CivilTime, said: String, act: String, changes: [KitchenChange],
    before: StoredConversation?, after: StoredConversation?, isUndoable: Bool = false
  ) {
    self.person = person
    self.at = at
    self.said = said
    self.act = act
    self.changes = changes
    self.before = before
    self.after = after
    self.isUndoable = isUndoable
  }
}

/// One line of the journal.
package struct JournalEntry: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, Codable {
    case turn, undo, system
  }

  package var turn: Int
  package var kind: Kind
  package var person: String
  package var at: CivilTime
  package var said: String
  package var act: String
  /// The turn an undo takes back.
  package var undoes: Int?

  package init(
    turn: Int, kind: Kind, person: String, at: CivilTime, said: String, act: String, undoes: Int?
  ) {
    self.turn = turn
    self.kind = kind
    self.person = person
    self.at = at
    self.said = said
    self.act = act
    self.undoes = undoes
  }
}

package enum CommitOutcome: Sendable, Hashable {
  /// Saved as that turn.
  case committed(turn: Int)
  /// Somebody else saved in between; nothing was written: decide again on a fresh snapshot.
  case stale
}

package enum UndoOutcome: Sendable, Hashable {
  /// Taken back; the conversation is where it was before that turn.
  case undone(JournalEntry, conversation: StoredConversation?)
  case nothingToUndo
  /// A later change touches the same rows.
  case blocked(JournalEntry)
  /// The turn predates a change of the file's form that undo must not cross.
  case barrier(JournalEntry)
}

/// Where a kitchen is kept. One call of `commit` or `undo` is one transaction. Source: design §7.
package protocol KitchenStore: AnyObject {
  func snapshot(for person: String, today: Day) throws(StoreError) -> KitchenSnapshot
  /// Saves a turn if `turn` is still the last one saved.
  func commit(_ record: TurnRecord, after turn: Int) throws(StoreError) -> CommitOutcome
  /// Takes back this person's last turn that changed something and was not taken back yet; undoing
  /// again goes further back. The act is itself journaled.
  func undo(by person: String, at: CivilTime, said: String) throws(StoreError) -> UndoOutcome
  /// The newest entries first.
  func journal(limit: Int) throws(StoreError) -> [JournalEntry]
  /// The household's time zone name, kept from the first run; set once.
  func timeZone(settingIfNew name: String) throws(StoreError) -> String
}
