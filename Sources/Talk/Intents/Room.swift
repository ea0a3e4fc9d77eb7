/// One room of the house: a feature's intents, its tables, what it remembers, and what it does about news.
package struct Room: Sendable {
  /// The folder under `intents/`, `Sources/Rooms/` and `transcripts/`, in lower case.
  package let name: String
  package let intents: [Intent]
  package let tables: [any AnyTable]
  /// Open questions and memories of its own, as they are read back from a stored conversation.
  package let remembers: [any Remembered.Type]
  /// The questions that the room's own state stands for, below those on the stack, the first one on top.
  package let standing: @Sendable (DialogueState) -> [any OpenQuestion]
  /// What a line means to it as a whole, before the line is taken apart; nil for a line it leaves to everybody.
  package let hears: @Sendable (String, DialogueState, World) -> Choice?
  /// What it does when another room tells something.
  package let follow: @Sendable (inout Turn, any News) -> Void

  package init(
    _ name: String, intents: [Intent] = [], tables: [any AnyTable] = [],
    remembers: [any Remembered.Type] = [],
    standing: @escaping @Sendable (DialogueState) -> [any OpenQuestion] = { _ in [] },
    hears: @escaping @Sendable (String, DialogueState, World) -> Choice? = { _, _, _ in nil },
    follow: @escaping @Sendable (inout Turn, any News) -> Void = { _, _ in }
  ) {
    (self.name, self.intents, self.tables, self.remembers) = (name, intents, tables, remembers)
    (self.standing, self.hears, self.follow) = (standing, hears, follow)
  }
}
