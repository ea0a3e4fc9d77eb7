import Talk

/// The figure just set, then the household's others; nil for all the usual ones.
struct GuidelinesChanged: Reply {
  var guidelines: NutritionGuidelines
  var changed: Guideline?

  func blocks(_ words: Wording) -> [Block] {
    guard let changed else { return .say("The usual figures again: \(allPhrases(guidelines)).") }
    let usual = guidelines.differs(in: changed) ? "" : ", as usual"
    let rest = ownPhrases(guidelines, but: changed)
    return .say(
      sentences(
        "Noted: \(phrase(changed, guidelines[keyPath: changed.path]))\(usual).",
        rest.isEmpty ? "" : "The rest stands: \(joined(rest))."))
  }

  func next(_ words: Wording) -> Closing { guidelinesClosing }
  var matter: Facts? { ["kind": "guidelines", "guidelines": Facts(guidelines)] }
}

/// What a week is measured against: one figure, or all.
struct GuidelinesShown: Reply {
  var guidelines: NutritionGuidelines
  var asked: Guideline?

  func blocks(_ words: Wording) -> [Block] {
    guard let asked else { return .say("I measure a week against these figures: \(allPhrases(guidelines)).") }
    let origin = guidelines.differs(in: asked) ? "your own figure" : "the usual figure"
    return .say("It is \(phrase(asked, guidelines[keyPath: asked.path])), \(origin).")
  }

  func next(_ words: Wording) -> Closing { guidelinesClosing }
  var matter: Facts? { ["kind": "guidelines", "guidelines": Facts(guidelines)] }
}

private func allPhrases(_ guidelines: NutritionGuidelines) -> String {
  joined(Guideline.allCases.map { phrase($0, guidelines[keyPath: $0.path]) })
}

private let guidelinesClosing = Closing.say("is this week healthy", "what do you know about us", "undo")
