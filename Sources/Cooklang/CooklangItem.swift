package import Values

/// A piece of a step.
package enum CooklangItem: Hashable, Sendable {
  case text(CooklangText)
  case component(CooklangComponent)

  /// Its place in the text.
  package var range: CooklangRange {
    switch self {
    case .text(let text): text.range
    case .component(let component): component.range
    }
  }
}

/// Plain words of a step.
package struct CooklangText: Hashable, Sendable {
  package var range: CooklangRange
  /// Without comments, each end of a line a space, `\@`, `\#` and `\~` as the mark they stand for.
  package var value: String
}

/// What a mark in a step names.
package struct CooklangComponent: Hashable, Sendable {
  /// Which mark it has.
  package enum Kind: String, Hashable, Sendable {
    /// `@`
    case ingredient
    /// `#`
    case cookware
    /// `~`
    case timer
  }

  package var kind: Kind
  /// From its mark to the end of its braces or of its preparation.
  package var range: CooklangRange
  /// Empty only for a timer. Of a reference to another recipe: the file's name without folders and `.cook`.
  package var name: String
  package var nameRange: CooklangRange
  /// Whether `?` stands behind the mark.
  package var isOptional: Bool
  /// The path of the recipe it stands for (`./sauces/pesto`), as it was written.
  package var reference: String?
  /// Nil without braces.
  package var amount: CooklangAmount?
  /// What stands in parentheses directly behind, such as "finely chopped".
  package var preparation: String?
}

/// What stands between braces: `{1/2%cup}`.
package struct CooklangAmount: Hashable, Sendable {
  /// As it was written, without white space around; empty when there is none.
  package var quantity: String
  /// Empty when there are none.
  package var units: String
  /// Whether it is `{=1%tsp}`: the same for however many people.
  package var isFixed: Bool
  /// The bytes of the quantity; empty, and where one would stand, when there is none.
  package var quantityRange: CooklangRange
  /// The bytes of the units; nil without `%`.
  package var unitsRange: CooklangRange?
  /// Where the `%` is.
  package var percentAt: Int?

  /// The quantity as a number; nil for words. Leading zeros and anything else around make words of it.
  package var number: Rational? { cooklangNumber(quantity) }
}
