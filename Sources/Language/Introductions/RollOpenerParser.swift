/// How an introduction begins: "we are five:", "I live with", "cooking for", "my name is Margaret and I live with",
/// "single mum here,", "there's just the two of us,".
struct RollOpener {
  /// How many the household is said to be.
  var number: Int?
  /// The speaker's name, where it was said.
  var name: String?
  /// The speaker is one of the household without being listed: "I live with my sister".
  var countsSpeaker = false
  /// Words that can open nothing but a list of people stood there.
  var isOpened = false
  /// "We have three kids": who else "we" are nobody said.
  var isOpen = false
  /// A label with a colon: a list of names follows.
  var isLabel = false
  /// "I live with": whoever follows is somebody, whatever else the word means ("Ash", "Kit").
  var expectsNames = false
  var end: Int
}

/// Reads what an introduction begins with.
struct RollOpenerParser {
  let scan: Scan

  /// The opener that begins there; one of no words where the roll itself begins.
  func opener(_ start: Int) -> RollOpener {
    var opener = RollOpener(end: start)
    skip(Self.greetings, in: scan, at: &opener.end)
    // "No kids, just me and my wife".
    if opener.end > start, scan.word(opener.end - 1) == "no", RollNoun(scan: scan, at: opener.end) != nil {
      return RollOpener(end: start)
    }
    while step(&opener) { skipTalk(&opener.end) }
    return opener
  }

  /// "Um, let me see, there are five": talk between the parts of an opener.
  private func skipTalk(_ at: inout Int) {
    while at < scan.count {
      if let behind = end(of: Self.thinking, in: scan, at: at) {
        at = behind
        skip([","], in: scan, at: &at)
      } else if Self.fillers.contains(scan.word(at)) {
        at += 1
      } else {
        return
      }
    }
  }

  /// One more part of an opener: a name, a number, "I live with"; false where none follows.
  private func step(_ opener: inout RollOpener) -> Bool {
    let at = opener.end
    if let end = end(of: Self.naming, in: scan, at: at), end < scan.count, scan.tokens[end].kind == .word,
      RollItemParser(scan: scan).isName(end, behindKin: true), opener.name == nil
    {
      let text = scan.utterance.text(tokens: end..<end + 1)
      opener.name = text.prefix(1).uppercased() + text.dropFirst()
      opener.end = end + 1
      skip([",", "and", ";", "here", "."], in: scan, at: &opener.end)
      opener.countsSpeaker = true
      return true
    }
    if let parent = single(at) {
      opener.countsSpeaker = true
      opener.isOpened = true
      opener.end = parent
      return true
    }
    if let counted = counted(at), opener.number == nil {
      (opener.number, opener.end) = counted
      opener.isOpened = true
      return true
    }
    for (words, countsSpeaker, isOpen) in Self.phrases {
      guard let end = end(of: [words], in: scan, at: at) else { continue }
      opener.countsSpeaker = opener.countsSpeaker || countsSpeaker
      opener.isOpen = opener.isOpen || isOpen
      opener.isOpened = true
      opener.expectsNames = words.contains("with")
      opener.end = end
      return true
    }
    if Self.labels.contains(scan.word(at)) || Self.labels.contains(scan.word(at) + " " + scan.word(at + 1)) {
      let end = Self.labels.contains(scan.word(at)) ? at + 1 : at + 2
      var mark = end
      skip(["members", "names", "here"], in: scan, at: &mark)
      if [":", "=", "-"].contains(scan.word(mark)) {
        opener.isOpened = true
        opener.isLabel = true
        opener.end = mark + 1
        if let number = NumberParser(scan: scan).wholeNumber(at: opener.end), (1...20).contains(number.value),
          number.end < scan.count, scan.tokens[number.end].isSeparator
        {
          (opener.number, opener.end) = (number.value, number.end + 1)
        }
        return true
      }
    }
    return false
  }

  /// "We are six in this house", "family of four", "5 of us at home", "the two of us".
  private func counted(_ start: Int) -> (Int?, Int)? {
    var at = start
    let being = end(of: Self.being, in: scan, at: at)
    at = being ?? at
    skip(["just", "only", "a", "the", "all", "basically"], in: scan, at: &at)
    var isNamed = false
    if ["family", "household", "house", "group", "flat", "home"].contains(scan.word(at)),
      scan.word(at + 1) == "of"
    {
      at += 2
      isNamed = true
    }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value) else {
      return nil
    }
    let behind = number.end
    var end = behind
    if scan.word(end) == "of", scan.word(end + 1) == "us" { end += 2 }
    if ["people", "persons", "eaters"].contains(scan.word(end)), being != nil || isNamed { end += 1 }
    var isOfUs = end > behind
    // "4 - me, my husband, and our two kids", "two, that's me and Ann".
    var listed = end
    while listed < scan.count, scan.tokens[listed].kind == .comma || Self.listing.contains(scan.word(listed))
    {
      listed += 1
    }
    if listed > end, ["me", "myself"].contains(scan.word(listed)) { isOfUs = true }
    guard being != nil || isNamed || isOfUs else { return nil }
    skip(
      [
        "at", "home", "in", "the", "this", "our", "my", "house", "household", "here", "all", "altogether",
        "including", "counting", "total", "flat",
      ], in: scan, at: &end)
    // "We are four and vegan", "we are 2 vegetarians": no list of people follows.
    guard
      end == scan.count || scan.tokens[end].isSeparator || end > behind
        || Self.listing.contains(scan.word(end)) || RollItemParser(scan: scan).item(end) != nil
    else { return nil }
    while end < scan.count, scan.tokens[end].isSeparator || Self.listing.contains(scan.word(end)) { end += 1 }
    return (number.value, end)
  }

  /// "Single mum here", "I'm a single dad of".
  private func single(_ start: Int) -> Int? {
    var at = end(of: [["i", "am", "a"]], in: scan, at: start) ?? start
    guard scan.word(at) == "single", Self.parents.contains(scan.word(at + 1)) else { return nil }
    at += 2
    skip(["here", "to", "with", "of", ",", ":"], in: scan, at: &at)
    return at
  }

  private static let greetings: Set<String> = [
    "hi", "hello", "hey", "hiya", "yo", "good", "morning", "afternoon", "evening", "so", "ok", "okay", "well",
    "um", "uh", "right", ",", ".", "er", "huh", "no", "nope", "sorry", "wait", "sous", "evenin", "mornin",
  ]
  private static let thinking: [[String]] = [
    ["let", "me", "see"], ["let", "me", "think"], ["let", "'s", "see"], ["lets", "see"], ["you", "know"],
  ]
  private static let fillers: Set<String> = [
    "just", "only", "basically", "um", "uh", "so", "really", "actually", "usually", "mostly", "normally",
    "always",
  ]
  private static let listing: Set<String> = [
    "that", "is", "'s", "with", "its", "it", "being",
  ]
  private static let parents: Set<String> = ["mum", "mom", "dad", "parent", "mother", "father", "mam"]
  private static let naming: [[String]] = [
    ["my", "name", "is"], ["my", "name", "'s"], ["my", "names"], ["name", "is"], ["name", "'s"], ["i", "am"],
    ["this", "is"], ["it", "'s"], ["its"], ["it", "is"],
  ]
  private static let being: [[String]] = [
    ["we", "are"], ["were"], ["we", "re"], ["there", "are"], ["there", "is"], ["there", "'s"], ["it", "'s"],
    ["its"], ["it", "is"],
  ]
  private static let labels: Set<String> = [
    "household", "family", "names", "people", "persons", "members", "eaters", "house", "home", "flat",
    "my family", "our family", "the family", "our household", "we are", "us", "who", "living here",
    "at home", "my household", "in house",
  ]
  /// "Live in a flat with", "share a house with".
  private static let homes: [[String]] = ["flat", "house", "apartment", "place", "home", "room", "condo"]
    .flatMap {
      home in
      ["a", "an", "the", "our", "my", "this"].flatMap { article in
        [
          ["live", "in", article, home, "with"], ["living", "in", article, home, "with"],
          ["share", article, home, "with"], ["sharing", article, home, "with"],
        ]
      }
    }
  /// The words, whether the speaker counts without being listed, and whether "we" are more than who is listed.
  private static let phrases: [(words: [String], countsSpeaker: Bool, isOpen: Bool)] = {
    var all: [([String], Bool, Bool)] = []
    for who in [["i"], ["i", "am"], ["we"], ["we", "are"], []] {
      for verb in ["cook", "cooking", "feed", "feeding"] {
        all.append((who + [verb] + (verb.hasPrefix("feed") ? [] : ["for"]), true, who.first == "we"))
      }
      // Whom somebody shops for may live elsewhere.
      for verb in ["shop", "shopping"] { all.append((who + [verb, "for"], true, true)) }
      for verb in [
        ["live", "with"], ["living", "with"], ["live", "here", "with"], ["live", "together", "with"],
        ["live", "at", "home", "with"],
      ] + homes
      where !(who.isEmpty && verb[0] == "live") {
        all.append((who + verb, true, who.first == "we"))
      }
    }
    // "Hi, it's us, me Jo, Kev and …".
    for us in [
      ["its", "us"], ["it", "'s", "us"], ["it", "is", "us"], ["theres", "us"], ["there", "'s", "us"],
    ] {
      all.append((us + [","], false, false))
      all.append((us + [":"], false, false))
      // "Hi its us me jo, kev n the twins".
      all.append((us, false, true))
    }
    // "I have a sister": who has her need not live with her.
    for who in [
      ["i", "have", "got"], ["i", "have"], ["i", "got"], ["we", "have", "got"], ["we", "have"],
    ] {
      all.append((who, true, true))
    }
    for who in [["its"], ["it", "'s"], ["it", "is"], ["there", "'s"], ["there", "is"], ["there", "are"]] {
      all.append((who, false, false))
    }
    return all
  }()
}
