import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// What can be said here, by what one wants to do. Source: design §5.
  func help(_ state: StateName) -> [Block] {
    let topics = helpTopics(state)
    let rows = topics.map { topic in
      [Cell(topic.title, .heading), Cell(topic.lines.map(typeable).joined(separator: ", "))]
    }
    let columns = [Column("", priority: 2, minWidth: 8), Column("", priority: 1, minWidth: 30)]
    return .say(helpLead(state)) + [.table(Table(columns: columns, rows: rows), indent: 2)]
  }

  private func helpLead(_ state: StateName) -> String {
    switch state {
    case .onboarding: "I'm asking what I need for your plan. You could say:"
    case .awaitingApproval: "A plan is waiting for your yes. You could say:"
    case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      "I plan dinners and write the shopping list. You could say:"
    }
  }

  /// The topics of a state, each with lines that can be typed.
  func helpTopics(_ state: StateName) -> [(title: String, lines: [String])] {
    switch state {
    case .onboarding:
      [
        ("An answer", ["4", "Emma is dairy-free", "$120", "Italian and Thai"]),
        ("Pass", ["skip"]),
        ("Ask", ["why?"]),
        ("Change", ["back", "start over"]),
        ("Leave", ["never mind"]),
      ]
    case .awaitingApproval:
      [
        ("Keep it", ["looks good"]),
        ("One evening", ["swap \(someDay)", "make \(someDay) vegetarian"]),
        ("All of it", ["too expensive", "more variety", "start over"]),
        ("Look closer", ["why \(someDay)?", "recipe for \(someDay)", "shopping list"]),
        ("Leave it", ["never mind"]),
      ]
    case .idle, .gatheringContext, .generatingPlan, .generatingGrocery, .estimatingCost, .budgetCheck,
      .optimizingBudget, .regenerating, .savingPlan, .planReady, .error:
      [
        ("Tonight", ["what's for dinner tonight", "something quick with chicken"]),
        ("The week", ["plan dinners for this week", "plan Monday to Friday under $90"]),
        ("Shopping", ["shopping list"]),
        ("A plan", ["show the plan", "what's on Friday", "swap Friday", "is this week healthy"]),
        ("Your kitchen", ["we are 5", "Emma can't have dairy", "what do you know about us"]),
        ("Any time", ["undo", "never mind", "bye"]),
      ]
    }
  }

  /// An evening of the plan on the table.
  private var someDay: String {
    let days = state.draft?.plan.meals.map(\.day) ?? []
    return (days.dropFirst().first ?? days.first).map(names.typed) ?? "Tuesday"
  }

  /// The first line of each topic.
  func closing(forHelpIn state: StateName) -> Closing {
    Closing(
      text: "Your own words will do as well.", lines: helpTopics(state).compactMap(\.lines.first))
  }
}
