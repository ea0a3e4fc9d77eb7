import Talk

/// An allergy is to be let go of somebody who has none noted, or several.
struct AllergyUnclear: Reply {
  var name: String
  /// What they cannot have; empty for nothing.
  var avoided: [String]

  func blocks(_ words: Wording) -> [Block] {
    avoided.isEmpty
      ? .say("I have no allergy of \(name) noted, so nothing is let go.")
      : .say(
        "\(capitalized(name)) can't have \(joined(avoided)). Please name the one that is over; until then all of it stays."
      )
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "plan the week") }
  var status: ReplyStatus { .refused }
  var matter: Facts? { ["kind": "allergy_unclear", "person": name, "avoided": avoided] }
}
