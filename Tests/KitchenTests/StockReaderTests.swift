import Kitchen
import Testing
import Values

/// Amounts of files, record by record: read whole or kept as words.
@Suite struct StockReaderTests {
  private static let table = FoodTable(
    ingredients: [
      Ingredient(id: IngredientID("flour"), name: "flour", section: .pantry),
      Ingredient(id: IngredientID("parsley"), name: "parsley", section: .produce),
    ], packages: [], profiles: [:])

  private func read(_ record: StockRecord) -> StockReading {
    var reader = StockReader(Self.table)
    return reader.read(record)
  }

  private func lot(_ record: StockRecord) -> StockLot? {
    if case .lot(let lot) = read(record) { lot } else { nil }
  }

  @Test(
    "what is read whole is measured, in the words it was written in",
    arguments: [
      ("2 lb", Amount(Rational(2), .pound)), ("1 lb 2 oz", Amount(Rational(9, 8), .pound)),
      ("2 (14.5-oz) cans", Amount(Rational(29), .ounce)), ("12", Amount(Rational(12), .each)),
      ("1 1/2 cups", Amount(Rational(3, 2), .cup)), ("1 cup (240 ml)", Amount(.one, .cup)),
      ("about 500 g", Amount(Rational(500), .gram)), ("a dozen", Amount(Rational(12), .each)),
    ])
  func measured(_ text: String, _ amount: Amount) {
    #expect(heldAmount(text) == .measured(amount, words: text))
  }

  @Test(
    "anything else stays words, to the letter",
    arguments: [
      "a handful", "2 cups (ish)", "2-3 cups", "10^400 lb", "1/0 lb", "-2 cups", "some", "lots of it",
      "99999999999999999999 lb", "2 inches", "1e400", "2 tufts and more", "💥",
      "9,000,000,000 lb",
    ])
  func words(_ text: String) { #expect(heldAmount(text) == .words(text)) }

  @Test(
    "none is none, and is no lot",
    arguments: ["0", "0 lb", "0.0", "none", "Nothing", "0kg", "zero"])
  func none(_ text: String) {
    #expect(saysNone(text))
    #expect(
      read(StockRecord(line: 3, name: "flour", amount: text))
        == .unusable(line: 3, text: "\(text), flour", .nothingThere))
  }

  @Test("some is no none", arguments: ["", "0.5 lb", "10", "1/0", "a lot", "0-3 lb", "nonesuch"])
  func notNone(_ text: String) { #expect(!saysNone(text)) }

  @Test("the words of an amount without a number, in something said")
  func saidInWords() {
    let said = [
      "a handful of spinach": "a handful", "plenty of red lentils": "plenty", "some flour": "some",
      "a little butter": "a little", "a bit of butter": "a bit", "lots of rice": "lots",
      "a few eggs": "a few",
    ]
    for (text, words) in said { #expect(amountInWords(text) == words, "\(text)") }
    for text in [
      "red lentils", "2 lb flour", "more milk", "another bag of rice", "a bunch of kale", "", "any eggs",
    ] {
      #expect(amountInWords(text) == nil, "\(text)")
    }
  }

  @Test("a lot keeps the file's name, and knows the food where the table does")
  func names() {
    let fresh = lot(StockRecord(line: 1, name: "Fresh  parsley", amount: "1", unit: "bunch"))
    #expect(fresh?.name == "Fresh parsley" && fresh?.food?.food == IngredientID("parsley"))
    #expect(fresh?.held == .measured(Amount(.one, .bunch), words: "1 bunch"))
    let own = lot(StockRecord(line: 1, name: "Grandma's jam"))
    #expect(own?.food == nil && own?.held == .untold)
    #expect(lot(StockRecord(line: 1, name: "parsely"))?.food?.way == .spelling)
  }

  @Test("a line keeps all its words in amount and name")
  func lines() {
    let line = lot(StockRecord(line: 1, name: "2 cups flour, sifted (for bread)", isLine: true))
    #expect(line?.held == .measured(Amount(Rational(2), .cup), words: "2 cups"))
    #expect(line?.food?.food == IngredientID("flour"))
    #expect(line?.name.contains("sifted") == true && line?.name.contains("for bread") == true)
    #expect(lot(StockRecord(line: 1, name: "a pinch of parsley", isLine: true))?.held == .words("a pinch"))
  }

  @Test("what can't be a lot says why")
  func unusable() {
    func problem(_ record: StockRecord) -> StockProblem? {
      if case .unusable(_, _, let problem) = read(record) { problem } else { nil }
    }
    #expect(problem(StockRecord(line: 1, name: " ", amount: "2 lb")) == .noName)
    #expect(problem(StockRecord(line: 1, name: "x\u{0}y")) == .controlCharacters)
    #expect(problem(StockRecord(line: 1, name: "flour", amount: "\u{1b}[2J")) == .controlCharacters)
    #expect(problem(StockRecord(line: 1, name: String(repeating: "x", count: 1_001))) == .tooLong)
    #expect(problem(StockRecord(line: 1, name: "2 cups", isLine: true)) == .noName)
    #expect(problem(StockRecord(line: 1, name: "two\nlines\tof flour")) == nil)
  }

  @Test("dates are read in one way or not at all")
  func dates() {
    let day = Day(iso: "2026-03-25")
    for text in [
      "2026-03-25", "2026/3/25", "25.03.2026", "3/25/2026", "25 March 2026", "Mar 25, 2026",
      "March 25th 2026",
      "2026-03-25T10:00:00",
    ] {
      #expect(writtenDay(text) == day, "\(text)")
    }
    for text in ["3/5/2026", "2026-02-30", "soon", "", "25/3/26", "1/2/3/4", "March 2026", "13/13/2026"] {
      #expect(writtenDay(text) == nil, "\(text)")
    }
    #expect(writtenDay("5/5/2026") == Day(iso: "2026-05-05"))
    #expect(lot(StockRecord(line: 1, name: "flour", bestBefore: "3/5/2026"))?.hasUnreadDate == true)
  }

  @Test("what the pantry has word for word does not arrive twice; two records alike are two lots")
  func arrivals() {
    var source = IdentitySource(replica: 1, turn: 1)
    let record = StockRecord(line: 1, name: "Flour", amount: "2 lb")
    guard let lot = lot(record) else { return #expect(Bool(false)) }
    let item = PantryItem(id: source.next(), name: "flour", ingredient: nil, held: lot.held)
    #expect(arriving([lot, lot], at: []).count == 2)
    #expect(arriving([lot, lot], at: [item]).count == 1)
    #expect(arriving([lot], at: [item.holding(Amount(.one, .pound))]).count == 1)
    let summary = StockSummary([.lot(lot), .lot(lot), read(StockRecord(line: 3, name: ""))])
    #expect(summary.repeated == [1] && summary.percentRead == 100 && summary.unusable == 1)
  }
}
