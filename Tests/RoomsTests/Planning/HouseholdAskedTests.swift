import Kitchen
import Page
import Planning
import Talk
import Testing
import Values

@testable import PlanningRoom

/// The four questions, as they are put.
@Suite struct HouseholdAskedTests {
  private let monday = PlanSamples.monday

  private func question(
    _ asking: HouseholdQuestion, _ lead: HouseholdAsked.Lead = .next,
    of household: Household = PlanSamples.family, prompt: String = "", note: Bool = false,
    problems: [FactProblem] = []
  ) -> HouseholdAsked {
    HouseholdAsked(
      asking: asking, lead: lead, household: household, prompt: prompt, factoriesNote: note,
      problems: problems)
  }

  private func said(_ replies: any Reply...) -> String {
    Renderer(width: 80, style: .plain).lines(for: replies, today: monday).joined(separator: "\n")
  }

  @Test("the first question says how many there are and that they may be skipped")
  func opening() {
    #expect(
      said(question(.size, .opening(open: 4), of: Household())) == """
        Happy to. Four short questions; "skip" passes any of them.
        How many people are you cooking for?
        """)
    #expect(
      said(question(.cuisines, .opening(open: 1), of: Household())).hasPrefix(
        "Happy to. One short question; \"skip\" passes it.\n"))
  }

  @Test("what was gathered is echoed, the note about factories comes with it")
  func echo() {
    #expect(
      said(question(.avoids, note: true)) == """
        4 people; Emma dairy-free. I go by ingredients, not by factories: please read
        labels.
        Anyone else who avoids something?
        """)
    var five = PlanSamples.family
    five.size = 5
    #expect(
      said(question(.avoids, .again, of: five))
        == "5 people; Emma dairy-free. Anyone else who avoids something?")
    #expect(
      said(question(.budget, .opening(open: 2), note: true)).hasPrefix(
        """
        Happy to. 4 people; Emma dairy-free. I go by ingredients, not by factories:
        please read labels. Two short questions; "skip" passes any of them.
        Weekly budget?
        """))
  }

  @Test(
    "the usual budget follows the number of people",
    arguments: [
      (1, "One person often spends about $40"), (2, "Two people often spend about $75"),
      (4, "Families of 4 often spend about $150"), (20, "Families of 20 often spend about $750"),
    ])
  func usual(size: Int, words: String) {
    let text = said(question(.budget, .back, of: Household(size: size)))
    #expect(text == "One step back.\nWeekly budget? \(words); \"skip\" means no limit.")
  }

  @Test("a question in the file's words is asked in them")
  func ownWords() {
    let text = said(question(.size, .resumed, prompt: "How many eat with you?"))
    #expect(text == "We were in the middle of planning.\nHow many eat with you?")
    let budget = said(question(.budget, .back, prompt: "Budget? \"skip\" for none."))
    #expect(budget == "One step back.\nBudget? \"skip\" for none.")
  }

  @Test("examples come from the second failure on, a problem in place of both")
  func failures() {
    #expect(said(question(.size, .notRead(failures: 1))).hasPrefix("I didn't catch that.\nHow many"))
    #expect(
      said(question(.size, .notRead(failures: 2))).hasPrefix(
        "I still didn't catch that. You could say \"4\" or \"2 adults and 3 kids\".\n"))
    let problem = question(
      .size, .notRead(failures: 1), of: Household(), problems: [.size(Rational(0))])
    #expect(said(problem) == "I can plan for 1 to 20 people.\nHow many people are you cooking for?")
    #expect(problem.status == .refused && question(.size, .notRead(failures: 1)).status == .notUnderstood)
    #expect(problem.notices(Wording(today: monday)).contains("I can plan for 1 to 20 people."))
  }

  @Test("an interruption is answered first, then the question comes back with a word about it")
  func interruption() {
    #expect(
      said(Undecided(), question(.size, .again)) == """
        Take your time; nothing is decided.
        Back to planning. How many people are you cooking for?
        """)
  }

  @Test("questions of several requests in one line are asked once, as the last, with all that was heard")
  func joined() {
    let first = question(.size, .opening(open: 4), of: Household(), note: true)
    var settled = PlanSamples.family
    settled.settled = [.size, .avoids]
    #expect(
      said(first, question(.budget, .next, of: settled)) == """
        Happy to. 4 people; Emma dairy-free. I go by ingredients, not by factories:
        please read labels. Two short questions; "skip" passes any of them.
        Weekly budget? Families of 4 often spend about $150; "skip" means no limit.
        """)
  }

  @Test("every question with every lead ends in a question mark or its hint, and offers answers")
  func ends() {
    let leads: [HouseholdAsked.Lead] = [
      .opening(open: 4), .next, .again, .why, .notRead(failures: 1), .notRead(failures: 2),
      .movedOn(.size), .movedOn(.avoids), .movedOn(.budget), .movedOn(.cuisines), .resumed, .back,
    ]
    for asking in HouseholdQuestion.allCases {
      for lead in leads {
        let reply = question(asking, lead)
        let lines = said(reply)
        #expect(lines.contains("?") && !lines.contains("!"), "\(asking) \(lead)")
        #expect(reply.next(Wording(today: monday)).lines.contains("skip") && reply.asks)
      }
    }
  }
}
