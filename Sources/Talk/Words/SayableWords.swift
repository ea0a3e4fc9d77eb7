/// Which lines can be said as things stand. The one place that knows: replies suggest what fits them, and
/// what cannot work now is replaced or left out before the sentence is put together.
extension Wording {
  /// The line, the one that does in its place, or nil. Where nothing is known of how things stand every line
  /// is left as it is.
  package func sayable(_ line: String, reachesBack: Bool = false) -> String? {
    guard let standing else { return line }
    switch line {
    case "undo": return standing.hasChanged || reachesBack && standing.canUndo ? line : nil
    case "plan the week", "plan dinners for this week":
      return planned(standing.isWeekPlanned ? planLine : line)
    case "plan next week": return planned(standing.isNextWeekPlanned ? planLine : line)
    case "shopping list", "show me the list":
      return standing.hasPlan || standing.hasList ? line : planned(planLine)
    case "what's left", "we're done shopping": return standing.hasPlan || standing.hasList ? line : nil
    case "show the plan":
      return standing.hasPlan ? line : planned(planLine)
    case "is this week healthy", "how healthy is the plan", "nutrition for the week",
      "cancel this week's plan":
      return standing.hasPlan ? line : nil
    case "any reminders": return standing.hasSavedPlan ? line : nil
    case "what's for dinner tonight": return standing.hasDinners ? line : "dinner in under 60 minutes"
    case "something else": return state.offer?.hasMore == false && !isAboutPlan ? nil : line
    case "show the recipe", "show me the recipe": return standing.hasDish ? line : nil
    default:
      guard line.hasPrefix("swap "), line != "swap a day" else { return line }
      return standing.evenings.contains { line.hasPrefix("swap \(names.typed($0))") } ? line : nil
    }
  }

  /// Whether "something else" means another plan, or another dinner of it.
  private var isAboutPlan: Bool { state.draft != nil && [.plan, .day].contains(state.focus.topic) }

  /// A line that plans, unless the same came to nothing just now or is sure to.
  private func planned(_ line: String) -> String? {
    guard let standing, line.hasPrefix("plan") else { return line }
    return standing.isPlanFailing || standing.isBudgetHopeless ? nil : line
  }

  /// How a plan is come by, or looked at where all is planned.
  package var planLine: String {
    guard let standing, standing.isWeekPlanned else { return "plan the week" }
    guard standing.isNextWeekPlanned else { return "plan next week" }
    return standing.hasPlan ? "show the plan" : "what's for dinner tonight"
  }

  /// What can be said next, of what the reply suggests; where nothing of it can, what always can.
  func sayable(_ closing: Closing) -> Closing {
    guard standing != nil else { return closing }
    let fitted = closing.fitted { sayable($0, reachesBack: closing.reachesBack) }
    guard fitted.lines.isEmpty, !closing.lines.isEmpty else { return fitted }
    return .say(["what's for dinner tonight", planned(planLine)].compactMap(\.self))
  }
}
