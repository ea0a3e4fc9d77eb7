import Language
import Values

/// The request with what a whole dinner may cost said of each serving: "something under 10 dollars" is $2.50 a serving for
/// a table of four. Planner, search and swaps know dishes by their servings; `eaters` tells how many eat on the one day that
/// is spoken of, or as usual.
func withCostsAServing(_ request: Recognition, eaters: (Day?) -> Int) -> Recognition {
  guard request.details.contains(where: { $0.slots.contains(where: isOfDinner) }) else { return request }
  let said = Slots(request.slots + request.details.flatMap(\.slots))
  let days = Set(said.days("day") + said.days("days") + said.days("wish_days"))
  let count = max(1, eaters(days.count == 1 ? days.first : nil))
  var request = request
  for detail in request.details.indices {
    for slot in request.details[detail].slots.indices where isOfDinner(request.details[detail].slots[slot]) {
      guard case .text(let code) = request.details[detail].slots[slot].value,
        let cents = Int(code.dropFirst(WishPieces.dinnerCost.count))
      else { continue }
      request.details[detail].slots[slot].value = .text("most:cost:\(cents / count)")
    }
  }
  return request
}

private func isOfDinner(_ slot: SlotBinding) -> Bool {
  if case .text(let code) = slot.value { code.hasPrefix(WishPieces.dinnerCost) } else { false }
}
