extension String {
  /// Whether the bytes of `part` stand anywhere in it. Asked of every element of a page, where searching by characters
  /// would take most of the time.
  func holds(_ part: StaticString) -> Bool {
    var text = self
    let length = part.utf8CodeUnitCount
    guard length > 0 else { return true }
    return text.withUTF8 { text in
      guard text.count >= length else { return false }
      let first = part.utf8Start[0]
      for at in 0...(text.count - length) where text[at] == first {
        if (1..<length).allSatisfy({ text[at + $0] == part.utf8Start[$0] }) { return true }
      }
      return false
    }
  }
}
