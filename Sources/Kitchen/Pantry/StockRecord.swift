/// One record of a file that tells what is at home, its fields as they stand there.
package struct StockRecord: Hashable, Sendable {
  /// Where it begins in the file, from 1.
  package var line: Int
  /// The food's name; the whole line where `isLine`.
  package var name: String
  /// Empty for what the record does not tell, as all of these.
  package var amount, unit, bestBefore: String
  /// The record is one line of words, as in a recipe or a list: "2 cups flour".
  package var isLine: Bool

  /// A record of fields; what is left out was not told.
  package init(
    line: Int, name: String, amount: String = "", unit: String = "", bestBefore: String = "",
    isLine: Bool = false
  ) {
    (self.line, self.name, self.amount, self.unit) = (line, name, amount, unit)
    (self.bestBefore, self.isLine) = (bestBefore, isLine)
  }

  /// The record on one line, its parts in the order they are read.
  package var text: String {
    [[amount, unit].filter { !$0.isEmpty }.joined(separator: " "), name, bestBefore]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// Why a record can't be brought into the pantry.
package enum StockProblem: Hashable, Sendable {
  /// It names no food.
  case noName
  /// A field is longer than a line of words may be.
  case tooLong
  /// Characters that no text has: NUL, escape and the like.
  case controlCharacters
  /// It says that nothing is there: "0 lb".
  case nothingThere
  /// It has more fields than the file's first line names.
  case moreFields
  /// A field is neither text nor number.
  case noText(field: String)
  /// The record could not be read at all; why, in the reader's words.
  case unreadable(String)
}

/// What a record came to.
package enum StockReading: Hashable, Sendable {
  case lot(StockLot)
  case unusable(line: Int, text: String, StockProblem)
}

/// A lot that a record tells of.
package struct StockLot: Hashable, Sendable {
  package var record: StockRecord
  /// As the file names it.
  package var name: String
  /// The food of the table that the name means; nil for a food of its own.
  package var food: FoodMatch?
  package var held: HeldAmount
  package var bestBefore: Day?
  /// A date stands there that can be read in no way, or in two.
  package var hasUnreadDate: Bool

  /// What makes two lots say the same.
  package var key: StockKey { StockKey(name: name, held: held, bestBefore: bestBefore) }
}

/// What two lots that say the same have in common: name, date, and the amount as it was written, whatever somebody made
/// of those words later.
package struct StockKey: Hashable, Sendable {
  private let name: String
  private let held: HeldAmount
  private let bestBefore: Day?

  /// Names are compared without regard to case.
  package init(name: String, held: HeldAmount, bestBefore: Day?) {
    (self.name, self.bestBefore) = (name.lowercased(), bestBefore)
    self.held = held.words.map { .words($0) } ?? held
  }
}
