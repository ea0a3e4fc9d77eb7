import Kitchen
import Testing
import Values

@testable import ListFiles

/// What people keep as lists, read.
@Suite struct ReadListTests {
  private func read(_ text: String) throws -> [WrittenLine] { try readList(Array(text.utf8)).lines }

  private func words(_ text: String) throws -> [String] {
    try read(text).map { line in
      let mark = line.mark.map { " [\($0.rawValue)]" } ?? ""
      let note = line.note.map { " (\($0))" } ?? ""
      let section = line.section.map { " @\($0.rawValue)" } ?? ""
      return line.name + (line.amounts.isEmpty ? "" : ", \(ExactAmounts.text(line.amounts))") + note + section
        + mark
    }
  }

  @Test(
    "One line",
    arguments: [
      ("milk", "milk"), ("3 onions", "onions, 3"), ("- [x] 2 lb potatoes", "potatoes, 2 lb [bought]"),
      ("* [ ] eggs x12", "eggs, 12"), ("☑ butter", "butter [bought]"), ("1. flour, 3 cups", "flour, 3 cups"),
      ("Milk: 2 l", "Milk, 2 l"), ("tofu - 400g", "tofu, 400 g"), ("tomatoes (400 g)", "tomatoes, 400 g"),
      ("milk (oat)", "milk (oat)"), ("salt and pepper", "salt and pepper"), ("~~bread~~", "bread [bought]"),
      ("x 2026-03-02 2026-03-01 rice @pantry", "rice @pantry [bought]"),
      ("(A) milk @dairy +party due:2026-03-07", "milk ((A) +party due:2026-03-07) @dairy"),
      ("\"3 amigos\", 2", "3 amigos, 2"), ("[-] basil", "basil [out]"), ("unicorn dust!!", "unicorn dust!!"),
      ("- [ ] C\\+\\+ book", "C++ book"), ("1 1/2 cups rice", "rice, 1 1/2 cups"),
    ])
  func oneLine(_ raw: String, _ wanted: String) throws { #expect(try words(raw) == [wanted]) }

  @Test("Headings are sections; a title is none; those that name none are told")
  func headings() throws {
    let list = try readList(
      Array(
        """
        # Our list

        ## Fruit & Veg
        - [ ] apples

        Dairy:
        milk

        Drinks
        ------
        cola

        ## Costco
        - napkins
        """.utf8))
    #expect(list.lines.map { $0.section?.rawValue } == ["produce", "dairy", "beverages", nil])
    #expect(list.otherHeadings == ["Costco"])
  }

  @Test("CSV by the names of its columns, in any order; what is no amount is a note")
  func csv() throws {
    let list = try readList(
      Array(
        "\u{FEFF}Done,Quantity,Unit,Item,Aisle,Shop\r\nx,2,lb,\"flour, white\",Baking,Aldi\n,a few,,figs,Fruit,\n"
          .utf8))
    #expect(list.form == .csv && list.unread == ["Shop"] && list.otherHeadings == [])
    #expect(
      list.lines == [
        WrittenLine(
          name: "flour, white", amounts: [Amount(Rational(2), .pound)], section: ListSection(.pantry),
          mark: .bought),
        WrittenLine(name: "figs", note: "a few", section: ListSection(.produce)),
      ])
  }

  @Test("What is no list is one fault")
  func faults() {
    func fault(_ bytes: [UInt8]) -> ListFileFault? {
      do throws(ListFileFault) {
        _ = try readList(bytes)
        return nil
      } catch { return error }
    }
    #expect(fault([0xFF, 0xFE, 0x41]) == .notText)
    #expect(fault(Array("milk\0eggs".utf8)) == .notText)
    #expect(fault(Array("milk\n\u{1b}[2J".utf8)) == .notText)
    #expect(fault([]) == .empty)
    #expect(fault(Array(" \n\n# Title\n".utf8)) == .empty)
    #expect(fault(Array("{\"items\":[]}".utf8)) == .notReadBack(.json))
    #expect(fault(Array("<!doctype html>".utf8)) == .notReadBack(.html))
    #expect(
      fault(Array("milk\n\(String(repeating: "a", count: 1000))".utf8)) == .lineTooLong(line: 2, most: 1000))
    #expect(fault(Array(String(repeating: "a", count: 999).utf8)) == nil)
    #expect(fault(Array(String(repeating: "a\n", count: 10_001).utf8)) == .tooManyLines(most: 10_000))
    #expect(fault(Array(String(repeating: "a\n", count: 10_000).utf8)) == nil)
    #expect(fault([UInt8](repeating: 0x20, count: (2 << 20) + 1)) == .tooLarge(most: 2 << 20))
    #expect(fault(Array("item,amount\n\"milk,2".utf8)) == .openQuote(line: 2))
    #expect(fault(Array("item;amount\nmilk;2".utf8)) == .otherSeparators)
  }
}
