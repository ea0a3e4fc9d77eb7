import Talk

/// What a run of the planning machine came to.
struct PlanningRun {
  /// What is to be shown or asked, in order.
  var effects: [PlanningEffect] = []
  /// The plan it saved; nil for none.
  var saved: SavedPlan?
  /// Plans that gave way to the saved one.
  var replaced: [ReplacedPlan] = []
}

/// A plan in force that another took the place of.
struct ReplacedPlan {
  /// As it stands from now on: archived.
  var archived: SavedPlan
  /// Its dinners gone by, which history keeps.
  var past: [MealHistoryEntry]
}

/// Runs the planning machine on an event; nil when it is out of place here, and then nothing has changed.
func plan(_ event: PlanningEvent, _ turn: inout Turn) -> PlanningRun? {
  let agreed = turn.state.draft
  var driver = PlanningDriver(turn)
  do { try driver.send(event) } catch { return nil }
  turn.state.planning = driver.state
  for old in driver.run.replaced {
    for dinner in old.past { turn.put(dinner) }
    turn.put(old.archived)
  }
  if let saved = driver.run.saved {
    turn.put(saved)
    turn.state.memory[SavedWishes.self] = SavedWishes(saved.plan.id, of: agreed)
  }
  return driver.run
}

/// Runs the machine and says what came of it, or that there is no plan to change.
func plan(_ event: PlanningEvent, showing change: DraftChange, _ turn: inout Turn) {
  if let run = plan(event, &turn) {
    showPlanning(run, change, &turn)
  } else {
    turn.say(PlanNotNow.nothingToChange)
  }
}

/// Says what a run ended in: a plan to approve, a saved one, a question, a failure.
func showPlanning(_ run: PlanningRun, _ change: DraftChange, _ turn: inout Turn) {
  for effect in run.effects {
    switch effect {
    case .showDraft(let draft):
      var focus = focusOnPlan(turn)
      switch change {
      case .swapped(let days) where days.count == 1, .plated(_, let days, _) where days.count == 1:
        focus = focusOnDay(days[0], turn)
      default: break
      }
      turn.say(draftShown(draft, change, turn), focus: focus)
      turn.state.unfilled = nil
      turn.isUndoable = true
    case .showSaved: showSaved(run, &turn)
    case .showFailure(let error, let resume):
      let apart = whoEatsApart(turn)
      turn.say(
        PlanFailed(
          error, resume, change: change, unknown: dishNobodyHas(error, turn),
          apart: apart.count == 1 ? apart[0] : nil)
      )
    case .ask: OnboardingQuestion(in: turn.state)?.open(&turn)
    default: break
    }
  }
}

/// The plan just saved, the ones that gave way to it, and the first thing to do for it.
private func showSaved(_ run: PlanningRun, _ turn: inout Turn) {
  guard let saved = run.saved else { return }
  let world = turn.world
  turn.say(
    PlanSaved(
      saved: saved, budget: budget(of: turn.household, for: saved.plan.meals.count),
      nutrition: world.nutrition(of: saved.plan, for: turn.household)), focus: focusOnPlan(turn))
  for old in run.replaced {
    turn.say(PlanArchived(days: old.archived.plan.meals.map(\.day), keepsHistory: !old.past.isEmpty))
  }
  if let next = reminders(for: saved, world).first {
    turn.say(RemindersShown(reminders: [next], isAsked: false))
  }
}

/// Leaves the states that only show something: a failure that was read, a plan that was saved.
func settleDown(_ turn: inout Turn) {
  switch turn.state.planning {
  case .error: _ = plan(.recovered, &turn)
  case .planReady: _ = plan(.finished, &turn)
  default: break
  }
}

/// "It" is the plan; "repeat" shows it again.
func focusOnPlan(_ turn: Turn) -> Focus { Focus(.plan, again: turn.choice(.showPlan)) }

/// "It" is that evening's dinner; "repeat" shows it again.
func focusOnDay(_ day: Day, _ turn: Turn) -> Focus {
  Focus(.day, day: day, again: turn.choice(.day, [SlotBinding(name: "day", value: .day(day))]))
}
