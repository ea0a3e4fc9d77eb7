import Dialogue
import Kitchen
import Planning

extension Wording {
  /// A request out of place: said kindly, nothing changed. Source: design §4.
  func notNow(_ reason: NotNow) -> [Block] {
    switch reason {
    case .nothingToApprove: .say("There is no plan waiting for a yes.")
    case .nothingToReject:
      state.draft == nil
        ? .say("There is no plan to turn down.")
        : .say("What should be different? The plan stays here until you decide.")
    case .nothingToSwap: .say("There is no plan to change yet.")
    case .nothingToSkip: .say("I haven't asked anything, so there is nothing to skip.")
    case .nothingToGoBackTo: .say("There is nothing before this.")
    case .nothingToChoose: .say("There is nothing to choose from just now.")
    case .noSuchChoice(let count):
      count == 1 ? .say("There is only number 1.") : .say("Please choose a number from 1 to \(count).")
    case .nothingToExplain: .say("I have picked nothing yet that I could explain.")
    case .nothingToRepeat: .say("I have shown nothing yet that I could repeat.")
    case .nothingAsked: .say("I haven't asked anything just now.")
    case .notOnPlan: .say("That dish is not on the plan.")
    case .nothingKnown: .say("I have nothing like that noted.")
    case .noneMeant: .say("All right, none of those. Please put it another way.")
    case .alreadyQuick(let minutes): .say("Every dinner is ready within \(minutesText(minutes)) already.")
    case .dayGone: .say("That day has passed.")
    case .noLastWeek: .say("I have no dinners of last week to repeat.")
    }
  }

  func closing(for reason: NotNow) -> Closing {
    switch reason {
    case .nothingToReject where state.draft != nil:
      let day = state.draft?.plan.meals.first.map { names.typed($0.day) } ?? "Monday"
      return .say("too expensive", "more variety", "swap \(day)", "never mind")
    case .nothingToApprove, .nothingToReject, .nothingToSwap:
      return .say("plan the week", end: " and I'll make one")
    case .noSuchChoice(let count):
      return Closing(text: "", lines: (1...max(1, min(20, count))).map(String.init))
    case .notOnPlan: return .say("show the plan")
    case .nothingToChoose, .nothingToExplain, .nothingToRepeat, .nothingAsked, .nothingToSkip,
      .nothingToGoBackTo, .noneMeant:
      if let lines = linesOnTheTable { return lines }
      return .say("what's for dinner tonight", "plan the week", "help")
    case .nothingKnown: return .say("what do you know about us", "help")
    case .alreadyQuick:
      return state.draft == nil ? .say("show the plan") : .say("looks good", "show the plan")
    case .dayGone: return .say("show the plan", "plan the week")
    case .noLastWeek: return .say("plan the week")
    }
  }

  /// What can be said of the plan that waits for a yes; nil without one.
  var linesOnTheTable: Closing? {
    guard let draft = state.draft else { return nil }
    let days = draft.plan.meals.map(\.day)
    let day = (days.dropFirst().first ?? days.first).map { names.typed($0) } ?? "Tuesday"
    return .say("looks good", "swap \(day)", "never mind")
  }
}
