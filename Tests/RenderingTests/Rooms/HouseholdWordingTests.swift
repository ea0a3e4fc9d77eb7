import Dialogue
import Kitchen
import Rendering
import Testing
import Values

@Suite struct HouseholdWordingTests {
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
  func next() {
    #expect(
      said(question(.avoids, note: true)) == """
        4 people; Emma dairy-free. I go by ingredients, not by factories: please read
        labels.
        Anyone else who avoids something?
        """)
    var five = family
    five.size = 5
    #expect(
      said(question(.avoids, .again, of: five))
        == "5 people; Emma dairy-free. Anyone else who avoids something?")
  }

  @Test("what was said with the request is echoed before the questions")
  func openingEcho() {
    #expect(
      said(question(.budget, .opening(open: 2), note: true)).hasPrefix(
        """
        Happy to. 4 people; Emma dairy-free. I go by ingredients, not by factories:
        please read labels. Two short questions; "skip" passes any of them.
        Weekly budget?
        """))
  }

  @Test("each way of avoiding reads as a phrase behind a name")
  func avoidances() {
    let tom = Member(
      name: "Tom",
      avoids: [
        Avoidance(.diet(.vegan)), Avoidance(.allergen(.treeNut)), Avoidance(.food("olive"), .dislike),
      ])
    let home = Household(members: [tom], avoids: [Avoidance(.food("pork"))])
    #expect(
      said(.heard(home, factoriesNote: false)).hasPrefix(
        "No pork; Tom vegan, without tree nuts, and dislikes olives.\n"))
  }

  @Test(
    "the usual budget follows the number of people",
    arguments: [
      (1, "One person often spends about $40"), (2, "Two people often spend about $75"),
      (4, "Families of 4 often spend about $150"), (5, "Families of 5 often spend about $190"),
      (20, "Families of 20 often spend about $750"),
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

  @Test("examples come from the second failure on")
  func failures() {
    #expect(said(question(.size, .notRead(failures: 1))).hasPrefix("I didn't catch that.\nHow many"))
    #expect(
      said(question(.size, .notRead(failures: 2))).hasPrefix(
        "I still didn't catch that. You could say \"4\" or \"2 adults and 3 kids\".\n"))
  }

  @Test("an interruption is answered first, then the question comes back with a word about it")
  func interruption() {
    #expect(
      said(.thanks, question(.size, .again)) == """
        You're welcome.
        Back to planning. How many people are you cooking for?
        """)
  }

  @Test("a problem is told in place of \"I didn't catch that\"")
  func problem() {
    #expect(
      said(question(.size, .notRead(failures: 1), of: Household(), problems: [.size(Rational(0))]))
        == "I can plan for 1 to 20 people.\nHow many people are you cooking for?")
  }

  @Test("a household is shown whole")
  func whole() {
    #expect(
      said(.household(family)) == """
        Your kitchen
          People     4 people
          Emma       dairy-free
          Budget     no limit
          Cuisines   any
          Time       30 min on weekdays, 90 min on weekends
          Leftovers  occasionally
          Cooking    intermediate
        Say "we are 5", "no pork" or "30 minutes on weekdays" to change it.
        """)
  }

  @Test("somebody's words are quoted on one line, cut, and cannot steer the terminal")
  func quotes() {
    let words = "du\u{1B}[2Jri\nan " + String(repeating: "x", count: 500)
    let lines = said(.refused([.unknownFood(words)]), width: 200).split(separator: "\n")
    #expect(lines[0].hasPrefix("I don't know \"du[2Jri an xxx"))
    #expect(lines[0].hasSuffix("…\" yet, so I can't check dishes for it: please look at each one."))
  }
}
