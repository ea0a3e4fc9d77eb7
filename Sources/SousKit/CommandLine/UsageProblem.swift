import Values

/// What is wrong with the command line; the exit status is 2.
package enum UsageProblem: Error, Equatable, Sendable {
  case unknownFlag(String)
  case takesNoValue(String)
  case missingValue(String, wants: String)
  /// What was typed, where something else is wanted.
  case unfit(flag: String, wants: String, String)
  case badTime(String)
  /// A command that lacks a word, or has one too many; what it would be.
  case badCommand(String)

  /// One sentence for standard error: what is wrong and what would be right.
  package var sentence: String {
    switch self {
    case .unknownFlag(let typed):
      let flag = inertLine(typed)
      if let near = Self.nearest(to: flag) { return "There is no option \(flag); did you mean \(near)?" }
      return "There is no option \(flag); \"sous --help\" shows those there are."
    case .takesNoValue(let flag): return "\(flag) takes no value."
    case .missingValue(let flag, let wants): return "\(flag) wants \(wants)."
    case .unfit(let flag, let wants, let text): return "--\(flag) wants \(wants), not \(Self.quoted(text))."
    case .badTime(let text):
      if let day = Self.dateThatNeverWas(in: text) {
        return "--now wants a time such as 2026-03-02T17:00; there is no \(day) in the calendar."
      }
      return Self.unfit(flag: "now", wants: "a time such as 2026-03-02T17:00", text).sentence
    case .badCommand(let usage): return "That would be: \(usage)."
    }
  }

  /// The value as typed, on one line and no longer than a line bears.
  private static func quoted(_ text: String) -> String {
    let short = inertLine(text)
    return "\"" + (short.count > 40 ? short.prefix(40) + "…" : short) + "\""
  }

  /// "2026-02-30" for a text of a date's form that names no day.
  private static func dateThatNeverWas(in text: String) -> String? {
    let date = String(text.prefix { $0 != "T" && $0 != " " })
    let parts = date.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isWholeNumber) })
    else { return nil }
    return Day(iso: date) == nil ? date : nil
  }

  /// The one flag that differs by a slip of the fingers: a letter more, less, or another one.
  private static func nearest(to flag: String) -> String? {
    GlobalFlag.all.filter { $0.summary != nil }.map(\.spelling)
      .first { isOneSlip(Array($0.utf8), Array(flag.utf8)) }
  }

  private static func isOneSlip(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard abs(a.count - b.count) <= 1, a.count > 4 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let left = a.dropFirst(start)
    let right = b.dropFirst(start)
    return left.dropFirst().elementsEqual(right) || left.elementsEqual(right.dropFirst())
      || left.dropFirst().elementsEqual(right.dropFirst())
  }
}
