@testable import Language
import Testing
import Values

@Suite struct RemarksOfHarmTests {
  private let context = RecognitionContext(now: monday)

  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: context).rewritten(line)
  }

  @Test(
    "how badly something harms is no food, and the limit stands",
    arguments: [
      ("Emma is allergic to milk, traces too", "Emma is allergic to milk"),
      ("Emma can't have nuts, its serious", "Emma can't have nuts"),
      ("Emma is allergic to milk its really serious", "Emma is allergic to milk"),
      ("I must never have shellfish, I am allergic", "I must never have shellfish"),
    ])
  func dropped(_ line: String, _ plain: String) { #expect(rewritten(line) == plain) }

  @Test(
    "a remark that is all of the line, or names a food, stays",
    arguments: ["I am allergic", "even traces of nuts are bad for Emma", "it's serious"])
  func kept(_ line: String) {
    #expect(
      rewritten(line).map { $0.contains("allergic") || $0.contains("nuts") || $0.contains("serious") } ?? true
    )
  }

  @Test("a question behind what is told of somebody is of them, and no limit of theirs")
  func asked() throws {
    let line = "my sister Nora comes Saturday, she's allergic to soy, is the red lentil dal safe for her"
    let said = try #require(rewritten(line))
    #expect(said.contains("safe for my sister Nora") || said.contains("safe for Nora"))
    let all = recognizer.recognizeAll(line, expecting: nil, context: context)
    #expect(all.contains { $0.intent == "check_food" })
    #expect(
      !all.contains { found in found.details.contains { $0.kind == "avoid" && "\($0.slots)".contains("dal") }
      })
  }
}
