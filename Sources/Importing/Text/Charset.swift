import Glibc

/// Bytes as UTF-8, by their byte order mark, by what they say of themselves, by what they can be, in this order.
/// Never fails: what is no character of the charset becomes U+FFFD.
func decodedText(_ bytes: [UInt8]) -> [UInt8] {
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
  if bytes.starts(with: [0xFF, 0xFE]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16LE") }
  if bytes.starts(with: [0xFE, 0xFF]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16BE") }
  // Text in UTF-16 without a mark: every other byte of its beginning is zero.
  let head = bytes.prefix(64)
  if head.count >= 8, head.count.isMultiple(of: 2) {
    let zeros = head.enumerated().filter { $0.element == 0 }
    if zeros.count >= head.count / 3 {
      let odd = zeros.allSatisfy { !$0.offset.isMultiple(of: 2) }
      if odd { return converted(bytes, from: "UTF-16LE") }
      if zeros.allSatisfy({ $0.offset.isMultiple(of: 2) }) { return converted(bytes, from: "UTF-16BE") }
    }
  }
  let isUTF8 = isValidUTF8(bytes)
  let said = declaredCharset(bytes)
  // Pages that were saved by a browser are often UTF-8 and say what they were before; other text is hardly ever
  // valid UTF-8 by chance.
  if isUTF8 {
    let isStateful = said.map { $0.hasPrefix("iso-2022") || $0 == "hz-gb-2312" } ?? false
    if let said, isStateful { return converted(bytes, from: said) }
    return bytes
  }
  switch said {
  case nil, "iso-8859-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252", "ansi":
    return converted(bytes, from: "CP1252")
  case "utf-8", "utf8": return repaired(bytes)
  case let said?: return converted(bytes, from: said)
  }
}

private func isValidUTF8(_ bytes: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
}

private func repaired(_ bytes: [UInt8]) -> [UInt8] {
  isValidUTF8(bytes) ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
}

/// The name in `charset=`, in `encoding=` of an XML declaration, in lower case; nil where none is told near the
/// beginning.
private func declaredCharset(_ bytes: [UInt8]) -> String? {
  let head = String(decoding: bytes.prefix(4_096).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    .lowercased()
  let marks = head.hasPrefix("<?xml") ? ["encoding=", "charset="] : ["charset="]
  for mark in marks {
    guard let found = head.firstRange(of: mark) else { continue }
    let name = head[found.upperBound...].drop { "\"' ".contains($0) }
      .prefix { $0.isASCIIAlphanumeric || "-_.:".contains($0) }
    if (2...40).contains(name.count) { return String(name) }
  }
  return nil
}

/// By the C library's iconv; a charset it does not know is taken for windows-1252.
private func converted(_ bytes: [UInt8], from charset: String) -> [UInt8] {
  let opened = iconv_open("UTF-8", charset)
  guard let converter = opened, Int(bitPattern: converter) != -1 else {
    return charset == "CP1252" ? repaired(bytes) : converted(bytes, from: "CP1252")
  }
  defer { iconv_close(converter) }
  var input = bytes
  var output: [UInt8] = []
  output.reserveCapacity(bytes.count + bytes.count / 4)
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  input.withUnsafeMutableBytes { input in
    var from = input.baseAddress?.assumingMemoryBound(to: CChar.self)
    var left = input.count
    while left > 0 {
      var isBroken = false
      let before = left
      chunk.withUnsafeMutableBytes { chunk in
        var to = chunk.baseAddress?.assumingMemoryBound(to: CChar.self)
        var room = chunk.count
        let result = iconv(converter, &from, &left, &to, &room)
        let cause = errno
        output.append(contentsOf: chunk[0..<(chunk.count - room)])
        // -1, in a type without a sign. A call that neither takes nor gives would be repeated for ever.
        isBroken =
          Int(truncatingIfNeeded: result) == -1 && cause != E2BIG || left == before && room == chunk.count
      }
      if isBroken, left > 0 {
        output += [0xEF, 0xBF, 0xBD]
        from = from?.advanced(by: 1)
        left -= 1
      }
    }
  }
  return repaired(output)
}
