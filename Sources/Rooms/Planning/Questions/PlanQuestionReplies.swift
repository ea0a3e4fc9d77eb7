import Talk

/// A question passed unanswered, and the plan follows.
struct QuestionPassed: Reply, Hashable {
  var question: HouseholdQuestion

  func blocks(_ words: Wording) -> [Block] {
    .say(passedSentence(question, eaters: words.state.draft?.plan.meals.first?.eaters ?? 4))
  }

  func next(_ words: Wording) -> Closing { closingAfterLettingGo(words) }
}

/// The plan was asked for before all questions were answered, and follows.
struct PlannedUnanswered: Reply, Hashable {
  var open: [HouseholdQuestion]

  func blocks(_ words: Wording) -> [Block] {
    .say("I plan with what I know so far; \(joined(open.map(unknownPart))) you can tell me any time.")
  }

  private func unknownPart(_ question: HouseholdQuestion) -> String {
    switch question {
    case .size: "how many eat"
    case .avoids: "who avoids something"
    case .budget: "the budget"
    case .cuisines: "the cuisines you like"
    }
  }

  func next(_ words: Wording) -> Closing { closingAfterLettingGo(words) }
}

/// The four questions, a plan on the table, or the change of a day were left.
enum PlanLeft: Reply, Hashable {
  case questions, draft, change

  func blocks(_ words: Wording) -> [Block] {
    switch self {
    case .questions: .say("All right, no plan for now. What you told me is kept.")
    case .draft: .say("All right, that plan is put away. What you told me is kept.")
    case .change: .say("All right, the plan stays as it is.")
    }
  }

  func next(_ words: Wording) -> Closing {
    switch self {
    case .questions: .say("plan the week", "what's for dinner tonight")
    case .draft: .say("undo", "plan the week", "what's for dinner tonight")
    case .change: closingAfterLettingGo(words)
    }
  }
}

/// Which evening is meant? The prompt is the intent file's; empty where it has none.
struct AskDay: Reply, Hashable {
  var prompt: String

  /// Of other dishes for an evening.
  static let which = AskDay(prompt: "Which day?")
  /// Of a dinner that shall not come again.
  static let whoseDinner = AskDay(prompt: "Which day's dinner do you mean?")

  func blocks(_ words: Wording) -> [Block] { .say(prompt.isEmpty ? "Which day shall I change?" : prompt) }
  func next(_ words: Wording) -> Closing { Closing(text: "", lines: daysToChange(words)) }
  var status: ReplyStatus { .asking }
}

/// The evenings of the plan on the table, as they can be typed.
func daysToChange(_ words: Wording) -> [String] {
  words.state.draft?.plan.meals.map { words.names.typed($0.day) } ?? []
}

/// Back to the plan on the table, or to where one is.
private func closingAfterLettingGo(_ words: Wording) -> Closing {
  words.state.draft != nil ? .say("looks good", "show the plan") : .say("show the plan", "help")
}

/// What was said of a plan makes no sense at this point: said kindly, nothing changed. Source: design §4.
enum PlanNotNow: Reply, Hashable {
  case nothingToApprove
  /// Turned down, and it is not clear what should be different.
  case nothingToReject
  /// There is no plan to change.
  case nothingToChange
  /// The dish named stands on no evening of the plan.
  case notOnPlan
  /// Every dinner of the plan is that quick already.
  case alreadyQuick(Int)
  /// Those days have passed.
  case dayGone
  case noLastWeek
  /// More portions of one dinner than are planned.
  case tooManyPortions
  /// A dish would come to an evening where somebody can't have it.
  case notForEvening(String, Day)

  func blocks(_ words: Wording) -> [Block] {
    switch self {
    case .nothingToApprove: .say("There is no plan waiting for a yes.")
    case .nothingToReject:
      words.state.draft == nil
        ? .say("There is no plan to turn down.")
        : .say("What should be different? The plan stays here until you decide.")
    case .nothingToChange: .say("There is no plan to change yet.")
    case .notOnPlan: .say("That dish is not on the plan.")
    case .alreadyQuick(let minutes): .say("Every dinner is ready within \(minutesText(minutes)) already.")
    case .dayGone: .say("That day has passed.")
    case .tooManyPortions: .say("One dinner is cooked for 20 portions at most.")
    case .noLastWeek: .say("I have no dinners of last week to repeat.")
    case .notForEvening(let title, let day):
      .say(
        "The days stay as they are: \(title) has something that one of those at the table on \(day.weekday.name) "
          + "can't have.")
    }
  }

  func next(_ words: Wording) -> Closing {
    switch self {
    case .nothingToReject where words.state.draft != nil:
      let day = words.state.draft?.plan.meals.first.map { words.names.typed($0.day) } ?? "Monday"
      return .say("too expensive", "more variety", "swap \(day)", "never mind")
    case .nothingToApprove, .nothingToReject, .nothingToChange:
      return .say("plan the week", end: " and I'll make one")
    case .notOnPlan, .notForEvening: return .say("show the plan")
    case .alreadyQuick:
      return words.state.draft == nil ? .say("show the plan") : .say("looks good", "show the plan")
    case .dayGone: return .say("show the plan", "plan the week")
    case .tooManyPortions: return .say("2 portions more on Friday", end: ", for instance")
    case .noLastWeek: return .say("plan the week")
    }
  }

  var status: ReplyStatus { .refused }
}

/// What answers a plan that waits for a yes.
let approvalLines = ["looks good", "swap a day", "start over"]
