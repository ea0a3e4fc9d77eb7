/// A 128-bit identifier, typed by what it names so that a plan's id can't be passed for a list's.
package struct ID<Subject>: Hashable, Comparable, Sendable {
  /// 32 lower-case hexadecimal digits.
  package let text: String

  /// Nil unless the text is 32 lower-case hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.text = text
  }

  fileprivate init(high: UInt64, low: UInt64) { text = Self.hex(high) + Self.hex(low) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

extension ID: CodedAsOne {
  package static func coded(_ code: String) -> ID? { ID(code) }
  package var code: String { text }
}

/// Gives out the ids of one turn: hashes of (replica, turn, n), so that the same seed, a restart and
/// two processes stay unique and repeatable.
package struct IdentitySource: Sendable, Hashable {
  /// Drawn once per kitchen.
  package let replica: UInt64
  /// The turn's number, taken inside its transaction.
  package let turn: Int
  private var count = 0
  package init(replica: UInt64, turn: Int) { (self.replica, self.turn) = (replica, turn) }

  package mutating func next<Subject>(_ subject: Subject.Type = Subject.self) -> ID<Subject> {
    count += 1
    var high = StableHash(salt: replica)
    high.combine(turn)
    high.combine(count)
    var low = StableHash(salt: ~replica)
    low.combine(count)
    low.combine(turn)
    return ID(high: high.value, low: low.value)
  }
}
