/// An amount of US money in whole cents. Arithmetic stops at the largest amount; it never traps.
package struct Money: Hashable, Comparable, Sendable, Codable {
  package let cents: Int
  package init(cents: Int) { self.cents = cents }

  package static let zero = Money(cents: 0)

  package static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }

  package static func + (a: Money, b: Money) -> Money {
    let (sum, overflow) = a.cents.addingReportingOverflow(b.cents)
    return Money(cents: overflow ? (a.cents < 0 ? Int.min : Int.max) : sum)
  }

  package static func - (a: Money, b: Money) -> Money {
    let (difference, overflow) = a.cents.subtractingReportingOverflow(b.cents)
    return Money(cents: overflow ? (a.cents < 0 ? Int.min : Int.max) : difference)
  }

  package static func * (a: Money, b: Int) -> Money { Money(cents: (Rational(a.cents) * b).rounded) }

  /// A share of the amount, rounded half up to a cent.
  package static func * (a: Money, b: Rational) -> Money { Money(cents: (Rational(a.cents) * b).rounded) }
  package static func += (a: inout Money, b: Money) { a = a + b }

  /// "$7.40", "-$3.00", "$1,204.50".
  package var text: String {
    let (dollars, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(cents < 0 ? "-" : "")$\(Self.grouped(dollars)).\(digits)"
  }

  /// Without cents where there are none: "$120", "$7.40".
  package var shortText: String {
    guard cents % 100 == 0 else { return text }
    return "\(cents < 0 ? "-" : "")$\(Self.grouped(cents.magnitude / 100))"
  }

  private static func grouped(_ number: UInt) -> String {
    var result = ""
    for (position, digit) in String(number).reversed().enumerated() {
      if position > 0, position % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return String(result.reversed())
  }
}

extension Sequence where Element == Money {
  /// The total; zero for none.
  package func sum() -> Money { reduce(.zero, +) }
}
