import Talk

/// Shall the list follow the order that was walked?
struct WalkedOrderAsked: Reply {
  var store: String?
  var trips: Int
  var titles: [String]
  func blocks(_ words: Wording) -> [Block] {
    let place = store.map { " at \(storeTitle($0))" } ?? ""
    let order = titles.map { unbroken($0) }.joined(separator: ", ")
    return .say(
      "On your last \(trips) trips\(place) you ticked in this order: \(order). Shall the list follow it? Say yes or no; "
        + "after a no I won't offer it again.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var matter: Facts? { ["kind": "walked_order", "store": store, "trips": trips, "sections": titles] }
  var status: ReplyStatus { .asking }
}

/// It stays as it is, for good.
struct WalkedOrderRefused: Reply {
  var store: String?
  func blocks(_ words: Wording) -> [Block] {
    let place = store.map { " at \(storeTitle($0))" } ?? ""
    return .say("The order\(place) stays as it is. I won't offer another one; ask for it any time.")
  }
  func next(_ words: Wording) -> Closing { .say("sort the list the way we walk", "undo") }
  var matter: Facts? { ["kind": "walked_order", "store": store, "refused": true] }
}

/// No order to be seen, or the one there is.
struct NoWalkedOrder: Reply {
  var trips: Int
  var store: String?
  func blocks(_ words: Wording) -> [Block] {
    let place = store.map { " at \(storeTitle($0))" } ?? ""
    guard trips < 3 else { return .say("Your last trips\(place) agree with the order there is.") }
    let known = trips == 0 ? "None was" : trips == 1 ? "One was" : "Two were"
    return .say(
      "I see an order after three trips\(place) ticked on the way. \(known) so far.")
  }
  func next(_ words: Wording) -> Closing { .say("put dairy before frozen", "show the sections") }
  var matter: Facts? { ["kind": "walked_order", "store": store, "trips": trips, "error": "none"] }
  var status: ReplyStatus { .refused }
}
