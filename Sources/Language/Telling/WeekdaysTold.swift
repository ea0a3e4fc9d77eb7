import Values

/// "Only here at weekends", "eats with us on Thursdays", "works away Monday to Thursday": on which days of the week somebody is here.
struct WeekdaysTold {
  let scan: Scan

  init(text: String, lexicon: Lexicon, context: RecognitionContext) {
    let utterance = Utterance(text)
    scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
  }

  /// The sentence that tells it of them, and whether they only visit; nil where no days are told, and of every second week.
  func sentence(of person: ToldPerson, _ subject: String) -> (text: String, isVisit: Bool)? {
    guard
      !scan.tokens.contains(where: {
        ["other", "second", "alternate", "fortnight", "until", "since"].contains($0.text)
      }),
      let days = days, !scan.ids.contains(where: scan.lexicon.harm.contains)
    else { return nil }
    let words = Set(scan.tokens.map(\.text))
    let plural = days.map { $0.hasSuffix("s") ? $0 : $0 + "s" }
    let on =
      plural.count > 1
      ? plural.dropLast().joined(separator: ", ") + " and " + plural[plural.count - 1] : plural[0]
    if !words.isDisjoint(with: TellingWords.absent), words.isDisjoint(with: ["only", "back"]) {
      return ("\(subject) is not here on \(on) every week", false)
    }
    guard !words.isDisjoint(with: TellingWords.present) else { return nil }
    let who = person.name.flatMap { name in person.role.map { "my \($0) \(name)" } } ?? subject
    return ("\(who) eats with us on \(on)", true)
  }

  /// The days by their names, a run of them one by one.
  private var days: [String]? {
    var days: [String] = []
    var at = 0
    while at < scan.count {
      if ["weekend", "weekends"].contains(scan.word(at)) { return ["weekends"] }
      if let day = DayWords.weekdays[scan.word(at)] {
        if ["to", "until", "through", "-"].contains(scan.word(at + 1)),
          let end = DayWords.weekdays[scan.word(at + 2)], day.index < end.index
        {
          days += (day.index...end.index).map { Weekday(index: $0).name }
          at += 3
          continue
        }
        // "Mon-wed".
        if at + 1 < scan.count, scan.tokens[at + 1].isHyphenated,
          let end = DayWords.weekdays[scan.word(at + 1)], day.index < end.index
        {
          days += (day.index...end.index).map { Weekday(index: $0).name }
          at += 2
          continue
        }
        days.append(day.name)
      }
      at += 1
    }
    return days.isEmpty ? nil : days
  }
}
