package import Dialogue
import Kitchen
import Planning

/// How a reply ended; `--json` says it and the exit status follows. In the order of how bad it is.
/// Source: formats, "A reply of --json"; design §9.
package enum ReplyStatus: String, CaseIterable, Comparable, Sendable {
  case done, asking
  case notUnderstood = "not_understood"
  case refused
  case nothingFits = "nothing_fits"
  case failed, damaged

  package var exit: Int32 {
    switch self {
    case .done, .asking: 0
    case .notUnderstood, .refused, .failed: 1
    case .nothingFits: 3
    case .damaged: 4
    }
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// The status of a reply: the worst of its responses; asking rather than done while a question waits.
package func status(of responses: [Response], in state: DialogueState) -> ReplyStatus {
  let open: ReplyStatus = openQuestion(in: state) == nil ? .done : .asking
  return responses.map(status).reduce(open, max)
}

private func status(of response: Response) -> ReplyStatus {
  switch response {
  case .question(let question):
    if case .notRead = question.lead {
      return question.problems.isEmpty ? .notUnderstood : .refused
    }
    return .asking
  case .refused(let problems): return problems.contains(where: \.isRefusal) ? .refused : .done
  case .askDay, .didYouMean: return .asking
  case .sayPlainly, .notUnderstood, .tooLong: return .notUnderstood
  case .notNow, .noSuchRecipe, .noPlan, .nothingToUndo, .undoBlocked, .undoBarrier: return .refused
  case .history(.notStars), .history(.nothingEaten), .history(.notYet): return .refused
  case .planNews(.nothingToThrowAway), .planNews(.tableIsOver): return .refused
  case .planNews(.confirm): return .asking
  case .noOffer: return .nothingFits
  case .pantryChanged(let put, let taken, _): return put.isEmpty && taken.isEmpty ? .refused : .done
  case .recipes(let page): return page.total == 0 ? .nothingFits : .done
  case .lookup(let lookup): return status(of: lookup)
  case .money(let reply): return status(of: reply)
  case .talk(.animalsFood), .talk(.notYet): return .refused
  case .talk: return .done
  case .failure(let error, _): return status(of: error)
  case .storeFailure(let error): return status(of: error)
  // A draft asks while it waits for a yes, which the state tells.
  case .draft, .heard, .household, .forgotten, .guidelines, .guidelinesAsked, .offer, .saved, .plan, .day,
    .evenings,
    .fixed, .notAgain, .nothingOn, .why,
    .alreadyPlanned, .cancelled, .chosen, .recipe, .list, .pantry, .pantryCheck,
    .favorite, .favorites, .history, .reminders, .planNews, .help, .greeting, .thanks,
    .goodbye, .undone, .conversationDropped:
    return .done
  }
}

private func status(of lookup: Lookup) -> ReplyStatus {
  switch lookup {
  case .whichDish: .asking
  case .unknownFood, .notConvertible, .noFigures: .refused
  case .time, .ingredients, .food, .checked, .substitutes, .converted, .degrees, .nutrition, .week, .sections,
    .temperature, .season, .seasonOf:
    .done
  }
}

private func status(of reply: MoneyReply) -> ReplyStatus {
  switch reply {
  case .notTaken, .noSuchSaving: .refused
  case .pricesForgotten(let foods, _): foods.isEmpty ? .refused : .done
  case .spent, .budget, .converted, .priceNoted, .prices: .done
  }
}

private func status(of error: PlanningError) -> ReplyStatus {
  switch error {
  case .insufficientRecipes, .budgetTooLow: .nothingFits
  case .recipeNotFound, .invalidServingSize: .refused
  case .saveFailed(.damaged): .damaged
  case .saveFailed(.busy), .saveFailed(.full), .saveFailed(.failed), .unavailable, .noProgress: .failed
  }
}

private func status(of error: StoreError) -> ReplyStatus {
  switch error {
  case .damaged: .damaged
  case .cannotOpen, .notAKitchen, .tooNew, .busy, .full, .failed: .failed
  }
}

extension FactProblem {
  /// Whether something said was not taken; an unknown food is noted as it was said.
  var isRefusal: Bool {
    switch self {
    case .size, .budget, .tax, .minutes, .servings, .unknownCuisine, .noSuchDay, .noSuchPerson, .guideline,
      .age,
      .ageOfWhom:
      true
    case .unknownFood: false
    }
  }
}
