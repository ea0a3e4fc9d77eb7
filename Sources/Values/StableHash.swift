/// A 64-bit hash that is the same in every run, build and machine (FNV-1a, then SplitMix64's finish).
///
/// The standard library's hashing is seeded per process and would make replies unrepeatable.
package struct StableHash: Sendable {
  private var state: UInt64
  package init(salt: UInt64 = 0) { state = 0xcbf2_9ce4_8422_2325 ^ salt }

  package mutating func combine(_ text: some StringProtocol) {
    for byte in text.utf8 { mix(byte) }
    mix(0xFF)  // ends the text: "ab"+"c" differs from "a"+"bc"
  }

  package mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  private mutating func mix(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  package var value: UInt64 { finished(state) }

  /// The hash of one text.
  package static func of(_ text: some StringProtocol) -> UInt64 {
    var hash = StableHash()
    hash.combine(text)
    return hash.value
  }
}

/// SplitMix64's output function: spreads every input bit over the whole word.
func finished(_ state: UInt64) -> UInt64 {
  var z = state
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}

extension StableHash {
  /// Bytes with their number: "ab" and "c" differ from "a" and "bc".
  package mutating func combine(bytes: UnsafeRawBufferPointer) {
    combine(bytes.count)
    for byte in bytes { mix(byte) }
  }
}
