/// The order in which a store is walked, from trips that were ticked on the way: of each trip the section of every thing
/// in the order it was ticked, sections as often as things were taken from them.
///
/// It is the order that the most ticks stand in: of each trip all but the fewest that would have to go for the rest to
/// follow it, so that a thing ticked late counts once and not against everything between. Of orders with as many, the one
/// that agrees more with which of two sections came first; where trips say nothing, `present` holds. Found from the sum of
/// each section's wins by moving one section at a time. Everything in `present` is in it once, and nothing else; the order
/// of the trips is of no account. Source: task of FR-PR-004; Ulam's distance for the first, Kemeny's rule (1959) for the
/// second.
package func walkedOrder(_ trips: [[ListSection]], from present: [ListSection]) -> [ListSection] {
  let votes = Precedence(trips, among: present)
  let kept = KeptTicks(trips, among: present)
  var order = Array(present.indices).sorted { (-votes.wins($0), $0) < (-votes.wins($1), $1) }
  var best = (kept.count(in: order), votes.agreement(of: order))
  // Every round is better than the one before; a store of a few dozen sections needs a few.
  for _ in 0..<present.count * present.count {
    var better: [Int]?
    for from in order.indices {
      for to in order.indices where to != from {
        var moved = order
        moved.insert(moved.remove(at: from), at: to)
        let value = (kept.count(in: moved), votes.agreement(of: moved))
        if value > best { (best, better) = (value, moved) }
      }
    }
    guard let better else { break }
    order = better
  }
  return order.map { present[$0] }
}

/// An order worth offering, and on how many trips it was seen.
package struct SeenOrder: Hashable, Sendable {
  package var sections: [ListSection]
  package var trips: Int
}

/// The order walked, where enough speaks for it: at least three trips, and two sections that at least three trips went
/// by the other way round, at least two more of them than not. Nil where the present order agrees. Only the newest eight
/// trips count, so that a rebuilt store is learned anew; `trips` are the newest first.
package func orderToOffer(_ trips: [[ListSection]], present: [ListSection]) -> SeenOrder? {
  let recent = Array(trips.filter { Set($0).count > 1 }.prefix(8))
  guard recent.count >= 3 else { return nil }
  let order = walkedOrder(recent, from: present)
  let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  let votes = Precedence(recent, among: present)
  for one in present.indices {
    for other in present.indices
    where other > one && places[present[other], default: 0] < places[present[one], default: 0] {
      let (with, against) = (votes.trips(other, before: one), votes.trips(one, before: other))
      if with >= 3, with - against >= 2 { return SeenOrder(sections: order, trips: recent.count) }
    }
  }
  return nil
}
