extension String {
  /// Without marks and spaces at both ends, and without a joining word ("and", "so", "but", "then") at the end of it.
  var withoutOuterMarks: String {
    var text = self[...]
    while let first = text.first, ",;:. ".contains(first) { text.removeFirst() }
    while true {
      while let last = text.last, ",;:. ".contains(last) { text.removeLast() }
      guard let word = ["and", "so", "but", "then"].first(where: { text.lowercased().hasSuffix(" \($0)") })
      else { return String(text) }
      text.removeLast(word.count)
    }
  }
}
