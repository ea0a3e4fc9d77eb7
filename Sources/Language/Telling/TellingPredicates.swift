/// What is told of whoever was named: days of the week, what they eat or do not.
extension TellingReader {
  /// Behind "Allergies:", "Dislikes:": what stands behind somebody is what they are allergic to, or dislike.
  mutating func note(behind start: Int) {
    guard let who = pending.last else { return }
    var next = at
    skip(
      [",", "-", ":", "no", "doesnt", "dont", "like", "hates", "is", "allergic", "to"], in: scan, at: &next)
    let end = clauseEnd(next)
    guard next < end else { return }
    let text = scan.utterance.text(tokens: next..<end).replacing(", ", with: " and ")
    let subject = found.people[who]
    if let name = subject.subject, !["none", "nothing"].contains(scan.word(next)) {
      let isSelf = subject.isSpeaker
      switch mode {
      case .harm: found.told.append("\(name) \(isSelf ? "am" : "is") allergic to \(text)")
      case .dislikes: found.told.append("\(name) \(isSelf ? "hate" : "hates") \(text)")
      case .people, .notes: tell(text, of: [who])
      }
    }
    (last, pending, at) = ([who], [], end)
  }

  /// A predicate of whoever was named last, or of those of whom something was told last.
  mutating func predicate() -> Bool {
    guard beginsPredicate(at) else { return false }
    // "I am Olaf, we are four": of all, and not of him.
    if scan.word(at - 1) == "we" {
      pending = []
      at += 1
      return true
    }
    // "Then there's Harry".
    if ["there", "it", "that"].contains(scan.word(at - 1)), ["'s", "is", "are"].contains(scan.word(at)) {
      at += 1
      return true
    }
    // "I'm cooking for myself and two flatmates".
    if let end = end(
      of: [["am", "cooking", "for"], ["cook", "for"], ["am", "feeding"], ["cooking", "for"]], in: scan, at: at
    ) {
      pending = []
      at = end
      return true
    }
    // "I live with my sister": who it is, follows.
    if ["live", "lives", "living"].contains(scan.word(at)), scan.word(at + 1) == "with",
      scan.word(at + 2) != "us"
    {
      // Whoever lives with them is one more.
      if let who = pending.last, found.people[who].isSpeaker { found.isSpeakerListed = true }
      at += 2
      return true
    }
    // "No pork, no alcohol in food": of nobody by name, so of all.
    if scan.word(at) == "no", pending.isEmpty, at == 0 || scan.tokens[at - 1].kind == .end || last.isEmpty {
      return nothingOfThat()
    }
    var subjects = pending.isEmpty ? last : pending
    // "Just me. Can't have shellfish".
    if subjects.isEmpty, found.people.count == 1, found.people[0].isSpeaker { subjects = [0] }
    guard !subjects.isEmpty else { return false }
    let isOfAll =
      ["are", "both", "have", "eat", "dont", "hate", "like", "love", "take", "come", "stay", "join", "visit"]
      .contains(scan.word(at)) && pending.count > 1
    let isOfEach = isOfAll || isToldOfAll && pending.count > 1
    isToldOfAll = false
    if !isOfEach, let one = subjects.last, subjects.count > 1, !pending.isEmpty { subjects = [one] }
    // "My husband and I have three kids".
    if ["have", "got"].contains(scan.word(at)),
      let kin = end(of: [["have"], ["have", "got"], ["got"]], in: scan, at: at), role(kin) != nil
    {
      pending = []
      at = kin
      return true
    }
    if ["would", "want"].contains(scan.word(at)),
      let stop = (at..<scan.count).first(where: { scan.tokens[$0].isSeparator }),
      (at..<stop).contains(where: {
        ["set", "introduce", "tell", "start", "describe"].contains(scan.word($0))
      })
    {
      (pending, at) = ([], stop)
      return true
    }
    close()
    let end = clauseEnd(at + 1)
    tell(text(at..<end), of: subjects)
    (last, pending, at) = (subjects, [], end)
    // "Lives with us too (Mama Rut, 69)".
    if scan.word(at) == "(", let who = subjects.last { _ = readBracket(of: who) }
    return true
  }

  /// What all go without; that nobody has allergies, and that there are no children, is no such thing.
  mutating func nothingOfThat() -> Bool {
    let end = clauseEnd(at + 1)
    var words = scan.utterance.text(tokens: at + 1..<end).split(separator: " ").map(String.init)
    if words.first?.lowercased().hasPrefix("allerg") == true {
      found.told.append("no allergies")
    } else if !["kids", "children", "pets"].contains(words.last?.lowercased() ?? "") {
      if words.count > 2, ["food", "it"].contains(words[words.count - 1].lowercased()),
        words[words.count - 2] == "in"
      {
        words.removeLast(2)
      }
      found.told.append("no \(words.joined(separator: " "))")
    }
    (last, at) = ([], end)
    return true
  }

  /// A predicate in words that read by themselves: "'s got a mustard allergy" has it, "'s gone vegan" is vegan, "no dey eat beef" doesn't.
  func text(_ range: Range<Int>) -> String {
    var start = range.lowerBound
    var words: [String] = []
    let isBe = ["'s", "am", "is", "are"].contains(scan.word(start))
    if isBe {
      start += 1
      let next = scan.word(start)
      let isHas = next == "got" || scan.word(start - 1) == "'s" && next == "had"
      let isTurned = ["gone", "turned", "become"].contains(next) && start + 1 < range.upperBound
      words = [isHas ? "has" : "is"]
      if isHas || isTurned { start += 1 }
    } else if scan.word(start) == "have", scan.utterance.text(tokens: start..<start + 1).hasPrefix("'") {
      words = ["have"]
      start += 1
    } else if ["has", "have", "ve"].contains(scan.word(start)),
      ["gone", "turned", "become"].contains(scan.word(start + 1))
    {
      words = ["is"]
      start += 2
    } else if scan.word(start) == "got" {
      words = ["has"]
      start += 1
    } else if ["went", "turned"].contains(scan.word(start)), start + 1 < range.upperBound {
      words = ["is"]
      start += 1
    } else if ["no", "not"].contains(scan.word(start)) {
      var verb = start + 1
      skip(["dey", "does"], in: scan, at: &verb)
      if ["eat", "like", "likes", "eats", "want", "take", "drink", "have"].contains(scan.word(verb)) {
        words = [
          "doesn't", scan.word(verb).hasSuffix("s") ? String(scan.word(verb).dropLast()) : scan.word(verb),
        ]
        start = verb + 1
      }
    }
    return (words + [scan.utterance.text(tokens: start..<range.upperBound)]).joined(separator: " ")
  }

  /// Where what is told ends: at a mark or "and" before somebody else, or before something else that is told, and before a pronoun.
  func clauseEnd(_ start: Int) -> Int {
    var at = start
    while at < scan.count {
      let word = scan.word(at)
      if scan.tokens[at].kind == .end || [";", "(", ")", "[", "]"].contains(word) { return at }
      if word == "/", DayWords.weekdays[scan.word(at + 1)] == nil { return at }
      if word == "," || word == "-" || ["and", "but", "plus", "so", "because", "cause"].contains(word) {
        var next = at
        skip(
          [",", "and", "but", "plus", "also", "so", "then", "because", "cause", "-", "oh", "thats"], in: scan,
          at: &next)
        if next >= scan.count || beginsTelling(next) || word == "," && !listsFood(next) { return at }
      } else if TellingWords.pronouns.contains(word),
        !TellingWords.beforeClauses.contains(scan.word(at - 1))
      {
        return at
      } else if at > start, ["wont", "cant", "doesnt", "hates", "dislikes", "avoids"].contains(word),
        !["who", "that", "it", "literally", "really", "just", "also"].contains(scan.word(at - 1))
          && !PersonWords.pronouns.contains(scan.word(at - 1))
      {
        return at
      } else if at > start, word == "no", !TellingWords.beforeNo.contains(scan.word(at - 1)) {
        return at
      } else if at > start, word == "with", ["my", "our", "his", "her"].contains(scan.word(at + 1)),
        role(at + 1) != nil
      {
        return at
      } else if at > start, isKnown(at), TellingWords.predicates.contains(scan.word(at + 1)) {
        return at
      } else if at > start, ["my", "our"].contains(word), role(at) != nil,
        !["to", "of", "for", "with", "from", "like"].contains(scan.word(at - 1))
      {
        return at
      }
      at += 1
    }
    return at
  }

  /// Whether a food stands before the next mark: the list of them goes on.
  func listsFood(_ start: Int) -> Bool {
    let end = (start..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
    let isSaid = (start..<end).contains {
      ["says"].contains(scan.word($0)) || $0 > start && beginsPredicate($0) && scan.word($0) != "no"
    }
    return !isSaid && (start..<end).contains { !scan.union(scan.lexicon.parserLists.avoid, at: $0).isEmpty }
  }

  func isKnown(_ at: Int) -> Bool {
    known(at) != nil
  }

  func beginsPredicate(_ at: Int) -> Bool {
    TellingWords.predicates.contains(scan.word(at))
      || ["lactose", "gluten", "dairy", "nut", "egg", "soy"].contains(scan.word(at))
        && ["free", "intolerant", "intolerance"].contains(scan.word(at + 1))
      || scan.union(scan.lexicon.parserLists.avoid, at: at).contains {
        ["allergy", "allergic", "intolerance", "intolerant"].contains(scan.word($0.end))
      }
  }

  /// Somebody, a label, or more that is told.
  func beginsTelling(_ at: Int) -> Bool {
    let word = scan.word(at)
    if PersonWords.pronouns.contains(word) || TellingWords.everyone.contains(word) || isKnown(at) {
      return true
    }
    if beginsPredicate(at) { return true }
    if number(at) != nil { return true }
    if let role = role(at), role.end > at { return true }
    if isNewName(at) { return true }
    return scan.tokens[at].isCapitalised && name(at, isExpected: false) != nil
  }

  /// One sentence for each of them.
  func told(_ text: String, of person: ToldPerson) -> String? {
    guard let subject = person.subject else { return nil }
    var words = text.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased().replacing("’", with: "'") else { return nil }
    if ["is", "'s", "are", "am", "both"].contains(first) {
      words.removeFirst()
      if words.first?.lowercased() == "both" { words.removeFirst() }
      if words.first?.lowercased() == "not" {
        return
          "\(subject) \(person.isSpeaker ? "am not" : "isn't") \(words.dropFirst().joined(separator: " "))"
      }
      // "Vegetarian since the summer".
      if let since = words.firstIndex(where: { $0.lowercased() == "since" }), since > 0 {
        words = Array(words[..<since])
      }
      return RosterText.sentence(subject, words.joined(separator: " "))
    }
    let singular = [
      "have": "has", "eat": "eats", "dont": "doesn't", "don't": "doesn't", "hate": "hates", "like": "likes",
      "love": "loves",
      "avoid": "avoids", "need": "needs", "dislike": "dislikes", "keep": "keeps",
    ]
    if person.isSpeaker, ["no", "without", "not"].contains(first) {
      return "I can't have \(words.dropFirst().joined(separator: " "))"
    }
    // "He had a rash from egg": what somebody reacted to once is kept.
    if ["had", "gets", "get"].contains(first),
      let cause = words.firstIndex(where: { ["from", "to", "after", "with"].contains($0.lowercased()) }),
      cause + 1 < words.count,
      words[..<cause].contains(where: { ["rash", "hives", "reaction", "swelling"].contains($0.lowercased()) })
    {
      return "\(subject) reacts to \(words[(cause + 1)...].joined(separator: " "))"
    }
    if !person.isSpeaker, let verb = singular[first] { words[0] = verb }
    let isVerb =
      Self.verbs.contains(first)
      || first.hasSuffix("s") && !["allergies", "sans"].contains(first)
        && TellingWords.predicates.contains(first)
    return isVerb
      ? "\(subject) \(words.joined(separator: " "))"
      : RosterText.sentence(subject, words.joined(separator: " "))
  }

  static let verbs: Set<String> = [
    "cant", "can't", "cannot", "must", "mustn't", "should", "shouldn't", "may", "will", "won't", "wont",
    "would", "wouldn't", "doesn't",
    "doesnt", "dont", "don't", "do", "can", "isn't", "isnt", "has", "have", "hasn't", "got", "went", "never",
    "hate", "love", "like",
    "eat", "need", "avoid", "dislike", "abide", "had", "live", "was",
  ]

  /// What is told of them: days of the week, plain words about living here, or a sentence of its own.
  mutating func tell(_ text: String, of people: [Int]) {
    // "Kiwi, oh and …", "tomatoes unless it's ketchup".
    var text = text.hasSuffix(" oh") ? String(text.dropLast(3)) : text
    if let day = dayBefore, Utterance(text).tokens.contains(where: { TellingWords.present.contains($0.text) })
    {
      text += " \(day)"
      dayBefore = nil
    }
    let pieces = text.split(separator: " ")
    if let unless = pieces.firstIndex(of: "unless"), unless > 0 {
      found.unread.append(pieces[unless...].joined(separator: " "))
      text = pieces[..<unless].joined(separator: " ")
    }
    let words = Utterance(text).tokens
    let plain = words.map(\.text)
    // "Doesn't eat with us", "is not here" is never passed over; a pen for an allergy only beside the allergy.
    let isDenied =
      !Set(plain).isDisjoint(with: ["not", "no", "dont", "doesnt"]) && plain.last != "count"
      && plain.last != "picky"
    let isLonePen = plain.contains("epipen") && found.told.last?.contains("allerg") != true
    if !isDenied, !isLonePen, plain.allSatisfy(TellingWords.plain.contains) { return }
    // "I must avoid shellfish, I am allergic": said of what was told before.
    if plain.count <= 2, ["allergic", "not", "isnt"].contains(plain.last ?? "") { return }
    if plain.contains("no"), plain.contains(where: { $0.hasPrefix("allerg") }), plain.count < 7 {
      found.told.append("no allergies")
      return
    }
    if plain.first == "no", ["kids", "children", "pets"].contains(plain.last ?? "") { return }
    let own = WeekdaysTold(text: text, lexicon: scan.lexicon, context: scan.context)
    for person in people {
      if let subject = found.people[person].subject,
        let days = own.sentence(of: found.people[person], subject)
      {
        found.told.append(days.text)
        if days.isVisit { found.people[person].isVisitor = true }
      } else if let except = plain.firstIndex(where: { ["except", "apart"].contains($0) }),
        except + 1 < words.count,
        plain[..<except].allSatisfy(TellingWords.plain.contains), let subject = found.people[person].subject
      {
        let rest = Utterance(text).text(tokens: except + (plain[except] == "apart" ? 2 : 1)..<words.count)
        found.told.append("\(subject) \(found.people[person].isSpeaker ? "dislike" : "dislikes") \(rest)")
      } else if plain.contains("other") || plain.contains("second") || plain.contains("one"),
        plain.contains("weekend") || plain.contains("week") || plain.contains("weekends")
      {
        found.people[person].isVisitor = true
        found.unread.append("\(found.people[person].subject ?? "") \(text)")
      } else if !Set(plain).isDisjoint(with: ["staying", "visiting", "comes", "visits"]),
        let sentence = told(text, of: found.people[person])
      {
        found.people[person].isVisitor = true
        // Without its days nobody can keep it.
        if plain.contains("comes") || plain.contains("visits") {
          found.unread.append(sentence)
        } else {
          found.told.append(sentence)
        }
      } else if let sentence = told(text, of: found.people[person]) {
        found.told.append(sentence)
      } else {
        found.unread.append(text)
      }
    }
  }
}
