import Page
import Testing
import Values

@testable import Talk

/// How the replies of a turn become lines.
@Suite struct RendererTests {
  private func lines(_ replies: (any Reply)..., width: Int = 80) -> [String] {
    Renderer(width: width, style: .plain).lines(for: replies, today: monday.day)
  }

  @Test("pages are set apart by an empty line, sentences are not")
  func gaps() {
    #expect(lines(Remark("One."), Remark("Two.")) == ["One.", "Two."])
    #expect(lines(Remark("One."), Page(), Remark("Two.")).prefix(3) == ["One.", "", "  a  b"])
  }

  @Test("the last reply has the last word, unless it is only by the way")
  func closing() {
    #expect(lines(Page(), Remark("Two.")).last == "Two.")
    #expect(lines(Page(), Aside()).last == "Say \"page\".")
    #expect(lines(Aside()).last == "Say \"aside\".")
  }

  @Test("a reply that comes to no words says so: nobody is answered by silence")
  func wordless() {
    #expect(lines(Remark("")) == ["I have nothing to say to that; please put it another way."])
  }

  @Test("neighbours that are one reply are said as one")
  func joined() {
    #expect(lines(Sum(1), Sum(2), Sum(3)) == ["6"])
    #expect(lines(Sum(1), Remark("and"), Sum(2)) == ["1", "and", "2"])
  }

  @Test("a width out of range counts as the nearer end", arguments: [(1, 40), (80, 80), (999, 200)])
  func clamps(width: Int, used: Int) {
    #expect(Renderer(width: width, style: .plain).width == used)
  }
}

private struct Page: Reply {
  func blocks(_ words: Wording) -> [Block] {
    let columns = [TableColumn("", minWidth: 1), TableColumn("", minWidth: 1)]
    return [.table(Table(columns: columns, rows: [["a", "b"]]), indent: 2)]
  }

  func next(_ words: Wording) -> Closing { .say("page") }
}

private struct Aside: Reply {
  var isByTheWay: Bool { true }
  func blocks(_ words: Wording) -> [Block] { .say("By the way.") }
  func next(_ words: Wording) -> Closing { .say("aside") }
}

private struct Sum: Reply {
  var number: Int

  init(_ number: Int) { self.number = number }

  func blocks(_ words: Wording) -> [Block] { .say("\(number)") }
  func merged(after former: any Reply) -> (any Reply)? { (former as? Sum).map { Sum($0.number + number) } }
}
