/// How a whole file of records was read: what a person looks at before anything is kept. Source: 001 FR-5, Scenario 4.
package struct StockSummary: Hashable, Sendable {
  /// Records in all.
  package var records = 0
  /// Amounts that can be counted with.
  package var measured = 0
  /// Amounts that stay words.
  package var words = 0
  /// Records that tell no amount.
  package var untold = 0
  /// Records that can't be brought in.
  package var unusable = 0
  /// Lots of foods that are in no table.
  package var ownFoods = 0
  /// Lots that say the same as one before them in the file, by their lines.
  package var repeated: [Int] = []
  /// Lots whose date could not be read, by their lines.
  package var unreadDates: [Int] = []

  /// Counts what was read.
  package init(_ readings: [StockReading]) {
    records = readings.count
    var seen: Set<StockKey> = []
    for reading in readings {
      guard case .lot(let lot) = reading else {
        unusable += 1
        continue
      }
      switch lot.held {
      case .measured: measured += 1
      case .words: words += 1
      case .untold: untold += 1
      }
      if lot.food == nil { ownFoods += 1 }
      if !seen.insert(lot.key).inserted { repeated.append(lot.record.line) }
      if lot.hasUnreadDate { unreadDates.append(lot.record.line) }
    }
  }

  /// Records that will be lots.
  package var usable: Int { measured + words + untold }

  /// Amounts read, of the usable records, in whole percent rounded down; 0 where there are none.
  package var percentRead: Int { usable == 0 ? 0 : measured * 100 / usable }
}

/// The lots that the pantry does not have yet. Of lots that say the same as much as the pantry holds already is left
/// out, so that bringing a file in twice brings nothing twice; two records of one file that say the same are two lots.
package func arriving(_ lots: [StockLot], at pantry: [PantryItem]) -> [StockLot] {
  placesOfArriving(lots, at: pantry).map { lots[$0] }
}

/// The places in the list of those lots.
package func placesOfArriving(_ lots: [StockLot], at pantry: [PantryItem]) -> [Int] {
  var present: [StockKey: Int] = [:]
  for item in pantry {
    present[StockKey(name: item.name, held: item.held, bestBefore: item.bestBefore), default: 0] += 1
  }
  return lots.indices.filter { index in
    guard let count = present[lots[index].key], count > 0 else { return true }
    present[lots[index].key] = count - 1
    return false
  }
}
