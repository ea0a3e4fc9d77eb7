import Kitchen
import Values

/// The review was stopped: everything stays as it was.
struct ReviewStopped: Error {}

extension BringingIn {
  /// Goes through the lots whose amount stays words or was not told, one by one. Enter keeps it so, an amount takes its
  /// place, "food NAME" names the food that is meant, "all" keeps the rest. Throws `ReviewStopped` at "stop" and at the
  /// end of the input. Source: 001 FR-5.
  func review(_ report: inout StockReport) throws {
    let open = report.arriving.filter { report.lots[$0].held.amount == nil }
    guard !open.isEmpty else { return }
    show(
      "Enter keeps the words. An amount such as 2 cups takes their place, \"food flour\" says which food is meant,"
    )
    show("\"all\" keeps the rest as it is, and \"stop\" leaves everything as it was.")
    for (number, place) in open.enumerated() {
      guard try review(&report.lots[place], number + 1, of: open.count) else { return }
    }
  }

  /// False once the rest is to stay as it is.
  private func review(_ lot: inout StockLot, _ number: Int, of all: Int) throws -> Bool {
    let written = lot.held
    while true {
      let food = lot.food.map { ", \($0.food.rawValue)" } ?? ", a food of its own"
      show("\(number) of \(all), line \(lot.record.line): \(lot.name)\(food): \(heldWords(lot.held))")
      guard let line = talk.read() else { throw ReviewStopped() }
      let said = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      switch said.lowercased() {
      case "": return true
      case "all": return false
      case "stop": throw ReviewStopped()
      case let named where named.hasPrefix("food "):
        let name = String(said.dropFirst(5))
        guard let match = matchFood(name, table: table) else {
          show("I don't know \(inertLine(name)); say another name, or Enter to leave it as it is.")
          continue
        }
        lot.food = match
      default:
        guard case .measured(let amount, _) = heldAmount(said) else {
          show(
            "I read no amount in \"\(inertLine(said))\"; say one such as 2 cups, or Enter to keep the words.")
          continue
        }
        lot.held = .measured(amount, words: written.words)
        return true
      }
    }
  }
}
