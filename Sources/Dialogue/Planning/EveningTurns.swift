import Kitchen
import Language
import Planning
import Values

/// Evenings that are not like any other: nobody home, more or fewer at the table.
extension Turn {
  /// "We're out on Thursday", and "we're home after all". Source: requirements MP-32, MP-37.
  mutating func skipDays(_ days: [Values.Day], isHome: Bool) {
    let days = days.filter { $0 >= world.today }
    guard !days.isEmpty else {
      say(.notNow(.dayGone))
      return
    }
    for day in days {
      var note = world.kitchen.evenings.note(on: day)
      note.isOut = !isHome
      change(.setEvening(note))
    }
    isUndoable = true
    if isHome { putBack(days) } else { leaveOut(days) }
  }

  private mutating func leaveOut(_ days: [Values.Day]) {
    guard let draft = openDraft, days.contains(where: { draft.plan.meal(on: $0) != nil }) else {
      sayNoted(days)
      return
    }
    var request = leavingOut(Set(days), of: draft)
    request.evenings = notes(in: draft.request.days)
    guard !request.days.isEmpty else {
      _ = plan(.cancelled)
      responses.append(.cancelled(.draft))
      return
    }
    replace(
      draft, with: request, showing: .withoutDays(days.filter { draft.plan.meal(on: $0) != nil }, changed: [])
    )
  }

  private mutating func putBack(_ days: [Values.Day]) {
    let new = days.filter { day in openDraft?.plan.meal(on: day) == nil }
    guard let draft = openDraft, !new.isEmpty else {
      sayNoted(days)
      return
    }
    var request = draft.request
    request.days = (request.days + new).sorted()
    request.evenings = notes(in: request.days)
    request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
    replace(draft, with: request, showing: .swapped(new))
  }

  /// "6 on Saturday", "my mum comes on Sunday". Source: requirements MP-36.
  mutating func setEaters(_ words: EatersWords) {
    guard words.count != nil || words.more != nil else {
      sayPlainly([Alternative(intent: "day_eaters", summary: "", confidence: 0, example: "")])
      return
    }
    let days = words.days.filter { $0 >= world.today }
    guard !days.isEmpty else {
      say(.notNow(.dayGone))
      return
    }
    let count = words.count ?? household.eaters + (words.more ?? 0)
    guard (1...20).contains(count) else {
      say(.refused([.size(Rational(count))]))
      return
    }
    for day in days {
      var note = world.kitchen.evenings.note(on: day)
      note.isOut = false
      if let said = words.count {
        note.eaters = said == household.eaters ? nil : said
        note.guests = 0
      } else {
        note.seat(words.more ?? 0, usually: household.eaters)
      }
      change(.setEvening(note))
    }
    isUndoable = true
    guard let draft = openDraft, days.contains(where: { draft.plan.meal(on: $0) != nil }) else {
      sayNoted(days)
      return
    }
    var request = draft.request
    request.evenings = notes(in: request.days)
    request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
    replace(draft, with: request, showing: .served(days))
  }

  private mutating func sayNoted(_ days: [Values.Day]) {
    say(.evenings(days.map { world.kitchen.evenings.note(on: $0) }, usually: household.eaters))
  }

  /// What is noted of the evenings from the first to the last of those days.
  func notes(in days: [Values.Day]) -> [EveningNote] {
    world.kitchen.evenings.filter {
      (days.first ?? $0.day) <= $0.day && $0.day <= (days.last ?? $0.day)
    }
  }

  /// The plan on the table, or the saved one put back on it.
  var openDraft: Draft? {
    if case .onboarding = state.planning { return nil }
    return state.draft ?? reopened
  }

  /// Evenings whose dinner is none the plan had before.
  private func news(since old: Draft) -> [Values.Day] {
    let known = Set(old.plan.meals.map(\.recipe))
    return (state.draft?.plan.meals ?? []).filter { meal in
      !known.contains(meal.recipe)
        || meal.kind == .cook && old.plan.meal(on: meal.day)?.kind == .leftovers
          && old.plan.meal(on: meal.day)?.recipe == meal.recipe
    }.map(\.day)
  }

  /// Puts a changed request in the place of the plan on the table.
  mutating func replace(_ draft: Draft, with request: PlanRequest, showing change: DraftChange) {
    state.offer = nil
    guard propose(request) else { return }
    showPlanning(change.with(changed: news(since: draft)))
    askAgain(.opening(open: HouseholdQuestion.open(in: household).count))
  }
}

extension DraftChange {
  /// The same with the evenings that have another dinner besides what was asked for.
  fileprivate func with(changed: [Values.Day]) -> DraftChange {
    switch self {
    case .withoutDays(let days, _): .withoutDays(days, changed: changed)
    case .moved(let from, let to, let isExchange, _):
      .moved(from, to, isExchange: isExchange, changed: changed)
    default: self
    }
  }
}
