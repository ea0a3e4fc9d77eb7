import Talk

/// How hot: what the step at hand says of it, else the first step that says something.
struct StepHeat: AtTheStove {
  var view: RecipeView
  var step: Int

  func blocks(_ words: Wording) -> [Block] {
    let steps = view.shown.steps
    let here = max(0, step - 1)
    let order = [here] + steps.indices.filter { $0 != here }
    guard let at = order.first(where: { !sentences(of: steps[$0].text).isEmpty }) else {
      return .say("The recipe for \(lowered(view.written.title)) names no heat.")
    }
    return .say("Step \(at + 1): \(sentences(of: steps[at].text).joined(separator: " "))")
  }

  /// Those that tell how hot.
  private func sentences(of text: String) -> [String] {
    let all = text.split(separator: ".").map { $0.split(separator: " ").joined(separator: " ") + "." }
    return all.filter { sentence in
      let words = Set(sentence.lowercased().split { !$0.isLetter && $0 != "°" }.map(String.init))
      return !words.isDisjoint(with: Self.heats) || sentence.contains("°")
    }
  }

  private static let heats: Set<String> = [
    "heat", "oven", "simmer", "boil", "broiler", "grill", "medium", "high", "low", "hot",
  ]

  func next(_ words: Wording) -> Closing { .say("next", "repeat") }
}

/// A food stays out of the pan at hand; nothing is noted for other days.
struct LeftOutHere: AtTheStove {
  var view: RecipeView
  var food: String
  var lines: [Int]

  func blocks(_ words: Wording) -> [Block] {
    let steps = view.shown.steps.indices.filter { at in
      view.shown.steps[at].uses.contains(where: lines.contains)
    }.map { "\($0 + 1)" }
    let places = steps.isEmpty ? "" : "; I say so again at step \(joined(steps))"
    return .say("Without \(inertLine(food)) this time\(places). I note nothing for other days.")
  }

  func next(_ words: Wording) -> Closing { .say("next", "repeat") }
}
