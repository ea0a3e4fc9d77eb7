/// "My mum comes at 6 on Friday": the hour of an evening, which is no number of people. Evenings are kept by their days.
struct TableTimes {
  let scan: Scan

  /// The line without such hours; nil for every line that tells of nobody coming.
  func plain() -> String? {
    guard scan.tokens.indices.contains(where: { Self.coming.contains(scan.word($0)) }),
      scan.tokens.last?.text != "?", !scan.tokens.contains(where: { $0.text.hasPrefix("remind") })
    else {
      return nil
    }
    var changes: [(tokens: Range<Int>, with: String)] = []
    for at in scan.tokens.indices where at > 0 {
      guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...12).contains(number.value) else {
        continue
      }
      let isHour = Self.hours.contains(scan.word(number.end))
      guard scan.word(at - 1) == "at" || isHour,
        isHour || !Self.people.contains(scan.word(number.end))
      else { continue }
      var start = at
      while start > 0, ["at", "around", "about", "by"].contains(scan.word(start - 1)) { start -= 1 }
      changes.append((start..<number.end + (isHour ? 1 : 0), ""))
    }
    for at in scan.tokens.indices where at > 2 && ["at", "in"].contains(scan.word(at)) {
      if let end = partOfDay(at) {
        let start = scan.tokens[at - 1].isSeparator || scan.word(at - 1) == "and" ? at - 1 : at
        changes.append((start..<end, ""))
      }
    }
    guard !changes.isEmpty else { return nil }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  /// "At noon", "at lunchtime and in the evening" behind the weekdays of a habit: whoever comes eats dinner.
  private func partOfDay(_ at: Int) -> Int? {
    guard
      (0..<at).contains(where: {
        ["every", "each"].contains(scan.word($0)) || scan.word($0).hasSuffix("days")
      })
    else { return nil }
    var end = at + 1
    skip(["the"], in: scan, at: &end)
    return ["noon", "lunchtime", "midday", "evening", "evenings", "night"].contains(scan.word(end))
      ? end + 1 : nil
  }

  private static let coming: Set<String> = [
    "come", "comes", "coming", "visit", "visits", "visiting", "eats", "eat",
  ]
  private static let hours: Set<String> = ["pm", "am", "o'clock", "oclock", "ish"]
  private static let people: Set<String> = [
    "people", "persons", "guests", "of", "friends", "adults", "kids", "children", "table", "/", ":",
  ]
}
