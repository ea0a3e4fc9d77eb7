/// How many bytes the byte order mark at the beginning has: 3, or 0 without one.
func byteOrderMark(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

/// The YAML between a first line of `---` and the next one; nil when there is none. White space behind the dashes
/// is nothing. Source: the specification, Metadata.
func frontMatter(of bytes: [UInt8]) -> CooklangFrontMatter? {
  let start = byteOrderMark(of: bytes)
  guard let first = fence(bytes, at: start) else { return nil }
  var place = first.next
  while place < bytes.count {
    if let last = fence(bytes, at: place) {
      return CooklangFrontMatter(range: start..<last.end, inside: first.next..<place)
    }
    while place < bytes.count, lineEndLength(bytes, at: place) == 0 { place += 1 }
    place += lineEndLength(bytes, at: place)
  }
  return nil
}

/// A line of three dashes: where it ends, and where the next one begins.
private func fence(_ bytes: [UInt8], at start: Int) -> (end: Int, next: Int)? {
  var place = start
  while place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
  guard place - start == 3 else { return nil }
  while case let length = spaceLength(bytes, at: place), length > 0 { place += length }
  let ending = lineEndLength(bytes, at: place)
  return ending > 0 || place == bytes.count ? (place, place + ending) : nil
}
