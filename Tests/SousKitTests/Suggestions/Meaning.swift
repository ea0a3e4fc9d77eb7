/// What a suggested line says: the request it is, and what must have come of it.
struct Meaning: Sendable {
  /// The line, with what varies in braces: {day}, {evening}, {number}, {money}, {dish}, {food}.
  let pattern: String
  /// Only as an answer to these open questions; empty for any moment.
  let asking: [String]
  /// The intents it may be read as; none: the one of the line before, which it puts right. Nil: any.
  let intents: [String]?
  let outcome: Outcome
  /// An answer has done its work when it was heard, even if no plan can then be made of all the answers.
  let mayFindNothing: Bool
  private let pieces: [Piece]

  init(
    _ pattern: String, asking: [String] = [], _ intents: [String]?, _ outcome: Outcome,
    mayFindNothing: Bool = false
  ) {
    self.pattern = pattern
    self.asking = asking
    self.intents = intents
    self.outcome = outcome
    self.mayFindNothing = mayFindNothing
    pieces = Piece.pieces(of: pattern)
  }

  /// What stands for each brace when the line is of this pattern; else nil.
  func values(in line: String) -> [String: String]? { Piece.match(pieces[...], line[...]) }
}

/// What must have come of a line.
enum Outcome: Sendable {
  /// The reply is about one of these kinds of data.
  case shows([String])
  /// The reply has these words.
  case says(String)
  /// It is understood and answered, whatever comes of it.
  case answers
  /// The open question is answered or left: another one waits, or none.
  case movesOn
  /// The open question still waits.
  case staysOpen
  /// The change of the line before, and no other, is taken back.
  case takesBack
  /// What stands at that number of the list or the choices shown last; without a number the first.
  case opensNumber
  /// The recipe of the dish in the line.
  case opensDish
  /// The dinner of the day in the line is another one, with the food in the line if there is one.
  case swaps
  /// A plan, or the questions before it.
  case plans
}

/// A stretch of a pattern.
private enum Piece: Sendable {
  case words(String)
  case value(String)

  static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    for part in pattern.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "}") else {
        pieces.append(.words(String(part)))
        continue
      }
      pieces.append(.value(String(part[..<end])))
      pieces.append(.words(String(part[part.index(after: end)...])))
    }
    return pieces
  }

  static func match(_ pieces: ArraySlice<Piece>, _ text: Substring) -> [String: String]? {
    guard let first = pieces.first else { return text.isEmpty ? [:] : nil }
    switch first {
    case .words(let words):
      return text.hasPrefix(words) ? match(pieces.dropFirst(), text.dropFirst(words.count)) : nil
    case .value(let name):
      var value = text
      while !value.isEmpty {
        if accepts(name, value), var values = match(pieces.dropFirst(), text[value.endIndex...]) {
          values[name] = String(value)
          return values
        }
        value = value.dropLast()
      }
      return nil
    }
  }

  private static func accepts(_ name: String, _ value: Substring) -> Bool {
    switch name {
    case "day": return DayText.isDay(value)
    case "evening":
      return value == "yesterday's dinner" || DayText.isDate(value)
        || (value.hasSuffix("'s dinner") && DayText.isDay(value.dropLast("'s dinner".count)))
    case "number": return value.allSatisfy(\.isNumber)
    case "money":
      return value.first == "$" && value.dropFirst().allSatisfy { $0.isNumber || ".,".contains($0) }
    case "dish": return value.first?.isUppercase == true && !DayText.isDay(value)
    case "food": return value.first?.isLowercase == true
    default: return false
    }
  }
}

/// Days as the program suggests them: "Friday", "March 13".
enum DayText {
  static func isDay(_ text: Substring) -> Bool { weekdays.contains(String(text)) || isDate(text) }

  static func isDate(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && months.contains(String(words[0])) && words[1].allSatisfy(\.isNumber)
  }

  static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
