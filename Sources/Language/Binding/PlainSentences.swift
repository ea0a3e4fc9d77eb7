package import Values

extension FactBinder {
  /// What the fact says in plain sentences, understood; nil where none of them is.
  func said(_ fact: Fact) -> [Recognition]? {
    guard let people = people(in: fact) else { return nil }
    var kind = fact.kind
    // Whoever takes everybody along leaves nobody.
    if kind == "away", people == ["we"] { kind = "nobody" }
    let isOfEach = ["avoid", "dislike", "again", "away", "age"].contains(kind)
    if kind == "guest", !fact.has("more") {
      if people.contains(where: livesHere) || people.count > 2 { return nil }
      if people.count == 2 || people.first?.contains(" and ") == true { kind = "guests" }
    }
    let groups: [String?] = isOfEach && !people.isEmpty ? people : [list(people)]
    var result: [Recognition] = []
    for who in groups {
      if let found = sentences(fact, kind, who: who).lazy.compactMap({ understood($0) }).first {
        result.append(found)
      } else if ["avoid", "dislike"].contains(kind), who != nil {
        // One by one: what is not known is told apart.
        for role in fact.roles where role.role == "what" {
          var one = fact
          one.roles = [role]
          guard
            let found = sentences(one, kind, who: who).lazy.compactMap({ understood($0, refusals: true) })
              .first
          else { return nil }
          result.append(found)
        }
      } else {
        return nil
      }
    }
    return result
  }

  /// With `refusals`, also what is answered that it can't be done.
  private func understood(_ sentence: String, refusals: Bool = false) -> Recognition? {
    let all = recognizer.readAll(sentence, expecting: nil, context: scan.context)
    guard all.count == 1, let found = all.first, found.band == .act, found.layer == .template,
      found.act != .answer, !found.fuzzy,
      !found.isLeftOut, found.unexplained.isEmpty, found.passedOver.isEmpty
    else { return nil }
    return found.act != .show || found.intent == "plan_week" || refusals && found.intent == "health_tell"
      ? found : nil
  }

  /// Whom the fact is of, as a plain sentence names them; nil where somebody is only pointed at and was not named, or
  /// where somebody else is named amid it.
  private func people(in fact: Fact) -> [String]? {
    var result: [String] = []
    for role in fact.roles where role.role == "who" {
      let named = role.pieces.filter { Self.isSomebody(pieces[$0].kind) }
      let range = named.first.flatMap { first in named.last.map { first..<$0 + 1 } } ?? role.pieces
      let words = text(range).lowercased()
      if Self.pointing.contains(words) {
        guard
          let before = (0..<role.pieces.lowerBound).last(where: {
            [.person, .role, .name].contains(pieces[$0].kind)
          })
        else { return nil }
        let who = Self.person(text(before..<before + 1))
        if !result.contains(who) { result.append(who) }
      } else {
        let who = Self.person(text(range))
        // Nobody's name that any list or a capital tells.
        if named.isEmpty, who != "we", !(role.pieces.count == 1 && isUnlisted(role.pieces.lowerBound)) {
          return nil
        }
        result.append(who)
      }
    }
    if Self.ofPeople.contains(fact.kind) {
      let own = Set(fact.roles.filter { $0.role == "who" }.flatMap { Array($0.pieces) })
      let others = fact.pieces.subtracting(own).filter { isNamedPerson(pieces[$0]) }
      if !others.isEmpty { return nil }
    }
    return result
  }

  private func isUnlisted(_ at: Int) -> Bool {
    let isCapital = scan.tokens[pieces[at].tokens.lowerBound].isCapitalised
    return isCapital && (pieces[at].kind == .food || pieces[at].kind == .unknown)
      || pieces[at].kind == .unknown && margin(at) >= 500
  }

  /// Whoever is of the house is no guest.
  private func livesHere(_ who: String) -> Bool {
    let words = Set(Utterance(who).tokens.map(\.text))
    return who == "I" || who == "we"
      || !words.isDisjoint(with: [
        "baby", "toddler", "kid", "kids", "child", "children", "son", "daughter", "husband", "wife",
        "partner", "twins", "hubby", "boy",
        "girl",
      ])
  }

  private static let ofPeople: Set<String> = ["avoid", "dislike", "again", "age"]
  private static let pointing: Set<String> = [
    "he", "she", "they", "him", "her", "them", "his", "their", "who",
  ]

  private static func isSomebody(_ kind: Piece.Kind) -> Bool {
    switch kind {
    case .person, .role, .name, .pronoun: true
    default: false
    }
  }

  /// Somebody by name, or the speaker; a word that no list knows where it does what people do.
  private func isNamedPerson(_ piece: Piece) -> Bool {
    let behind = scan.word(piece.tokens.upperBound)
    return piece.kind == .person || piece.kind == .name
      || ["me", "myself"].contains(scan.word(piece.tokens.lowerBound))
      || piece.kind == .unknown
        && (PersonWords.afterNames.contains(behind) || ["who", "went", "gets"].contains(behind))
  }

  /// The kind's sentences whose roles the fact has, in order.
  func sentences(_ fact: Fact, _ kind: String, who: String?) -> [String] {
    (recognizer.grammar.facts[kind] ?? []).compactMap { template in
      var text = ""
      var rest = template[...]
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        text += rest[..<open]
        let role = String(rest[rest.index(after: open)..<close])
        guard let value = role == "who" ? who : role == "member" ? member(fact) : value(role, fact) else {
          return nil
        }
        text += value
        rest = rest[rest.index(after: close)...]
      }
      return text + rest
    }
  }

  private func value(_ role: String, _ fact: Fact) -> String? {
    let values = RoleValues(recognizer: recognizer, context: scan.context)
    let own = texts(of: role, in: fact)
    let all = own.joined(separator: " and ")
    switch role {
    case "when":
      guard !own.isEmpty else { return nil }
      let before = fact.roles.first { $0.role == role }.map {
        scan.word(pieces[$0.pieces.lowerBound].tokens.lowerBound - 1)
      }
      if ["every", "each"].contains(before) { return nil }
      let days = own.compactMap(values.days)
      return days.count == own.count ? days.joined(separator: " and ") : nil
    case "day": return texts(of: "when", in: fact).first
    case "total", "more": return values.number(all).flatMap { $0 > 0 ? "\($0)" : nil }
    case "change": return own.isEmpty ? "1" : "\(values.number(all) ?? 1)"
    case "sum":
      guard !own.isEmpty, let sums = values.sums(own.joined(separator: " ")) else { return nil }
      if fact.kind == "price", sums.count > 1 { return nil }
      return sums.map(RoleValues.text).joined(separator: " and ")
    case "period": return values.period(fact.pieces.sorted().map { text($0..<$0 + 1) }.joined(separator: " "))
    case "per": return perUnit(fact)
    case "age": return own.isEmpty ? nil : values.age(own.joined(separator: " ") + " " + behind(role, fact))
    case "items": return items(fact, values)
    case "place": return own.isEmpty ? nil : values.place(all)
    case "what":
      return list(
        own.map {
          ["spicy", "nothing spicy", "hot", "anything spicy", "spicy things"].contains($0.lowercased())
            ? "spicy food" : $0
        })
    default: return list(own)
    }
  }

  /// Somebody of the house whom it knows by name.
  private func member(_ fact: Fact) -> String? {
    fact.roles.first { $0.role == "who" && pieces[$0.pieces.lowerBound].kind == .person }.map {
      text($0.pieces)
    }
  }

  /// The word behind a role's last one.
  private func behind(_ role: String, _ fact: Fact) -> String {
    fact.roles.last { $0.role == role }.map { scan.word(pieces[$0.pieces.upperBound - 1].tokens.upperBound) }
      ?? ""
  }

  /// "A dozen" of "5.20 the dozen"; nil where no measure is said with the price.
  private func perUnit(_ fact: Fact) -> String? {
    let own = texts(of: "sum", in: fact).joined(separator: " ") + " " + behind("sum", fact)
    let words = Utterance(own).tokens.map(\.text)
    let units = [
      "dozen": "dozen", "pound": "lb", "lb": "lb", "lbs": "lb", "pounds": "lb", "kilo": "kg", "kg": "kg",
      "each": "each",
    ]
    return words.lazy.compactMap { units[$0] }.first.map { $0 == "each" ? "each" : "a \($0)" }
  }

  func texts(of role: String, in fact: Fact) -> [String] {
    fact.roles.filter { $0.role == role }.map { text($0.pieces) }
  }

  func text(_ range: Range<Int>) -> String {
    var text = scan.utterance.text(
      tokens: pieces[range.lowerBound].tokens.lowerBound..<pieces[range.upperBound - 1].tokens.upperBound)
    while let last = text.last, ".,;:!?".contains(last) { text.removeLast() }
    return text
  }

  private func list(_ texts: [String]) -> String? {
    guard let last = texts.last else { return nil }
    return texts.count == 1 ? last : texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Foods, each with the amount said beside it: every amount goes to the food before or behind it, so that the
  /// fewest separators stand between them. Nil where one is left over.
  private func items(_ fact: Fact, _ values: RoleValues) -> String? {
    let parts = fact.roles.filter { $0.role == "food" || $0.role == "amount" }
    guard parts.contains(where: { $0.role == "food" }) else { return nil }
    guard let owners = owners(parts) else { return nil }
    var items: [String] = []
    for (at, part) in parts.enumerated() where part.role == "food" {
      let own = parts.indices.filter { owners[$0] == at }.map { text(parts[$0].pieces) }
      guard let amount = own.isEmpty ? "" : values.amount(own.joined(separator: " ")) else { return nil }
      items.append(amount.isEmpty ? text(part.pieces) : "\(amount) of \(text(part.pieces))")
    }
    return list(items)
  }

  /// By part: the food an amount belongs to.
  private func owners(_ parts: [(role: String, pieces: Range<Int>)]) -> [Int?]? {
    /// The cheapest way from a part on, given whether it is taken by the amount before it.
    func best(_ at: Int, isTaken: Bool) -> (cost: Int, owners: [Int: Int])? {
      guard at < parts.count else { return (0, [:]) }
      if parts[at].role == "food" {
        // The next amount may be this food's, where none before it is.
        if !isTaken, at + 1 < parts.count, parts[at + 1].role == "amount",
          let rest = best(at + 2, isTaken: false)
        {
          let behind = (
            cost: rest.cost + 1 + between(parts[at], parts[at + 1]),
            owners: rest.owners.merging([at + 1: at]) { $1 }
          )
          if let other = best(at + 1, isTaken: false), other.cost <= behind.cost { return other }
          return behind
        }
        return best(at + 1, isTaken: false)
      }
      guard at + 1 < parts.count, parts[at + 1].role == "food", let rest = best(at + 1, isTaken: true) else {
        return nil
      }
      return (rest.cost + between(parts[at], parts[at + 1]), rest.owners.merging([at: at + 1]) { $1 })
    }
    guard let found = best(0, isTaken: false) else { return nil }
    return parts.indices.map { found.owners[$0] }
  }

  /// How many separators and joining words stand between two parts, twice.
  private func between(
    _ first: (role: String, pieces: Range<Int>), _ second: (role: String, pieces: Range<Int>)
  ) -> Int {
    (first.pieces.upperBound..<max(first.pieces.upperBound, second.pieces.lowerBound)).reduce(0) { sum, at in
      let isSeparator = pieces[at].kind == .comma || pieces[at].kind == .end
      return sum + (isSeparator || scan.word(pieces[at].tokens.lowerBound) == "and" ? 4 : 0)
    }
  }

  /// Whoever speaks is I, everybody is we.
  static func person(_ text: String) -> String {
    let words = text.lowercased()
    if ["me", "i", "my", "myself", "mine", "i'm", "im"].contains(words) { return "I" }
    let everybody: Set<String> = [
      "we", "us", "all of us", "everybody", "everyone", "we all", "us all", "our", "the whole family", "all",
      "nobody", "no one",
      "noone", "none of us", "the family", "any of us", "anybody", "anyone", "the house", "the whole house",
      "whole family",
      "nobody here", "anyone here", "all of we", "everyone here", "each of us", "all", "our house",
      "our family", "the lot of us",
      "the whole lot of us", "we both", "both of us", "my family", "the household", "we three", "ours",
      "us both", "no one of us",
      "nobody of us", "not one of us",
    ]
    return everybody.contains(words) ? "we" : text
  }
}

extension RoleModel {
  /// The facts that are learned of a line, each with how sure it is and the plain sentences tried; for looking at.
  package func facts(of saying: MarkedSaying, _ recognizer: Recognizer, now: CivilTime) -> [String] {
    let own = recognizer.knowing(people: saying.people)
    let utterance = Utterance(saying.text)
    let scan = Scan(
      utterance, tokens: utterance.tokens, lexicon: own.lexicon, context: RecognitionContext(now: now))
    let binder = FactBinder(own, self, scan)
    return binder.facts().map { fact in
      let roles = fact.roles.map { "\($0.role)=\(binder.text($0.pieces))" }.joined(separator: " | ")
      let said = binder.said(fact)?.map(\.said).joined(separator: " + ")
      let tried = binder.sentences(fact, fact.kind, who: binder.texts(of: "who", in: fact).first)
      return "\(fact.margin) \(fact.kind): \(roles) → \(said ?? "nothing, tried \(tried)")"
    }
  }
}
