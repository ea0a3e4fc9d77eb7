import Language
import Testing
import Values

/// What is wished of a plan or of one dinner is of that plan, and no fact of the house. Source: issue 13, law 5.
@Suite struct PlanWishTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  private func writes(_ found: [Recognition], _ kind: String) -> Bool {
    found.contains { $0.details.contains { $0.kind == kind } }
  }

  @Test(
    "evenings that are counted are no guests",
    arguments: [
      "what I'd like is two vegetarian nights one fish night and the rest whatever",
      "two vegetarian nights, one fish night and the rest whatever",
      "three quick dinners and two with chicken next week",
    ])
  func evenings(line: String) {
    let found = read(line)
    #expect(!found.contains { $0.intent == "day_eaters" })
    #expect(!writes(found, "guest") && !writes(found, "size"))
  }

  @Test(
    "some of those counted are not more of them",
    arguments: [
      "Sat: 9 people, 2 vegan, BBQ", "Sat: 6 people, 1 vegetarian", "Friday: 8 people, 3 vegetarians",
    ])
  func someOfThem(line: String) {
    let found = read(line).filter { $0.intent == "day_eaters" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.value("more") == nil && $0.value("count") != nil })
  }

  @Test(
    "what may be spent was not spent",
    arguments: [
      "make this week cheaper, at most 90 dollars", "make the week cheaper, max 90 bucks",
      "we only have 90 dollars left, make this week cheaper",
    ])
  func money(line: String) {
    let found = read(line)
    #expect(!found.contains { $0.intent == "spent" || $0.intent == "household_tell" })
  }

  @Test(
    "what one dinner may take is no rule of the house",
    arguments: [
      "something with rice, ready in 25 minutes and costs not more than 12 dollars",
      "please suggest a dinner that is ready in 20 minutes and costs less than 15 dollars",
    ])
  func oneDinner(line: String) { #expect(!read(line).contains { $0.intent == "household_tell" }) }

  @Test(
    "who eats elsewhere leaves the others their dinner",
    arguments: [
      "On Thursday my husband eats at his work and Lou is not here", "my husband eats at work on Thursday",
    ])
  func elsewhere(line: String) {
    let found = read(line)
    #expect(!found.contains { $0.intent == "skip_day" })
    #expect(found.contains { $0.intent == "day_eaters" })
  }

  @Test("so many on a day live here no less")
  func soMany() {
    let found = read("Tom will be at work on Thursday so we are three")
    #expect(!writes(found, "size"))
  }

  @Test(
    "the evening that heads a note is that of its people",
    arguments: [
      ("Tonight. 15 min. 2 adults + Emma. One pan.", "3"), ("Tonight: 2 adults and a kid", "3"),
      ("Tomorrow. 2 adults, 2 kids.", "4"),
    ])
  func heading(line: String, count: String) {
    let found = read(line)
    #expect(found.first { $0.intent == "day_eaters" }.map { slotTexts($0)["count"] } == [count])
    #expect(!found.contains { $0.intent == "household_tell" && writes([$0], "size") })
  }

  @Test("a plan as a form has it, day by day")
  func form() {
    let found = read("Next week: budget 110. Mon veg. Tue pasta. Thu out. Fri burgers. Sat/Sun free choice.")
    #expect(found.contains { $0.intent == "skip_day" && slotTexts($0).values.contains(["2026-03-12"]) })
    let plan = found.first { $0.intent == "plan_week" }
    #expect(plan?.value("budget") != nil)
    #expect(plan?.value("avoid") == nil)
    #expect(found.allSatisfy { $0.intent != nil })
  }

  @Test("a diet of one day is none of the plan")
  func dietOfDay() {
    let plan = read("plan next week, meatless on Monday, chicken on Tuesday").first {
      $0.intent == "plan_week"
    }
    #expect(plan != nil && plan?.value("avoid") == nil)
  }

  @Test(
    "a wish beside a plan of next week is of next week",
    arguments: [
      "hi can u do next weeks dinners, nothing over 30 min on weekdays and i want tacos on friday",
      "could you draw up the dinners for next week, and tacos on friday please",
    ])
  func nextWeek(line: String) {
    let found = read(line)
    #expect(!found.flatMap { slotTexts($0).values }.contains { $0.contains("2026-03-06") })
  }

  @Test(
    "what a dish will bear is asked, and no wish for a day",
    arguments: ["can I do Saturday's soup in the slow cooker", "could we make Friday's curry in the oven"])
  func gear(line: String) { #expect(!read(line).contains { $0.act == .change }) }

  @Test("a denial plans nothing")
  func denial() {
    #expect(
      !read("No thank you, I shan't have the oven on two nights running").contains {
        $0.intent == "plan_week"
      })
  }

  @Test(
    "a dish moves by days",
    arguments: [
      ("could we have the red lentil dal a day earlier?", "-1"),
      ("move the red lentil dal back two days", "2"),
      ("please bring the red lentil dal forward by one day", "-1"),
      ("can we eat the red lentil dal a day later", "1"),
    ])
  func shifted(line: String, days: String) {
    let found = read(line)
    #expect(found.map(\.intent) == ["exchange_days"])
    #expect(found.first.map { slotTexts($0)["shift"] } == [days])
  }

  @Test(
    "a dish is kept by its name",
    arguments: [
      "keep the red lentil dal and redo the rest",
      "plan this week again from tomorrow on, but keep the red lentil dal",
    ])
  func kept(line: String) {
    let found = read(line)
    #expect(found.map(\.intent) == ["keep_day"])
    #expect(found.first?.value("recipe") != nil)
  }
}
