import Dialogue
import Kitchen
import Language
import Planning
import Values

extension Wording {
  /// A hello, also what a chat opens with. Source: design §1.
  func greeting(_ tonight: PlannedMeal?, isNewKitchen: Bool) -> [Block] {
    let hello =
      isNewKitchen
      ? "Sous — your kitchen, in words. Say what you need; \(typeable("help")) shows examples." : "Hello."
    guard let meal = tonight else {
      return .say(isNewKitchen ? hello : "\(hello) Nothing is planned for tonight yet.")
    }
    return .say("\(hello) Tonight: \(title(of: meal)), \(minutesText(meal.minutes)).")
  }

  func noPlan(_ what: NoPlanFor) -> [Block] {
    if case .onboarding(_, _) = state.planning {
      return .say(
        what == .list ? "The list comes with the plan." : "The plan comes after the questions.")
    }
    switch what {
    case .list:
      let offer = "Say \(typeable("plan the week")) and I'll make one."
      return .say("There is no plan yet, so nothing to shop for. \(offer)")
    case .nutrition:
      let offer = "Say \(typeable("plan the week")) and I'll make one."
      return .say("There is no plan yet, so nothing to measure. \(offer)")
    case .plan: return .say("There is no plan yet. Say \(typeable("plan the week")) and I'll make one.")
    }
  }

  /// One reading as a question, two or more as lines that can be chosen or typed.
  func didYouMean(_ alternatives: [Alternative]) -> [Block] {
    if alternatives.count == 1 {
      var line = alternatives[0].example
      if line.hasSuffix("?") { line.removeLast() }
      return .say("Did you mean \(typeable(line))?")
    }
    let rows = alternatives.enumerated().map { index, alternative in
      [
        Cell("\(index + 1)"), Cell(alternative.summary),
        Cell(typeable(alternative.example), .accent),
      ]
    }
    let columns = [
      Column("", .right, priority: 8), Column("", priority: 9, minWidth: 16),
      Column("", priority: 7, minWidth: 16),
    ]
    return .say("Did you mean one of these?")
      + [.table(Table(columns: columns, rows: rows), indent: 2)]
  }

  func sayPlainly(_ guess: Alternative) -> [Block] {
    let start = guess.summary.prefix(1).lowercased()
    return .say(
      "That may be a wish to \(start)\(guess.summary.dropFirst()). To be safe, I only do that when it is said plainly."
    )
  }

  /// In other words each time, so that nobody is told the same twice.
  func notUnderstood(failures: Int) -> [Block] {
    switch failures {
    case ..<2: .say("I didn't understand that.")
    case 2: .say("That is still beyond me, sorry. I plan dinners, write shopping lists, and know recipes.")
    case 3: .say("I can't read that either; perhaps one of these helps.") + help(state.planning.name)
    default: .say("I don't follow. It may be something I can't do.")
    }
  }

  func closing(forFailures failures: Int) -> Closing {
    if failures == 3 { return closing(forHelpIn: state.planning.name) }
    guard failures < 2 else { return .say("help", end: " for examples of what I can do") }
    if let lines = linesOnTheTable { return lines }
    return .say("what's for dinner tonight", "plan the week", "shopping list", end: ", for instance")
  }

  func cancelled(_ thing: CancelledThing) -> [Block] {
    switch thing {
    case .nothing: .say("There is nothing to stop.")
    case .onboarding: .say("All right, no plan for now. What you told me is kept.")
    case .draft: .say("All right, that plan is put away. What you told me is kept.")
    case .offer: .say("All right.")
    }
  }

  func closing(after thing: CancelledThing) -> Closing {
    switch thing {
    case .draft: .say("undo", "plan the week", "what's for dinner tonight")
    case .nothing, .onboarding, .offer: .say("plan the week", "what's for dinner tonight")
    }
  }
}
