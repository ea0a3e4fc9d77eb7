/// "One of the guests on Saturday is allergic to eggs and one is vegan", "move Harold from Thursday to Friday".
struct GuestsAmongThem {
  let scan: Scan

  /// The same of a guest, or of two evenings; nil for every other line.
  func plain() -> String? { guests() ?? movedGuest() ?? otherDay() }

  /// "Odette comes on Saturday instead of Friday", "Odette comes Saturday, not Friday": the guest moves, and no dinner does.
  private func otherDay() -> String? {
    var start = 0
    skip(["so", "and", "ok", "okay", "no", "oh", "well", ",", "actually", "sorry"], in: scan, at: &start)
    guard let person = PersonParser(scan: scan).person(at: start).max(by: { $0.end < $1.end }) else {
      return nil
    }
    var at = person.end
    skip(
      ["is", "'s", "will", "coming", "comes", "come", "eats", "over", "with", "us", "here", "on", "now"],
      in: scan, at: &at)
    guard at > person.end,
      (person.end..<at).contains(where: { ["coming", "comes", "come", "eats"].contains(scan.word($0)) }),
      let to = day(at)
    else { return nil }
    var next = to
    skip([",", "and", "instead", "of", "not", "on", "rather", "than"], in: scan, at: &next)
    let turns = (to..<next).contains { ["instead", "not", "than"].contains(scan.word($0)) }
    guard turns, let from = day(next), from >= scan.count || scan.tokens[from].isSeparator else { return nil }
    let who = text(start..<person.end)
    let rest = from < scan.count ? " " + text(from..<scan.count) : ""
    return "\(who) is not coming on \(text(next..<from)). \(who) is coming on \(text(at..<to))\(rest)"
  }

  /// "One of the guests on Saturday is allergic to eggs and one is vegan": each is told in a sentence.
  private func guests() -> String? {
    guard let at = scan.tokens.indices.first(where: { scan.word($0) == "one" && scan.word($0 + 1) == "of" }),
      ["guests", "visitors"].contains(scan.word(at + 3)), at + 4 < scan.count
    else { return nil }
    var end = at + 4
    // "One of our guests, Dorothy, cannot eat nuts".
    if scan.word(end) == ",", scan.word(end + 2) == "," { end += 3 }
    let start = ["on", "for"].contains(scan.word(end)) ? end + 1 : end
    var who = "a guest"
    if let dayEnd = day(start) {
      who = "a guest on \(text(start..<dayEnd))"
      end = dayEnd
    }
    // What both avoid binds the same dinner: one guest has it all.
    var changes: [(tokens: Range<Int>, with: String)] = [(at..<end, who)]
    var next = end
    while next < scan.count {
      defer { next += 1 }
      guard ["one", "another"].contains(scan.word(next)) else { continue }
      var verb = next + 1
      if ["guest", "one", "kid", "child", "friend", "person"].contains(scan.word(verb)) { verb += 1 }
      guard Self.tells.contains(scan.word(verb)) else { continue }
      changes.append(
        (next..<(scan.word(verb) == "'s" ? verb + 1 : verb), scan.word(verb) == "'s" ? "is" : ""))
    }
    return scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  /// "Move Harold from Thursday to Friday": he stays away on one day and comes on the other.
  private func movedGuest() -> String? {
    guard
      let verb = scan.tokens.indices.first(where: {
        ["move", "shift", "switch", "change"].contains(scan.word($0))
      }), verb < 3,
      let person = PersonParser(scan: scan).person(at: verb + 1).first, scan.word(person.end) == "from",
      let from = day(person.end + 1), scan.word(from) == "to", let to = day(from + 1)
    else { return nil }
    let who = text(verb + 1..<person.end)
    // What stands before asks; what follows is told of the same guest.
    guard scan.consists(0..<verb, of: ["please", "so", "and", "ok", "okay"]) else { return nil }
    let rest = to < scan.count ? " " + text(to..<scan.count) : ""
    return
      "\(who) is not coming on \(text(person.end + 1..<from)). \(who) is coming on \(text(from + 1..<to))\(rest)"
  }

  private static let tells: Set<String> = [
    "is", "'s", "has", "cant", "can't", "cannot", "avoids", "hates", "doesnt", "eats",
  ]

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }

  /// Where the day that begins there ends.
  private func day(_ at: Int) -> Int? { scan.dayEnd(at) }
}
