import Testing
import Values

/// Numbers for property tests: small ones mostly, and the extremes where arithmetic breaks.
struct Draws {
  var numbers: SplitMix64

  init(_ seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func int() -> Int {
    switch numbers.below(8) {
    case 0: [Int.max, Int.min, Int.max - 1, Int.min + 1, 0, 1, -1][numbers.below(7)]
    case 1: Int(truncatingIfNeeded: numbers.next())
    default: numbers.within(-200...200)
    }
  }

  /// Any fraction, the extreme ones included.
  mutating func anyRational() -> Rational { Rational(int(), int()) }

  /// A fraction as recipes have them: exact in every sum and product of a few.
  mutating func rational() -> Rational {
    Rational(numbers.within(-999...999), numbers.within(1...96))
  }

  mutating func positive() -> Rational {
    Rational(numbers.within(1...999), numbers.within(1...96))
  }
}
