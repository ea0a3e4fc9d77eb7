/// A stream of numbers that is the same for a seed on every machine: SplitMix64.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SeededDraws {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  @inline(__always)
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// From 0 up to, not including, `bound`; as even as 32 bits are.
  @inline(__always)
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }
}

/// Exponentially distributed thresholds, in 4,096 steps, made by addition, multiplication and division alone,
/// so that they are the same on every machine.
struct ExponentialTable {
  private let values: [Double]

  init() {
    values = (0..<4096).map { -naturalLogarithm((Double($0) + 0.5) / 4096) }
  }

  @inline(__always)
  func draw(_ draws: inout SeededDraws) -> Double { values[Int(draws.next() >> 52)] }
}

/// The natural logarithm of a number over zero, to about 15 digits.
func naturalLogarithm(_ number: Double) -> Double {
  var mantissa = number
  var halvings = 0.0
  while mantissa < 0.75 {
    mantissa *= 2
    halvings += 1
  }
  while mantissa > 1.5 {
    mantissa /= 2
    halvings -= 1
  }
  let ratio = (mantissa - 1) / (mantissa + 1)
  var power = ratio
  var sum = 0.0
  for term in 0..<40 {
    sum += power / Double(2 * term + 1)
    power *= ratio * ratio
  }
  return 2 * sum - halvings * 0.693147180559945309
}
