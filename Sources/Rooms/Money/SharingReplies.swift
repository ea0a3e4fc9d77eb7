import Talk

/// A cost and each one's part of it.
struct CostShared: Reply, Hashable {
  enum Source: Hashable {
    case sum, plan
    case dish(String)
    case evening(String, Day)
    case shopping(Day)
  }
  var of: Source
  var whole: Money
  var people: Int

  func blocks(_ words: Wording) -> [Block] {
    let each = whole * Rational(1, people)
    let isExact = each * people == whole
    let part = people == 1 ? "" : " for \(people): \(isExact ? "" : "about ")\(each.text) each"
    switch of {
    case .sum: return .say("\(whole.text)\(part).")
    case .plan: return .say("The plan, at the till: \(whole.text)\(part).")
    case .dish(let title): return .say("\(title), by what it uses: \(whole.text)\(part).")
    case .evening(let title, let day):
      return .say("\(title) \(words.names.adverb(day)), by what it uses: \(whole.text)\(part).")
    case .shopping(let day): return .say("The shopping of \(day.longText): \(whole.text)\(part).")
    }
  }

  func next(_ words: Wording) -> Closing { .say("how are we doing on budget") }

  var matter: Facts? { ["kind": "cost_shared", "whole": whole, "people": people] }

  /// Neither a sum nor a plan, nor shopping of the last days.
  struct NothingToShare: Reply, Hashable {
    func blocks(_ words: Wording) -> [Block] {
      .say("I know of no sum to split: no plan, and no shopping of the last days.")
    }
    func next(_ words: Wording) -> Closing { .say("split $45 between 3", "it came to $112") }
    var status: ReplyStatus { .refused }
  }
}
