/// "Marek comes too, we are seven on Saturday": who comes, comes on the day that is told behind.
struct ComesTooThatDay {
  let scan: Scan

  /// "Marek comes on Saturday. we are seven on Saturday"; nil for every other line.
  func dated() -> String? {
    guard let person = PersonParser(scan: scan).person(at: 0).first,
      ["comes", "come", "joins"].contains(scan.word(person.end)),
      ["too", "also", "along"].contains(scan.word(person.end + 1))
    else { return nil }
    var at = person.end + 2
    skip([",", ".", ";", "so", "then", "and"], in: scan, at: &at)
    guard at > person.end + 2, ["we", "that", "so", "makes", "its", "it"].contains(scan.word(at)),
      let on = (at..<scan.count).first(where: { ["on", "for"].contains(scan.word($0)) }),
      let day = DayParser(scan: scan).day(at: on + 1), case .day = day.value
    else { return nil }
    let who = scan.utterance.text(tokens: 0..<person.end)
    let when = scan.utterance.text(tokens: on..<day.end)
    return "\(who) comes \(when). \(scan.utterance.text(tokens: at..<scan.count))"
  }

  /// "Tonight we're 6, my friend Ana comes": she comes that day, and the number counts her.
  func countedFirst() -> String? {
    var at = 0
    let isOn = ["on", "for"].contains(scan.word(0))
    guard let day = DayParser(scan: scan).day(at: isOn ? 1 : 0), case .day = day.value else { return nil }
    at = day.end
    skip([",", "we", "'re", "are", "were", "it", "'s", "is", "there", "will", "be"], in: scan, at: &at)
    guard at > day.end, let count = NumberParser(scan: scan).wholeNumber(at: at),
      (1...40).contains(count.value)
    else { return nil }
    at = count.end
    skip(["of", "us", "people", "at", "table"], in: scan, at: &at)
    let end = at
    skip([",", ".", ";", "because", "since", "as", "and"], in: scan, at: &at)
    guard at > end, let person = PersonParser(scan: scan).person(at: at).first else { return nil }
    var verb = person.end
    skip(["is", "'s", "are"], in: scan, at: &verb)
    guard ["comes", "come", "coming", "joins", "joining", "visits", "visiting"].contains(scan.word(verb))
    else { return nil }
    var last = verb + 1
    skip(["too", "also", "along", "over", "us", "for", "dinner", "supper"], in: scan, at: &last)
    guard last >= scan.count || scan.tokens[last].kind == .end && last == scan.count - 1 else { return nil }
    let when = (isOn ? "on " : "") + scan.utterance.text(tokens: (isOn ? 1 : 0)..<day.end)
    return
      "\(scan.utterance.text(tokens: at..<person.end)) comes \(when). \(scan.utterance.text(tokens: 0..<end))"
  }
}
