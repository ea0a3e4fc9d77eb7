package import Dialogue
import Kitchen
import Language
import Planning
package import Values

/// The question a conversation waits on, and lines that answer it. Source: formats, `asks`.
package struct OpenQuestion: Hashable, Sendable {
  /// "size", "avoid", "budget", "cuisine", "approval", "day", "choice", "stars" or "confirm".
  package var slot: String
  package var choices: [String]

  package init(slot: String, choices: [String]) {
    self.slot = slot
    self.choices = choices
  }

  var json: JSONValue { ["slot": .string(slot), "choices": .strings(choices)] }
}

/// The open question of a state; nil when nothing waits for an answer.
package func openQuestion(in state: DialogueState, today: Day? = nil) -> OpenQuestion? {
  let wording = Wording(today: today, state: state)
  if state.confirming != nil { return OpenQuestion(slot: "confirm", choices: ["yes", "no"]) }
  if state.awaitedRating != nil {
    return OpenQuestion(slot: "stars", choices: ["5", "4", "3", "2", "1"])
  }
  if state.pendingSwap != nil {
    return OpenQuestion(slot: "day", choices: wording.closingForDay.lines)
  }
  if !state.choices.isEmpty { return OpenQuestion(slot: "choice", choices: state.choices) }
  switch state.planning {
  case .onboarding(let asking, _):
    return OpenQuestion(
      slot: state.expectation?.slot ?? asking.rawValue,
      choices: wording.closing(forAsking: asking).lines)
  case .awaitingApproval:
    return OpenQuestion(slot: "approval", choices: ["looks good", "swap a day", "start over"])
  case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
    .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
    return nil
  }
}

/// What can be typed next, as the reply's last line offers it; without a reply, what answers the open
/// question.
package func suggestions(
  for state: DialogueState, responses: [Response], today: Day? = nil
) -> [String] {
  if responses.isEmpty { return openQuestion(in: state, today: today)?.choices ?? [] }
  return Wording(today: today, state: state).closing(for: responses).lines
}

/// What a person should know beside the answer, each a sentence: safety, and rules that gave way.
package func notices(
  for responses: [Response], in state: DialogueState, today: Day? = nil
) -> [String] {
  let wording = Wording(today: today, state: state)
  return responses.flatMap { wording.notices(in: $0) }
}

extension Wording {
  func notices(in response: Response) -> [String] {
    let notices: [String]
    switch response {
    case .question(let question):
      notices = [question.factoriesNote ? factoriesSentence : ""] + question.problems.map(problemSentence)
    case .heard(_, let factoriesNote): notices = [factoriesNote ? factoriesSentence : ""]
    case .refused(let problems): notices = problems.map(problemSentence)
    case .offer(_, _, let leftOut): notices = [leftOutSentence(leftOut)]
    case .draft(let draft, _, let leftOut, _):
      notices = bentRules(draft.plan.meals) + [leftOutSentence(leftOut)]
    case .household, .forgotten, .guidelines, .guidelinesAsked, .noOffer, .saved, .plan, .day, .nothingOn,
      .why,
      .alreadyPlanned, .evenings, .fixed, .notAgain,
      .failure, .cancelled, .notNow, .askDay, .chosen, .recipe, .recipes, .lookup, .favorite, .favorites,
      .pantry,
      .pantryChanged, .pantryCheck, .noSuchRecipe, .list, .noPlan, .money, .history, .reminders, .planNews,
      .didYouMean, .sayPlainly, .notUnderstood, .tooLong, .help, .greeting, .thanks, .talk, .goodbye, .undone,
      .nothingToUndo, .undoBlocked, .undoBarrier, .conversationDropped, .storeFailure:
      notices = []
    }
    return notices.filter { !$0.isEmpty }.map(plainSpaces)
  }
}

/// The text as it comes out of the layout: no-break spaces are spaces.
func plainSpaces(_ text: String) -> String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }
