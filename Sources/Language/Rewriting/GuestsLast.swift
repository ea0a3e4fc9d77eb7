/// "Dan is allergic to eggs and he's eating with us tonight": that somebody comes, said first, so that what they cannot have is
/// heard as a guest's.
struct GuestsLast {
  let scan: Scan

  /// The line turned round; nil for every other, and where more is told.
  func turned() -> String? {
    guard let person = PersonParser(scan: scan).person(at: 0).first, person.isWeak,
      ["is", "'s", "has", "cant", "can", "eats", "doesnt"].contains(scan.word(person.end)),
      let join = (person.end + 1..<max(person.end + 1, scan.count)).first(where: { at in
        ["and", "n", "&", ","].contains(scan.word(at)) && Self.pronouns.contains(scan.word(at + 1))
      }), join - person.end < 10
    else { return nil }
    var at = join + 2
    while ["is", "'s", "are", "'re", "also", "will", "be"].contains(scan.word(at)) { at += 1 }
    guard Self.coming.contains(scan.word(at)) else { return nil }
    var end = at + 1
    while Self.around.contains(scan.word(end)) { end += 1 }
    guard let day = DayParser(scan: scan).day(at: end) ?? tonite(end),
      day.end == scan.count || scan.tokens[day.end].isSeparator
    else { return nil }
    let name = scan.utterance.text(tokens: 0..<person.end)
    let when =
      scan.word(end) == "tonite" || scan.word(end) == "2nite"
      ? "tonight" : scan.utterance.text(tokens: end..<day.end)
    let told = scan.utterance.text(tokens: person.end..<join)
    let rest = day.end < scan.count ? ". " + scan.utterance.text(tokens: day.end + 1..<scan.count) : ""
    let who = ["he", "they"].first { scan.word(join + 1).hasPrefix($0) } ?? "she"
    return "\(name) is coming \(when) and \(who) \(told)\(rest)"
  }

  private func tonite(_ at: Int) -> EntityMatch? {
    ["tonite", "2nite"].contains(scan.word(at)) ? EntityMatch(end: at + 1, value: .text("tonight")) : nil
  }

  private static let pronouns: Set<String> = [
    "he", "she", "they", "hes", "shes", "theyre", "he's", "she's", "they're", "is", "comes", "eats", "coming",
  ]
  private static let coming: Set<String> = [
    "eating", "coming", "joining", "staying", "comes", "visiting", "eats", "here",
  ]
  private static let around: Set<String> = [
    "with", "w", "us", "over", "for", "dinner", "tea", "supper", "on", "round", "to", "eat", "here", "too",
    "also",
  ]
}
