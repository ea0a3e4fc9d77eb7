import Dialogue
import Kitchen
import Values

extension Wording {
  /// One of the four questions: what leads to it, then the question. Source: 004 §5; MP-S1.
  func question(_ question: Question, isFirst: Bool) -> [Block] {
    let prompt = prompt(of: question)
    let lead = sentences(
      lead(of: question, isFirst: isFirst),
      question.factoriesNote ? factoriesSentence : "",
      question.problems.map(problemSentence).joined(separator: " "), countSentence(question.lead))
    let staysOnLine =
      question.lead == .again && question.problems.isEmpty && !question.factoriesNote
    if staysOnLine { return .say(sentences(lead, prompt)) }
    return .say(lead) + .say(prompt)
  }

  /// Questions that follow each other, from requests in one line, as the last of them: it is asked once,
  /// with all that was heard.
  func asked(_ responses: [Response]) -> [Response] {
    responses.reduce(into: []) { kept, response in
      guard case .question(let former)? = kept.last, case .question(var question) = response else {
        kept.append(response)
        return
      }
      if case .opening = former.lead {
        question.lead = .opening(open: HouseholdQuestion.open(in: question.household).count)
      } else if question.lead == .again {
        question.lead = former.lead
      }
      question.factoriesNote = question.factoriesNote || former.factoriesNote
      question.problems = former.problems + question.problems
      kept[kept.count - 1] = .question(question)
    }
  }

  private func lead(of question: Question, isFirst: Bool) -> String {
    switch question.lead {
    case .opening: return sentences("Happy to.", summary(of: question.household))
    case .next: return summary(of: question.household)
    case .again: return isFirst ? summary(of: question.household) : "Back to planning."
    case .why: return reason(for: question.asking)
    case .notRead(let failures):
      if !question.problems.isEmpty { return "" }
      return failures < 2
        ? "I didn't catch that."
        : "I still didn't catch that. You could say \(examples(for: question.asking))."
    case .movedOn(let passed): return passedOver(passed, question.household.eaters)
    case .resumed: return "We were in the middle of planning."
    case .back: return "One step back."
    }
  }

  /// How many questions there will be, said with the first.
  private func countSentence(_ lead: Question.Lead) -> String {
    switch lead {
    case .opening(let open):
      let count = ["One", "Two", "Three", "Four"].dropFirst(open - 1).first ?? "A few"
      let passing = open == 1 ? "question; \"skip\" passes it." : "questions; \"skip\" passes any of them."
      return "\(count) short \(passing)"
    case .next, .again, .why, .notRead, .movedOn, .resumed, .back: return ""
    }
  }

  /// The question's own words, from the intent's file where it has them.
  func prompt(of question: Question) -> String {
    let given = question.prompt
    switch question.asking {
    case .size: return given.isEmpty ? "How many people are you cooking for?" : given
    case .avoids:
      let known = question.household
      if !known.getDietaryRestrictions().isEmpty { return "Anyone else who avoids something?" }
      return given.isEmpty ? "Does anyone avoid something?" : given
    case .budget:
      return withHint(
        given.isEmpty ? "Weekly budget?" : given,
        "\(spenders(question.household.eaters)); \"skip\" means no limit.")
    case .cuisines:
      return withHint(
        given.isEmpty ? "Which cuisines do you like?" : given,
        "For instance Italian, Mexican, Thai; \"skip\" means any.")
    }
  }

  /// A file's question that already says what a skip means stands as it is.
  private func withHint(_ prompt: String, _ hint: String) -> String {
    prompt.contains("\"skip\"") ? prompt : "\(prompt) \(hint)"
  }

  private func spenders(_ eaters: Int) -> String {
    let usual = usualBudget(for: eaters).shortText
    return switch eaters {
    case 1: "One person often spends about \(usual)"
    case 2: "Two people often spend about \(usual)"
    case let more: "Families of \(more) often spend about \(usual)"
    }
  }

  private func reason(for asking: HouseholdQuestion) -> String {
    switch asking {
    case .size: "So that recipes and the shopping list come out right for your table."
    case .avoids: "So that nothing reaches the table that somebody can't or won't eat."
    case .budget: "So that I can keep the groceries within what you want to spend."
    case .cuisines: "So that the week tastes the way you like it."
    }
  }

  private func examples(for asking: HouseholdQuestion) -> String {
    switch asking {
    case .size: "\"4\" or \"2 adults and 3 kids\""
    case .avoids: "\"Emma is dairy-free\" or \"nobody\""
    case .budget: "\"$120\" or \"no limit\""
    case .cuisines: "\"Italian and Thai\" or \"anything\""
    }
  }

  /// What happens without an answer.
  func passedOver(_ passed: HouseholdQuestion, _ eaters: Int) -> String {
    switch passed {
    case .size: "I'll cook for \(eaters) for now; tell me when that is wrong."
    case .avoids: "I'll go on with nothing more to avoid; tell me when that is wrong."
    case .budget: "I'll go on without a budget; name one whenever you like."
    case .cuisines: "I'll go on with any cuisine; name some whenever you like."
    }
  }
}
