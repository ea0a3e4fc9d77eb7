import Dialogue
import Kitchen
import Language
import Planning

extension Wording {
  /// What can be said after a response. Source: requirements GL-06, DC-09.
  func closing(for response: Response) -> Closing {
    switch response {
    case .question(let question): closing(forAsking: question.asking)
    case .heard, .forgotten: householdClosing
    case .refused(let problems): closing(for: problems)
    case .household(let household, _):
      household == nil
        ? .say("we are 5", "Emma can't have dairy", "plan the week")
        : .say("we are 5", "no pork", "30 minutes on weekdays", end: " to change it")
    case .offer(let offer, let isNewKitchen, _): closing(for: offer, isNewKitchen: isNewKitchen)
    case .guidelines, .guidelinesAsked: .say("is this week healthy", "what do you know about us", "undo")
    case .noOffer(let request): closing(forNothingWith: request)
    case .draft(let draft, _, _, _): closing(for: draft)
    case .saved: .say("shopping list", "what's for dinner tonight", "undo")
    case .plan(let saved, _, _): closing(for: saved.plan)
    case .day(let meal, _, _): closing(forDay: meal)
    case .nothingOn(let day, _): closing(forNothingOn: day)
    case .evenings(let notes, _):
      notes.contains(where: \.isOut)
        ? .say("plan the week", "undo") : .say("plan the week", "show the plan", "undo")
    case .fixed: .say("plan the week", "undo")
    case .notAgain: .say("what's for dinner tonight", "undo")
    case .why(let meal): closing(forReasonsOf: meal)
    case .alreadyPlanned: .say("show the plan", "plan next week")
    case .failure(let error, let resume): closing(for: error, resume)
    case .cancelled(let thing): closing(after: thing)
    case .notNow(let reason): closing(for: reason)
    case .askDay: closingForDay
    case .chosen, .recipe: recipeClosing
    case .recipes(let page): closing(for: page)
    case .lookup(let lookup): closing(for: lookup)
    case .favorite: .say("show my favorites", "undo")
    case .favorites(let cards):
      cards.isEmpty
        ? .say("add the beef chili to my favorites", end: ", for instance")
        : .say("1", "what's for dinner tonight", end: "")
    case .noSuchRecipe: .say("what's for dinner tonight", "plan the week")
    case .list(_, _, let isDraft, _):
      isDraft ? .say("looks good", "show the plan") : .say("show the plan", "what's for dinner tonight")
    case .noPlan: .silent("plan the week")
    case .history(let reply): closing(for: reply)
    case .reminders(let reminders, _): closing(for: reminders)
    case .planNews(let news): closing(for: news)
    case .pantry(let shown):
      shown.items.isEmpty
        ? .say("add 2 lb chicken thighs and 6 eggs to the pantry", end: ", for instance")
        : .say("what's for dinner tonight", "take the milk out of the pantry", end: ", for instance")
    case .pantryChanged: .say("what's in the pantry", "what's for dinner tonight", "undo")
    case .pantryCheck: .say("show the recipe", "what's in the pantry")
    case .money(let reply): closing(for: reply)
    case .didYouMean(let alternatives):
      alternatives.count == 1
        ? Closing(text: "Say yes or no, or put it another way.", lines: ["yes", "no"])
        : Closing(text: "Say its number, or put it another way.", lines: alternatives.map(\.example))
    case .sayPlainly(let guess): .say(guess.example, end: ", for instance")
    case .notUnderstood(_, let failures): closing(forFailures: failures)
    case .tooLong: .say("help", end: " for examples")
    case .help(let state): closing(forHelpIn: state)
    case .greeting(let tonight, let isNewKitchen):
      isNewKitchen
        ? .silent("what's for dinner tonight", "plan the week", "help")
        : .say("what's for dinner tonight", tonight == nil ? "plan the week" : "show the plan")
    case .thanks, .goodbye: .none
    case .talk(let talk): closing(for: talk)
    case .undone: .say("undo", end: " to go one step further back")
    case .nothingToUndo, .undoBlocked, .undoBarrier: .say("show the plan", "what do you know about us")
    case .conversationDropped: .say("plan the week", "show the plan")
    case .storeFailure: .none
    }
  }

  /// The question is the reply's end; these lines pass it, ask about it or leave it.
  func closing(forAsking asking: HouseholdQuestion) -> Closing {
    switch asking {
    case .size: .silent("4", "skip", "why?", "never mind")
    case .avoids: .silent("nobody", "skip", "why?", "never mind")
    case .budget: .silent("no limit", "skip", "why?", "never mind")
    case .cuisines: .silent("anything", "skip", "why?", "never mind")
    }
  }

  /// The evenings that can be changed.
  var closingForDay: Closing {
    Closing(text: "", lines: state.draft?.plan.meals.map { names.typed($0.day) } ?? [])
  }
}
