import Talk

/// What became of the pantry.
struct PantryChanged: Reply, Hashable {
  /// The lots put there, or what is left of the foods taken.
  var lots: [PantryItem] = []
  /// Foods that were put there without an amount, with what they count as.
  var asSold: [SoldFood] = []
  /// Lots that stand as they are, because the words said tell no other amount.
  var standing: [StandingLot] = []
  /// Measured lots that amounts in words took the place of.
  var before: [PantryItem] = []
  /// Says what becomes of amounts in words, by this food; nil for no word of it.
  var explains: SoldFood?
  /// Names of the foods taken out.
  var taken: [String] = []
  /// How many portions of those that was, by name, where it is known.
  var takenPortions: [String: Rational] = [:]
  /// Names of the foods that were not there.
  var missing: [String] = []
  /// Where those were looked for, by name; everywhere without one.
  var missingPlaces: [String: PantryPlace] = [:]
  /// What came home, or was said to be somewhere, with where it is and until when.
  var placed: [PlacedLot] = []
  /// What of it was thrown away.
  var thrown: [ThrownAway] = []
  /// Lots that so much could not be taken off, because no number tells how much they are.
  var uncounted: [PantryItem] = []
  /// How many portions more were told than are noted.
  var more: Rational?

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if !taken.isEmpty { blocks += .say("Taken out: \(joined(taken.map(takenText))).") }
    if let more {
      blocks += .say("\(heldText(.measured(Amount(more, .portion)))) more were told than I had noted.")
    }
    if !lots.isEmpty {
      let names = lotsText(lots)
      blocks += .say("\(taken.isEmpty ? "At home now" : "Left"): \(names.joined(separator: ", ")).")
    }
    if let today = words.today { blocks += placesText(placed, today) }
    if !thrown.isEmpty { blocks += .say(thrownText(thrown)) }
    if !before.isEmpty { blocks += .say("Noted before: \(before.map(lotText).joined(separator: ", ")).") }
    for known in standing {
      blocks += .say(standingText(known))
    }
    for lot in uncounted {
      let known =
        lot.held == .untold
        ? "How much \(lot.name) there is was not told"
        : "Only \"\(heldText(lot.held))\" is noted of \(lot.name)"
      blocks += .say("\(known), so nothing can be counted off it.")
    }
    if let sold = asSold.first {
      let names = capitalized(joined(asSold.map { plural($0.food) }))
      blocks += .say("\(names): counted as sold. \(typeable(sold.correction)) corrects it.")
    }
    if let explains { blocks += wordsExplained(explains) }
    if !missing.isEmpty { blocks += .say("Not in the pantry: \(joined(missing.map(missingText))).") }
    return blocks
  }

  /// "Ground beef in the fridge".
  private func missingText(_ name: String) -> String {
    name + (missingPlaces[name].map { " \(placePhrase($0))" } ?? "")
  }

  /// What is gone may be wanted on the list. Source: requirements BB-28.
  /// "cooked dal (1 portion)".
  private func takenText(_ name: String) -> String {
    takenPortions[name].map { "\(name) (\(heldText(.measured(Amount($0, .portion)))))" } ?? name
  }

  func next(_ words: Wording) -> Closing {
    if let today = words.today, let past = placed.first(where: { $0.lot.isExpired(on: today) }) {
      return .say("we threw out the \(past.lot.name)", "what do I need to use up", "undo")
    }
    guard let gone = lots.isEmpty ? (taken + missing).first : nil else {
      return .say("what's in the pantry", "what's for dinner tonight", "undo")
    }
    let more = taken.isEmpty ? "what's in the pantry" : "undo"
    if gone.hasPrefix("cooked ") || gone.hasPrefix("leftover ") {
      return .say("what's in the pantry", "what's for dinner tonight", more)
    }
    return .say("add \(gone) to the list", "what's for dinner tonight", more)
  }

  var matter: Facts? {
    [
      "kind": "pantry", "items": lots.map(\.facts), "taken": taken, "missing": missing,
      "as_sold": asSold.map(\.food.id), "uncounted": uncounted.map(\.name),
    ]
  }
  var status: ReplyStatus {
    lots.isEmpty && taken.isEmpty && standing.isEmpty && thrown.isEmpty || !uncounted.isEmpty
      ? .refused : .done
  }
}

extension PantryItem {
  /// A lot, its amount exact. Source: requirements MP-04, BB-29.
  var facts: Facts {
    [
      "id": id, "name": name, "ingredient": ingredient, "amount": amount, "words": held.words,
      "best_before": bestBefore, "opened": opened, "place": place, "bought": bought, "dating": dating,
      "thawed": thawed, "percent_left": percentLeft,
    ]
  }
}

/// Where one purchase was made is not kept; where a food is always bought is.
struct ShopNotKept: Reply, Hashable {
  var store: String
  var food: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Where this one was bought I do not keep; \(typeable("we buy \(food) at \(storeTitle(store))")) does.",
      .dim)
  }
  func next(_ words: Wording) -> Closing { .none }
}
