import Values

/// Small changes to bytes, as disks, editors and fingers make them. One seed draws one row of changes.
struct DrawnBytes {
  private var random: SplitMix64
  /// What may be spliced in: the inputs there are.
  private let others: [[UInt8]]

  init(seed: UInt64, others: [[UInt8]]) { (random, self.others) = (SplitMix64(seed: seed), others) }

  /// One of the inputs, changed in one to four places.
  mutating func next() -> [UInt8] {
    var bytes = random.pick(from: others) ?? []
    for _ in 0..<random.within(1...4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let at = random.below(bytes.count + 1)
    let end = min(bytes.count, at + random.within(1...12))
    switch random.below(7) {
    case 0: bytes.removeSubrange(at..<end)
    case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 2: bytes.insert(UInt8(random.below(256)), at: at)
    case 3: if at < bytes.count { bytes[at] ^= 1 << UInt8(random.below(8)) }
    case 4: bytes.insert(contentsOf: Self.oddities[random.below(Self.oddities.count)].utf8, at: at)
    case 5:
      let other = random.pick(from: others) ?? []
      bytes.replaceSubrange(at..<end, with: other.dropFirst(random.below(other.count + 1)).prefix(40))
    default:
      // A number grows: digits are where sums and limits are.
      if let digit = bytes[at...].firstIndex(where: { (0x30...0x39).contains($0) }) {
        bytes.insert(contentsOf: "9223372036854775807".utf8.prefix(random.within(1...19)), at: digit)
      }
    }
  }

  private static let oddities = [
    "\n", "---\n", "@", "{", "}", "%", "~{", "\"", ",", ";", "-", "0", "1/0", "½", "1e308", "null", "[", ":",
    "&a ", "*a",
    "\u{FEFF}", "\u{0}", "\u{85}", "\u{2028}", "🍕", "\u{301}", "\r\n", "\t", "$", "not ", "9999-12-30",
  ]
}
