import Talk

/// What a dish's own steps say of heat.
struct OvenHeatTold: Reply, Hashable {
  var title: String
  var steps: [String]

  func blocks(_ words: Wording) -> [Block] {
    guard !steps.isEmpty else { return .say("The recipe for \(title) tells no heat.") }
    return .say("\(title), by its steps:") + .say(steps.joined(separator: " "))
  }

  func next(_ words: Wording) -> Closing { .say("show the recipe") }
}
