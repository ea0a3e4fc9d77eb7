import Dialogue
import Kitchen
import Planning
import Rendering
import Testing
import Values

/// What holds for every reply at every width. Source: requirements DC-08.
@Suite struct LayoutLaws {
  private static let widths = Array(40...100) + [120, 160, 200]

  private static func replies(width: Int, style: Style = .plain) -> [(name: String, lines: [String])] {
    let renderer = Renderer(width: width, style: style)
    return sampleResponses.map { ($0.name, renderer.lines(for: $0.response, today: monday)) }
  }

  @Test("no line is wider than the terminal, none ends in a space", arguments: widths)
  func fits(width: Int) {
    for (name, lines) in Self.replies(width: width) {
      for line in lines {
        #expect(displayWidth(line) <= width, "\(name): \(line)")
        #expect(line.last != " ", "\(name): \(line)")
      }
    }
  }

  @Test("every reply says something, without empty ends or doubled empty lines", arguments: [40, 80, 200])
  func saysSomething(width: Int) {
    for (name, lines) in Self.replies(width: width) {
      #expect(lines.first?.isEmpty == false, "\(name)")
      #expect(lines.last?.isEmpty == false, "\(name)")
      #expect(!zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty }, "\(name)")
    }
  }

  @Test("colour changes no letter", arguments: widths)
  func colour(width: Int) {
    let plain = Self.replies(width: width)
    let colored = Self.replies(width: width, style: .ansi)
    #expect(colored.contains { $0.lines.contains { $0.contains("\u{1B}") } })
    for (one, other) in zip(plain, colored) {
      #expect(one.lines == other.lines.map(withoutColour), "\(one.name)")
    }
  }

  @Test("nobody is shouted at, and no id is shown")
  func voice() {
    for (name, lines) in Self.replies(width: 200) {
      let text = lines.joined(separator: "\n")
      #expect(!text.contains("!"), "\(name)")
      #expect(!text.contains("\u{A0}"), "\(name)")
      #expect(!text.contains("black-bean"), "\(name)")
      #expect(!text.contains(samplePlan.id.text), "\(name)")
    }
  }

  @Test("a reply ends in what can be said next, but for questions and farewells")
  func endsInSuggestion() {
    let silent = ["thanks", "opening", "goodbye", "no plan", "not now noSuchChoice"]
    for (name, lines) in Self.replies(width: 200) {
      let end = lines.last ?? ""
      let isQuestion = ["question", "ask day", "history howWas", "plan news confirm"].contains {
        name.hasPrefix($0)
      }
      let isSilent = silent.contains { name.hasPrefix($0) } || name.hasPrefix("store ")
      if isQuestion {
        #expect(end.contains("?"), "\(name): \(end)")
      } else if !isSilent {
        #expect(end.hasPrefix("Say ") || end == "Your own words will do as well.", "\(name): \(end)")
      }
    }
  }

  @Test("titles and names of any script keep to the width", arguments: 1...40)
  func anyScript(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let width = random.within(40...200)
    var shown = draft(swaps: [sampleSwap])
    for index in shown.plan.meals.indices {
      shown.plan.meals[index].title = randomWords(&random)
      shown.plan.meals[index].unknown = [randomWords(&random)]
      shown.plan.meals[index].used = Money(cents: random.within(0...10_000_000))
    }
    for index in shown.list.items.indices { shown.list.items[index].name = randomWords(&random) }
    var home = wideHousehold
    home.members[0].name = randomWords(&random)
    let responses: [Response] = [
      .draft(shown, change: .swapped([monday]), leftOut: 1),
      .list(shown.list, shown.cost, isDraft: true, days: [monday]), .household(home),
      .noSuchRecipe(randomWords(&random)),
    ]
    for response in responses {
      let plain = Renderer(width: width, style: .plain).lines(for: response)
      let colored = Renderer(width: width, style: .ansi).lines(for: response)
      for line in plain { #expect(displayWidth(line) <= width, "\(line)") }
      #expect(plain == colored.map(withoutColour))
    }
  }
}

/// The line without select-graphic-rendition sequences.
func withoutColour(_ line: String) -> String {
  var result = ""
  var isInside = false
  for scalar in line.unicodeScalars {
    if scalar == "\u{1B}" { isInside = true }
    if !isInside { result.unicodeScalars.append(scalar) }
    if isInside, scalar == "m" { isInside = false }
  }
  return result
}

private func randomWords(_ random: inout SplitMix64) -> String {
  let words = [
    "tacos", "豆腐と野菜", "crème", "🌮🌮", "👩‍👩‍👧", "Überbackenes", "a", "e\u{301}", "soup\u{7}", "two  spaces",
    "Donaudampfschifffahrtsgesellschaftskapitänsabendessen", "\u{1B}[31mred", "\"quoted\"",
  ]
  let count = random.within(1...6)
  return (0..<count).compactMap { _ in random.pick(from: words) }.joined(separator: " ")
}
