import Talk

/// What guests, and who eats along on some days, may have again: "Samuel can eat gluten again".
extension Forgettable {
  /// Whether it is a limit noted of such a guest, and of nobody who lives here.
  func isOfGuest(_ turn: Turn) -> Bool {
    guard case .avoidance(let name?, let avoided) = self, turn.household.member(called: name) == nil else {
      return false
    }
    return turn.world.kitchen[EveningNote.self].flatMap(\.visitors).contains { $0.isLimited(name, avoided) }
      || turn.world.weeklyEaters.contains { eater in
        eater.isCalled(name) && eater.avoids.contains { $0.what == avoided }
      }
  }
}

/// Takes those limits off every evening they are noted for, and off every week; what went, none where they are no guest's.
func liftGuestLimits(_ things: [Forgettable], _ turn: inout Turn) -> [GoneFact] {
  things.filter { $0.isOfGuest(turn) }.compactMap { thing in
    guard case .avoidance(let name?, let avoided) = thing else { return nil }
    for var note in turn.world.kitchen[EveningNote.self] {
      for at in note.visitors.indices where note.visitors[at].isLimited(name, avoided) {
        note.visitors[at].avoids.removeAll { $0.what == avoided }
      }
      turn.put(note)
    }
    for var eater in turn.world.weeklyEaters where eater.isCalled(name) {
      eater.avoids.removeAll { $0.what == avoided }
      turn.put(eater)
    }
    if var former = turn.state.memory[FormerGuests.self] {
      former.visitors.removeAll { $0.isLimited(name, avoided) }
      turn.state.memory[FormerGuests.self] = former
    }
    return .avoidance(of: name, avoided)
  }
}

extension Visitor {
  /// Whether that is their name, and that something they must not have.
  fileprivate func isLimited(_ called: String, _ avoided: Avoided) -> Bool {
    Visitor.isSame(name, called) && avoids.contains { $0.what == avoided }
  }
}
