package import Talk

/// The people of the kitchen: who eats here, what they avoid, what they may spend and what they like.
package let household = Room(
  "household",
  intents: [
    Intent("household_tell", as: .tell) { turn, said in
      // The facts hold all that the sentence's slots repeat.
      said.slots.readAll()
      let facts = said.facts.isEmpty ? HouseholdFact.guessed(in: said.recognition) : said.facts
      if facts.isEmpty { return sayPlainly(said, &turn) }
      // "No, 3" corrects a number just said; by itself it is of nobody.
      if case .corrected? = facts.first, facts.count == 1, turn.state.asked == nil, turn.state.draft == nil {
        return sayPlainly(said, &turn)
      }
      if !takesAsLimitAtHand(facts, &turn) { noteFacts(facts, &turn) }
    },
    Intent("health_tell") { turn, said in noteHealth(said, &turn) },
    Intent("household_show") { turn, said in
      // Somebody asked about alone is shown with everybody.
      _ = said.slots.value("person")
      turn.say(
        HouseholdShown(
          household: turn.world.household, fixed: turn.world.fixedDishes,
          evenings: turn.world.notedEvenings.filter { $0.day >= turn.world.today && !$0.isPlain },
          weekly: turn.world.weeklyEaters, counts: turn.world.weekdayCounts,
          plates: turn.world.plateHabits, health: turn.world.healthNotes,
          wishes: turn.world.kitchen[StandingWish.self],
          shopping: turn.world.shoppingDays),
        focus: householdInFocus)
    },
    Intent("member_rename") { turn, said in rename(said, &turn) },
    Intent("eats_anything") { turn, said in hearOfNoLimits(said, &turn) },
    Intent("household_forget") { turn, said in
      // An allergy is never erased on a reading with words left over, or one that guessed a spelling: that
      // counts as not understood.
      let reading = said.recognition
      guard reading.layer == .template, reading.unexplained.isEmpty, !reading.fuzzy else { return }
      if said.slots.word("what") == "allergies" {
        return forgetAllergies(of: said.slots.words("person"), &turn)
      }
      // "Forget them": nobody is forgotten whose name was not said.
      let isOfMany = said.slots.words("person").contains { ["they", "them"].contains($0.lowercased()) }
      if isOfMany { return sayPlainly(said, &turn) }
      let things = Forgettable.named(in: said.slots).map { $0.bySpeaker(turn) }
      if things.isEmpty { sayPlainly(said, &turn) } else { forget(things, &turn) }
    },
  ],
  tables: [Household.table, HealthNote.table],
  remembers: [ForgetQuestion.self, LastGuest.self, LastPerson.self, UnheardHarm.self])

/// What was told about the household, which can be shown whole.
let householdInFocus = Focus(.household, again: Choice("household_show"))
