/// A kind of detail or of bare answer.
package struct PhraseDeclaration: Hashable, Codable, Sendable {
  /// Of a detail its kind, of an answer the entity it answers with.
  package var name: String
  /// In file order.
  package var slots: [SlotDeclaration] = []
  /// Its sentences, in file order.
  package var groups: [SentenceGroup] = []
  /// Shapes that may stand anywhere in a longer line; see `FrameReader`.
  package var frames: [SentenceGroup] = []
}

/// A rule: a piece of template with a name.
package struct RuleDeclaration: Hashable, Codable, Sendable {
  /// As templates name it: `<name>`.
  package var name: String
  /// As the file writes it.
  package var template: String
}

/// A list of values, of free text, or one filled at run time.
package struct ListDeclaration: Hashable, Codable, Sendable {
  /// As templates name it: `{name}`.
  package var name: String
  /// Wordings expanded from their templates, in file order.
  package var values: [ListValue] = []
  /// Takes any words.
  package var isWildcard = false
  /// Filled by a `NamedList` of the same name.
  package var isRuntime = false
  /// Some words of a value are enough ("the tacos").
  package var isPartial = false
  /// Stands for these lists together; at equal length the one named first wins.
  package var union: [String] = []
}
