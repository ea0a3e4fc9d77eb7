/// Which lists have a value, or a part of one, that begins with a word; so that most places of a line are
/// done with at one look.
struct FirstWords: Sendable {
  /// By stem, a row of bits by list.
  private var bits: [UInt64]
  private let width: Int

  init(_ lists: [CompiledList], stems: Int) {
    width = (lists.count + 63) / 64
    bits = []
    for (index, list) in lists.enumerated() { put(list, at: index, stems: stems) }
  }

  /// Adds what a list begins with; there are so many stems now.
  mutating func put(_ list: CompiledList, at index: Int, stems: Int) {
    bits += Array(repeating: 0, count: max(0, stems * width - bits.count))
    for stem in list.firstStems { bits[Int(stem) * width + index / 64] |= 1 << UInt64(index % 64) }
  }

  /// False when nothing of the list begins with that stem; the unknown one begins nothing.
  func mayBegin(_ list: Int, _ stem: Int32) -> Bool {
    stem >= 0 && bits[Int(stem) * width + list / 64] & 1 << UInt64(list % 64) != 0
  }
}
