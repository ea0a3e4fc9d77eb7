/// What can be said next: the sentence a reply ends in, and the lines in it as they can be typed.
package struct Closing: Hashable, Sendable {
  /// What can be typed, each line without its quotes.
  package private(set) var lines: [String]
  private var form: Form
  /// "Undo" in it takes back the last change, whichever line made it; else only what was just done.
  package private(set) var reachesBack = false

  private enum Form: Hashable {
    /// Words of the reply's own around the lines; empty where the reply itself asks, or nothing is due.
    case own(String)
    /// "Say …": what stands in the place of the first line where it is not quoted, what ends the sentence.
    case list(first: String?, end: String)
  }

  /// A closing in words of its own.
  package init(text: String, lines: [String]) {
    form = .own(text)
    self.lines = lines
  }

  private init(_ lines: [String], _ form: Form) { (self.form, self.lines) = (form, lines) }

  /// Nothing can usefully be said next.
  package static let none = Closing(text: "", lines: [])

  /// `Say "looks good", "swap Tuesday" or "undo".` `end` stands before the full stop with its own
  /// space: `" for examples"`. No lines make `none`.
  package static func say(_ lines: String..., end: String = "") -> Closing { say(lines, end: end) }

  /// The same for lines already in a list.
  package static func say(_ lines: [String], end: String = "") -> Closing {
    lines.isEmpty ? .none : Closing(lines, .list(first: nil, end: end))
  }

  /// `Say a number, "more", or "undo".`: the first line stands for several like it and is said in words.
  package static func say(_ first: String, as words: String, _ rest: [String], end: String = "") -> Closing {
    Closing([first] + rest, .list(first: words, end: end))
  }

  /// The reply says it in its own words; only the lines are kept.
  package static func silent(_ lines: String...) -> Closing { Closing(text: "", lines: lines) }

  /// The same, with an "undo" that takes back the last change of any line.
  package var reachingBack: Closing {
    var closing = self
    closing.reachesBack = true
    return closing
  }

  /// The sentence; empty where the reply itself asks, or nothing is due.
  package var text: String {
    switch form {
    case .own(let text): return text
    case .list(let words, let end):
      guard let last = lines.last else { return "" }
      if let words {
        let rest = lines.dropFirst().map(typeable)
        guard let last = rest.last else { return "Say \(words)\(end)." }
        return "Say \(([words] + rest.dropLast()).joined(separator: ", ")), or \(last)\(end)."
      }
      let rest = lines.dropLast().map(typeable).joined(separator: ", ")
      return "Say \(rest.isEmpty ? typeable(last) : "\(rest) or \(typeable(last))")\(end)."
    }
  }

  /// Each line as `fit` has it, each once, those left out for which it has none; in words of its own only the
  /// lines change. How the sentence ended goes with the line it ended in.
  package func fitted(_ fit: (String) -> String?) -> Closing {
    var kept: [String] = []
    for line in lines.compactMap(fit) where !kept.contains(line) { kept.append(line) }
    var closing = self
    closing.lines = kept
    guard case .list(let words, let end) = form else { return closing }
    closing.form = .list(
      first: kept.first == lines.first ? words : nil, end: kept.last == lines.last ? end : "")
    return closing
  }
}

/// A line to type, between straight quotes, kept on one line of the reply where it fits.
package func typeable(_ line: String) -> String { unbroken("\"\(line)\"") }
