import Glibc

/// A page without zero bytes, and without what is inside of its styles and of its scripts that are no data: that is the
/// greater part of most pages, and nothing is read from it. Source: HTML Living Standard, Parsing, raw text: it ends at
/// the next end tag of its name, whatever stands before.
func withoutRawText(_ page: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(page.count)
  page.withUnsafeBufferPointer { bytes in
    var kept = 0
    var at = 0
    while let open = find(UInt8(ascii: "<"), bytes, at) {
      at = open + 1
      if starts("!--", bytes, at) {
        // What is in a comment opens nothing.
        at = end(of: "-->", bytes, at + 3) ?? bytes.count
        continue
      }
      let isScript = starts("script", bytes, at)
      guard isScript || starts("style", bytes, at), let inside = find(UInt8(ascii: ">"), bytes, at) else {
        continue
      }
      let close =
        end(of: isScript ? "</script" : "</style", bytes, inside + 1)
        .map { $0 - (isScript ? 8 : 7) } ?? bytes.count
      if !isScript || !holds("json", bytes, at, inside) {
        result.append(contentsOf: bytes[kept...inside])
        kept = close
      }
      at = close
    }
    result.append(contentsOf: bytes[min(kept, bytes.count)...])
    if find(0, bytes, 0) != nil { result.removeAll { $0 == 0 } }
  }
  return result
}

private func find(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
  guard start < bytes.count, let base = bytes.baseAddress,
    let found = memchr(base + start, Int32(byte), bytes.count - start)
  else { return nil }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}

/// Whether these letters stand there, in any case.
private func starts(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
  let length = text.utf8CodeUnitCount
  guard at + length <= bytes.count else { return false }
  for offset in 0..<length {
    let (byte, wanted) = (bytes[at + offset], text.utf8Start[offset])
    guard byte == wanted || byte | 0x20 == wanted && wanted >= 0x61 else { return false }
  }
  return true
}

private func end(of text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
  var at = start
  while let found = find(text.utf8Start[0], bytes, at) {
    if starts(text, bytes, found) { return found + text.utf8CodeUnitCount }
    at = found + 1
  }
  return nil
}

private func holds(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int)
  -> Bool
{
  (start..<end).contains { starts(text, bytes, $0) }
}
