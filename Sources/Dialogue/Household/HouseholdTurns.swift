import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// Facts were told: an answer to the open question, a correction, or news at any time.
  mutating func inform(_ facts: [HouseholdFact]) {
    if case .onboarding(let asking, let order) = state.planning {
      answer(asking, order, with: facts)
      return
    }
    let hearing = updateFamilyPreferences(household, with: facts)
    let changed = hearing.household != household
    if !changed, hearing.problems.isEmpty, !hearing.evenings.isEmpty {
      for note in hearing.evenings {
        setEaters(EatersWords(days: [note.day], count: nil, more: note.guests))
      }
      return
    }
    keepEvenings(hearing)
    // What was said once is not asked for again.
    if changed { keep(settledByMention(facts, in: hearing.household)) }
    if !hearing.problems.isEmpty { responses.append(.refused(hearing.problems)) }
    guard changed else {
      if hearing.problems.isEmpty { responses.append(.heard(household, factoriesNote: false)) }
      return
    }
    responses.append(.heard(household, factoriesNote: hearing.factoriesNote))
    state.focus = .household
    if hearing.answered.contains(.avoids) { state.offer = nil }
    if let draft = state.draft {
      replan(draft)
    } else if let order = mending(household) {
      // The saved plan is no longer safe for everybody: it comes back on the table, mended.
      if plan(.planRequested(order)) { showPlanning(.regenerated(.missingDietaryFilter)) }
    } else if let order = state.unfilled, hearing.problems.isEmpty, plan(.planRequested(order)) {
      // What stood in the way may just have been taken away.
      showPlanning(.new)
    }
  }

  /// Guests of single evenings, noted beside the answer they came with.
  mutating func keepEvenings(_ hearing: HouseholdHearing) {
    for guests in hearing.evenings where guests.day >= world.today {
      var note = world.kitchen.evenings.note(on: guests.day)
      note.seat(guests.guests, usually: hearing.household.eaters)
      change(.setEvening(note))
    }
  }
}
