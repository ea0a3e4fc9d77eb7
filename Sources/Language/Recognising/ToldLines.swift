/// What goes before all other ways: a household, who comes and goes, and stock, told in one line of which every word has its place.
struct ToldLines {
  let recognizer: Recognizer
  let line: String
  let scan: Scan
  /// The same with a name in apposition as one name.
  let named: Scan
  /// Whether it opens as a courteous question, and so tells of no stock.
  let isAsking: Bool
  /// Reads a sentence by all the other ways.
  let reading: (String) -> [Recognition]

  /// Nil for a line that tells none of it, and beside a call for help.
  func readings() -> [Recognition]? {
    let isOther = { (told: [Recognition]) in told.contains { isToldOtherwise($0, scan) } }
    if Emergency(recognizer: recognizer).read(line) == nil {
      let household = HouseholdTelling(recognizer: recognizer, scan: named, reading: reading).readings()
      let told = household ?? CompanyTelling(recognizer: recognizer, scan: scan, reading: reading).readings()
      if let told, !isOther(told) { return told }
    }
    guard !isAsking else { return nil }
    let stock = StockTelling(recognizer: recognizer, scan: scan, reading: reading).readings()
    return stock.flatMap { isOther($0) ? nil : $0 }
  }
}
