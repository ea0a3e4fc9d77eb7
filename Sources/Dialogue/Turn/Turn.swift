import Catalogue
import Kitchen
import Language
import Planning
import Values

/// One request being decided: the state so far, and what it will leave behind. Pure: everything it
/// looks at came with the world.
struct Turn {
  var state: DialogueState
  var household: Household
  var changes: [KitchenChange] = []
  var responses: [Response] = []
  var command: SessionCommand?
  var isUndoable = false
  /// The question the person was being asked when the line came.
  let wasAsked: HouseholdQuestion?
  /// The evening a rating was asked for when the line came.
  let awaitedRating: Values.Day?
  var world: World
  let identities: IdentitySource

  init(_ state: DialogueState, world: World, identities: IdentitySource) {
    self.state = state
    awaitedRating = state.awaitedRating
    self.world = world
    self.identities = identities
    household = world.kitchen.household ?? Household()
    if case .onboarding(let asking, _) = state.planning { wasAsked = asking } else { wasAsked = nil }
  }

  var outcome: TurnOutcome {
    TurnOutcome(
      state: state, changes: changes, responses: responses, command: command, isUndoable: isUndoable)
  }

  /// Takes in the household as it is from now on; a change only when something differs.
  mutating func keep(_ household: Household) {
    guard household != self.household || world.kitchen.household == nil else { return }
    self.household = household
    changes.removeAll { if case .setHousehold = $0 { true } else { false } }
    changes.append(.setHousehold(household))
  }

  /// Changes the kitchen, for the rest of this turn too.
  mutating func change(_ change: KitchenChange) {
    changes.append(change)
    world.kitchen = world.kitchen.applying([change], on: world.today)
  }

  /// Runs the planning machine on an event. False when it is out of place here: nothing has changed.
  mutating func plan(_ event: PlanningEvent) -> Bool {
    let table: Resumable = state.draft.map { .approval($0) } ?? .idle
    var driver = PlanningDriver(
      state.planning, household: household, world: world, identities: identities, table: table)
    do {
      try driver.send(event)
    } catch {
      return false
    }
    state.planning = driver.state
    changes += driver.changes
    lastEffects = driver.outcomes
    return true
  }

  /// What the machine wanted shown in the last `plan` call.
  var lastEffects: [PlanningEffect] = []

  /// The question as it is asked now.
  func question(
    _ asking: HouseholdQuestion, _ lead: Question.Lead, factoriesNote: Bool = false,
    problems: [FactProblem] = []
  ) -> Response {
    .question(
      Question(
        asking: asking, lead: lead, household: household,
        prompt: world.grammar.intent("plan_week")?.slot(asking.slot)?.ask ?? "",
        factoriesNote: factoriesNote, problems: problems))
  }

  /// How many recipes the household's avoidances rule out only because nobody vouches for them.
  var leftOut: Int {
    let strict = household.getDietaryRestrictions().filter { $0.strength == .strict }
    guard !strict.isEmpty else { return 0 }
    return world.catalogue.cards.count { card in
      let worst = strict.map { verdict(of: card, for: $0.what) }.max() ?? .free
      return worst == .unknown
    }
  }
}
