/// Whether a text is a page that a browser saved with all its parts in one file. Source: RFC 2557.
func isMHTML(_ head: String) -> Bool {
  let lower = head.prefix(4_096).lowercased()
  return lower.holds("mime-version:") && lower.holds("multipart/related")
}

/// The first part that is a page, decoded; nil where there is none.
func pageOfMHTML(_ bytes: [UInt8]) -> [UInt8]? {
  let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  guard let mark = text.firstRange(of: "boundary=") else { return nil }
  let boundary = text[mark.upperBound...].drop { $0 == "\"" }.prefix {
    $0 != "\"" && $0 != ";" && !$0.isNewline
  }
  guard !boundary.isEmpty else { return nil }
  var rest = text[mark.upperBound...]
  while let start = rest.firstRange(of: "--\(boundary)\n") {
    rest = rest[start.upperBound...]
    guard let gap = rest.firstRange(of: "\n\n") else { return nil }
    let headers = rest[..<gap.lowerBound].lowercased()
    let end = rest.firstRange(of: "\n--\(boundary)")?.lowerBound ?? rest.endIndex
    guard gap.upperBound <= end else { continue }
    if headers.contains("content-type: text/html") {
      let body = rest[gap.upperBound..<end]
      if headers.contains("quoted-printable") { return quotedPrintable(body) }
      return headers.contains("base64") ? base64(body) : Array(body.utf8)
    }
    rest = rest[end...]
  }
  return nil
}

/// Source: RFC 2045 §6.7.
private func quotedPrintable(_ text: Substring) -> [UInt8] {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var at = 0
  while at < bytes.count {
    if bytes[at] == UInt8(ascii: "="), at + 1 < bytes.count {
      if bytes[at + 1] == 0x0A {
        at += 2
        continue
      }
      if at + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[(at + 1)...(at + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        at += 3
        continue
      }
    }
    result.append(bytes[at])
    at += 1
  }
  return result
}
