import Kitchen
import Planning
import Values

extension Turn {
  mutating func showPlan() {
    if let draft = state.draft {
      responses.append(
        .draft(draft, change: .again, leftOut: leftOut, nutrition: nutrition(of: draft.plan)))
      state.focus = .plan
    } else if let saved = world.currentPlan {
      say(.plan(saved, today: world.today, nutrition: nutrition(of: saved.plan)), focus: .plan)
    } else {
      say(.noPlan(.plan))
    }
  }

  /// One evening. A bare day also answers "Which day shall I change?".
  mutating func showDay(_ words: DayWords, pending: PendingSwap?) {
    guard case .day(let day) = words else {
      if case .noSuchDay(let words) = words { say(.refused([.noSuchDay(words)])) }
      return
    }
    if let pending {
      var wish = pending.wish
      wish.day = day
      if let draft = state.draft, draft.plan.meal(on: day) != nil {
        swap([wish], in: draft)
        return
      }
      swap(
        SwapWords(
          days: [day], noSuchDays: [], wants: wish.wants, avoids: wish.avoids.map(\.what),
          minutes: wish.maxMinutes, cheaper: wish.cheaperThan != nil))
      return
    }
    if let meal = state.draft?.plan.meal(on: day) {
      responses.append(.day(meal, today: world.today, isDraft: true))
    } else if day < world.today, case let told = told(of: day), !told.isEmpty {
      responses.append(.history(.dinners(told, from: day, to: day)))
    } else if let meal = world.plannedMeal(on: day) {
      responses.append(.day(meal, today: world.today, isDraft: false))
    } else if isOut(day), let note = world.kitchen.evenings.first(where: { $0.day == day }) {
      responses.append(.evenings([note], usually: household.eaters))
    } else if day == world.today {
      offerTonight(.plain)
      return
    } else {
      let planned = state.draft?.plan.meals ?? world.currentPlan?.plan.meals ?? []
      responses.append(.nothingOn(day, planned: planned.map(\.day)))
    }
    state.focus = .day(day)
    askAgain(.again)
  }

  /// "Why Friday?", "why this one?", or why the open question is asked.
  mutating func explain(_ words: DayWords?, _ dish: ChoiceReference?) {
    if words == nil, let dish, let meal = shown(dish) {
      say(.why(meal), focus: state.offer == nil ? .day(meal.day) : nil)
      return
    }
    if words == nil, case .onboarding(let asking, let order) = state.planning {
      guard plan(.questionRepeated(failures: order.failures)) else { return }
      responses.append(question(asking, .why))
      return
    }
    if case .noSuchDay(let said)? = words {
      say(.refused([.noSuchDay(said)]))
      return
    }
    if case .day(let day)? = words {
      guard let meal = state.draft?.plan.meal(on: day) ?? world.plannedMeal(on: day) else {
        say(.nothingOn(day, planned: []))
        return
      }
      say(.why(meal), focus: .day(day))
      return
    }
    switch state.focus {
    case .day(let day):
      if let meal = state.draft?.plan.meal(on: day) ?? world.plannedMeal(on: day) {
        say(.why(meal))
        return
      }
    case .offer, .recipe:
      if let meal = state.offer?.meals.first(where: { state.focus.isAbout($0.recipe) })
        ?? state.offer?.meals.first
      {
        say(.why(meal))
        return
      }
    case .plan, .list:
      if let meal = (state.draft?.plan.meals ?? world.currentPlan?.plan.meals ?? []).first {
        say(.why(meal))
        return
      }
    case .nothing, .household, .help, .search, .pantry, .money, .spending: break
    }
    say(.notNow(.nothingToExplain))
  }
}

extension Turn {
  /// The dish offered, on the table or planned that is pointed at.
  private func shown(_ dish: ChoiceReference) -> PlannedMeal? {
    if let offer = state.offer, let meal = meal(dish, in: offer) { return meal }
    let meals = state.draft?.plan.meals ?? world.currentPlan?.plan.meals ?? []
    return switch dish {
    case .recipe(let id): meals.first { $0.recipe == id }
    case .words(let words): meals.first { $0.title.mentions(words) }
    case .number, .last: nil
    }
  }
}

extension Focus {
  /// Whether one dish was last talked about.
  var isOneDish: Bool {
    switch self {
    case .day, .recipe, .offer: true
    case .nothing, .plan, .list, .household, .help, .search, .pantry, .money, .spending: false
    }
  }

  func isAbout(_ recipe: RecipeID) -> Bool {
    if case .recipe(let id, _) = self { id == recipe } else { false }
  }
}
