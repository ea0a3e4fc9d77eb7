import Values

/// What one dinner, or one serving of it, may cost: "something under 10 dollars", "no dinner over $12", "under $3 a
/// serving". The money of a week or a shopping trip is a budget, and no wish.
extension WishPieces {
  /// The code with which what a whole dinner may cost is written, in cents: "most:dinner_cost:1000". A serving's is
  /// "most:cost:300".
  package static let dinnerCost = "most:dinner_cost:"

  /// The piece there; nil for none.
  func price(at start: Int) -> Piece? {
    let opened = opening(at: start)
    guard
      let money = FigureParser(scan: scan).money(at: opened.end, bare: false).max(by: { $0.end < $1.end }),
      case .money(let sum) = money.value, sum.cents > 0
    else { return nil }
    if let end = serving(behind: money.end) {
      guard opened.isLimit || isBehindLimit(end) else { return nil }
      return Piece(range: start..<end, codes: ["most:cost:\(sum.cents)"])
    }
    let each = each(behind: money.end)
    guard opened.isLimit, opened.isOfDinner || each != nil || !isOfMore else { return nil }
    return Piece(range: start..<(each ?? money.end), codes: ["\(Self.dinnerCost)\(sum.cents)"])
  }

  /// "Under", "for less than", "no dinner over": where the sum begins.
  private func opening(at start: Int) -> (end: Int, isLimit: Bool, isOfDinner: Bool) {
    if ["no", "nothing"].contains(word(start)) {
      var at = start + 1
      let isOfDinner = Self.evenings.contains(word(at)) || word(at) == "single"
      while Self.evenings.contains(word(at)) || ["single", "that", "costs", "costing"].contains(word(at)) {
        at += 1
      }
      for over in [["over"], ["above"], ["more", "than"]]
      where over.indices.allSatisfy({ word(at + $0) == over[$0] }) {
        return (at + over.count, true, isOfDinner)
      }
    }
    let at = word(start) == "for" ? start + 1 : start
    guard let (compared, next) = comparison(at: at), compared == .most else { return (start, false, false) }
    return (next, true, false)
  }

  /// "A serving", "per person", "a head".
  private func serving(behind end: Int) -> Int? {
    if ["per", "a", "each", "for"].contains(word(end)), Self.shares.contains(word(end + 1)) {
      return end + 2
    }
    return ["pp"].contains(word(end)) ? end + 1 : nil
  }

  /// "Each", "a dinner", "per meal", "in total".
  private func each(behind end: Int) -> Int? {
    if ["each", "total", "altogether"].contains(word(end)) { return end + 1 }
    if ["per", "a"].contains(word(end)), Self.evenings.contains(word(end + 1)) { return end + 2 }
    return word(end) == "in" && ["total", "all"].contains(word(end + 1)) ? end + 2 : nil
  }

  private func isBehindLimit(_ end: Int) -> Bool { ["max", "tops", "maximum"].contains(word(end)) }

  /// Whether the line speaks of more than one dinner's money.
  private var isOfMore: Bool {
    scan.tokens.contains { Self.more.contains($0.text) }
  }

  private static let shares: Set<String> = ["serving", "person", "head", "portion", "plate"]
  private static let more: Set<String> = [
    "week", "weeks", "weekly", "plan", "budget", "days", "groceries", "shopping", "shop", "list", "spend",
    "spent",
    "paid", "pay", "dinners", "meals", "month", "store", "price", "prices", "cost", "costs", "left",
  ]
}
