package import Values

/// One amount of a line, as it was said.
package struct LineAmount: Hashable, Sendable {
  /// What it is to the amounts before it.
  package enum Role: String, Hashable, Sendable, Codable {
    case first
    /// Added: "1 cup plus 2 tbsp", "1 lb 2 oz".
    case plus
    /// Taken away: "1 cup minus 1 tbsp".
    case minus
    /// The same again, measured another way: "1 cup (240 ml)".
    case same
  }

  /// What one package or piece holds: "14.5 oz" in "2 (14.5-oz) cans"; a count of pieces has the unit `each`, as in
  /// "1 case romaine (24 ct)".
  package struct Holds: Hashable, Sendable {
    package var quantity: Rational
    /// The upper end of a range.
    package var upTo: Rational?
    package var unit: Unit
  }

  /// Nil where no number was said: "a pinch", "some". Never a guess. Source: 001 FR-1.
  package var quantity: Rational?
  /// The upper end of a range: 3 in "2 to 3 cups".
  package var upTo: Rational?
  /// Nil for a bare count: "2 onions".
  package var unit: Unit?
  /// The measure in the line's own words where no unit is known by them: "tuft".
  package var unitWord: String?
  /// "large", "heaped".
  package var size: String?
  package var holds: Holds?
  package var role: Role
  /// "about", "roughly".
  package var isAbout: Bool
  /// UTF-8 offsets into the line.
  package var range: Range<Int>

  package init(
    quantity: Rational?, upTo: Rational? = nil, unit: Unit? = nil, unitWord: String? = nil,
    size: String? = nil,
    holds: Holds? = nil, role: Role = .first, isAbout: Bool = false, range: Range<Int> = 0..<0
  ) {
    (self.quantity, self.upTo, self.unit, self.unitWord) = (quantity, upTo, unit, unitWord)
    (self.size, self.holds, self.role, self.isAbout, self.range) = (size, holds, role, isAbout, range)
  }
}

/// What a line of a recipe or list says: how much of what, and what is done with it.
package struct IngredientLine: Hashable, Sendable {
  /// The line as it was given, always.
  package var text: String
  /// In the line's order; empty where none is said.
  package var amounts: [LineAmount] = []
  /// The food as one would buy it; empty only where nothing could be read.
  package var name = ""
  /// UTF-8 offsets of the name into the line.
  package var nameRange: Range<Int> = 0..<0
  /// Foods that may stand in for it: "margarine" in "butter or margarine".
  package var alternatives: [String] = []
  /// "finely chopped"; nil for none.
  package var preparation: String?
  /// "for dusting", "to taste"; nil for none.
  package var comment: String?
  /// The line says that it may be left out.
  package var isOptional = false
  /// From 0, nothing could be read, to 1. Below `sureness` a person should look.
  package var confidence = 1.0

  /// The least confidence of a line that needs no look.
  package static let sureness = 0.6

  package init(text: String) { self.text = text }

  /// No number is told, or none that can be measured: it is used as written and never added up. Source: 001 FR-1.
  package var isManual: Bool { !amounts.contains { $0.quantity != nil && $0.unit?.isLoose != true } }
}
