/// "Was the milk opened on Monday?", "could you check whether we have eggs": what is asked is no entry of anything, however much of
/// it a sentence would note.
struct AskedNotTold {
  let scan: Scan

  /// Whether the reading would note something out of a question.
  func notes(_ found: Recognition) -> Bool {
    guard found.act == .change || found.act == .destroy, let intent = found.intent else { return false }
    if isHypothetical || Self.swaps.contains(intent) && (asksOfDay || asksOfDone) { return true }
    guard
      Self.plates.contains(intent) || Self.notes.contains(where: intent.hasPrefix)
    else { return false }
    if Self.plates.contains(intent) { return isQuestion }
    let question = CourteousQuestion(scan: scan)
    // What is said in other words stands nowhere in the line.
    guard let first = place(of: found) else {
      return question.isOpening
        || Self.ofStock.contains(where: intent.hasPrefix) && isAsked(0) && isOneSentence
    }
    if CourteousQuestion.orders.contains(scan.word(first)) { return false }
    if question.holds(first) { return true }
    return Self.ofStock.contains(where: intent.hasPrefix) && isAsked(first)
  }

  /// "If Lou did not eat with us, what would the shopping cost": a case that is thought of, and nothing to note.
  var isHypothetical: Bool {
    guard let start = scan.tokens.indices.first(where: { scan.word($0) == "if" }) else { return false }
    let words = (start..<scan.count).map(scan.word)
    let isUnreal = words.contains {
      ["did", "didnt", "were", "werent", "wouldnt", "hadnt", "wasnt"].contains($0)
    }
    let asks = scan.tokens.indices.contains { at in
      ["what", "how", "which"].contains(scan.word(at)) && (1..<5).contains { scan.word(at + $0) == "would" }
    }
    return isUnreal && asks
  }

  /// "You put leftovers on Wednesday?": whether it was done.
  private var asksOfDone: Bool {
    scan.tokens.last?.text == "?" && ["you", "u"].contains(scan.word(0))
      && !scan.tokens.contains { ["can", "could", "please", "mind"].contains($0.text) }
  }

  /// "Tuesday is good for diabetics?": of a day's dinner as it is.
  private var asksOfDay: Bool {
    guard scan.tokens.last?.text == "?" else { return false }
    // "The walnuts on Friday, can they be dangerous for Emma?".
    if scan.tokens.contains(where: { ["dangerous", "harmful", "risky", "unsafe"].contains($0.text) }) {
      return true
    }
    var at = 0
    skip(["and", "but", "so", "ok", "is", "the", "on", ","], in: scan, at: &at)
    guard let end = scan.dayEnd(at) else { return false }
    var next = end
    skip(["'s", "dinner", "dish", "meal", "plan"], in: scan, at: &next)
    let isAsked = at > 0 && scan.word(at - 1) == "is" || ["is", "has", "was"].contains(scan.word(next))
    return isAsked
      && !scan.tokens.contains {
        ["instead", "possible", "please", "make", "swap", "change"].contains($0.text)
      }
  }

  /// "Is everything low in salt for Tom on Friday", with or without its mark.
  private var isQuestion: Bool {
    var at = 0
    skip(
      ["and", "but", "so", "or", "ok", "okay", "then", "also", "sorry", "hi", "hey", ","], in: scan, at: &at)
    return ["is", "are", "was", "were", "does", "did", "isnt", "arent"].contains(scan.word(at))
  }

  private var isOneSentence: Bool { scan.tokens.count { $0.isSeparator } == 1 }

  /// The token with which the words of the reading begin.
  private func place(of found: Recognition) -> Int? {
    let raw = scan.utterance.raw
    guard let place = raw.firstRange(of: found.ownWords ?? found.said)?.lowerBound else { return nil }
    let start = raw.utf8.distance(from: raw.startIndex, to: place)
    return scan.tokens.firstIndex { $0.range.upperBound > start }
  }

  /// Whether its clause begins as a question does and its sentence ends as one.
  private func isAsked(_ token: Int) -> Bool {
    let end = (token..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    guard end < scan.count, scan.tokens[end].text == "?" else { return false }
    var start = token
    while start > 0, !scan.tokens[start - 1].isSeparator { start -= 1 }
    // "We have eggs and can I use them?": the words that join stand before the question.
    let opened =
      (start...token).last { at in
        at == start || Self.joining.contains(scan.word(at - 1))
      } ?? start
    var at = opened
    skip(["and", "but", "so", "or", "ok", "okay", "then", "also", "sorry", "hi", "hey"], in: scan, at: &at)
    let next = scan.word(at + 1)
    if Self.being.contains(scan.word(at)) { return next != "you" && at <= token }
    return Self.modal.contains(scan.word(at))
      && ["i", "we", "it", "they", "the", "my", "our", "that", "this"].contains(next)
  }

  private static let notes = [
    "pantry_", "leftovers_tell", "spent", "price_tell", "rate", "cooked", "household_", "health_tell",
    "list_",
    "bought", "meal_log",
  ]
  private static let swaps: Set<String> = ["swap_day", "day_dish", "plan_wish"]
  private static let plates: Set<String> = ["second_plate"]
  private static let ofStock = [
    "pantry_add", "pantry_remove", "pantry_update", "pantry_amount", "pantry_cooked", "leftovers_tell",
    "spent",
    "price_tell", "rate", "cooked",
  ]
  private static let joining: Set<String> = ["and", "but", "so", "or", "then"]
  private static let being: Set<String> = [
    "is", "are", "was", "were", "did", "does", "do", "has", "have", "had", "isn't", "wasn't", "didn't",
    "isnt", "didnt",
  ]
  private static let modal: Set<String> = [
    "can", "could", "may", "should", "shall", "would", "will", "must", "might",
  ]
}
