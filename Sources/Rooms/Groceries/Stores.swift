import Talk

/// The store somebody said they are at: lists follow its order for the rest of that day, and a list finished that day
/// was bought there.
struct StoreInHand: Remembered {
  static let name = "store-in-hand"

  /// In small letters.
  var store: String
  var day: Day
}

/// The store that is meant today; nil where nobody said one.
func storeInHand(_ turn: Turn) -> String? {
  turn.state.memory[StoreInHand.self].flatMap { $0.day == turn.world.today ? $0.store : nil }
}

/// From now on that store is meant, for the rest of the day.
func takeInHand(store: String, _ turn: inout Turn) {
  turn.state.memory[StoreInHand.self] = StoreInHand(store: storeKey(store), day: turn.world.today)
}

/// The sections as the store that is meant has them.
func storeLayout(_ turn: Turn) -> SectionLayout { turn.world.sections(in: storeInHand(turn)) }

/// "The Costco" and "costco" are one store.
func storeKey(_ said: String) -> String {
  var words = said.lowercased().split(separator: " ")
  while let first = words.first, ["the", "our", "my"].contains(first) { words.removeFirst() }
  return words.joined(separator: " ")
}

/// "I'm at Costco": its order is the one meant; without a name, the usual one again.
func goToStore(_ said: Said, _ turn: inout Turn) {
  guard let store = said.slots.word("store").map(storeKey), !store.isEmpty else {
    turn.state.memory[StoreInHand.self] = nil
    return turn.say(StoreTaken(store: nil, isKnown: true, layout: storeLayout(turn)), focus: listFocus)
  }
  guard store.count <= OwnSection.longestName else { return turn.say(SectionNameTooLong()) }
  takeInHand(store: store, &turn)
  let isKnown = turn.world.hasOrder(of: store)
  turn.say(StoreTaken(store: store, isKnown: isKnown, layout: storeLayout(turn)), focus: listFocus)
}

extension World {
  /// Whether that store has an order of its own.
  func hasOrder(of store: String) -> Bool {
    kitchen[SectionOrder.self].contains { $0.store == store && !$0.sections.isEmpty }
  }
}
