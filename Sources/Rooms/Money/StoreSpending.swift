import Talk

/// "How much did we spend at Aldi and how much at Target", "show our receipts": the trips noted, by store.
func showStores(_ asked: [String], _ turn: inout Turn) {
  let keys = asked.map { $0.lowercased() }
  let trips = turn.world.spendings.filter { trip in
    turn.world.today - trip.day < 31
      && (keys.isEmpty || trip.store.map { keys.contains($0.lowercased()) } == true)
  }
  turn.say(StoreSpendingShown(asked: asked, trips: trips, today: turn.world.today), focus: moneyFocus)
}
