/// Points by bit, summed over the bits of a mask by looking up eleven bits at a time.
struct BitPoints {
  private static let width = 11
  private let chunks: Int
  private let table: [Int]

  init(_ points: [Int]) {
    chunks = max(1, (points.count + Self.width - 1) / Self.width)
    let size = 1 << min(Self.width, max(1, points.count))
    var table = [Int](repeating: 0, count: chunks * (chunks == 1 ? size : 1 << Self.width))
    let stride = table.count / chunks
    for chunk in 0..<chunks {
      for value in 1..<stride {
        let bit = chunk * Self.width + value.trailingZeroBitCount
        table[chunk * stride + value] =
          table[chunk * stride + (value & (value - 1))] + (bit < points.count ? points[bit] : 0)
      }
    }
    self.table = table
  }

  @inline(__always)
  subscript(mask: UInt64) -> Int {
    if chunks == 1 { return table[Int(truncatingIfNeeded: mask)] }
    var total = 0
    var rest = mask
    var base = 0
    while rest != 0 {
      total += table[base + Int(truncatingIfNeeded: rest & 0x7FF)]
      rest >>= 11
      base += 1 << Self.width
    }
    return total
  }
}
