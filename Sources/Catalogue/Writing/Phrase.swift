import Kitchen

/// A stretch of a line, with its words as they were written and as they count.
struct Phrase: Hashable {
  /// As they were written, signs included.
  private let written: [String]
  /// Plain, one for one; empty where a word is signs alone.
  private let plain: [String]
  private let hasColon: Bool

  init(_ line: String) {
    let parts = line.replacing(":", with: ": ").split(whereSeparator: \.isWhitespace).map(String.init)
    self.init(parts)
  }

  private init(_ parts: [String]) {
    let kept = parts.filter {
      $0.contains { $0.isLetter || $0.isNumber || $0 == "½" || $0 == "¼" || $0 == "¾" } || $0 == "&"
    }
    hasColon = parts.first == ":"
    written = kept
    plain = kept.map { word in plainWords(word).joined() }
  }

  private init(_ written: [String], _ plain: [String], hasColon: Bool = false) {
    (self.written, self.plain, self.hasColon) = (written, plain, hasColon)
  }

  var isEmpty: Bool { written.isEmpty }
  var words: [String] { written.flatMap { plainWords($0) } }
  var opensWithColon: Bool { hasColon }

  /// As it was written, without the signs around.
  var text: String {
    var text = written.joined(separator: " ")
    while let last = text.last, ",;:".contains(last) { text.removeLast() }
    while let first = text.first, ",;:-–".contains(first) { text.removeFirst() }
    text = text.trimmingSpaces()
    if text.count > 1, text.first == "\"", text.last == "\"" { text = String(text.dropFirst().dropLast()) }
    return text
  }

  /// A food's name: no article, no end of a sentence.
  var food: String {
    var parts = written[...]
    while let first = parts.first, parts.count > 1,
      [
        "ingredient", "ingredients", "the", "our", "my", "any", "all", "some", "a", "an", "of", "that",
        "those",
      ].contains(
        plainWords(first).joined())
    {
      parts = parts.dropFirst()
    }
    while let last = parts.last, parts.count > 1,
      ["please", "now", "anymore", "altogether", "completely", "though", "entirely", "then"].contains(
        plainWords(last).joined())
    {
      parts = parts.dropLast()
    }
    return Phrase(Array(parts)).text.trimming(".").trimming("!").lowercased().filter { $0 != "\"" }
  }

  /// Without what only leads in or is polite.
  var withoutFillers: Phrase {
    let fillers: Set<String> = [
      "no", "oh", "actually", "sorry", "wait", "please", "oops", "well", "ah", "hm", "hmm", "ok", "okay",
      "yes", "sous", "hey", "so", "uh", "um", "nope",
      "correction", "right", "but", "yeah",
    ]
    var start = 0
    while start < plain.count - 1, fillers.contains(plain[start]),
      plain[start] != "no" || written[start].last == "," || written[start].last == "."
        || fillers.contains(plain[start + 1])
    { start += 1 }
    for lead in [
      ["can", "you"], ["could", "you"], ["would", "you"], ["id", "like", "to"], ["i", "would", "like", "to"],
      ["i", "want", "to"], ["lets"], ["let", "us"], ["from", "now", "on"], ["we", "should"], ["please"],
      ["i", "said"], ["i", "told", "you"],
    ] where plain.count > start + lead.count && Array(plain[start..<start + lead.count]) == lead {
      start += lead.count
      break
    }
    return Phrase(Array(written[start...]), Array(plain[start...]))
  }

  /// What stands behind those words at the beginning; nil where it begins otherwise. A colon there is passed.
  func behind(_ lead: String) -> Phrase? {
    let lead = lead.split(separator: " ").map(String.init)
    guard plain.count >= lead.count, Array(plain.prefix(lead.count)) == lead else { return nil }
    let colon = lead.isEmpty ? false : written[lead.count - 1].last == ":"
    return Phrase(Array(written.dropFirst(lead.count)), Array(plain.dropFirst(lead.count)), hasColon: colon)
  }

  /// What stands before and behind those words, where they stand last.
  func parted(at link: String) -> (Phrase, Phrase)? {
    let link = link.split(separator: " ").map(String.init)
    guard plain.count > link.count else { return nil }
    for start in (0...(plain.count - link.count)).reversed()
    where Array(plain[start..<start + link.count]) == link {
      guard start > 0 else { return nil }
      return (
        Phrase(Array(written[..<start]), Array(plain[..<start])),
        Phrase(Array(written[(start + link.count)...]), Array(plain[(start + link.count)...]))
      )
    }
    return nil
  }

  func adding(_ word: String) -> Phrase { Phrase(written + [word], plain + [word]) }

  func droppingLast(_ count: Int) -> Phrase {
    Phrase(Array(written.dropLast(count)), Array(plain.dropLast(count)))
  }

  /// Whether a number stands first, "a bay leaf" included.
  var opensWithAmount: Bool {
    saidNumber(words, at: 0) != nil || written.first.map { "½¼¾⅓⅔".contains($0.first ?? " ") } == true
  }

  /// The number that is all of it.
  var onlyNumber: Int? {
    guard let number = saidNumber(words, at: 0), number.end == words.count, number.value.isWhole else {
      return nil
    }
    return number.value.numerator
  }

  /// A number, and what stands behind it.
  var leadingNumber: (Int, Phrase)? {
    guard let first = written.first, let number = saidNumber(plainWords(first), at: 0), number.value.isWhole
    else { return nil }
    return (
      number.value.numerator,
      Phrase(Array(written.dropFirst()), Array(plain.dropFirst()), hasColon: first.last == ":")
    )
  }

  /// Apart from the dish it names: "add a bay leaf | to the beef chili", "our chili | has 2 onions".
  func partedFromDish() -> (Phrase, String?) {
    let owners: Set<String> = ["our", "my", "the", "this", "that"]
    for start in plain.indices.reversed()
    where ["in", "to", "into", "from", "of", "on"].contains(plain[start]) {
      var at = start + 1
      guard start > 0, at < plain.count, owners.contains(plain[at]) else { continue }
      if plain[start] == "out" { continue }
      at += 1
      if at + 1 < plain.count, plain[at] == "recipe", plain[at + 1] == "for" { at += 2 }
      while at < plain.count, owners.contains(plain[at]) { at += 1 }
      var end = plain.count
      if end - 1 > at, plain[end - 1] == "recipe" { end -= 1 }
      let dish = Array(plain[at..<max(at, end)])
      guard (1...6).contains(dish.count), start > 0 else { continue }
      var head = start
      if plain[head - 1] == "out", plain[start] == "of" { head -= 1 }
      let rest = Phrase(Array(written[..<head]), Array(plain[..<head]))
      if dish == ["recipe"] || dish == ["it"] { return (rest, nil) }
      let outs = head < start ? ["out"] : []
      let whole = outs.isEmpty ? rest : Phrase(Array(written[..<start]), Array(plain[..<start]))
      return (whole, dish.joined(separator: " "))
    }
    let verbs: Set<String> = [
      "has", "needs", "takes", "serves", "uses", "should", "gets", "contains", "feeds", "is", "makes",
    ]
    if let owner = plain.first, owners.contains(owner), let verb = plain.firstIndex(where: verbs.contains),
      (2...7).contains(verb)
    {
      let dish = plain[1..<verb].filter { $0 != "recipe" }
      if !dish.isEmpty, dish != ["title"], dish != ["name"], dish != ["cooking", "time"], dish != ["cuisine"],
        dish != ["time"]
      {
        return (Phrase(Array(written[verb...]), Array(plain[verb...])), dish.joined(separator: " "))
      }
    }
    for lead in [["in", "our"], ["in", "my"], ["in", "the"], ["for", "our"], ["for", "my"]]
    where plain.starts(with: lead) {
      // "In our chili, use 2 onions": up to the comma.
      guard let comma = written.firstIndex(where: { $0.last == "," || $0.last == ":" }), comma >= 2,
        comma + 1 < plain.count, comma <= 8
      else { continue }
      let dish = plain[2...comma].filter { $0 != "recipe" }
      return (
        Phrase(Array(written[(comma + 1)...]), Array(plain[(comma + 1)...])), dish.joined(separator: " ")
      )
    }
    for verb in ["rename", "retitle"] where plain.first == verb {
      if let to = plain.firstIndex(of: "to") ?? plain.firstIndex(of: "as"), to > 1, to + 1 < plain.count {
        let dish = plain[1..<to].filter { !owners.contains($0) && $0 != "recipe" }
        if !dish.isEmpty, dish != ["it"] {
          return (
            Phrase(["call", "it"] + written[(to + 1)...], ["call", "it"] + plain[(to + 1)...]),
            dish.joined(separator: " ")
          )
        }
      }
    }
    return (self, nil)
  }
}
