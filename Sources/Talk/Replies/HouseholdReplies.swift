/// Why a fact can't be taken, in a sentence.
package func problemSentence(_ problem: FactProblem) -> String {
  switch problem {
  case .size: "I can plan for 1 to 20 people."
  case .budget(let money):
    money > .zero
      ? "A weekly budget of \(money.shortText) looks like a slip; up to $10,000 I believe."
      : "A weekly budget has to be more than $0."
  case .tax: "Sales tax can be 0 to 20\u{A0}%."
  case .servings: "A recipe can be made for 1 to 20."
  case .guideline(let guideline, let figure): guidelineProblem(guideline, figure)
  case .minutes: "Cooking can take 5 to 600 minutes."
  case .unknownFood(let word):
    "I don't know \(quoted(word)) yet, so I can't check dishes for it: please look at each one."
  case .unknownCuisine(let word): "I don't know \(quoted(word)) cooking yet."
  case .noSuchDay(let words): "There is no such day as \(quoted(words))."
  case .noSuchPerson(let word): "I have nothing noted about \(quoted(word))."
  case .age: "An age is a whole number of years, from 0 to 120."
  case .movedWithoutSize: "I don't know how many you were before."
  case .ageOfWhom: "I keep ages by name."
  case .avoidsOfWhom: "I don't know who is meant, so nothing is noted yet. Please say it with the name."
  }
}

/// Facts that can't be taken, each with its reason.
package struct FactsRefused: Reply, Hashable {
  package var problems: [FactProblem]
  /// A line like the one refused that works; nil for an example of the fact alone.
  package var instead: String?

  package init(_ problems: [FactProblem], instead: String? = nil) {
    (self.problems, self.instead) = (problems, instead)
  }

  package func blocks(_ words: Wording) -> [Block] {
    .say(problems.map(problemSentence).joined(separator: " "))
  }

  /// What to say instead, after the first problem.
  package func next(_ words: Wording) -> Closing {
    if let instead { return .say(instead, end: ", for instance") }
    return switch problems.first {
    case .size: .say("we are 4", end: ", for instance")
    case .budget: .say("budget $120", "no limit", end: ", for instance")
    case .tax: .say("sales tax is 8.25%", end: ", for instance")
    case .minutes: .say("30 minutes on weekdays", end: ", for instance")
    case .noSuchDay: .say("Friday", "March 6", end: ", for instance")
    case .unknownCuisine: .say("we like Italian and Thai", end: ", for instance")
    case .servings: .say("for 6", end: ", for instance")
    case .guideline(let guideline, _): .say(guideline.example, end: ", for instance")
    case .movedWithoutSize: .say("we are 5", end: ", for instance")
    case .age, .ageOfWhom: .say("Emma is 7", end: ", for instance")
    case .avoidsOfWhom: .say("Emma can't have dairy", end: ", for instance")
    case .unknownFood, .noSuchPerson, nil: .say("what do you know about us", "plan the week")
    }
  }

  package var status: ReplyStatus { problems.contains(where: \.isRefusal) ? .refused : .done }
  package func notices(_ words: Wording) -> [String] { problems.map(problemSentence) }
}

/// The household as it stands after something was heard outside a question.
package struct Heard: Reply, Hashable {
  package var household: Household
  /// What was just told; it is always said.
  package var told: [HouseholdFact]
  /// True when the note about factories is due.
  package var factoriesNote: Bool

  package init(_ household: Household, told: [HouseholdFact] = [], factoriesNote: Bool) {
    (self.household, self.told, self.factoriesNote) = (household, told, factoriesNote)
  }

  package func blocks(_ words: Wording) -> [Block] {
    let known = summary(of: household, told: told)
    return .say(
      sentences(
        known.isEmpty ? "I have noted nothing about you yet." : known,
        factoriesNote ? factoriesSentence : ""))
  }

  package func next(_ words: Wording) -> Closing { words.householdClosing }

  /// Several things told in one line are said as the last of them leaves the household.
  package func merged(after former: any Reply) -> (any Reply)? {
    guard let former = former as? Heard else { return nil }
    let all = former.told + told.filter { !former.told.contains($0) }
    return Heard(household, told: all, factoriesNote: factoriesNote || former.factoriesNote)
  }

  package var matter: Facts? { .shown(household) }
  package func notices(_ words: Wording) -> [String] { [factoriesNote ? factoriesSentence : ""] }
}

/// A budget said for a day or a month, and what a week of it is.
package struct BudgetConverted: Reply, Hashable {
  package var amount: Money
  package var period: BudgetPeriod
  package init(_ amount: Money, per period: BudgetPeriod) { (self.amount, self.period) = (amount, period) }

  package func blocks(_ words: Wording) -> [Block] {
    .say("\(amount.shortText) a \(period.rawValue) is \(period.weekly(amount).text) a week.")
  }
  package func next(_ words: Wording) -> Closing { .say("plan the week", "what do you know about us") }
  package var matter: Facts? {
    ["kind": "budget_amount", "amount": amount, "per": period, "weekly": period.weekly(amount)]
  }
}
