import Kitchen
import Testing
import Values

@testable import ListFiles

/// What is written is read back as it was, whatever is on the list.
@Suite struct RoundTripTests {
  @Test("Any list, through every form that is read", arguments: [ListFormat.text, .markdown, .todo, .csv])
  func anyList(_ format: ListFormat) throws {
    var drawn = DrawnLists(seed: 20_260_302)
    for round in 0..<400 {
      let list = drawn.list()
      let text = format.file(of: list)
      guard !list.lines.isEmpty else { continue }
      var back = try readList(Array(text.utf8)).lines
      for index in back.indices { back[index].words = nil }
      #expect(back == list.lines, "round \(round): \(text)")
    }
  }
}

/// Lists as nobody would write them.
struct DrawnLists {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let words = [
    "milk", "3", "amigos", "x", "12", "lb", "(A)", "@home", "+party", "due:2026-01-01", "[x]", "-", "--", "#",
    "=1+1", "\"", "\\", "~~a~~", "*b*", "_c_", "<b>", "&amp;", "the", "ones", "cheap", "a", "note:", "(oat)",
    "(",
    ")", ",", "2 lb", ":", "Produce:", "'", "½", "7up", "2026-03-01", "crème", "🍅", "|", "`d`", "$x$", "[-]",
    "☐",
    "of", "and", "\\(", "1.", "===", "e.g.", "C++", "=", "+", "@", "status:out",
  ]

  mutating func text(_ most: Int) -> String {
    (0..<(1 + random.below(most))).map { _ in Self.words[random.below(Self.words.count)] }.joined(
      separator: " ")
  }

  private mutating func amount() -> Amount {
    let units: [Unit] = [.each, .cup, .pound, .gram, .fluidOunce, .can, .dozen, .bunch, .leaf, .box, .case]
    let denominators = [1, 1, 2, 3, 4, 7, 8, 16, 1000, 250]
    let value = Rational(1 + random.below(5000), denominators[random.below(denominators.count)])
    return Amount(value, units[random.below(units.count)])
  }

  mutating func line(in section: ListSection) -> WrittenLine {
    WrittenLine(
      name: text(5), amounts: random.below(2) == 0 ? [] : (0...random.below(3)).map { _ in amount() },
      note: random.below(3) == 0 ? text(4) : nil, section: section,
      mark: [nil, nil, .bought, .out][random.below(4)])
  }

  mutating func list() -> WrittenList {
    let sections = ListSection.usual.filter { _ in random.below(3) == 0 }
    let lines = sections.flatMap { section in (0...random.below(4)).map { _ in line(in: section) } }
    return WrittenList(title: text(4), made: Day(number: 20_000), lines: lines)
  }
}
