import Testing

@testable import Catalogue

@Suite struct CSVTests {
  @Test(
    "cells as RFC 4180 writes them",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("\"a,b\",c\n", [["a,b", "c"]]), ("\"say \"\"hi\"\"\",c", [["say \"hi\"", "c"]]),
      ("\"two\nlines\",c\n", [["two\nlines", "c"]]), ("a,,\n", [["a", "", ""]]),
      ("\"\",b\n", [["", "b"]]), ("\u{FEFF}a,b\n", [["a", "b"]]), ("\n\na\n\n", [["a"]]), ("", []),
      ("é,½\n", [["é", "½"]]), ("\"\"\n", [[""]]),
    ])
  func reads(_ text: String, _ rows: [[String]]) {
    let parsed = parseCSV(text, file: "t.csv")
    #expect(parsed.value.map(\.cells) == rows)
    #expect(parsed.problems.isEmpty)
  }

  @Test func `rows know the line they begin on`() {
    let parsed = parseCSV("h\n\"a\nb\"\n\nc\n", file: "t.csv")
    #expect(parsed.value.map(\.line) == [1, 2, 5])
  }

  @Test(
    "quotes that go wrong are told with their line",
    arguments: [
      ("a\n\"b,c\n", 2, "a quote never closes"), ("a\nb\"c,d\n", 2, "a quote stands inside a cell"),
    ])
  func tells(_ text: String, _ line: Int, _ message: String) {
    let expected = FileProblem(file: "t.csv", line: line, message: message)
    #expect(parseCSV(text, file: "t.csv").problems == [expected])
  }

  @Test func `bytes of any kind are read without harm`() {
    var state: UInt64 = 7
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(["\"", ",", "\n", "\r", "a", "é", "\r\n", " "][Int(state >> 33) % 8])
      }
      for row in parseCSV(text, file: "t.csv").value { #expect(!row.cells.isEmpty) }
    }
  }
}
