/// What can be said next after replies of several rooms.
extension Wording {
  /// What to say after news about the household.
  package var householdClosing: Closing {
    state.draft == nil
      ? .say("plan the week", "what's for dinner tonight") : .say("show the plan", "looks good")
  }

  /// After a recipe: to go on planning where a plan waits, else to look on.
  package var recipeClosing: Closing {
    if state.draft != nil { return .say("show the plan", "looks good") }
    if state.offer != nil { return .say("something else", "plan the week") }
    return .say("what's for dinner tonight", "plan the week")
  }

  /// After a word on a food: back to where the talk stood.
  package var foodClosing: Closing {
    if state.draft != nil { return .say("show the plan", "looks good") }
    return .say("what's for dinner tonight", "plan the week")
  }
}
