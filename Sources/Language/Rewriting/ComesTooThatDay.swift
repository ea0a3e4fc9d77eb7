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
}
