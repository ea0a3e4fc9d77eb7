/// One request being decided: the state so far, and what it will leave behind. Pure: everything it looks
/// at came with the world.
package struct Turn {
  package var state: DialogueState
  /// The household as this turn leaves it.
  package private(set) var household: Household
  package private(set) var changes: [Change] = []
  package private(set) var replies: [any Reply] = []
  /// Set where a room read the line by itself, whatever the recogniser passed over.
  package var hasReadLine = false
  /// What only the session can do; performed after the turn is saved.
  package var effect: Effect?
  /// True when "undo" should bring back the conversation, also where no data changed.
  package var isUndoable = false
  package private(set) var world: World
  /// The line being decided, as it was read.
  package let said: Recognition
  private var identities: IdentitySource

  package init(_ state: DialogueState, world: World, identities: IdentitySource, said: Recognition) {
    (self.state, self.world, self.identities, self.said) = (state, world, identities, said)
    household = world.household ?? Household()
  }

  /// Says something; with a focus, that is what "it" and "again" mean from now on.
  package mutating func say(_ reply: some Reply, focus: Focus? = nil) {
    replies.append(reply)
    if let focus { state.focus = focus }
  }

  /// Says why there is nothing to give.
  package mutating func none<Value>(saying reply: some Reply) -> Value? {
    say(reply)
    return nil
  }

  /// Takes back what was said so far, where it fits.
  package mutating func unsay(where fits: (any Reply) -> Bool) { replies.removeAll(where: fits) }

  /// Puts a row into the kitchen, in the place of the one with its key. A row that stands there already
  /// changes nothing.
  package mutating func put<Row: Hashable & Sendable & Encodable>(_ row: Row) {
    let old = world.kitchen.row(like: row)
    guard old != row else { return }
    change(.put(row, was: old, in: world.kitchen.tables))
  }

  /// Takes the row with that key out of the kitchen; nothing happens when there is none.
  package mutating func remove<Row: Hashable & Sendable & Encodable>(_ row: Row) {
    guard let old = world.kitchen.row(like: row) else { return }
    change(.remove(old, in: world.kitchen.tables))
  }

  private mutating func change(_ change: Change) {
    changes.append(change)
    world.apply(change)
  }

  /// Takes in the household as it is from now on; a change only when something differs, or when none was
  /// ever saved.
  package mutating func keep(_ household: Household) {
    guard household != self.household || world.household == nil else { return }
    self.household = household
    put(household)
  }

  /// An identifier that nothing else has.
  package mutating func newID<Subject>(_ subject: Subject.Type = Subject.self) -> ID<Subject> {
    identities.next()
  }
}
