import Talk

/// Offers the order that trips were ticked in, of the store the list was bought at; never where it was refused, and
/// never over another question. Source: requirements FR-PR-004.
func offerWalkedOrder(after list: ShoppingList, _ turn: inout Turn) {
  offerWalkedOrder(asked: false, at: list.store ?? "", &turn)
}

/// The same where somebody asks for it, also after a no; then it is told why there is nothing to offer.
func offerWalkedOrder(asked: Bool, at store: String, _ turn: inout Turn) {
  let known = turn.world.kitchen.row(like: SectionOrder(store: store))
  guard asked || known?.isLearned ?? true else { return }
  let layout = turn.world.sections(in: store)
  let trips = walkedTrips(at: store, since: asked ? nil : known?.since, layout, turn)
  let present = Array(layout.sections.dropLast())
  guard let seen = orderToOffer(trips, present: present) else {
    if asked { turn.say(NoWalkedOrder(trips: trips.count, store: store.isEmpty ? nil : store)) }
    return
  }
  let walked = Set(trips.joined())
  WalkedOrderQuestion(
    store: store, sections: seen.sections, trips: seen.trips,
    titles: seen.sections.filter(walked.contains).map { layout.title($0) }
  ).ask(&turn)
}

/// The sections of what was ticked on the way, of lists done at that store after that day, the newest first.
private func walkedTrips(at store: String, since: Day?, _ layout: SectionLayout, _ turn: Turn)
  -> [[ListSection]]
{
  let lists = turn.world.shoppingLists.filter { list in
    guard let done = list.done, (list.store ?? "") == store else { return false }
    return since.map { done > $0 } ?? true
  }
  let newest = lists.sorted { ($0.done ?? $0.made, $0.opened) > ($1.done ?? $1.made, $1.opened) }.prefix(12)
  return newest.map { list in
    let entries = turn.world.entries(of: list)
    return turn.world.marks(of: list).filter { $0.isWalked && $0.state == .bought }.map { mark in
      let entry = entries.first { $0.key == mark.line }
      let food = turn.world.catalogue.table[IngredientID(mark.line.rawValue)]
      let usual = entry?.section ?? food.map { ListSection($0.section) } ?? .unknown
      return layout.section(of: mark.line, usually: usual)
    }.filter { $0 != .unknown }
  }.filter { Set($0).count > 1 }
}

/// Whether the order walked is to be the one of the lists. A no is for good.
struct WalkedOrderQuestion: YesNoQuestion {
  static let name = "walked-order"
  /// Empty for the usual one.
  var store: String
  var sections: [ListSection]
  var trips: Int
  /// Of the sections walked through, in the order walked.
  var titles: [String]

  var asked: any Reply {
    WalkedOrderAsked(store: store.isEmpty ? nil : store, trips: trips, titles: titles)
  }

  func carryOut(_ turn: inout Turn) {
    keep(sections, at: store, &turn)
    turn.say(
      OrderShown(
        layout: turn.world.sections(in: store), store: store.isEmpty ? nil : store, isNew: true),
      focus: listFocus)
  }

  func leave(_ turn: inout Turn) {
    var row = turn.world.kitchen.row(like: SectionOrder(store: store)) ?? SectionOrder(store: store)
    row.isLearned = false
    turn.put(row)
    turn.say(WalkedOrderRefused(store: store.isEmpty ? nil : store))
  }
}
