import Talk

/// One of the four questions: what leads to it, then the question. Source: 004 §5; MP-S1.
struct HouseholdAsked: Reply, Hashable {
  /// What it is asked after.
  enum Lead: Hashable, Sendable {
    /// The first of `open` questions.
    case opening(open: Int)
    case next
    /// Something else was heard or answered; the question stands.
    case again
    /// "Why do you ask?"
    case why
    /// The answer could not be read; from the second time with examples.
    case notRead(failures: Int)
    /// After three failed answers the default stands and the talk moves on.
    case movedOn(HouseholdQuestion)
    /// A conversation picked up after a break.
    case resumed
    case back
  }

  var asking: HouseholdQuestion
  var lead: Lead
  var household: Household
  /// The question's words, from the intent's file; empty where it has none.
  var prompt: String
  /// True when the note about factories is due.
  var factoriesNote = false
  var problems: [FactProblem] = []
  /// What was just told; it is always said.
  var told: [HouseholdFact] = []

  func blocks(_ words: Wording) -> [Block] {
    let lead = sentences(
      leadSentence(isFirst: words.isFirst), factoriesNote ? factoriesSentence : "",
      problems.map(problemSentence).joined(separator: " "), countSentence)
    let staysOnLine = self.lead == .again && problems.isEmpty && !factoriesNote
    if staysOnLine { return .say(sentences(lead, question)) }
    return .say(lead) + .say(question)
  }

  func next(_ words: Wording) -> Closing { Self.answers(to: asking) }

  /// The question is the reply's end; these lines answer it, pass it, ask about it or leave it.
  static func answers(to asking: HouseholdQuestion) -> Closing {
    switch asking {
    case .size: .silent("4", "skip", "why?", "never mind")
    case .avoids: .silent("nobody", "skip", "why?", "never mind")
    case .budget: .silent("no limit", "skip", "why?", "never mind")
    case .cuisines: .silent("anything", "skip", "why?", "never mind")
    }
  }

  var status: ReplyStatus {
    if case .notRead = lead { problems.isEmpty ? .notUnderstood : .refused } else { .asking }
  }

  var asks: Bool { true }

  func notices(_ words: Wording) -> [String] {
    [factoriesNote ? factoriesSentence : ""] + problems.map(problemSentence)
  }

  /// Questions that follow each other, from requests in one line, are asked as the last of them, with all
  /// that was heard.
  func merged(after former: any Reply) -> (any Reply)? {
    guard let former = former as? HouseholdAsked else { return nil }
    var both = self
    if case .opening = former.lead {
      both.lead = .opening(open: openHouseholdQuestions(in: household).count)
    } else if lead == .again {
      both.lead = former.lead
    }
    both.factoriesNote = factoriesNote || former.factoriesNote
    both.problems = former.problems + problems
    both.told = former.told + told.filter { !former.told.contains($0) }
    return both
  }
}

extension HouseholdAsked {
  private func leadSentence(isFirst: Bool) -> String {
    switch lead {
    case .opening: return sentences("Happy to.", summary(of: household))
    case .next: return summary(of: household, told: told)
    case .again: return isFirst ? summary(of: household, told: told) : "Back to planning."
    case .why: return reason
    case .notRead(let failures):
      if !problems.isEmpty { return "" }
      return failures < 2 ? "I didn't catch that." : "I still didn't catch that. You could say \(examples)."
    case .movedOn(let passed): return passedSentence(passed, eaters: household.eaters)
    case .resumed: return "We were in the middle of planning."
    case .back: return "One step back."
    }
  }

  /// How many questions there will be, said with the first.
  private var countSentence: String {
    guard case .opening(let open) = lead else { return "" }
    let count = ["One", "Two", "Three", "Four"].dropFirst(open - 1).first ?? "A few"
    let passing = open == 1 ? "question; \"skip\" passes it." : "questions; \"skip\" passes any of them."
    return "\(count) short \(passing)"
  }

  /// The question's own words, from the intent's file where it has them.
  private var question: String {
    switch asking {
    case .size: return prompt.isEmpty ? "How many people are you cooking for?" : prompt
    case .avoids:
      if !household.getDietaryRestrictions().isEmpty { return "Anyone else who avoids something?" }
      return prompt.isEmpty ? "Does anyone avoid something?" : prompt
    case .budget:
      return withHint(prompt.isEmpty ? "Weekly budget?" : prompt, "\(spenders); \"skip\" means no limit.")
    case .cuisines:
      return withHint(
        prompt.isEmpty ? "Which cuisines do you like?" : prompt,
        "For instance Italian, Mexican, Thai; \"skip\" means any.")
    }
  }

  /// A file's question that already says what a skip means stands as it is.
  private func withHint(_ question: String, _ hint: String) -> String {
    question.contains("\"skip\"") ? question : "\(question) \(hint)"
  }

  private var spenders: String {
    let usual = usualBudget(for: household.eaters).shortText
    return switch household.eaters {
    case 1: "One person often spends about \(usual)"
    case 2: "Two people often spend about \(usual)"
    case let more: "Families of \(more) often spend about \(usual)"
    }
  }

  private var reason: String {
    switch asking {
    case .size: "So that recipes and the shopping list come out right for your table."
    case .avoids: "So that nothing reaches the table that somebody can't or won't eat."
    case .budget: "So that I can keep the groceries within what you want to spend."
    case .cuisines: "So that the week tastes the way you like it."
    }
  }

  private var examples: String {
    switch asking {
    case .size: "\"4\" or \"2 adults and 3 kids\""
    case .avoids: "\"Emma is dairy-free\" or \"nobody\""
    case .budget: "\"$120\" or \"no limit\""
    case .cuisines: "\"Italian and Thai\" or \"anything\""
    }
  }
}

/// What happens without an answer.
func passedSentence(_ passed: HouseholdQuestion, eaters: Int) -> String {
  switch passed {
  case .size: "I'll cook for \(eaters) for now; tell me when that is wrong."
  case .avoids: "I'll go on with nothing more to avoid; tell me when that is wrong."
  case .budget: "I'll go on without a budget; name one whenever you like."
  case .cuisines: "I'll go on with any cuisine; name some whenever you like."
  }
}
