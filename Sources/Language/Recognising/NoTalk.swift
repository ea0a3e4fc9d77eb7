/// Words that nobody read and that may not be passed over as talk, though they name nothing.
struct NoTalk {
  let scan: Scan

  /// Whether a sentence that nobody could read names something, or is no talk.
  var isTold: Bool { scan.heat.isHot(0..<scan.count) || holds(0..<scan.count) }

  /// What was thrown out ("threw out the burnt bit"), and what begins as an order ("put crackers").
  func holds(_ range: Range<Int>) -> Bool {
    if range.contains(where: { Self.throwing.contains(scan.word($0)) }) { return true }
    guard let start = range.first(where: { !Self.lead.contains(scan.word($0)) }), start + 1 < range.upperBound
    else {
      return false
    }
    return Self.orders.contains(scan.word(start)) || asks(start)
  }

  /// "How should I thaw them", "which one is quickest"; "how nice", "can you believe it" ask nothing.
  private func asks(_ start: Int) -> Bool {
    let next = scan.word(start + 1)
    return switch scan.word(start) {
    case "how": ["should", "do", "can", "could", "long", "much", "many", "would", "must"].contains(next)
    case "what": ["should", "can", "could", "do", "else", "would"].contains(next)
    case "should", "shall", "must", "can", "could": ["i", "we", "it", "they", "he", "she"].contains(next)
    case "may": next != "be"
    case "have": ["i", "we"].contains(next)
    case "do", "does", "did", "is", "are": ["i", "we", "it", "they", "there", "he", "she"].contains(next)
    case "which", "where": true
    default: false
    }
  }

  private static let throwing: Set<String> = ["threw", "tossed", "binned", "chucked", "thrown"]
  private static let lead: Set<String> = ["please", "and", "also", "oh", "then", "so", "ok", "okay"]
  private static let orders: Set<String> = [
    "put", "add", "buy", "remove", "swap", "save", "remind", "move", "change", "freeze", "delete", "cancel",
  ]
}
