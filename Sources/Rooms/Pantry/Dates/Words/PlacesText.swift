import Talk

/// A lot that came home.
struct PlacedLot: Hashable, Sendable {
  var lot: PantryItem
  /// Whether its carton's date says more than the usual one.
  var isCartonsDate: Bool
}

/// "Fridge: eggs until March 23, milk until March 9 or its carton's date.", a line a place. Source: requirements BB-01.
func placesText(_ placed: [PlacedLot], _ today: Day) -> [Block] {
  PantryPlace.allCases.flatMap { place -> [Block] in
    let lots = placed.filter { $0.lot.place == place }
    guard !lots.isEmpty else { return [] }
    let names = lots.map { placed in
      guard let date = placed.lot.bestBefore else { return placed.lot.name }
      if placed.lot.isExpired(on: today) {
        return "\(placed.lot.name), past \(dateText(date, from: today))\(sinceText(placed.lot, today))"
      }
      let own = placed.isCartonsDate ? " or the date on it" : ""
      return
        "\(placed.lot.name) until \(dateText(date, from: today))\(own)\(sinceText(placed.lot, today))"
    }
    return .say("\(capitalized(placeText(place))): \(names.joined(separator: ", ")).")
  }
}

/// Since when it is there, where that is not today.
private func sinceText(_ lot: PantryItem, _ today: Day) -> String {
  guard let bought = lot.bought, bought != today else { return "" }
  return ", bought \(dateText(bought, from: today))"
}
