import Talk

/// "How much rice for 5 people", "how big a chicken for six": what so many usually eat; for the household where no number was
/// said, and for one where each was asked for.
func tellPortions(_ said: Said, _ turn: inout Turn) {
  let words = said.slots.word("food") ?? ""
  let count = said.slots.number("count")
  guard !words.isEmpty else { return sayPlainly(said, &turn) }
  let line = plainWords(said.text)
  let isEach =
    line.contains { ["per", "each", "apiece"].contains($0) }
    || zip(line, line.dropFirst()).contains {
      ["a", "one"].contains($0) && ["person", "head", "portion"].contains($1)
    }
  let heads = count?.rounded ?? (isEach ? 1 : turn.household.eaters)
  guard (1...500).contains(heads) else { return turn.say(NoPortionKnown(food: words)) }
  let isMetric = turn.world.shownMeasures.system == .metric
  // "Ground beef and hot dogs and corn": each by itself.
  let foods = words.replacing(" and ", with: ",").replacing(" plus ", with: ",").split(separator: ",")
    .map { String($0).trimmingSpaces() }.filter { !$0.isEmpty }
  for food in foods {
    if let portion = turn.world.catalogue.stove.portion(of: sized(food, in: said.text)) {
      turn.say(
        PortionsTold(
          food: food, portion: portion, heads: heads, isMetric: isMetric, isLast: food == foods.last))
    } else {
      turn.say(NoPortionKnown(food: food))
    }
  }
}

/// "How big a chicken" asks for a whole one.
private func sized(_ food: String, in line: String) -> String {
  let asksOfOne = ["how big", "how large", "what size", "how heavy"].contains {
    line.lowercased().contains($0)
  }
  return asksOfOne && !food.lowercased().contains("whole") ? "whole \(food)" : food
}
