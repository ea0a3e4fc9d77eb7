import SousKit
import Testing
import Values

@Suite struct PresentationTests {
  private let terminal = OutputPlace(isTerminal: true, columns: 120, refusesColor: false, isDumb: false)

  @Test(
    "the width asked for wins, then the terminal's, then 80; 40 to 200 always",
    arguments: [
      (nil, 120, 120), (nil, nil, 80), (72, 120, 72), (3, 120, 40), (-5, nil, 40), (9999, nil, 200),
      (nil, 20, 40), (nil, 500, 200),
    ] as [(Int?, Int?, Int)])
  func width(_ asked: Int?, _ columns: Int?, _ expected: Int) {
    var options = GlobalOptions()
    options.width = asked
    var place = terminal
    place.columns = columns
    #expect(options.layoutWidth(at: place) == expected)
    #expect(options.sessionOptions(at: place).width == expected)
  }

  @Test("colour only where it is wanted and seen")
  func color() {
    var options = GlobalOptions()
    #expect(options.usesColor(at: terminal))
    var pipe = terminal
    pipe.isTerminal = false
    #expect(!options.usesColor(at: pipe))
    var dumb = terminal
    dumb.isDumb = true
    #expect(!options.usesColor(at: dumb))
    options.color = .always
    #expect(options.usesColor(at: pipe))
    var refusing = terminal
    refusing.refusesColor = true
    #expect(!options.usesColor(at: refusing))
    options.isPlain = true
    #expect(!options.usesColor(at: terminal))
    options.isPlain = false
    options.isJSON = true
    #expect(!options.usesColor(at: terminal))
    options.isJSON = false
    options.color = .never
    #expect(!options.usesColor(at: terminal))
  }

  @Test("a session gets every wish of the line")
  func wishes() throws {
    let options = try GlobalOptions(lifting: [
      "--kitchen", "k", "--seed", "9", "--now", "2026-03-02", "--as", "Emma", "--yes", "--dry-run",
      "--catalogue", "small", "--save-transcript", "t.md",
    ]).sessionOptions(at: terminal)
    #expect(options.kitchen == "k" && options.seed == 9 && options.now?.day.iso == "2026-03-02")
    #expect(options.person == "Emma" && options.answersYes && options.isDryRun)
    #expect(options.catalogue == "small" && options.saveTranscript == "t.md" && options.usesColor)
  }
}
