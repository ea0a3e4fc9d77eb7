import Testing

/// Replies that no written conversation holds, in the moments that matter: what they suggest can be said
/// as well.
@Suite struct RareSuggestionTests {
  static let moments = ["a new kitchen", "a plan for today", "the last question open", "a plan on the table"]

  @Test("what is suggested after a request of another kind can be said", arguments: moments)
  func holds(_ name: String) throws {
    let opening = try #require(OpeningTests.openings.first { $0.testDescription == name })
    let kitchen = try opening.made()
    var walk = SuggestionWalk()
    for line in Self.lines {
      let copy = try WalkedKitchen(copyOf: kitchen)
      let reply = WalkedReply(copy.say(line))
      let moment = Moment(
        place: name, said: line, reply: reply, suggested: reply.everySuggestion, listed: reply.listed,
        hasPlan: false)
      try walk.type(everyLineOf: moment, in: copy)
    }
    for finding in walk.findings { Issue.record(Comment(rawValue: finding)) }
  }

  /// What can't be done yet, what is asked in passing, and values that can't be.
  private static let lines = [
    "show my staples", "add milk to the shopping list", "take milk off the list", "make a new list",
    "check off milk", "aisle 5 comes before aisle 3", "which store is cheapest", "breakfast ideas",
    "remind me to thaw the chicken", "edit the recipe", "how long does milk keep", "next step",
    "add a new recipe", "set a timer for 10 minutes", "use metric units", "email the plan to Sam",
    "what do we need to use up", "we opened the milk", "how much food did we waste", "show our statistics",
    "log my breakfast", "who are you", "can my dog eat grapes", "is chicken breast low carb",
    "how many cups in a pound", "what temperature should chicken be", "how much is butter",
    "what's in season", "where is the tahini", "we like klingon food", "at most 90000 calories a dinner",
    "at least 99 different proteins a week", "our limit is 1 mg of sodium", "we want 5 calories a day",
    "at least 900 g of fiber a dinner", "Emma is 200", "forget Zork", "plan dinners for 90 people",
    "how healthy is the plan", "how are we doing on budget", "what did we eat last week", "any reminders",
    "find recipes with tofu", "find recipes with caviar", "how do I make beef wellington", "quicker",
    "what do you mean", "maybe", "no", "thanks", "hello", "not that", "blub", "something with fish tonight",
  ]
}
