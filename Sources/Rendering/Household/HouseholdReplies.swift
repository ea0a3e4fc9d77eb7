import Dialogue
import Kitchen
import Values

extension Wording {
  func heard(_ household: Household, factoriesNote: Bool) -> [Block] {
    let known = summary(of: household)
    return .say(
      sentences(
        known.isEmpty ? "I have noted nothing about you yet." : known,
        factoriesNote ? factoriesSentence : ""))
  }

  func forgotten(_ what: [String], in household: Household) -> [Block] {
    let known = summary(of: household)
    return .say("Forgotten: \(what.map(spacedName).joined(separator: ", ")).")
      + .say(known.isEmpty ? "" : "What is left: \(known)")
  }

  /// Ids read as words; names keep their hyphens.
  private func spacedName(_ word: String) -> String {
    Allergen(rawValue: word)?.name ?? word
  }

  /// Everything known about the household. Source: 004 §3.1, `getFamilyPreferences`.
  func household(_ household: Household?, _ fixed: [FixedDish]) -> [Block] {
    guard let household else {
      return .say("I don't know your kitchen yet. Until I do, I cook for 4.")
    }
    var rows: [[Cell]] = []
    func row(_ name: String, _ value: String) {
      rows.append([Cell(name, .heading), Cell(value)])
    }
    let people = peopleText(household)
    row("People", people.isEmpty ? "\(household.eaters), until you say otherwise" : people)
    if !household.avoids.isEmpty { row("Everyone", joined(household.avoids.map(\.phrase))) }
    for member in household.members {
      let eats = member.avoids.isEmpty ? "eats everything" : joined(member.avoids.map(\.phrase))
      row(member.name, member.age.map { "\(counted($0, "year")) old; \(eats)" } ?? eats)
    }
    row("Budget", household.budget.map { "\($0.shortText) a week" } ?? "no limit")
    row("Cuisines", household.cuisines.isEmpty ? "any" : joined(household.cuisines.map(cuisineName)))
    row(
      "Time",
      "\(minutesText(household.weekdayMinutes)) on weekdays, "
        + "\(minutesText(household.weekendMinutes)) on weekends")
    row("Leftovers", household.leftovers.rawValue)
    row("Cooking", household.skill.rawValue)
    for dish in fixed { row("\(dish.weekday.name)s", fixedText(dish)) }
    if let guidelines = household.guidelines { row("Nutrition", joined(ownPhrases(guidelines))) }
    if household.taxBasisPoints > 0 {
      row("Sales tax", taxText(household.taxBasisPoints))
    }
    let columns = [Column("", priority: 2, minWidth: 9, maxWidth: 20), Column("", priority: 1)]
    return [.heading("Your kitchen"), .table(Table(columns: columns, rows: rows), indent: 2)]
  }

  /// What to say after news about the household.
  var householdClosing: Closing {
    state.draft == nil
      ? .say("plan the week", "what's for dinner tonight")
      : .say("show the plan", "looks good")
  }
}
