/// The sentences of `sous solve`.
enum AnswerWords {
  static let day = "Day"
  static let cost = "Cost"
  static let total = "Over the plan"
  static let least = "At least"
  static let most = "At most"
}

extension Solution {
  var sentence: String {
    let goal = model.goal == .cost ? "cost" : "repetition"
    let value = decimalText(self.value ?? 0, scale: scale)
    let bound = self.bound.map { decimalText($0, scale: scale) } ?? "0"
    switch status {
    case .optimal: return "The least \(goal) is \(value), and that is proved."
    case .feasible:
      return "The best plan found has \(goal) \(value); none has less than \(bound), a gap of \(gapText)."
    case .infeasible:
      switch fighting.count {
      case 0: return "No plan keeps all limits."
      case 1: return "No plan of these dishes keeps this limit:"
      default: return "No plan keeps all limits. These fight each other:"
      }
    case .unknown:
      return "No plan was found within this much work, and none is ruled out. More work may tell."
    }
  }

  private var gapText: String {
    guard let value, let gap, value > 0 else { return "0 %" }
    // Tenths of a percent, rounded up, so that a gap never looks smaller than it is.
    let tenths = (Int128(gap) * 1000 + Int128(value) - 1) / Int128(value)
    return "\(decimalText(Int(clamping: tenths), scale: 1)) %"
  }

  var fightRemark: String? {
    if fighting.isEmpty || (fightIsSmallest && fighting.count == 1) { return nil }
    return fightIsSmallest
      ? "Easing any one of them would let the rest be kept."
      : "Perhaps fewer of them would already fight: the work ended before that was known."
  }

  func repetitionSentence(_ points: String) -> String { "Repetition: \(points) points." }
}

extension Solution.Note {
  var sentence: String {
    switch self {
    case .repetitionNotMinimised:
      "The cost alone is minimised: the repetition points are counted and not sought."
    case .allergenOfNoDish(let name):
      "No dish is marked with the excluded allergen \"\(name)\": please check the word."
    case .amountOfNoDish(let name): "No dish has an amount \"\(name)\": it counts as 0."
    case .stopped: "The search was stopped early: this is the best so far."
    }
  }
}

extension Limit {
  /// The limit with its number, as the file tells it.
  func words(_ problem: Problem) -> String {
    func end(_ ranges: [Problem.NamedRange], _ name: String, _ side: Side) -> String {
      let range = ranges.first { $0.name == name }
      return ((side == .least ? range?.low : range?.high)?.text ?? "").description
    }
    switch self {
    case .excluded(let name): return "no dish with \(name)"
    case .day(let name, let side):
      return "each day \(name) at \(side.rawValue) \(end(problem.day, name, side))"
    case .plan(let name, let side):
      return "over the plan \(name) at \(side.rawValue) \(end(problem.plan, name, side))"
    case .cap(let name):
      return "the cap: \(name) at most \(problem.caps.first { $0.name == name }?.value.text ?? "")"
    }
  }
}
