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
    guard fact.kind == "guest", fact.has("diet") else { return result }
    return visitorsDiets(fact).flatMap { diets in
      let told = (result + diets).withVisitorsDiets
      return Array(told.dropFirst(result.count)).areOfOneEvening ? told : nil
    }
  }

  /// What the guests of a fact avoid, told of "them"; nil where one of it is not understood.
  private func visitorsDiets(_ fact: Fact) -> [Recognition]? {
    var result: [Recognition] = []
    for diet in texts(of: "diet", in: fact) {
      let ways = ["they can't have \(diet)", "they are \(diet)", "they have \(diet)"]
      guard let found = ways.lazy.compactMap({ understood($0) }).first else { return nil }
      result.append(found)
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

  /// The kind's sentences whose roles the fact has, in order.
  func sentences(_ fact: Fact, _ kind: String, who: String?) -> [String] {
    if kind == "nolimit", !(0..<scan.count).contains(where: deniesLimit) { return [] }
    return (recognizer.grammar.facts[kind] ?? []).compactMap { template in
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

  /// A word without which no limit is given up: "the limit is 500" sets one.
  private func deniesLimit(_ at: Int) -> Bool {
    scan.lexicon.negations.contains(scan.ids[at])
      || ["no", "without", "unlimited", "forget", "drop", "any", "whatever", "scrap", "ignore"].contains(
        scan.word(at))
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
    case "total", "more":
      // No house is so large: a telephone number counts nobody.
      return values.number(all).flatMap { (1...1000).contains($0) ? "\($0)" : nil }
    case "change": return own.isEmpty ? "1" : "\(values.number(all) ?? 1)"
    case "sum":
      guard !own.isEmpty, let sums = values.sums(own.joined(separator: " ")) else { return nil }
      if fact.kind == "price", sums.count > 1 { return nil }
      return sums.map(\.text).joined(separator: " and ")
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

  func list(_ texts: [String]) -> String? {
    guard let last = texts.last else { return nil }
    return texts.count == 1 ? last : texts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension RoleModel {
  /// The facts that are learned of a line, each with how sure it is and the plain sentences tried; for looking at.
  package func facts(of saying: MarkedSaying, _ recognizer: Recognizer, now: CivilTime) -> [String] {
    let own = recognizer.knowing(people: saying.people)
    let scan = own.scan(saying.text, RecognitionContext(now: now))
    let binder = FactBinder(own, self, scan)
    return binder.facts().map { fact in
      let roles = fact.roles.map { "\($0.role)=\(binder.text($0.pieces))" }.joined(separator: " | ")
      let said = binder.said(fact)?.map(\.said).joined(separator: " + ")
      let tried = binder.sentences(fact, fact.kind, who: binder.texts(of: "who", in: fact).first)
      return "\(fact.margin) \(fact.kind): \(roles) → \(said ?? "nothing, tried \(tried)")"
    }
  }
}
