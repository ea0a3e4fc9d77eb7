/// The reason in a few words, for `--json`: "within 30 minutes", "dairy-free".
package func reasonWords(_ reason: PickReason) -> String {
  switch reason {
  case .withinMinutes(let limit): "within \(limit) minutes"
  case .avoids(let avoided): avoided.phrase
  case .likedCuisine(let cuisine): "liked cuisine: \(spaced(cuisine))"
  case .asked(let wish): "asked for: \(spaced(wish))"
  case .usesPantry(let have, let count): "\(have) of \(count) ingredients at home"
  case .favorite: "favorite"
  case .rated(let stars): "rated \(stars.count)"
  case .usesUp(let food, let day): "uses up \(food), good until \(day.iso)"
  case .shares(let food, let day): "shares \(food) with \(day.iso)"
  case .inSeason(let food): "in season: \(food)"
  case .leftovers(let day): "left from \(day.iso)"
  case .cookedAhead(let day): "cooked for \(day.iso) too"
  case .newProtein(let protein): "new protein: \(protein.rawValue)"
  case .newCuisine(let cuisine): "new cuisine: \(spaced(cuisine))"
  case .inexpensive(let money): "inexpensive: \(money.text) a serving"
  case .fridayHabit: "Friday: fish or meatless"
  case .savesMoney(let money): "saves \(money.text)"
  case .onlyChoice(let rule): "repeats \(spaced(rule)): nothing else fits"
  }
}
