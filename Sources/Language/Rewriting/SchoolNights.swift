import Values

/// "I need suppers done in 20 min on school nights, mon-thurs": how long dinners may take on weekdays, for good.
struct SchoolNights {
  let scan: Scan

  /// "20 minutes on weekdays"; nil for every other line, and where a plan is asked for as well.
  func limit() -> String? {
    guard scan.count < 24, scan.tokens.last?.text != "?" else { return nil }
    var minutes: String?
    var isOfWeekdays = false
    // "No dinner over half an hour", "nothing that takes longer than 30 minutes".
    var (isDenied, isOver) = (false, false)
    var at = 0
    while at < scan.count {
      if minutes == nil, let time = DurationParser(scan: scan).duration(at: at).first,
        case .minutes(let most, let bound) = time.value, (bound == .least || isOver) == isDenied
      {
        minutes = "\(most) minutes on weekdays"
        at = time.end
      } else if ["school", "week", "work"].contains(scan.word(at)),
        ["nights", "night", "days", "evenings"].contains(scan.word(at + 1))
      {
        isOfWeekdays = true
        at += 2
      } else if ["weeknights", "weekdays"].contains(scan.word(at)) {
        isOfWeekdays = true
        at += 1
      } else if let days = DaysParser(scan: scan).days(at: at).first, case .days(let list) = days.value,
        list.allSatisfy({ !$0.weekday.isWeekend })
      {
        // "Every Tuesday and Thursday, I work nights": of those days alone.
        if list.count < 4 { return nil }
        at = days.end
      } else if ["no", "not"].contains(scan.word(at)), ["more", "longer"].contains(scan.word(at + 1)),
        scan.word(at + 2) == "than"
      {
        at += 3
      } else if ["no", "nothing", "never"].contains(scan.word(at)), !isDenied {
        isDenied = true
        at += 1
      } else if isDenied,
        ["over", "above"].contains(scan.word(at))
          || ["more", "longer"].contains(scan.word(at)) && scan.word(at + 1) == "than"
      {
        isOver = true
        at += ["over", "above"].contains(scan.word(at)) ? 1 : 2
      } else if isDenied, ["takes", "taking", "long"].contains(scan.word(at)) {
        at += 1
      } else if Self.around.contains(scan.word(at)) || scan.tokens[at].isSeparator {
        at += 1
      } else {
        return nil
      }
    }
    let said = scan.utterance.raw.lowercased()
    return isOfWeekdays ? minutes.flatMap { said.hasPrefix($0) ? nil : $0 } : nil
  }

  private static let around: Set<String> = [
    "i", "we", "need", "want", "like", "suppers", "supper", "dinners", "dinner", "teas", "meals", "done",
    "ready",
    "made", "cooked", "in", "on", "the", "table", "have", "has", "to", "be", "must", "should", "gotta", "got",
    "within", "for", "of", "only", "just", "please", "or", "less", "max", "at", "most",
    "all",
    "are", "is", "my", "our", "so", "and", "under", "it", "that", "take", "cook", "can", "'s", "there", "ok",
    "from", "every", "any", "as", "by", "quick",
  ]
}
