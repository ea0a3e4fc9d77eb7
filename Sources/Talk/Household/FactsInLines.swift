extension HouseholdFact {
  /// The facts in a recognition: those of each detail, then those of a bare answer's slots that no detail
  /// told already.
  package static func facts(in recognition: Recognition) -> [HouseholdFact] {
    var found: [HouseholdFact] = []
    // "Emma is 7 and can't have nuts": what is said without a name is said of the one just named.
    var people: [String] = []
    var last: Detail?
    let isHarm = tellsOfHarm(recognition.said)
    for detail in recognition.details where !isDenied(detail, in: recognition.said) {
      let named = Slots(detail.slots).words("person")
      let goesOn =
        named.isEmpty
        && (Slots(detail.slots).word("subject") == "same"
          || last.map { detail.isJoined(to: $0, in: recognition.said) } ?? false)
      last = detail
      let told = Self.facts(kind: detail.kind, Slots(detail.slots), people: goesOn ? people : named)
        .map { $0.asSpoken(in: recognition.said) }
      // "She can't stand shellfish, she swells up" is no matter of taste.
      found += isHarm ? told.map(\.strict) : told
      if !named.isEmpty { people = named } else if !goesOn { people = [] }
    }
    // "Four friends on Friday, so 7 people": the seven are Friday's.
    if let guests = found.firstIndex(where: { if case .guestsOn = $0 { true } else { false } }) {
      found = found.enumerated().filter { index, fact in
        if case .size = fact { index < guests } else { true }
      }.map(\.element)
    }
    // "Dave eats with us on Thursday, he's a guest": one guest, of that evening.
    if found.contains(where: { if case .guestsOn = $0 { true } else { false } }) {
      found.removeAll { $0 == .guests(1) }
    }
    // "Nanny moved out, she lives elsewhere now": said twice, it is one who left.
    let moves = found.filter { if case .moved = $0 { true } else { false } }
    if let first = moves.first, moves.count > 1, moves.allSatisfy({ $0 == first }) {
      found.removeAll { $0 == first }
      found.append(first)
    }
    // Who comes on an evening is no answer to a question about the house: "one of them is vegan" is no budget.
    guard recognition.layer == .entity, !found.contains(where: \.isOfVisitors) else { return oneTaste(found) }
    for slot in ["size", "avoid", "budget", "cuisine"] {
      let bindings = recognition.slots.filter { $0.name == slot || slot == "budget" && $0.name == "period" }
      guard bindings.contains(where: { $0.name == slot }) else { continue }
      // "Emma and Jake: gluten".
      let people = slot == "avoid" ? Slots(recognition.slots).words("person") : []
      let answer = Self.facts(kind: slot, Slots(bindings), people: people)
      found = answer.filter { isNews($0, beside: found) } + found
    }
    return oneTaste(found)
  }

  /// "About one thirty a week", said in words: nobody eats a week for $1.30.
  private func asSpoken(in line: String) -> HouseholdFact {
    guard case .budget(let money?) = self, (101..<1000).contains(money.cents), money.cents % 100 != 0,
      !line.contains(where: \.isNumber)
    else { return self }
    return .budget(Money(cents: money.cents * 100))
  }

  /// Whether words right beside a detail's value take its meaning away: "we cannot get smoked trout" is a shop that has
  /// none, and "we have 21 dollars left" no budget. Of what the labels hear it is judged by `FactPolarity`.
  private static func isDenied(_ detail: Detail, in line: String) -> Bool {
    let whole = Utterance(line)
    func words(_ range: Range<Int>) -> [String] { Utterance(whole.text(range)).tokens.map(\.text) }
    guard let value = detail.slots.first(where: { $0.name == detail.kind && !$0.range.isEmpty }) else {
      return false
    }
    switch detail.kind {
    case "avoid":
      let before = words(0..<value.range.lowerBound).filter { !["the", "any", "some", "a"].contains($0) }
        .suffix(2)
      return ["cant", "couldnt", "not"].contains(before.first ?? "")
        && ["get", "find", "buy"].contains(before.last ?? "")
    case "budget":
      let behind = words(value.range.upperBound..<line.utf8.count)
      // "Six in all" are people, or things, where no money is named.
      let isCount =
        behind.prefix(2) == ["in", "all"] && !line.contains("$") && !line.contains("€") && !line.contains("£")
        && Set(words(0..<line.utf8.count)).isDisjoint(with: [
          "dollars", "dollar", "bucks", "cents", "budget", "euros", "euro", "pounds", "spend", "spent",
          "limit",
        ])
      return isCount || ["left", "remaining"].contains(behind.first ?? "")
    default: return false
    }
  }

  /// What the word model heard of a budget, a number of people or cuisines, where no sentence tells of it; for
  /// being asked about. Never beside something avoided: of whom that is told, and whether at all, a guess can't
  /// tell.
  package static func guessed(in recognition: Recognition) -> [HouseholdFact] {
    let bindings = recognition.slots
    guard recognition.details.isEmpty, !bindings.contains(where: { $0.name == "avoid" }) else { return [] }
    return ["size", "budget", "cuisine"].flatMap { slot -> [HouseholdFact] in
      let own = bindings.filter { $0.name == slot }
      // Two numbers may be anything.
      return own.isEmpty || own.count > 1 && slot != "cuisine" ? [] : facts(kind: slot, Slots(own))
    }
  }

  /// "Mexican and Italian, and we like Thai": the cuisines of one line are one wish.
  private static func oneTaste(_ facts: [HouseholdFact]) -> [HouseholdFact] {
    var liked: [String] = []
    var isAny = false
    for case .cuisines(let cuisines) in facts {
      isAny = isAny || cuisines.isEmpty
      liked += cuisines.filter { !liked.contains($0) }
    }
    guard let first = facts.firstIndex(where: { $0.question == .cuisines }) else { return facts }
    var facts = facts
    facts[first] = .cuisines(isAny ? [] : liked)
    return facts.enumerated().filter { $1.question != .cuisines || $0 == first }.map(\.element)
  }

  /// Whether a bare answer tells more than the phrases around it do: what is avoided and which cuisines
  /// add up, every other answer is told once.
  private static func isNews(_ answer: HouseholdFact, beside told: [HouseholdFact]) -> Bool {
    switch answer {
    case .avoids(_, let avoidance):
      !told.contains { if case .avoids(_, let other) = $0 { other.what == avoidance.what } else { false } }
    case .cuisines(let cuisines):
      !told.contains {
        if case .cuisines(let others) = $0 { cuisines.allSatisfy(others.contains) } else { false }
      }
    case .unknownFood: !told.contains(answer)
    case .avoidsNothing: !told.contains { $0.question == .avoids }
    default: !told.contains { $0.question != nil && $0.question == answer.question }
    }
  }

  /// The facts of one phrase. Kinds are those of `intents/details.yaml`; others give none.
  static func facts(kind: String, _ slots: Slots, people: [String] = []) -> [HouseholdFact] {
    switch kind {
    case "size":
      guard let number = slots.number("size") else { return [] }
      return [slots.word("correction") == "number" ? .corrected(number) : .size(number)]
    case "roles": return slots.number("heads").map { [.roles($0.rounded)] } ?? []
    case "moved":
      let (more, fewer) = (slots.number("more")?.rounded ?? 0, slots.number("fewer")?.rounded ?? 0)
      return moved(by: more - fewer, slots.words("who").filter { !["somebody", "someone"].contains($0) })
    case "guest":
      let count = slots.number("heads")?.rounded ?? 1
      let names = slots.words("who").map(Visitor.name)
      let days = slots.days("day")
      return days.isEmpty ? [.guests(count)] : days.map { .guestsOn($0, count, names: names) }
    case "avoid", "avoids":
      if !slots.days("day").isEmpty { return visitorAvoids(slots, people) }
      if slots.word("avoid") == "none" { return [.avoidsNothing] }
      if slots.word("eats") == "fish" {
        return (people.isEmpty ? [nil] : people.map(Optional.some)).flatMap { person in
          fishEater(person)
        }
      }
      return people.isEmpty ? avoids(slots, of: nil) : people.flatMap { avoids(slots, of: $0) }
    case "budget":
      if slots.word("budget") == "none" { return [.budget(nil)] }
      guard let money = slots.money("budget") else { return [] }
      let period = slots.word("period").flatMap { BudgetPeriod(rawValue: $0) } ?? .week
      return [period == .week ? .budget(money) : .budgetPer(money, period)]
    case "tax": return slots.number("tax").map { [.tax($0)] } ?? []
    case "cuisines", "cuisine":
      let cuisines = slots.words("cuisine") + slots.words("cuisines")
      return [.cuisines(cuisines.contains("any") ? [] : cuisines)]
    case "minutes":
      let weekend: Bool? =
        switch slots.word("when") {
        case "weekend": true
        case "weekday": false
        default: nil
        }
      return slots.minutes("minutes").map { [.minutes($0, weekend: weekend)] } ?? []
    case "age":
      // A baby's months are years begun: none before the first birthday.
      let months = slots.number("months").map { Rational($0.rounded / 12) }
      guard let age = months ?? slots.number("age") else { return [] }
      // "We're five and …": a table has no age.
      if months == nil, !people.isEmpty, people.allSatisfy({ ["we", "us"].contains($0.lowercased()) }) {
        return avoids(slots, of: nil) + [.size(age)]
      }
      return people.flatMap { avoids(slots, of: $0) + [.age(person: $0, age)] }
    case "called":
      let role = slots.word("kin")
      guard let name = people.first else { return [] }
      if slots.word("self") != nil, case .named(let name) = PersonWords(name) { return [.speaker(name)] }
      guard case .named(let name) = PersonWords(name) else { return [] }
      let known = KnownAs(name)
      if let given = known.given { return [.called(KnownAs(role: role, given: given))] }
      // "My mother in law lives with us".
      return role == nil && known.role != nil ? [.called(known)] : []
    case "cook": return slots.word("cook").flatMap(Skill.init).map { [.skill($0)] } ?? []
    case "leftovers":
      return slots.word("leftovers").flatMap(LeftoverPreference.init).map { [.leftovers($0)] } ?? []
    default: return []
    }
  }

  /// Who moved in is at the table from now on, each by the name or the role that was said; who moved out is one less.
  private static func moved(by change: Int, _ people: [String]) -> [HouseholdFact] {
    guard change > 0 else { return change == 0 ? [] : [.moved(change)] }
    let named = people.compactMap { word -> KnownAs? in
      guard case .named(let name) = PersonWords(word) else { return nil }
      let known = KnownAs(name)
      return isPair(word) ? nil : known
    }
    let heads = people.reduce(0) { $0 + (isPair($1) ? 2 : 1) }
    return [.moved(max(change, heads))] + named.map(HouseholdFact.called)
  }

  /// A word for two people in one: "my parents".
  private static func isPair(_ word: String) -> Bool {
    let last = word.lowercased().split(separator: " ").last.map(String.init) ?? ""
    return ["parents", "grandparents", "twins", "folks"].contains(last)
      || word.lowercased().hasSuffix("in laws")
  }

  /// What somebody avoids who comes on one evening, or on several.
  private static func visitorAvoids(_ slots: Slots, _ people: [String]) -> [HouseholdFact] {
    let told = people.isEmpty ? avoids(slots, of: nil) : people.flatMap { avoids(slots, of: $0) }
    return slots.days("day").flatMap { day in told.compactMap { $0.ofVisitor(on: day) } }
  }

  /// Somebody who eats fish and no other meat.
  package static func fishEater(_ person: String?) -> [HouseholdFact] {
    [.eatsFish(person: person)] + meats.map { .avoids(person: person, Avoidance(.food($0))) }
  }

  /// What a pescatarian leaves out.
  private static let meats = ["beef", "lamb", "pork", "chicken", "turkey"]

  /// What one person avoids, or the whole table when nobody is named.
  private static func avoids(_ slots: Slots, of person: String?) -> [HouseholdFact] {
    let strength: Avoidance.Strength = slots.word("strength") == "dislike" ? .dislike : .strict
    return (slots.values("avoid") + slots.values("avoids")).compactMap { value in
      // "No salt", "less salt": dishes low in it. No dish is without, and soy sauce and anchovies hold it too.
      if [.food("salt"), .diet(.lowSodium)].contains(value.avoided) {
        return .avoids(person: person, Avoidance(.diet(.lowSodium)))
      }
      if let avoided = value.avoided { return .avoids(person: person, Avoidance(avoided, strength)) }
      // Longer than any food's name: not a food.
      return value.word.flatMap { $0 == "none" || $0.count > 40 ? nil : .unknownFood(person: person, $0) }
    }
  }
}

/// Whether a line speaks of what food does to a body.
func tellsOfHarm(_ line: String) -> Bool {
  let words = " " + line.lowercased().map { $0.isLetter || $0 == "'" ? String($0) : " " }.joined() + " "
  return [
    " swell", " swollen", " hives", " rash", " epipen", " epi pen", " anaphyla", " allerg", " throws up",
    " throw up",
    " vomit", " can't breathe", " cant breathe", " stops breathing", " emergency room", " hospital", " faint",
  ].contains { words.contains($0) }
}

extension HouseholdFact {
  /// What was said of an avoidance beside words of harm: never a mere dislike.
  fileprivate var strict: HouseholdFact {
    switch self {
    case .avoids(let person, let avoidance) where avoidance.strength == .dislike:
      .avoids(person: person, Avoidance(avoidance.what, .strict))
    case .visitorAvoids(let day, let name, let avoidance, let isKnown) where avoidance.strength == .dislike:
      .visitorAvoids(day, name: name, Avoidance(avoidance.what, .strict), isKnown: isKnown)
    default: self
    }
  }

  fileprivate var isOfVisitors: Bool {
    switch self {
    case .guestsOn, .visitorAvoids: true
    default: false
    }
  }

  /// What somebody avoids, as that of a guest of that evening; nil for other facts.
  fileprivate func ofVisitor(on day: Day) -> HouseholdFact? {
    switch self {
    case .avoids(let person, let avoidance):
      .visitorAvoids(day, name: Visitor.name(person), avoidance, isKnown: true)
    case .unknownFood(let person, let word):
      .visitorAvoids(day, name: Visitor.name(person), Avoidance(.food(word)), isKnown: false)
    default: nil
    }
  }
}

extension Detail {
  /// Whether nothing but "and no" stands between two things avoided: "Hugo gets no milk and no eggs".
  fileprivate func isJoined(to other: Detail, in line: String) -> Bool {
    guard kind == "avoid", other.kind == "avoid",
      let end = other.slots.map(\.range).filter({ !$0.isEmpty }).map(\.upperBound).max(),
      let start = slots.map(\.range).filter({ !$0.isEmpty }).map(\.lowerBound).min(), start > end,
      let gap = String(line.utf8.dropFirst(end).prefix(start - end))
    else { return false }
    let words = gap.lowercased().split { !$0.isLetter }
    return words.count > 1 && words.last.map { ["no", "without"].contains($0) } ?? false
      && words.dropLast().allSatisfy { ["and", "or", "nor", "also", "but"].contains($0) }
  }
}

extension Recognition {
  /// "Nobody", said to the open question and nothing else: that question's no. The "one" in "no one" counts
  /// nobody.
  var isNobody: Bool {
    guard layer == .entity, let none = slots.first(where: { $0.name == "avoid" }),
      Slots(slots).word("avoid") == "none"
    else { return false }
    return HouseholdFact.facts(in: self).allSatisfy { $0 == .avoidsNothing || $0.question == .size }
      && slots.allSatisfy { $0.name != "size" || $0.range.overlaps(none.range) || $0.range.isEmpty }
  }
}
