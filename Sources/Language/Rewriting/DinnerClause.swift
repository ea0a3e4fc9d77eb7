import Values

/// One thing told of a dinner.
struct DinnerClause {
  enum Kind: Hashable {
    /// So many were eaten, of so many; a share where nobody counted.
    case eaten(Rational?, of: Rational?)
    /// So many are left; or a share, in its own words.
    case left(Rational?, share: String?, place: String?, tail: String)
    case frozen(Rational?)
    /// What is left goes there.
    case put(String)
    case cooked(day: String)
    case count(Rational, of: Rational?)
    case gone
    /// All leftovers, whatever they are of.
    case allGone
    case finished
    /// A dish that was eaten, and nothing about how much.
    case had
    case other
  }
  var kind: Kind
  /// The dish by the words it was told in.
  var dish: String?
  var tokens: Range<Int>
}
