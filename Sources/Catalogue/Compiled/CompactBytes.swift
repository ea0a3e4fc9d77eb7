import Kitchen

/// Why compiled bytes cannot be read: they are not what this program writes.
struct CompactError: Error {}

/// A value kept as bytes without names, small and quick to read back: its parts one after the other, read in
/// the order they were written.
protocol Compact {
  func write(to writer: inout CompactWriter)
  init(from reader: inout CompactReader) throws(CompactError)
}

struct CompactWriter {
  fileprivate(set) var bytes: [UInt8] = []

  mutating func write<each Value: Compact>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }
}

/// Reads back what a `CompactWriter` wrote. Any other bytes throw; none trap.
struct CompactReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// The bytes must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }
  var isAtEnd: Bool { place == bytes.count }

  mutating func read<Value: Compact>(_ type: Value.Type = Value.self) throws(CompactError) -> Value {
    try Value(from: &self)
  }

  fileprivate mutating func byte() throws(CompactError) -> UInt8 {
    guard place < bytes.count else { throw CompactError() }
    defer { place += 1 }
    return bytes[place]
  }

  fileprivate mutating func text() throws(CompactError) -> String {
    let count = try count()
    defer { place += count }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }

  /// Everything counted takes a byte at least, so a damaged count cannot ask for the world.
  fileprivate mutating func count() throws(CompactError) -> Int {
    let count = try read(Int.self)
    guard count >= 0, count <= bytes.count - place else { throw CompactError() }
    return count
  }
}

extension Int: Compact {
  /// Seven bits a byte, small numbers short, sign in the lowest bit.
  func write(to writer: inout CompactWriter) {
    var rest = UInt(bitPattern: (self << 1) ^ (self >> 63))
    while rest >= 0x80 {
      writer.bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writer.bytes.append(UInt8(rest))
  }

  init(from reader: inout CompactReader) throws(CompactError) {
    var raw: UInt = 0
    for shift in stride(from: UInt(0), through: 63, by: 7) {
      let next = try reader.byte()
      raw |= UInt(next & 0x7F) << shift
      if next < 0x80 {
        self = Int(bitPattern: raw >> 1) ^ -Int(bitPattern: raw & 1)
        return
      }
    }
    throw CompactError()
  }
}

extension String: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(utf8.count)
    writer.bytes += utf8
  }

  init(from reader: inout CompactReader) throws(CompactError) { self = try reader.text() }
}

extension Bool: Compact {
  func write(to writer: inout CompactWriter) { writer.bytes.append(self ? 1 : 0) }
  init(from reader: inout CompactReader) throws(CompactError) { self = try reader.byte() == 1 }
}

extension Optional: Compact where Wrapped: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }

  init(from reader: inout CompactReader) throws(CompactError) {
    self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
  }
}

extension Array: Compact where Element: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(count)
    for element in self { writer.write(element) }
  }

  init(from reader: inout CompactReader) throws(CompactError) {
    let count = try reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try reader.read()) }
  }
}

/// A word of a list, by its place there.
protocol CompactChoice: Compact, CaseIterable, Equatable where AllCases == [Self] {}

extension CompactChoice {
  func write(to writer: inout CompactWriter) { writer.write(place) }

  init(from reader: inout CompactReader) throws(CompactError) {
    let index = try reader.read(Int.self)
    guard Self.allCases.indices.contains(index) else { throw CompactError() }
    self = Self.allCases[index]
  }
}

/// A name, or a word of a list, by its text.
protocol CompactWord: Compact, RawRepresentable<String> {}

extension CompactWord {
  func write(to writer: inout CompactWriter) { writer.write(rawValue) }

  init(from reader: inout CompactReader) throws(CompactError) {
    guard let word = Self(rawValue: try reader.read()) else { throw CompactError() }
    self = word
  }
}
