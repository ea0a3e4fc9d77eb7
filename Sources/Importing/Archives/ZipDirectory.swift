/// An entry of a zip archive, as the directory at its end tells it.
struct ZipEntry: Hashable {
  /// As it is written, "/" between folders; not yet cleaned.
  var name: String
  var method: UInt16
  var isEncrypted: Bool
  var checksum: UInt32
  var packedSize: Int
  var size: Int
  /// Where its own header begins.
  var offset: Int

  var isFolder: Bool { name.hasSuffix("/") }

  /// Whether the name leads out of the archive's folder.
  var climbs: Bool {
    if name.hasPrefix("/") || name.hasPrefix("\\") || name.dropFirst().hasPrefix(":")
      || name.unicodeScalars.contains("\0")
    {
      return true
    }
    return name.split { $0 == "/" || $0 == "\\" }.contains("..")
  }
}

/// Why an archive's directory was not read.
enum ZipFailure: Error, Hashable {
  case broken
  case tooManyEntries(most: Int)
}

/// The entries of a zip archive in the order of its directory. Source: PKWARE APPNOTE 6.3.10, §4.3.7, §4.3.12, §4.3.14
/// to §4.3.16, §4.5.3. Every size and place is checked against the archive's own length.
func zipEntries(_ bytes: [UInt8], most: Int) throws(ZipFailure) -> [ZipEntry] {
  let reader = LittleEndian(bytes)
  guard let end = endOfDirectory(reader) else { throw .broken }
  guard var count = reader.number16(end + 10), var offset = reader.number32(end + 16) else { throw .broken }
  // Numbers that do not fit stand in a second record before it.
  if count == 0xFFFF || offset == 0xFFFF_FFFF, end >= 20, reader.number32(end - 20) == 0x0706_4B50,
    let far = reader.number64(end - 12), reader.number32(far) == 0x0606_4B50
  {
    guard let large = reader.number64(far + 32), let place = reader.number64(far + 48) else { throw .broken }
    (count, offset) = (large, place)
  }
  guard count <= most else { throw .tooManyEntries(most: most) }
  var entries: [ZipEntry] = []
  var at = offset
  for _ in 0..<count {
    guard reader.number32(at) == 0x0201_4B50, let entry = entry(reader, at) else { throw .broken }
    entries.append(entry.0)
    at = entry.next
  }
  return entries
}

private func endOfDirectory(_ reader: LittleEndian) -> Int? {
  // It is the last thing but for a comment of at most 65,535 bytes.
  let last = reader.count - 22
  guard last >= 0 else { return nil }
  return stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
    reader.number32($0) == 0x0605_4B50
  }
}

private func entry(_ reader: LittleEndian, _ at: Int) -> (ZipEntry, next: Int)? {
  guard let flags = reader.number16(at + 8), let method = reader.number16(at + 10),
    let sum = reader.number32(at + 16),
    var packed = reader.number32(at + 20), var size = reader.number32(at + 24),
    let nameLength = reader.number16(at + 28),
    let extraLength = reader.number16(at + 30), let commentLength = reader.number16(at + 32),
    var offset = reader.number32(at + 42), let name = reader.bytes(at + 46, nameLength)
  else { return nil }
  // Sizes that do not fit stand in an extra field, in this order.
  var field = at + 46 + nameLength
  let extraEnd = field + extraLength
  while field + 4 <= extraEnd, let id = reader.number16(field), let length = reader.number16(field + 2) {
    if id == 1 {
      var place = field + 4
      for number in 0..<3 {
        let isLarge = [size, packed, offset][number] == 0xFFFF_FFFF
        guard isLarge else { continue }
        guard place + 8 <= extraEnd, let value = reader.number64(place) else { return nil }
        if number == 0 { size = value } else if number == 1 { packed = value } else { offset = value }
        place += 8
      }
    }
    field += 4 + length
  }
  // Names are UTF-8 where a flag says so, else of the code page of old; most are ASCII.
  let text = String(decoding: name, as: UTF8.self)
  let entry = ZipEntry(
    name: text, method: UInt16(method), isEncrypted: flags & 1 != 0, checksum: UInt32(sum),
    packedSize: packed,
    size: size, offset: offset)
  return (entry, extraEnd + commentLength)
}

/// Where the packed bytes of an entry are: behind its own header, whose names may be longer than the directory's.
func packedBytes(of entry: ZipEntry, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
  let reader = LittleEndian(bytes)
  guard reader.number32(entry.offset) == 0x0403_4B50, let name = reader.number16(entry.offset + 26),
    let extra = reader.number16(entry.offset + 28)
  else { return nil }
  let start = entry.offset + 30 + name + extra
  guard entry.packedSize >= 0, entry.packedSize <= bytes.count, start <= bytes.count - entry.packedSize else {
    return nil
  }
  return bytes[start..<(start + entry.packedSize)]
}

/// Numbers at places that may lie outside; nil there.
struct LittleEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func number16(_ at: Int) -> Int? { number(at, 2) }
  func number32(_ at: Int) -> Int? { number(at, 4) }
  /// Nil also for what no file is large enough for.
  func number64(_ at: Int) -> Int? { number(at, 8) }

  private func number(_ at: Int, _ length: Int) -> Int? {
    guard at >= 0, at <= bytes.count - length else { return nil }
    var value: UInt64 = 0
    for byte in bytes[at..<(at + length)].reversed() { value = value << 8 | UInt64(byte) }
    return value <= UInt64(Int.max / 4) ? Int(value) : nil
  }

  func bytes(_ at: Int, _ length: Int) -> ArraySlice<UInt8>? {
    at >= 0 && length >= 0 && length <= bytes.count && at <= bytes.count - length
      ? bytes[at..<(at + length)] : nil
  }
}
