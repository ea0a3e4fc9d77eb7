import Values

/// Why compiled bytes cannot be read: they are not what this program writes.
struct CompactError: Error {}

/// Writes values one after the other, without names: small and quick to read back.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, small numbers short, sign in the lowest bit.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: (number << 1) ^ (number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write<Value>(_ value: Value?, _ body: (inout CompactWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Value>(_ list: [Value], _ body: (inout CompactWriter, Value) -> Void) {
    write(list.count)
    for value in list { body(&self, value) }
  }

  mutating func write<Choice: CaseIterable & Equatable>(choice: Choice) {
    write(Array(Choice.allCases).firstIndex(of: choice) ?? 0)
  }
}

/// Reads back what a `CompactWriter` wrote. Any other bytes throw; none trap.
struct CompactReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// The bytes must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() throws(CompactError) -> UInt8 {
    guard place < bytes.count else { throw CompactError() }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() throws(CompactError) -> Int {
    var raw: UInt = 0
    for shift in stride(from: UInt(0), through: 63, by: 7) {
      let next = try byte()
      raw |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: raw >> 1) ^ -Int(bitPattern: raw & 1) }
    }
    throw CompactError()
  }

  mutating func text() throws(CompactError) -> String {
    let count = try number()
    guard count >= 0, count <= bytes.count - place else { throw CompactError() }
    defer { place += count }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }

  mutating func flag() throws(CompactError) -> Bool { try byte() == 1 }

  mutating func optional<Value>(
    _ body: (inout CompactReader) throws(CompactError) -> Value
  ) throws(CompactError) -> Value? {
    try flag() ? try body(&self) : nil
  }

  mutating func list<Value>(
    _ body: (inout CompactReader) throws(CompactError) -> Value
  ) throws(CompactError) -> [Value] {
    let count = try number()
    // Every element takes a byte at least, so a damaged count cannot ask for the world.
    guard count >= 0, count <= bytes.count - place else { throw CompactError() }
    var list: [Value] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }

  mutating func choice<Choice: CaseIterable>(
    of choice: Choice.Type = Choice.self
  ) throws(CompactError) -> Choice where Choice.AllCases == [Choice] {
    let index = try number()
    guard Choice.allCases.indices.contains(index) else { throw CompactError() }
    return Choice.allCases[index]
  }
}
