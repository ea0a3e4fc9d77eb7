@testable import Language
import Testing
import Values

@Suite struct RemarksOfHarmTests {
  private let context = RecognitionContext(now: monday)

  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: context).rewritten(line)
  }

  private func parted(_ line: String) -> String? {
    AskedOfThem(scan: recognizer.scan(line, context)).parted()
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
    "what says more, asks, or says the opposite stays",
    arguments: [
      ("I am allergic", "allergic"), ("even traces of nuts are bad for Emma", "nuts"),
      ("it's serious", "serious"),
      ("Emma is allergic to milk, not severe", "not severe"),
      ("Emma can't have milk, but can have traces", "traces"),
      ("we can't smell anything off, is it dangerous?", "dangerous"),
      ("we never buy nuts, she is allergic", "she is allergic"),
    ])
  func kept(_ line: String, _ words: String) { #expect((rewritten(line) ?? line).contains(words)) }

  @Test("who was named last is who is asked of")
  func last() throws {
    let said = try #require(
      parted("Lou's friend Kim is coming tonight, he's allergic to soy, is the soup safe for him"))
    #expect(said.contains("safe for Kim") || said.contains("safe for Lou's friend Kim"))
  }

  @Test("a question behind what is told of somebody is of them, and no limit of theirs")
  func asked() throws {
    let line = "my sister Nora comes Saturday, she's allergic to soy, is the red lentil dal safe for her"
    let said = try #require(parted(line))
    #expect(said.contains("safe for my sister Nora") || said.contains("safe for Nora"))
    let all = recognizer.recognizeAll(line, expecting: nil, context: context)
    #expect(all.contains { $0.intent == "check_food" })
    #expect(
      !all.contains { found in found.details.contains { $0.kind == "avoid" && "\($0.slots)".contains("dal") }
      })
  }
}
