import Dialogue
import Kitchen
import Values

/// Why a fact can't be taken, in a sentence.
func problemSentence(_ problem: FactProblem) -> String {
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
  case .ageOfWhom: "I keep ages by name."
  }
}

extension Wording {
  func refused(_ problems: [FactProblem]) -> [Block] {
    .say(problems.map(problemSentence).joined(separator: " "))
  }

  /// What to say instead, after the first problem.
  func closing(for problems: [FactProblem]) -> Closing {
    switch problems.first {
    case .size: .say("we are 4", end: ", for instance")
    case .budget: .say("budget $120", "no limit", end: ", for instance")
    case .tax: .say("sales tax is 8.25%", end: ", for instance")
    case .minutes: .say("30 minutes on weekdays", end: ", for instance")
    case .noSuchDay: .say("Friday", "March 6", end: ", for instance")
    case .unknownCuisine: .say("we like Italian and Thai", end: ", for instance")
    case .servings: .say("for 6", end: ", for instance")
    case .guideline(let guideline, _): .say(guideline.example, end: ", for instance")
    case .age, .ageOfWhom: .say("Emma is 7", end: ", for instance")
    case .unknownFood, .noSuchPerson, nil: .say("what do you know about us", "plan the week")
    }
  }
}
