import Talk

/// What is safe to eat, and what is not, with who says so and whom to ask. No word on allergens, and nothing is cleared.
struct RulesTold: Reply {
  var rules: [FoodRule]
  var sources: [String]
  var scale: TemperatureScale
  /// Told beside the question that somebody is pregnant, and nothing of it is noted.
  var unnoted = false

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    for rule in rules { blocks += .say(onScale(rule.says, scale), .warn) }
    let named = sources.filter { $0 != "our own kitchen notes" }
    blocks += named.isEmpty ? [] : .say("Source: \(joined(named)).", .dim)
    if unnoted {
      blocks += .say("I have not noted the pregnancy: please say that in a line of its own.", .dim)
    }
    return blocks + (ask.isEmpty ? [] : .say(ask))
  }

  private var ask: String {
    let who = rules.map(\.ask)
    if who.contains("pharmacist") { return "Please ask your doctor or pharmacist before you eat it." }
    if who.contains("doctor") { return "I am no doctor: please ask yours." }
    return ""
  }

  func next(_ words: Wording) -> Closing {
    unnoted ? .say("I'm pregnant", "what's for dinner tonight") : words.foodClosing
  }
  var matter: Facts? {
    [
      "kind": "food_rules", "rules": rules.map(\.id), "ask": rules.map(\.ask).filter { !$0.isEmpty },
      "sources": sources,
    ]
  }
}

/// A question of safety that no rule answers: never cleared.
struct NoFoodRule: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say("I have no rule of food safety for that, and what I don't know I never call safe.")
  }
  func next(_ words: Wording) -> Closing { .say("safe temperatures", "what is the two-hour rule") }
  var status: ReplyStatus { .refused }
}
