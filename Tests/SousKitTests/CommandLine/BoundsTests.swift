import Foundation
import Testing

/// What would cost a talk its time, its memory or its life, said to the built program.
@Suite(.serialized) struct BoundsTests {
  private let fixed = ["--seed", "7", "--now", "2026-03-02T17:00"]

  /// The replies to these lines in a kitchen of their own, one after the other.
  private func talk(_ lines: [String], mine: [String: String] = [:]) throws -> Program.Run {
    let program = try Program()
    defer { program.clear() }
    let folder = program.path(".local/share/sous/mine")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in mine { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    return try program.run(
      ["--kitchen", program.path("k.sqlite")] + fixed, input: lines.map { $0 + "\n" }.joined())
  }

  @Test(
    "a number nobody counts with is one clear sentence, and nothing is written",
    arguments: [
      ("we have 1e309 eggs", "I can't read 1e309 as a number,"),
      ("we have 1/0 cups of flour", "I can't read 1/0 as a number,"),
      ("we have 99999999999999999999999 eggs", "99999999999999999999999 is more than I can count,"),
      ("we have nine hundred trillion eggs", "That is more than I can count,"),
      ("flour costs $1 for 0 lb", "0 lb is no amount,"), ("we have 0 lb of flour", "0 lb is no amount,"),
      ("what's on +9223372036854775807d", "9223372036854775807 is more than I can count,"),
      ("+9223372036854775807d", "9223372036854775807 is more than I can count,"),
      ("plan dinners from 9999-12-30", "9999-12-30 is too far from today,"),
      ("what's on +99999999d", "is too far from today,"),
    ])
  func numbers(_ line: String, _ sentence: String) throws {
    let run = try talk([line, "undo", "what do you know about us"])
    #expect(run.output.contains(sentence) && run.output.contains("so I did nothing"), "\(run.output)")
    #expect(run.output.contains("There is nothing to take back"), "\(run.output)")
    #expect(run.output.contains("I don't know your kitchen yet"), "\(run.output)")
    #expect(!run.output.contains("pick up where we left off"))
    #expect(run.problems == "")
  }

  @Test("a number that nobody counts with is heard past: a telephone number, an address")
  func passedBy() throws {
    let run = try talk(["we are 4 and our number is 491701234567"])
    #expect(!run.output.contains("so I did nothing"), "\(run.output)")
  }

  @Test("the present is a time that leaves a hundred years on both sides")
  func present() throws {
    let program = try Program()
    defer { program.clear() }
    let run = try program.run(["--now", "9999-12-30", "hello"])
    #expect(run.status == 2)
    #expect(run.problems.contains("a time in the years 1900 to 9000"), "\(run.problems)")
  }

  @Test("own recipes that overflow, unfold without end or never end are named, and the talk goes on")
  func ownRecipes() throws {
    func recipe(_ keys: String, _ steps: String = "Boil @rice{1%cup}.") -> String {
      "---\ntitle: Own dish\nservings: 4\n\(keys)\n---\n\(steps)\n"
    }
    var key = "&a0 [x, x, x, x, x, x, x, x, x, x]"
    for level in 1..<12 {
      key = "&a\(level) [\(key), \(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]"
    }
    let time = "cook time: 20 minutes"
    let run = try talk(
      ["show me the recipe for own dish"],
      mine: [
        "hours.cook": recipe("cook time: 99999999999999999 hours"),
        "timer.cook": recipe(time, "Boil @rice{1%cup} for ~{153722867280912930%minutes}."),
        "pounds.cook": recipe(time, "Boil @rice{9223372036854775807%lb}."),
        "bomb.cook": recipe("\(time)\n? \(key)\n: x"),
        "large.cook": recipe(time, String(repeating: "x", count: 20 << 20)),
        "marks.cook": recipe(time, String(repeating: "@a{", count: 700_000)),
        "good.cook": recipe(time),
      ])
    #expect(run.status == 0)
    for name in ["hours", "timer", "pounds", "bomb", "large", "marks"] {
      #expect(run.problems.contains("mine/\(name).cook"), "\(run.problems)")
    }
    #expect(!run.problems.contains("mine/good.cook"))
    #expect(run.output.contains("Own dish"), "\(run.output)")
  }

  @Test("a line of twenty million bytes is refused with a sentence, and the next one is heard")
  func longLine() throws {
    let run = try talk([String(repeating: "x", count: 20 << 20), "we are 4"])
    #expect(run.output.hasPrefix("That is more than I can read at once."), "\(run.output.prefix(200))")
    #expect(run.output.contains("4 people"))
  }
}
