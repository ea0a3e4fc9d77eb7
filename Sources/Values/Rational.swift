/// An exact fraction: a recipe's thirds of a cup add up to one cup.
///
/// Always in lowest terms with a positive denominator, so equal values are equal bits. Arithmetic is
/// exact while both parts fit 64 bits; past that it rounds to the nearest fraction that fits and
/// stops at the largest number. It never traps.
package struct Rational: Hashable, Sendable, Codable {
  package let numerator: Int
  /// Always at least 1.
  package let denominator: Int

  /// The fraction `numerator / denominator` in lowest terms. A denominator of 0 gives 0.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    self.init(wide: Int128(numerator), Int128(denominator))
  }

  package static let zero = Rational(0)
  package static let one = Rational(1)

  init(wide numerator: Int128, _ denominator: Int128) {
    guard denominator != 0, numerator != 0 else {
      self.numerator = 0
      self.denominator = 1
      return
    }
    var (n, d) = denominator < 0 ? (-numerator, -denominator) : (numerator, denominator)
    let divisor = Self.greatestCommonDivisor(n.magnitude, d.magnitude)
    n /= Int128(divisor)
    d /= Int128(divisor)
    let limit = Int128(Int.max)
    while n.magnitude > limit.magnitude || d > limit {
      if d == 1 {
        n = n < 0 ? -limit : limit
        break
      }
      n /= 2
      d = max(1, d / 2)
    }
    let rest = Int128(max(1, Self.greatestCommonDivisor(n.magnitude, d.magnitude)))
    self.numerator = Int(n / rest)
    self.denominator = Int(d / rest)
  }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    // 64-bit division is many times quicker than 128-bit, and nearly always enough.
    if a <= UInt128(UInt64.max), b <= UInt128(UInt64.max) {
      var (x, y) = (UInt64(a), UInt64(b))
      while y != 0 { (x, y) = (y, x % y) }
      return UInt128(x)
    }
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Int.self, forKey: .numerator),
      try container.decode(Int.self, forKey: .denominator))
  }

  private enum CodingKeys: String, CodingKey {
    case numerator = "n"
    case denominator = "d"
  }
}

extension Rational: Comparable {
  package static func < (a: Rational, b: Rational) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}

extension Rational {
  package static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1, b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      if !overflow, sum != .min { return Rational(whole: sum) }
    }
    // Each product is below 2^126, so the sum fits 128 bits.
    return Rational(
      wide: Int128(a.numerator) * Int128(b.denominator) + Int128(b.numerator) * Int128(a.denominator),
      Int128(a.denominator) * Int128(b.denominator))
  }

  package static func - (a: Rational, b: Rational) -> Rational { a + -b }

  package static prefix func - (a: Rational) -> Rational {
    Rational(wide: -Int128(a.numerator), Int128(a.denominator))
  }

  package static func * (a: Rational, b: Rational) -> Rational {
    Rational(wide: Int128(a.numerator) * Int128(b.numerator), Int128(a.denominator) * Int128(b.denominator))
  }

  package static func * (a: Rational, b: Int) -> Rational { a * Rational(b) }

  /// Division; by zero gives 0, which callers rule out where it would matter.
  package static func / (a: Rational, b: Rational) -> Rational {
    Rational(wide: Int128(a.numerator) * Int128(b.denominator), Int128(a.denominator) * Int128(b.numerator))
  }

  package static func += (a: inout Rational, b: Rational) { a = a + b }

  private init(whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// The largest whole number not above the value.
  package var floor: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number not below the value.
  package var ceiling: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// The nearest whole number; halves go up.
  package var rounded: Int { (self + Rational(1, 2)).floor }
  package var isWhole: Bool { denominator == 1 }
  package var isZero: Bool { numerator == 0 }

  /// For ratios shown to people and nothing else: decisions stay exact.
  package var approximate: Double { Double(numerator) / Double(denominator) }
}
