/// Those who strictly avoid something: of the house, and guests of the week ahead, in that order. What all of the house avoid
/// is told of "the household", and of nobody in it by name. With `days` 0, only tonight's
/// guests count.
package func peopleAgainst(_ turn: Turn, within days: Int = 7, bars: (Avoided) -> Bool) -> [String] {
  func bar(_ avoids: [Avoidance]) -> Bool { avoids.contains { $0.strength == .strict && bars($0.what) } }
  let coming = turn.world.evenings.filter { $0.day >= turn.world.today && $0.day - turn.world.today <= days }
  let visitors = coming.flatMap(\.visitors).filter { bar($0.avoids) }.map(\.name)
  let members =
    bar(turn.household.avoids)
    ? ["the household"] : turn.household.members.filter { bar($0.avoids) }.map(\.name)
  return (members + visitors).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}
