import Talk

/// "How was it yesterday?": asked once when a chat opens, and an invitation for one line only. The line that
/// rates it, or lets it go, answers it; any other closes it.
struct RatingQuestion: OpenQuestion {
  static let name = "rating"
  var slot: String? { "stars" }

  /// The evening it asks about.
  var evening: Day

  func choices(_ words: Wording) -> [String] { ["5", "4", "3", "2", "1"] }

  func expects(_ world: World, in state: DialogueState) -> [Expectation] {
    [world.house.expectation(.stars, slot: "stars", entity: "rating")].compactMap { $0 }
  }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    case .stars?:
      // A slip of the finger: the question stands for one more line.
      if !rate(said, askedAbout: evening, &turn) { turn.state.questions.push(self) }
    case .no? where said.facts.isEmpty, .leave?, .skip?, .back?: leave(&turn)
    default: return false
    }
    return true
  }

  func unreadable(_ turn: inout Turn) -> Bool {
    turn.state.questions.close { $0 is RatingQuestion }
    guard !turn.said.isLeftOut, let told = opinion(turn.said.said),
      let intent = turn.world.house.intent(for: .stars)
    else { return false }
    turn.perform(Choice(intent.name, slots: [SlotBinding(name: "remark", value: .text(told))]))
    return true
  }

  func ask(_ turn: inout Turn) {
    guard let dinner = dinnerToAskAbout(on: evening, turn.world) else { return }
    turn.state.questions.push(self)
    turn.say(HowWasDinner(dinner: dinner))
  }

  func leave(_ turn: inout Turn) { turn.say(NoStars()) }
  func outlasts(_ act: IntentAct?) -> Bool { false }
}

/// The evening whose dinner was asked about last; no evening is asked about twice.
struct EveningAskedAbout: Remembered {
  static let name = "asked evening"
  var evening: Day
}

/// A planned dinner that was cooked and not rated; nil for none.
func dinnerToAskAbout(on day: Day, _ world: World) -> MealHistoryEntry? {
  guard let meal = world.plannedMeal(on: day), meal.kind == .cook else { return nil }
  // What was really cooked comes before what was planned.
  let told = world.history.filter { $0.day == day }
  let known = told.last { $0.outcome == .cooked } ?? told.first { $0.recipe == meal.recipe }
  let dinner = known ?? MealHistoryEntry(meal)
  return dinner.outcome == .cooked && dinner.stars == nil ? dinner : nil
}
