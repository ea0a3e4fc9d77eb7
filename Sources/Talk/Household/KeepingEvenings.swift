/// Notes guests of single evenings beside whatever else was told with them. Evenings gone by are left as
/// they were.
package func keepEvenings(_ hearing: HouseholdHearing, _ turn: inout Turn) {
  for guests in hearing.evenings where guests.day >= turn.world.today {
    var note = turn.world.evenings.note(on: guests.day)
    note.seat(guests.guests, usually: hearing.household.eaters)
    if note.isPlain { turn.remove(note) } else { turn.put(note) }
  }
}
