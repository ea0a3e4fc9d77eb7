/// A household after some facts, with what could not be taken.
package struct HouseholdHearing: Hashable, Sendable {
  package var household: Household
  package var problems: [FactProblem]
  /// Questions these facts answered.
  package var answered: [HouseholdQuestion]
  /// Guests of single evenings.
  package var evenings: [EveningNote] = []
  /// True when the note about factories is due: the first allergy was just heard. Source: MP-36.
  package var factoriesNote: Bool

  /// The most a week's food may cost here before it is taken for a slip: $10,000.
  package static let largestBudget = Money(cents: 1_000_000)

  mutating func hear(_ fact: HouseholdFact, statesSize: Bool) {
    switch fact {
    case .size(let number):
      guard number.isWhole, (1...20).contains(number.numerator) else { return problems.append(.size(number)) }
      household.size = number.numerator
      // A number said now is the number at the table now.
      household.guests = 0
    case .corrected(let number):
      let isMoney = household.budget != nil && number > Rational(20)
      hear(isMoney ? .budget(Money(cents: (number * 100).rounded)) : .size(number), statesSize: statesSize)
    case .roles(let count):
      guard !statesSize else { return }
      hear(.size(Rational(count)), statesSize: true)
    case .moved(let change):
      // "One more moved in, so we are five": the number said stands.
      guard !statesSize else { return }
      guard let size = household.size else { return problems.append(.movedWithoutSize) }
      hear(.size(Rational(size + change)), statesSize: true)
    case .guests(let count):
      guard !statesSize else { return }
      guard household.eaters + count <= 20, count > 0 else {
        return problems.append(.size(Rational(household.eaters + count)))
      }
      household.guests += count
    case .guestsOn(let day, let count, let names):
      note(EveningNote(day: day, guests: count, visitors: names.map { Visitor(name: $0) }))
    case .visitorAvoids(_, let name, let avoidance, _) where livesHere(name):
      hear(.avoids(person: name, avoidance), statesSize: statesSize)
    case .visitorAvoids(let day, let name, let avoidance, let isKnown):
      if !isKnown { problems.append(.unknownFood(avoidance.what.word)) }
      note(EveningNote(day: day, visitors: [Visitor(name: name, avoids: [avoidance])]))
    case .avoids(let person?, _) where isAnyOfSeveral(person),
      .unknownFood(let person?, _) where isAnyOfSeveral(person):
      problems.append(.avoidsOfWhom)
    case .avoids(let person, let avoidance):
      add(avoidance, for: person)
      if !household.wasToldAboutFactories, avoidance.isAllergyLike {
        household.wasToldAboutFactories = true
        factoriesNote = true
      }
    case .avoidsNothing: break
    case .unknownFood(let person, let word):
      // Kept as it was said; the reply says that dishes cannot be checked for it.
      problems.append(.unknownFood(word))
      add(Avoidance(.food(word)), for: person)
    case .budget(let money):
      guard let money else {
        household.budget = nil
        return
      }
      guard money > .zero, money <= Self.largestBudget else { return problems.append(.budget(money)) }
      household.budget = money
    case .budgetPer(let amount, let period):
      hear(.budget(amount > .zero ? period.weekly(amount) : amount), statesSize: statesSize)
    case .tax(let percent):
      guard percent >= .zero, percent <= Rational(20) else { return problems.append(.tax(percent)) }
      household.taxBasisPoints = (percent * 100).rounded
    case .cuisines(let cuisines): household.cuisines = cuisines
    case .minutes(let minutes, let weekend):
      guard (5...600).contains(minutes) else { return problems.append(.minutes(minutes)) }
      if weekend != true { household.weekdayMinutes = minutes }
      if weekend != false {
        household.weekendMinutes = max(minutes, weekend == nil ? household.weekendMinutes : 0)
      }
    case .age(let person, let years): note(years, asAgeOf: person)
    case .eatsFish(let person):
      let isOld = { (avoidance: Avoidance) in avoidance.what == .diet(.vegetarian) }
      if let place = place(of: PersonWords(person)) {
        household.members[place].avoids.removeAll(where: isOld)
      } else {
        household.avoids.removeAll(where: isOld)
      }
    case .called(let known): _ = household.identify(known)
    case .speaker(let name): household.nameSpeaker(name)
    case .skill(let skill): household.skill = skill
    case .leftovers(let leftovers): household.leftovers = leftovers
    }
  }

  private func livesHere(_ name: String) -> Bool {
    household.member(called: name) != nil
  }

  /// One note an evening.
  private mutating func note(_ more: EveningNote) {
    guard let known = evenings.firstIndex(where: { $0.day == more.day }) else { return evenings.append(more) }
    evenings[known].guests += more.guests
    evenings[known].note(more.visitors)
  }

  /// Several people, who have no age in common.
  private static let groups: Set<String> = [
    "family", "parents", "lot", "crew", "people", "folks", "friends", "neighbours", "neighbors", "group",
  ]

  /// An age belongs to a named person: a member, or somebody who becomes one.
  private mutating func note(_ years: Rational, asAgeOf person: String) {
    guard years.isWhole, (0...120).contains(years.numerator) else { return problems.append(.age(years)) }
    let last = person.lowercased().split(separator: " ").last.map(String.init) ?? ""
    guard !Self.groups.contains(last), let place = place(of: PersonWords(person)) else {
      return problems.append(.ageOfWhom)
    }
    // "My husband Dan and our little one, she's 4": no husband of four.
    let words = household.members[place].name.lowercased().split(separator: " ").map(String.init)
    guard years.numerator > 15 || !words.contains(where: Self.grown.contains) else {
      return problems.append(.ageOfWhom)
    }
    household.members[place].age = years.numerator
  }

  /// "He" and "she", where more than one could be meant.
  private func isAnyOfSeveral(_ person: String) -> Bool {
    PersonWords(person) == .lastNamed && household.members.count > 1
  }

  /// Who has no child's age.
  private static let grown: Set<String> = [
    "husband", "wife", "partner", "mother", "father", "mom", "mum", "dad", "grandma", "grandpa",
    "grandmother",
    "grandfather", "flatmate", "roommate",
  ]

  /// The place of whom the words mean, who may become a member now; nil for the whole table.
  private mutating func place(of person: PersonWords) -> Int? {
    switch person {
    case .everybody: nil
    case .lastNamed: household.members.indices.last
    case .named(let name): member(name)
    }
  }

  /// The place of the member with that name, who may become one now. A role and a name said together tell who is who.
  private mutating func member(_ name: String) -> Int {
    let known = KnownAs(name)
    if known.role != nil, known.given != nil { return household.identify(known) }
    if let place = household.member(called: name) { return place }
    household.members.append(Member(name: name))
    return household.members.count - 1
  }

  private mutating func add(_ avoidance: Avoidance, for person: String?) {
    guard let place = place(of: PersonWords(person)) else { return household.avoids.put(avoidance) }
    household.members[place].avoids.put(avoidance)
  }
}

/// Adds facts to what is known. Valid facts are taken, invalid ones reported; none is lost silently.
/// Source: 004 §3.1, `updateFamilyPreferences`.
package func updateFamilyPreferences(
  _ household: Household, with facts: [HouseholdFact]
) -> HouseholdHearing {
  var hearing = HouseholdHearing(
    household: household, problems: [], answered: [], factoriesNote: false)
  let statesSize = facts.contains { fact in
    switch fact {
    case .size, .corrected: true
    default: false
    }
  }
  for fact in facts {
    let before = hearing.problems.count
    hearing.hear(fact, statesSize: statesSize)
    if hearing.problems.count == before, let question = fact.question, !hearing.answered.contains(question) {
      hearing.answered.append(question)
    }
  }
  return hearing
}

extension Household {
  /// The member a word means; nil for the whole table.
  package func name(of person: PersonWords) -> String? {
    switch person {
    case .everybody: nil
    case .lastNamed: members.last?.name
    case .named(let name): member(called: name).map { members[$0].name } ?? name
    }
  }
}

extension [Avoidance] {
  /// Adds the avoidance. What is strictly avoided stays so when it is also said to be disliked.
  mutating func put(_ avoidance: Avoidance) {
    if let index = firstIndex(where: { $0.what == avoidance.what }) {
      if avoidance.strength == .strict { self[index] = avoidance }
    } else {
      append(avoidance)
    }
  }
}

extension Avoidance {
  /// Whether a trace could harm: an allergen, or a diet that stands for one.
  package var isAllergyLike: Bool {
    if case .allergen = what { return strength == .strict }
    let diets: [Diet] = [.glutenFree, .dairyFree, .nutFree, .shellfishFree]
    return strength == .strict && diets.contains { what == .diet($0) }
  }
}
