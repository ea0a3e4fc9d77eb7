/// The guest with what was told of them for other evenings of the last 400 days, or of every week: an allergy does not end with
/// the day. Guests without a name are others each time.
package func asKnown(_ visitor: Visitor, _ turn: Turn) -> Visitor {
  guard !Visitor.isUnnamed(visitor.name) else { return visitor }
  var visitor = visitor
  let former = turn.state.memory[FormerGuests.self]?.visitors ?? []
  let weekly = turn.world.weeklyEaters.filter { $0.habit == .comes && $0.isCalled(visitor.name) }.map {
    Visitor(name: visitor.name, avoids: $0.avoids)
  }
  let key = Visitor.key(visitor.name)
  let others = turn.world.kitchen[EveningNote.self].flatMap(\.visitors) + former + weekly
  for avoidance in others.filter({ Visitor.key($0.name) == key }).flatMap(\.avoids)
  where !visitor.avoids.contains(avoidance) {
    visitor.avoids.append(avoidance)
  }
  return visitor
}
