import Talk

/// "No wait, three chicken breasts", "the peas are two bags": what there is of a food, said anew. Source: requirements
/// MP-05.
func correctAmounts(_ said: Said, _ turn: inout Turn) {
  var supplies = namedFoods("supply", in: said, &turn)
  _ = said.slots.value("old")  // What was wrong is replaced, whatever it was.
  if let amount = said.slots.amountSaid ?? said.slots.number("count").map({ Amount($0, .each) }) {
    for at in supplies.indices { supplies[at].amount = amount }
  }
  guard !supplies.isEmpty else { return }
  let places = placesSaid(said.text)
  guard supplies.allSatisfy({ $0.amount != nil || $0.amountWords != nil }) else {
    return sayPlainly(said, &turn)
  }
  let supplied = supplies.map {
    Supplied(named: $0, place: Set(places.map(\.place)).count == 1 ? places[0].place : nil)
  }
  if let question = UnusualAmountQuestion(supplied, sets: true, bought: nil) { return question.ask(&turn) }
  addToPantry(supplied, sets: true, bought: nil, &turn)
}
