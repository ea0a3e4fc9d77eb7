import Catalogue
import Kitchen
import Page
import Values

/// A file of records as it was read, set beside what the pantry holds.
struct StockReport {
  /// What came of saving it.
  struct Kept {
    var lots: Int
    var turn: Int
    /// The copy made before; nil for a kitchen in memory.
    var backup: String?
    /// Whether it is told now, once, that amounts in words are not counted.
    var explains: Bool
  }

  var file: String
  var form: StockFile.Form
  /// Columns that hold something and are not read.
  var unread: [String]
  var readings: [StockReading]
  var summary: StockSummary
  /// What the usable records tell, in the file's order.
  var lots: [StockLot]
  /// The places of those that the pantry does not have yet.
  var arriving: [Int]
  /// Those of foods that have a lot at home already.
  var besideOthers = 0
  var kept: Kept?

  init(file: String, form: StockFile.Form, unread: [String], readings: [StockReading]) {
    (self.file, self.form, self.unread, self.readings) = (file, form, unread, readings)
    summary = StockSummary(readings)
    lots = readings.compactMap { if case .lot(let lot) = $0 { lot } else { nil } }
    arriving = Array(lots.indices)
  }

  /// Leaves out what the pantry holds already.
  mutating func look(at pantry: [PantryItem]) {
    arriving = placesOfArriving(lots, at: pantry)
    let foods = Set(pantry.compactMap(\.ingredient))
    let names = Set(pantry.map { $0.name.lowercased() })
    besideOthers = arriving.count { place in
      lots[place].food.map { foods.contains($0.food) } ?? names.contains(lots[place].name.lowercased())
    }
  }

  /// Lots that say what the pantry holds already.
  var present: Int { summary.usable - arriving.count }

  /// The whole report as one object. Source: docs/amounts.md.
  var object: JSONValue {
    [
      "kind": "amounts_import", "file": .string(file), "form": .string(form.rawValue),
      "records": .integer(summary.records), "read": .integer(summary.measured),
      "words": .integer(summary.words), "untold": .integer(summary.untold),
      "unusable": .integer(summary.unusable), "percent_read": .integer(summary.percentRead),
      "present": .integer(present), "own_foods": .integer(summary.ownFoods),
      "repeated": .array(summary.repeated.map { .integer($0) }),
      "unread_dates": .array(summary.unreadDates.map { .integer($0) }),
      "unread_columns": .strings(unread), "saved": .bool(kept != nil),
      "lots": .optional(kept?.lots), "turn": .optional(kept?.turn), "backup": .optional(kept?.backup),
      "items": .array(readings.map(itemObject)),
    ]
  }

  private func itemObject(_ reading: StockReading) -> JSONValue {
    switch reading {
    case .unusable(let line, let text, let problem):
      return [
        "line": .integer(line), "text": .string(text), "state": "unusable",
        "reason": .string(problemText(problem)),
      ]
    case .lot(let lot):
      let state: JSONValue =
        switch lot.held {
        case .measured: "read"
        case .words: "words"
        case .untold: "untold"
        }
      return [
        "line": .integer(lot.record.line), "text": .string(lot.record.text), "state": state,
        "name": .string(lot.name), "ingredient": .optional(lot.food?.food.rawValue),
        "way": .optional(lot.food?.way.rawValue), "amount": lot.held.amount.map(\.json) ?? .null,
        "words": .optional(lot.held.words), "best_before": lot.bestBefore.map(\.json) ?? .null,
      ]
    }
  }
}
