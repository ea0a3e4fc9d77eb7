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
    let rest = lines.dropLast().map(typeable).joined(separator: ", ")
    let list = rest.isEmpty ? typeable(last) : "\(rest) or \(typeable(last))"
    return Closing(text: "Say \(list)\(end).", lines: lines)
  }

  /// The reply says it in its own words; only the lines are kept.
  static func silent(_ lines: String...) -> Closing { Closing(text: "", lines: lines) }
}

/// A line to type, between straight quotes, kept on one line of the reply where it fits.
func typeable(_ line: String) -> String { unbroken("\"\(line)\"") }
