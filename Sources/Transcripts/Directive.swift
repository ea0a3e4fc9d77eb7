/// A call a transcript can make fail, once.
package enum FailingCall: String, CaseIterable, Hashable, Sendable { case save, prices, catalogue }

/// What a line beginning with "@" does to the world around the conversation.
package enum Directive: Hashable, Sendable {
  /// The kitchen clock moves on, or back when negative.
  case clock(bySeconds: Int)
  /// The program ends and starts again on the same kitchen.
  case restart
  /// The next such call fails once.
  case fail(FailingCall)

  /// Reads what follows the "@": "clock +3 days", "restart", "fail save". Nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case ("clock", 3):
      guard let sign = words[1].first, sign == "+" || sign == "-", (2...10).contains(words[1].utf8.count),
        isName(words[1].dropFirst(), of: "0"..."9"), let count = Int(words[1].dropFirst()),
        let unit = ClockUnit.allCases.first(where: { $0.names.contains(String(words[2])) })
      else { return nil }
      self = .clock(bySeconds: (sign == "-" ? -count : count) * unit.seconds)
    case ("restart", 1): self = .restart
    case ("fail", 2):
      guard let call = FailingCall(rawValue: String(words[1])) else { return nil }
      self = .fail(call)
    default: return nil
    }
  }

  /// As a transcript writes it after the "@ ". The clock in the largest unit that divides evenly;
  /// seconds below a minute are lost.
  var text: String {
    switch self {
    case .clock(let seconds):
      let unit = ClockUnit.allCases.first { seconds % $0.seconds == 0 } ?? .minute
      let count = seconds / unit.seconds
      return "clock \(count < 0 ? "" : "+")\(count) \(unit.names[abs(count) == 1 ? 0 : 1])"
    case .restart: return "restart"
    case .fail(let call): return "fail \(call.rawValue)"
    }
  }

  static let forms = "@ clock +3 days|hours|minutes, @ restart, @ fail save|prices|catalogue"
}

/// Largest first.
private enum ClockUnit: Int, CaseIterable {
  case day = 86_400
  case hour = 3_600
  case minute = 60

  var seconds: Int { rawValue }
  /// For one, and for more.
  var names: [String] { ["\(self)", "\(self)s"] }
}
