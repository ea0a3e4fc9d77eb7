/// Somebody who eats here regularly.
package struct Member: Hashable, Sendable, Codable {
  package var name: String
  package var avoids: [Avoidance]
  /// In years; nil until somebody says it.
  package var age: Int?

  package init(name: String, avoids: [Avoidance] = [], age: Int? = nil) {
    (self.name, self.avoids, self.age) = (name, avoids, age)
  }

  /// What whoever says "I" is kept as until they tell their name.
  package static let unnamedSpeaker = "you"
}

/// How often what is left of a dish may be the next dinner.
package enum LeftoverPreference: String, CaseIterable, Codable, Sendable, Hashable {
  case never, occasionally, frequently, always
}

/// How much at home in a kitchen somebody is; in the order of it.
package enum Skill: String, CaseIterable, Codable, Sendable, Hashable, Ranked {
  case beginner, intermediate, advanced
}

/// One of the four questions a new kitchen is asked. Source: 004 §5, `OnboardingStep`.
package enum HouseholdQuestion: String, CaseIterable, Codable, Sendable, Hashable {
  case size, avoids, budget, cuisines
}

/// What is known about the people of one kitchen. Nothing here must be known to plan a dinner.
/// Source: 004 §6, `MealPreferences`.
package struct Household: Hashable, Sendable, Codable {
  /// Nil until somebody says it.
  package var size: Int?
  /// People staying for a while, counted on top of `size`.
  package var guests: Int
  /// Members in the order they were named.
  package var members: [Member]
  /// What nobody here eats.
  package var avoids: [Avoidance]
  /// Per week; nil for no limit.
  package var budget: Money?
  /// Cuisine ids in the order they were named; empty means any.
  package var cuisines: [String]
  package var weekdayMinutes, weekendMinutes: Int
  package var leftovers: LeftoverPreference
  package var skill: Skill
  /// Sales tax in hundredths of a percent; 0 unless the household says otherwise.
  package var taxBasisPoints: Int
  /// The questions already answered or skipped.
  package var settled: [HouseholdQuestion]
  /// True once the note about ingredients and factories was given. Source: MP-36.
  package var wasToldAboutFactories: Bool
  /// The household's own figures for a day's food; nil for the usual ones.
  package var guidelines: NutritionGuidelines?

  package init(
    size: Int? = nil, guests: Int = 0, members: [Member] = [], avoids: [Avoidance] = [],
    budget: Money? = nil, cuisines: [String] = [], weekdayMinutes: Int = 30, weekendMinutes: Int = 90,
    leftovers: LeftoverPreference = .occasionally, skill: Skill = .intermediate,
    taxBasisPoints: Int = 0, settled: [HouseholdQuestion] = [], wasToldAboutFactories: Bool = false,
    guidelines: NutritionGuidelines? = nil
  ) {
    (self.size, self.guests, self.members, self.avoids) = (size, guests, members, avoids)
    (self.budget, self.cuisines, self.weekdayMinutes) = (budget, cuisines, weekdayMinutes)
    (self.weekendMinutes, self.leftovers, self.skill) = (weekendMinutes, leftovers, skill)
    (self.taxBasisPoints, self.settled) = (taxBasisPoints, settled)
    (self.wasToldAboutFactories, self.guidelines) = (wasToldAboutFactories, guidelines)
  }

  /// How many sit at the table: the size said, else 4, or the members where more are known; guests on top; 1
  /// to 20. Naming somebody for what they avoid doesn't shrink the table. Source: requirements MP-S1, MP-36.
  package var eaters: Int {
    let base = size ?? max(4, members.count)
    return min(20, max(1, base + guests))
  }

  /// Everything anyone avoids, once each, the most restrictive first: diets in `Diet`'s order (vegan
  /// before vegetarian), then allergens, then foods; a strict wish swallows the same dislike.
  /// `absent`: members who don't eat along, by name.
  package func getDietaryRestrictions(without absent: [String] = []) -> [Avoidance] {
    let away = Set(absent.map(Visitor.key))
    let there = members.filter { !away.contains(Visitor.key($0.name)) }
    var strongest: [Avoided: Avoidance.Strength] = [:]
    for avoidance in avoids + there.flatMap(\.avoids) where strongest[avoidance.what] != .strict {
      strongest[avoidance.what] = avoidance.strength
    }
    var rest = strongest
    if rest[.diet(.vegan)] == .strict { rest[.diet(.vegetarian)] = nil }
    return rest.map { Avoidance($0.key, $0.value) }.sorted { $0.sortKey < $1.sortKey }
  }

  /// What a dinner of that day may take when nobody asks for more or less. Source: requirements MP-11.
  package func minutes(on day: Day) -> Int { day.weekday.isWeekend ? weekendMinutes : weekdayMinutes }
}

/// What a table avoids over several evenings, where some of the house are away on some of them.
package struct TableLimits: Hashable, Sendable {
  /// What binds every evening.
  package var always: [Avoidance]
  /// The evenings, with those who are away on others noted where they are there, and what they can't have.
  package var evenings: [EveningNote]

  package init(_ household: Household, on days: [Day], evenings: [EveningNote]) {
    let notes = days.map { evenings.note(on: $0) }
    // Who is away on some evenings, or gets a plate of their own, binds each evening by itself.
    let apart = household.members.map(\.name).filter { name in
      notes.contains { $0.isAway(name) || $0.hasPlate(for: name) }
    }
    always = household.getDietaryRestrictions(without: apart)
    self.evenings = evenings
    guard !apart.isEmpty || notes.contains(where: { !$0.plates.isEmpty }) else { return }
    for old in notes {
      var note = old
      for index in note.plates.indices {
        let limits = household.limits(of: note.plates[index].person, on: old)
        note.plates[index].avoids += limits.filter { !old.plates[index].avoids.contains($0) }
      }
      let there = household.members.filter { apart.contains($0.name) && !note.isAway($0.name) }
      note.note(there.map { Visitor(name: $0.name, avoids: old.bindingTable($0.avoids, of: $0.name)) })
      self.evenings.removeAll { $0.day == note.day }
      if !note.isPlain { self.evenings.append(note) }
    }
    self.evenings.sort { $0.day < $1.day }
  }
}

extension Household {
  /// All that somebody at an evening's table avoids, whether they live here or come that evening; what the whole house avoids
  /// is theirs too.
  fileprivate func limits(of name: String, on evening: EveningNote) -> [Avoidance] {
    let own = members.filter { Visitor.isSame($0.name, name) }.flatMap(\.avoids)
    return avoids + own + evening.visitors.filter { Visitor.isSame($0.name, name) }.flatMap(\.avoids)
  }
}

extension Avoidance {
  /// Orders by kind, then restrictiveness, then name; unique.
  package var sortKey: (Int, Int, String) {
    switch what {
    case .diet(let diet): (0, diet.place, "")
    case .allergen(let allergen): (1, allergen.place, "")
    case .food(let name): (2, 0, name)
    }
  }
}
