// How wishes are spoken of.

/// A wish as part of a list: "no oven", "at most 500 mg of sodium", "fish twice".
package func wishPhrase(_ wish: Wish) -> String {
  let what = wishThing(wish)
  guard let quota = wish.quota else { return what }
  return switch (quota.least, quota.most) {
  case (let least?, let most?) where least == most: "\(what) on \(counted(least, "evening"))"
  case (let least?, _): "\(what) on at least \(counted(least, "evening"))"
  case (_, 0?): "no \(what)"
  case (_, let most?): "\(what) on at most \(counted(most, "evening"))"
  default: what
  }
}

/// The same of a wish for good: "at most 20 min on Tuesdays and Thursdays".
package func standingWishPhrase(_ standing: StandingWish) -> String {
  let what = wishPhrase(standing.wish)
  return standing.weekdays.isEmpty ? what : "\(what) on \(weekdaysText(standing.weekdays))"
}

private func wishThing(_ wish: Wish) -> String {
  let isWith = wish.aim != .without
  switch wish.feature {
  case .having(let word): return isWith ? foodText(word) : "no \(foodText(word))"
  // "Meat twice at most" wants dishes that are not vegetarian on two evenings.
  case .avoiding(.diet(.vegetarian)) where !isWith: return "meat or fish"
  case .avoiding(.diet(let diet)) where !isWith: return "food that is not \(diet.rawValue)"
  case .avoiding(let avoided): return isWith ? avoided.phrase : "with \(avoided.thing)"
  case .gear(let gear): return isWith ? gear.wayText : "no \(gear.name)"
  case .minutes: return isWith ? figure(wish.aim, minutesText) : "the quickest first"
  case .cost:
    return isWith ? figure(wish.aim) { "\(Money(cents: $0).shortText) a serving" } : "the cheapest first"
  case .nutrient(let nutrient):
    switch wish.aim {
    case .with: return "the most \(nutrient.name) first"
    case .without: return "the least \(nutrient.name) first"
    default:
      return figure(wish.aim) { amount in
        nutrient == .energy ? "\(amount) calories" : "\(amount) \(nutrient.unitText) of \(nutrient.name)"
      }
    }
  case .quality(let quality): return isWith ? quality.text : quality.unwantedText
  }
}

private func figure(_ aim: Wish.Aim, _ text: (Int) -> String) -> String {
  switch aim {
  case .most(let most): "at most \(text(most.rounded))"
  case .least(let least): "at least \(text(least.rounded))"
  case .with, .without: ""
  }
}

extension Gear {
  /// "oven", "slow cooker".
  package var name: String { spaced(rawValue) }

  /// As a way to cook: "in one pot", "on the grill".
  package var wayText: String {
    switch self {
    case .oven: "in the oven"
    case .grill: "on the grill"
    case .stovetop: "on the stove alone"
    case .microwave: "in the microwave"
    case .airFryer: "in the air fryer"
    case .slowCooker: "in the slow cooker"
    case .pressureCooker: "in the pressure cooker"
    case .onePot: "in one pot or pan"
    case .sheetPan: "on a sheet pan"
    case .noCook: "without cooking"
    case .wok: "in a wok"
    case .blender: "with a blender"
    }
  }
}

extension Wish.Quality {
  fileprivate var text: String {
    switch self {
    case .spicy: "spicy"
    case .light: "light"
    case .hearty: "hearty"
    case .easy: "easy"
    case .cheap: "cheap"
    case .vegetables: "more vegetables"
    case .healthy: "healthy"
    case .new: "dishes new to you"
    case .favorite: "favorites"
    case .seasonal: "of the season"
    case .leftovers: "leftovers"
    case .waste: "little waste"
    case .kidFriendly: "kid-friendly"
    case .wholeGrain: "whole grains"
    }
  }

  fileprivate var unwantedText: String {
    switch self {
    case .spicy: "nothing spicy"
    case .leftovers: "no leftovers"
    case .new: "no new dishes"
    case .favorite: "no favorites"
    default: "not \(text)"
    }
  }
}
