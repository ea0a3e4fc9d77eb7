import Talk

/// Who is called otherwise now is away, comes and is noted on the same evenings as before.
func rename(_ renamed: MemberRenamed, _ turn: inout Turn) {
  func isMeant(_ name: String) -> Bool { Visitor.isSame(name, renamed.old) }
  for var note in turn.world.notedEvenings
  where note.absent.contains(where: isMeant) || note.visitors.contains(where: { isMeant($0.name) })
    || note.plates.contains(where: { isMeant($0.person) })
  {
    for index in note.plates.indices where isMeant(note.plates[index].person) {
      note.plates[index].person = renamed.new
    }
    note.absent = note.absent.map { isMeant($0) ? renamed.new : $0 }
    note.visitors = note.visitors.map {
      isMeant($0.name) ? Visitor(name: renamed.new, avoids: $0.avoids) : $0
    }
    turn.put(note)
  }
  for var eater in turn.world.weeklyEaters where isMeant(eater.name) {
    turn.remove(eater)
    eater.name = renamed.new
    turn.put(eater)
  }
  for var habit in turn.world.plateHabits where isMeant(habit.person) {
    turn.remove(habit)
    habit.person = renamed.new
    turn.put(habit)
  }
}
