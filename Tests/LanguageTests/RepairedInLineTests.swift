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

/// Lines that other rewrites said of something else, or lost.
@Suite struct MeantOtherwiseTests {
  private func plain(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "each is said plainly",
    arguments: [
      ("Emma is allergic to peanuts, no wait, walnuts", "Emma is allergic to peanuts and walnuts"),
      ("could you leave the mushrooms out of the plan", "nothing with mushrooms this week"),
      ("no walnuts this time", "nothing with walnuts this week"),
      (
        "chicken on Tuesday but Lou gets something else",
        "a separate plate for Lou on Tuesday. chicken on Tuesday"
      ),
      ("the shop came to 64.40, not 63.40", "change the spending of $63.40 to $64.40"),
      ("we have milk, no eggs", "we have milk. we are out of eggs"),
      ("Zoe has been a vegetarian since last year", "Zoe is vegetarian"),
      ("Lou is not coming tonight, no wait, she is", "Lou is coming tonight"),
      ("fionn hes three and hes allergic to egg", "fionn is three and hes allergic to egg"),
    ])
  func said(_ line: String, _ expected: String) { #expect(plain(line) == expected) }

  @Test(
    "what tells something else stays",
    arguments: [
      "leave the butter out to soften", "we have guests, no nuts please", "milk was 3.89, not 3.98",
      "I left the rice out overnight", "we have eggs, no idea what to cook",
    ])
  func left(_ line: String) {
    let words = ["nothing with", "out of", "change the spending"]
    #expect(!words.contains { (plain(line) ?? line).contains($0) && !line.contains($0) })
  }
}
