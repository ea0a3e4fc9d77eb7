import Talk

/// "12 cups of salt is a lot."
struct UnusualAmountAsked: Reply {
  var unusual: UnusualAmountQuestion.Held

  func blocks(_ words: Wording) -> [Block] {
    let isCounted = unusual.amount?.unit == .each
    let amount = unusual.amount.map { unbroken($0.text) + (isCounted ? "" : " of") } ?? ""
    return .say(
      "\(capitalized(amount)) \(unusual.name): that is a great deal for a kitchen. Is it right? Say yes or no."
    )
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var matter: Facts? { ["kind": "question", "ingredient": unusual.food, "amount": unusual.amount] }
  var status: ReplyStatus { .asking }
}
