import Talk

/// "How much did we spend at Aldi and how much at Target", "show our receipts", "what did we spend last month": the trips
/// noted, by store; of the last month where no span was named.
func showStores(_ asked: [String], within span: SpendingSpan? = nil, _ turn: inout Turn) {
  let keys = asked.map { $0.lowercased() }
  let today = turn.world.today
  let trips = turn.world.spendings.filter { trip in
    (span?.days.contains(trip.day) ?? (today - trip.day < 31))
      && (keys.isEmpty || trip.store.map { keys.contains($0.lowercased()) } == true)
  }
  turn.say(StoreSpendingShown(asked: asked, trips: trips, span: span?.name, today: today), focus: moneyFocus)
}
