import Language
import Testing

/// What is put right before a line ends.
@Suite struct RepairedInLineTests {
  private func plain(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "the other piece stands where the first one was",
    arguments: [
      ("plan next week, fish on Tuesday, no, Wednesday", "plan next week, fish on Wednesday"),
      ("set the timer for eight minutes, no, make it ten", "set the timer for ten minutes"),
      ("budget 120 dollars a week, no wait 130", "budget 130 dollars a week"),
      ("I spent $84 at Costco, I mean $48", "I spent $48 at Costco"),
      ("used up three of the eggs this morning, no, four it was", "used up four of the eggs this morning"),
      ("put rice on the list, no wait, pasta", "put pasta on the list"),
      ("soup on Friday, sorry, I meant Saturday", "soup on Saturday"),
      (
        "chicken on Tuesday, no, on Wednesday, and fish on Friday", "chicken on Wednesday, and fish on Friday"
      ),
    ])
  func repaired(_ line: String, _ expected: String) { #expect(plain(line) == expected) }

  @Test(
    "what is said of the whole is turned round, or let go",
    arguments: [
      ("swap tuesday and thursday. wait no, dont, leave it", "never mind"),
      ("cancel the plan, no wait, keep it", "never mind"),
    ])
  func turned(_ line: String, _ expected: String) { #expect(plain(line) == expected) }

  @Test(
    "where nothing is put right, or what somebody must not have might go, the pieces stay",
    arguments: [
      ("pasta on Friday, no onions", "onions"), ("Emma is allergic to peanuts, no wait, walnuts", "peanuts"),
      ("chicken with rice on Friday, no, fish", "rice"), ("is there any rice? No, pasta is fine", "rice"),
      ("dinner on Friday, no, Saturday is my birthday", "Friday"),
    ])
  func kept(_ line: String, _ word: String) { #expect((plain(line) ?? line).contains(word)) }
}
