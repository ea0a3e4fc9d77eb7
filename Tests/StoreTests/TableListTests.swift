import Testing
import Values

@testable import Store

@Suite struct TableListTests {
  /// What the program says when it is stopped.
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("two tables of one name stop the program, which names them")
  func names() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TableList([
        lotTable, Table<Dinner>(view: "lot", reading: [], precedes: { _, _ in false }) { _, _ in [] },
      ])
    }
    #expect(words(result).contains("two tables are called lot: Lot, Dinner"))
  }

  @Test("two tables of one type of row stop the program, which names them")
  func rows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TableList([
        lotTable, Table<Lot>(view: "lots", reading: [], precedes: { _, _ in false }) { _, _ in [] },
      ])
    }
    #expect(words(result).contains("lot and lots both hold Lot"))
  }

  @Test("two tables with one SQL table stop the program, which names them")
  func parts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let twin = Table<Dinner>(
        "dinner", parts: lotTable.parts, key: { [$0.title] }, precedes: { _, _ in false },
        load: { _, _ in [] }, put: { _, _, _ in }, remove: { _, _ in })
      _ = TableList([lotTable, twin])
    }
    #expect(words(result).contains("lot and dinner both have the SQL table lot"))
  }

  @Test("a view of a table that isn't there stops the program, which names it")
  func views() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TableList([dinnerTable, menuTable])
    }
    #expect(words(result).contains("dinner reads note"))
  }

  @Test("a change of what no table holds, or of what is derived, stops the program")
  func changes() async {
    await #expect(processExitsWith: .failure) { _ = Change.put("text", was: nil, in: tables) }
    await #expect(processExitsWith: .failure) {
      _ = Change.remove(Dinner(day: monday.day, title: ""), in: tables)
    }
  }

  @Test("a column that is no later than its table stops the program, which names it")
  func columns() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let column = AddedColumn(name: "shelf", since: 2, declaration: "TEXT")
      _ = TablePart(name: "lot", since: 2, schema: "", added: [column])
    }
    #expect(words(result).contains("lot.shelf must come after its table"))
  }
}
