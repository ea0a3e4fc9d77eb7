package import Kitchen
import Planning
package import Values

/// A planned dinner that somebody who eats here may not have: said wherever a saved plan, its list or its dish is
/// shown, for as long as it stands there. It came to be when the avoidance was told after the plan was saved, and the
/// mended plan was not taken.
package struct UnfitDinner: Hashable, Sendable {
  package var day: Day
  package var title: String
  /// Names, or nobody's where the whole house avoids it.
  package var people: [String]
}

extension FixedDish {
  /// What its weekday is held to as limits: the diets among its wants.
  package var diets: [Avoidance] {
    wants.compactMap { Diet(rawValue: $0) }.map { Avoidance(.diet($0)) }
  }
}

extension World {
  /// What is avoided at an evening's table: by the household, and by who comes that evening. Of a dinner that stands already
  /// (`meal`) only those eat not, whose plate stands beside it.
  package func avoids(on day: Day, of household: Household, beside meal: PlannedMeal? = nil) -> [Avoidance] {
    var note = evenings.note(on: day)
    if let meal { note.plates.removeAll { meal.plate(of: $0.person) == nil } }
    let plated = household.members.filter { note.hasPlate(for: $0.name) }
    var own = household.getDietaryRestrictions(without: note.absent + plated.map(\.name))
    // Who gets a plate of their own holds the table to what may harm them alone.
    own += plated.flatMap(\.avoids.besideAPlate).filter { !own.contains($0) }
    return own
      + note.avoids.filter { more in
        !own.contains { $0.what == more.what && ($0.strength == .strict || more.strength == .dislike) }
      }
  }

  /// The diets its weekday is always held to: "every Wednesday is vegetarian".
  package func weekdayDiets(on day: Day) -> [Avoidance] {
    fixedDishes.filter { $0.weekday == day.weekday }.flatMap(\.diets)
  }

  /// The dinners from today on that hold what somebody strictly avoids, or that nobody vouches for; a mere dislike is
  /// none.
  package func unfit(_ meals: [PlannedMeal], for household: Household) -> [UnfitDinner] {
    meals.filter { $0.day >= today }.compactMap { meal in
      guard let card = catalogue.card(meal.recipe) else { return nil }
      func breaks(_ avoids: [Avoidance]) -> Bool {
        avoids.contains { $0.strength == .strict && !$0.allows(card) }
      }
      let (visitors, absent) = (evenings.note(on: meal.day).visitors, evenings.note(on: meal.day).absent)
      // Whose plate stands beside it eats of that; what may harm them holds for the dinner too.
      func isUnfit(_ name: String, _ avoids: [Avoidance]) -> Bool {
        guard let plate = meal.plate(of: name) else { return breaks(avoids) }
        let isFit = catalogue.card(plate.recipe).map { card in
          avoids.allSatisfy { $0.strength != .strict || $0.allows(card) }
        }
        return breaks(avoids.besideAPlate) || !(isFit ?? false)
      }
      let people =
        household.members.filter { member in
          isUnfit(member.name, member.avoids)
            && !absent.contains { Visitor.key($0) == Visitor.key(member.name) }
        }.map(\.name)
        + visitors.filter { isUnfit($0.name, $0.avoids) }.map(\.name)
      guard !people.isEmpty || breaks(household.avoids) else { return nil }
      return UnfitDinner(day: meal.day, title: card.title, people: people)
    }
  }
}

extension Turn {
  /// Says which of these dinners somebody may not have; nothing when all fit.
  package mutating func warnOfUnfit(_ meals: [PlannedMeal]) {
    let dinners = world.unfit(meals, for: household)
    if !dinners.isEmpty { say(UnfitDinners(dinners: dinners)) }
  }
}
