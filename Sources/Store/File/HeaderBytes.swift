import Foundation

/// The hundred bytes an SQLite file begins with, as far as every kitchen has the same ones.
/// Source: sqlite.org/fileformat2.html §1.3.
struct HeaderBytes {
  private(set) var bytes: [UInt8]
  static let count = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Nil for fewer than a hundred bytes.
  init?(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix(Self.count))
    guard self.bytes.count == Self.count else { return nil }
  }

  /// The number that says whose file it is.
  var applicationID: UInt32 { number(at: 68) }
  var hasMagic: Bool { bytes.starts(with: Self.magic) }

  /// True when nothing in it is other than SQLite writes it for a kitchen. A flip in a field that may hold
  /// anything (counters, sizes) is left to SQLite's own check.
  var isWhole: Bool {
    let pageSize = Int(bytes[16]) << 8 | Int(bytes[17])
    let schemaFormat = number(at: 44)
    return hasMagic && pageSize >= 512 && pageSize & (pageSize - 1) == 0
      && (1...2).contains(bytes[18]) && (1...2).contains(bytes[19]) && bytes[20] == 0
      && bytes[21] == 64 && bytes[22] == 32 && bytes[23] == 32
      // An empty file that was only given its number has no schema yet.
      && (0...4).contains(schemaFormat) && number(at: 52) == 0 && number(at: 56) <= 1
      && number(at: 60) == 0 && number(at: 64) == 0 && applicationID == UInt32(KitchenFile.applicationID)
      && bytes[72..<92].allSatisfy { $0 == 0 }
  }

  /// The same with every field that must be so set right; the free list is forgotten, which only wastes
  /// space until the file is copied. `size` is the file's.
  func mended(pageSize: Int = 4096, size: Int) -> HeaderBytes {
    var mended = self
    mended.bytes.replaceSubrange(0..<16, with: Self.magic)
    mended.put(UInt32(pageSize), at: 16, count: 2)
    mended.bytes.replaceSubrange(18..<24, with: [2, 2, 0, 64, 32, 32])
    mended.put(UInt32(size / pageSize), at: 28)
    for field in [32, 36, 52, 60, 64, 72, 76, 80, 84, 88] { mended.put(0, at: field) }
    mended.put(4, at: 44)
    mended.put(1, at: 56)
    mended.put(UInt32(KitchenFile.applicationID), at: 68)
    // The size counts only where these two agree.
    mended.put(number(at: 24), at: 92)
    return mended
  }

  private func number(at start: Int) -> UInt32 { bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }

  private mutating func put(_ number: UInt32, at start: Int, count: Int = 4) {
    for index in 0..<count {
      bytes[start + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt32(count - 1 - index)))
    }
  }
}
