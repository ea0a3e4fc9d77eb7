import Language
import Testing
import Values

/// What is told of one evening beside a plan is of that evening, and of the week that is planned. Source: issue 13, law 5.
@Suite struct PlanWithDaysTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  @Test(
    "a head count keeps its day, in the planned week",
    arguments: [
      ("plan next week, Wednesday we're 7", "2026-03-11", "7"),
      ("plan next week but 6 on Saturday", "2026-03-14", "6"),
      ("plan this week, on Friday we are 3", "2026-03-06", "3"),
      ("we are 7 on Wednesday. plan next week", "2026-03-11", "7"),
      ("plan next week, under 90 dollars, Sunday for 5", "2026-03-15", "5"),
    ])
  func headCounts(line: String, day: String, count: String) {
    let found = read(line)
    let evening = found.first { $0.intent == "day_eaters" }
    #expect(evening.map { slotTexts($0)["days"] } == [day])
    #expect(evening.map { slotTexts($0)["count"] } == [count])
    let plan = found.first { $0.intent == "plan_week" }
    #expect(plan != nil && plan?.value("size") == nil)
  }

  @Test(
    "nobody at home is that day, and the others are planned",
    arguments: ["plan next week, Thursday we eat out", "plan next week and on Thursday nobody is home"])
  func nobody(line: String) {
    let found = read(line)
    #expect(found.contains { $0.intent == "skip_day" && slotTexts($0).values.contains(["2026-03-12"]) })
    #expect((found.first { $0.intent == "plan_week" }?.value("days")) != nil)
  }

  @Test(
    "what is no evening stays with the plan",
    arguments: [
      "plan next week, Monday to Thursday", "plan next week, nothing spicy",
      "plan next week, tacos on Tuesday",
      "plan Monday and Wednesday",
    ])
  func others(line: String) { #expect(read(line).count == 1) }

  @Test(
    "so many days from one on are those days",
    arguments: [
      ("we're away for three days from Tuesday", ["2026-03-03", "2026-03-04", "2026-03-05"]),
      ("we're away from Tuesday for two days", ["2026-03-03", "2026-03-04"]),
    ])
  func spans(line: String, days: [String]) {
    let found = read(line).first { $0.intent == "skip_day" }
    #expect(found.map { slotTexts($0)["days"] } == days)
  }
}
