import Talk
import Values

/// A lot that came home.
struct PlacedLot: Hashable, Sendable {
  var lot: PantryItem
  /// Whether its carton's date says more than the usual one.
  var isCartonsDate: Bool
  /// The day it was bought on, where that was told just now.
  var boughtOn: Day?
}

/// "Fridge: eggs until March 23, milk until March 9 or its carton's date.", a line a place. Source: requirements BB-01.
func placesText(_ placed: [PlacedLot], _ today: Day) -> [Block] {
  PantryPlace.allCases.flatMap { place -> [Block] in
    let lots = placed.filter { $0.lot.place == place }
    guard !lots.isEmpty else { return [] }
    let names = lots.map { placed in
      guard let date = placed.lot.bestBefore else { return placed.lot.name }
      if placed.lot.isExpired(on: today) {
        return "\(placed.lot.name), past \(dateText(date, from: today))\(sinceText(placed, today))"
      }
      let own = placed.isCartonsDate ? " or the date on it" : ""
      return
        "\(placed.lot.name) until \(dateText(date, from: today))\(own)\(sinceText(placed, today))"
    }
    return .say("\(capitalized(placeText(place))): \(names.joined(separator: ", ")).")
  }
}

/// Since when it is there, where that was told.
private func sinceText(_ placed: PlacedLot, _ today: Day) -> String {
  placed.boughtOn.map { ", bought \(dateText($0, from: today))" } ?? ""
}
