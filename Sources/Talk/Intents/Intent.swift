/// What one intent file's name does. The name stands here and in no other Swift file.
package struct Intent: Sendable {
  package let name: String
  package let role: Role?
  /// Whether a plan on the table, or the dishes on offer, are others after it.
  package let reshapes: Bool
  /// Whether it notes what the kitchen has, or was paid, or shows that; in one line notes come before what shows them.
  package let ledger: Ledger?
  /// Decides the request: says at least one thing, or leaves an effect.
  package let take: @Sendable (inout Turn, Said) -> Void

  package init(
    _ name: String, as role: Role? = nil, reshapes: Bool = false, ledger: Ledger? = nil,
    _ take: @escaping @Sendable (inout Turn, Said) -> Void
  ) {
    (self.name, self.role, self.reshapes, self.ledger, self.take) = (name, role, reshapes, ledger, take)
  }
}

/// What an intent has to do with the pantry, the list and the spending.
package enum Ledger: Sendable { case notes, shows }
