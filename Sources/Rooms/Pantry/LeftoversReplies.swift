import Talk

/// Something is left, and nobody said of which dish.
struct LeftoversOfWhat: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say("Of which dish? I have no dinner noted that could be left.")
  }
  func next(_ words: Wording) -> Closing { .say("two portions of the beef chili are left") }
  var status: ReplyStatus { .refused }
}

/// The leftovers are eaten, and none were noted.
struct NoLeftovers: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Good. I had no leftovers noted.") }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry", "what's for dinner tonight") }
}

/// More is to be frozen than is there.
struct OnlySoMany: Reply, Hashable {
  var name: String
  var had: Rational
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Only \(heldText(.measured(Amount(had, .portion)))) of \(name) in the fridge, as far as I have it noted."
    )
  }
  func next(_ words: Wording) -> Closing { .say("put the leftovers in the freezer", "what's in the pantry") }
  var status: ReplyStatus { .refused }
}

/// Some leftovers were eaten, and several are noted.
struct WhichLeftovers: Reply, Hashable {
  var names: [String]

  func blocks(_ words: Wording) -> [Block] { .say("Which of them? I have \(joined(names)) noted.") }
  func next(_ words: Wording) -> Closing { .say("we ate the leftovers", "what's in the pantry") }
  var status: ReplyStatus { .asking }
}

/// Something is at home that no list has.
struct KeptByNameOnly: Reply, Hashable {
  var name: String

  func blocks(_ words: Wording) -> [Block] {
    .say("I keep \(name) by that name and know nothing else of it: no recipe counts on it.", .dim)
  }
  func next(_ words: Wording) -> Closing { .none }
}

/// What is left of cooked dishes, and until when it is good.
struct LeftoversShown: Reply, Hashable {
  /// One dish that is left.
  struct Left: Hashable {
    var name: String
    /// When it was cooked, where nothing is noted of it but that.
    var cooked: Day?
    /// How much, as it was noted; nil where nobody noted any.
    var held: String?
    var place: PantryPlace?
    var until: Day?
  }

  var dishes: [Left]
  /// The day it is to be eaten on.
  var asked: Day?

  func blocks(_ words: Wording) -> [Block] {
    dishes.flatMap { dish -> [Block] in
      let place = dish.place == .freezer ? " in the freezer" : dish.place == nil ? "" : " in the fridge"
      let name = capitalized(dish.name) + (dish.cooked.map { " of \($0.dateText)" } ?? "")
      let amount = dish.held.map { ", \($0)\(place)" } ?? place
      guard let until = dish.until, let today = words.today else {
        return .say("\(name)\(amount).")
      }
      let text = "\(name)\(amount): good until \(dateText(until, from: today))."
      let eaten = asked ?? today
      guard eaten > until else { return .say(text, .good) }
      let advice =
        until < today
        ? "That is past: please throw it out."
        : "\(words.names.heading(eaten)) is too late for it: eat it before, or freeze it now."
      return .say(text) + .say(advice, .warn)
    } + .say("I can't see or smell it: off smell, slime or mold means out.", .dim)
  }

  func next(_ words: Wording) -> Closing {
    .say("what's in the pantry", "what's for dinner tonight")
  }
  var matter: Facts? {
    [
      "kind": "leftovers",
      "items": dishes.map { ["name": $0.name, "best_before": $0.until, "place": $0.place] as Facts },
    ]
  }
}

/// Whether what is left is enough for all who eat.
struct LeftoversEnough: Reply, Hashable {
  var portions: Rational
  var eaters: Int

  func blocks(_ words: Wording) -> [Block] {
    let there = heldText(.measured(Amount(portions, .portion)))
    return portions < Rational(eaters)
      ? .say("That is \(there) for \(eaters): not enough.", .warn)
      : .say("That is \(there) for \(eaters): enough.")
  }
  func next(_ words: Wording) -> Closing { .none }
}

/// No leftovers are noted; how long they keep all the same.
struct NoLeftoversNoted: Reply, Hashable {
  /// The dish asked about; nil for all.
  var dish: String?

  func blocks(_ words: Wording) -> [Block] {
    let what = dish.map { "no leftover \($0)" } ?? "no leftovers"
    return .say("I have \(what) noted.")
      + .say("Leftovers keep 3 to 4 days in the fridge, and 2 to 3 months in the freezer (FoodSafety.gov).")
  }
  func next(_ words: Wording) -> Closing {
    .say("two portions of the beef chili are left", "what's in the pantry")
  }
}
