import Language
import Testing
import Values

/// What people tell in passing: who lives here, who comes, that the shopping is done; and what they ask of foods nobody
/// listed. The clock stands at Monday, March 2, 2026.
@Suite struct ToldInPassingTests {
  private let context = RecognitionContext(now: monday)

  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: context).rewritten(line)
  }

  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: context)
  }

  @Test(
    "lines are said as they are meant",
    arguments: [
      ("got everything, paid 41.20", "it came to 41.20. we bought everything on the list"),
      (
        "just been to the shops got everything except the fennel they didnt have it and it came to one forty two fifty",
        "it came to $142.50. we bought everything on the list except fennel"
      ),
      (
        "I have been to the store and bought everything, and it cost me eighty-one dollars and thirty cents altogether.",
        "it came to eighty-one dollars and thirty cents altogether. we bought everything on the list"
      ),
      ("done at the store, everything's put away", "we are done shopping"),
      ("my wife noors a vegetarian", "my wife noor is a vegetarian"),
      (
        "dan is allergic to eggs and he's eating with us tonight",
        "dan is coming tonight and he is allergic to eggs"
      ),
      ("set a timer for ten minutes um no eight", "set a timer for eight minutes"),
      ("I don't have turkey, can I do it with minced chicken?", "can i use minced chicken instead of turkey"),
      ("is eggs 2 weeks past the date ok to eat", "is eggs past its date still safe?"),
    ])
  func meant(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "what tells of one section, asks, or names somebody stays as it is",
    arguments: [
      "got everything in produce", "did you get everything", "I have everything at home for the chili",
      "jonas a vegetarian", "tomatos on pizza tonight",
      "we are done shopping. it came to 41.20", "what did we get at the store",
    ])
  func asItIs(line: String) {
    let said = rewritten(line) ?? line
    #expect(
      !said.contains("bought everything on the list") && !said.contains("jona is")
        && !said.contains("tomato is"))
  }

  @Test(
    "who lives here is told in passing",
    arguments: [
      ("it's me and my husband Leroy", 2, ["Leroy"]),
      ("its me and my wife noor and my brother bilal so three of us", 3, ["Noor", "Bilal"]),
      ("4 - me, my husband, and our two kids", 4, []),
      ("its me dad and my lil bro max hes 6 and allergic to sesame", 3, ["Max", "Max", "Max"]),
    ])
  func family(line: String, size: Int, names: [String]) {
    let found = read(line)
    let numbers = found.flatMap(\.slots).filter { $0.name == "size" }.map(\.value)
    #expect(numbers == [.number(Rational(size))])
    let told = found.flatMap { $0.slots + $0.details.flatMap(\.slots) }.map { "\($0.value)" }.joined()
    #expect(names.allSatisfy { told.contains($0) })
    #expect(found.allSatisfy { $0.band == .act })
  }

  @Test("a roll is read once, whatever follows it")
  func rollEnds() {
    #expect(read("its me and my boyfriend, he hates mushrooms").allSatisfy { $0.band == .act })
    for line in ["it's me and Leroy on the weekend", "its me and my sisters"] {
      #expect(!read(line).contains { $0.band == .act && $0.value("size") != nil }, "\(line)")
    }
  }

  @Test(
    "a food is asked about as it was said",
    arguments: [
      ("can Bo have choc chip cookies", "choc chip cookies"),
      ("Can Bo have Nutella on toast?", "Nutella on toast"),
      ("My neighbor says pecans aren't nuts. Can I give Bo pecan pie?", "pecan pie"),
      ("is prawn curry ok for Bo", "prawn curry"),
    ])
  func edible(line: String, food: String) {
    let found = read(line).first { $0.intent == "check_food" }
    #expect(found?.value("food") == .text(food))
  }

  @Test("a condition belongs to the question, and no crash to a short one")
  func conditions() {
    let found = read("May Bo eat prawns if they are cooked well?").first { $0.intent == "check_food" }
    #expect(found?.value("person") != nil)
    #expect(
      read("May Bo eat prawns if they are cooked well?").contains {
        $0.isLeftOut && $0.said.contains("cooked")
      })
    let both = read("can Bo have pecan pie? and add milk to the list").map(\.intent)
    #expect(both.contains("check_food") && both.contains("list_add"))
    #expect(!read("can Bo have").contains { $0.value("food") != nil })
  }

  @Test(
    "what is eaten, wished or denied is no fact",
    arguments: [
      "We eat meat.", "we eat peanut without problem", "Plan for the other days with meat and eggs, please.",
      "I didn't spend 164.",
      "bilal is allergic to shrimp and cashews and noor is pescatarian like once a week",
    ])
  func noFact(line: String) {
    for found in read(line) where found.band == .act {
      #expect(found.intent != "spent" && found.intent != "pantry_add")
      let avoided = found.details.flatMap(\.slots).filter { $0.name == "avoid" }.map(\.value)
      #expect(line.contains("allergic") || avoided.isEmpty, "\(line)")
    }
  }

  @Test("somebody else's fish makes nobody a fish eater")
  func fishOfTwo() {
    #expect(rewritten("Noor is vegetarian but I eat fish") == nil)
    #expect(rewritten("Noor is vegetarian but she does eat fish") == "Noor is pescatarian")
  }

  @Test("a diet on weekdays beside a plan is one of its own")
  func dietOnWeekdays() {
    #expect(
      read("plan dinners this week, vegetarian on weekdays please").map(\.intent) == [
        "diet_days", "plan_week",
      ])
  }
}
