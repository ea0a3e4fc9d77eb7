/// What can be said next: the sentence a reply ends in, and the lines in it as they can be typed.
struct Closing: Hashable, Sendable {
  /// Empty where the reply itself asks, or nothing is due.
  var text: String
  var lines: [String]

  static let none = Closing(text: "", lines: [])

  /// `Say "looks good", "swap Tuesday" or "undo".`
  static func say(_ lines: String..., end: String = "") -> Closing { say(lines, end: end) }

  static func say(_ lines: [String], end: String = "") -> Closing {
    guard let last = lines.last else { return .none }
    let quotes = lines.map { "\"\($0)\"" }
    let list =
      lines.count == 1
      ? "\"\(last)\"" : quotes.dropLast().joined(separator: ", ") + " or \"\(last)\""
    return Closing(text: "Say \(list)\(end).", lines: lines)
  }

  /// The reply says it in its own words; only the lines are kept.
  static func silent(_ lines: String...) -> Closing { Closing(text: "", lines: lines) }
}
