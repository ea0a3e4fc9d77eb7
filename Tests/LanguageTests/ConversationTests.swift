import Language
import Testing
import Values

private let askSize = Question(intent: "plan_week", slot: "size", entity: "size")
private let askAvoid = Question(intent: "plan_week", slot: "avoid", entity: "avoid")
private let askBudget = Question(intent: "plan_week", slot: "budget", entity: "budget")
private let askCuisine = Question(intent: "plan_week", slot: "cuisine", entity: "cuisine")

private func all(_ line: String, expecting: Question? = nil, state: String = "idle") -> [Recognition] {
  recognizer.recognizeAll(line, expecting: expecting, context: RecognitionContext(now: monday, state: state))
}

@Suite("Lines in a conversation")
struct ConversationTests {
  @Test("one answer may fill several questions")
  func richAnswer() {
    let found = understood("4 - me, my husband, and our two kids. Emma can't have dairy", expecting: askSize)
    #expect(
      found.intent == "plan_week" && found.layer == .entity && found.confidence == 100, "\(account(found))")
    #expect(found.value("size") == .number(Rational(4)))
    #expect(found.details("roles").first?.value("heads") == .number(Rational(4)))
    let avoid = found.details("avoid")
    #expect(avoid.count == 1 && avoid.first?.value("person") == .text("Emma"))
    #expect(
      avoid.first?.value("avoid")?.shortTexts == ["dairy-free"]
        && avoid.first?.value("strength") == .text("strict"))
  }

  @Test("two facts in one line stay two facts")
  func twoFacts() {
    let found = understood("Emma can't have dairy and Tom is vegan")
    #expect(
      found.details.map { $0.slots.values("person") } == [[.text("Emma")], [.text("Tom")]],
      "\(account(found))")
    #expect(
      found.details.flatMap { $0.slots.values("avoid") }.flatMap(\.shortTexts) == ["dairy-free", "vegan"])
  }

  @Test(
    "a correction with a value corrects, whatever was asked",
    arguments: [askSize, askAvoid, askBudget, askCuisine])
  func correction(_ question: Question) {
    let found = understood("no, make that 5, my mum is staying", expecting: question)
    #expect(found.intent == "household_tell" && found.confidence == 100, "\(account(found))")
    #expect(found.details("size").first?.value("size") == .number(Rational(5)))
    #expect(found.details("size").first?.value("correction") == .text("number"))
    #expect(found.details("guest").first?.value("who") == .text("my mum"))
  }

  @Test("an expert's one line fills everything")
  func expert() {
    let found = understood("plan mon to fri, 5 people, dairy-free, under $90, no pork")
    #expect(
      found.intent == "plan_week" && found.confidence == 100 && found.unexplained == [], "\(account(found))")
    #expect(
      found.value("size") == .number(Rational(5)) && found.value("budget") == .money(Money(cents: 9_000)))
    #expect(found.value("days") == .days((2...6).compactMap { Day(year: 2026, month: 3, day: $0) }))
    #expect(found.slots.values("avoid").flatMap(\.shortTexts) == ["dairy-free", "pork"])
  }

  @Test(
    "what is always heard wins over a bare answer",
    arguments: [
      ("skip", "skip"), ("why?", "why"), ("back", "back"), ("cancel", "cancel"), ("help", "help"),
      ("undo", "undo"),
      ("start over", "start_over"), ("never mind", "cancel"), ("skip please", "skip"), ("quit", "quit"),
    ])
  func alwaysHeard(_ line: String, _ intent: String) {
    for question in [askSize, askAvoid, askBudget, askCuisine, nil] {
      for state in ["idle", "onboarding", "awaitingApproval", "planReady"] {
        #expect(understood(line, state: state, expecting: question).intent == intent, "\(state)")
      }
    }
  }

  @Test(
    "answers belong to the open question",
    arguments: [
      (askSize, "4", "4"), (askSize, "we are five", "5"), (askSize, "just the two of us", "2"),
      (askAvoid, "none", "none"),
      (askAvoid, "Emma can't have dairy", "dairy-free"),
      (askAvoid, "no, Emma can't have dairy", "dairy-free"),
      (askAvoid, "we don't eat pork or shellfish", "pork shellfish-free"), (askBudget, "$120", "$120"),
      (askBudget, "no limit", "none"), (askBudget, "about 150 a week", "$150"),
      (askCuisine, "italian and thai", "italian thai"),
      (askCuisine, "surprise us", "any"), (askCuisine, "only mexican", "mexican"),
    ])
  func answers(_ question: Question, _ line: String, _ value: String) {
    let found = understood(line, state: "onboarding", expecting: question)
    #expect(found.intent == "plan_week" && found.layer == .entity && found.band == .act, "\(account(found))")
    #expect(found.slots.values(question.slot).flatMap(\.shortTexts).joined(separator: " ") == value)
  }

  @Test("an interruption is no answer")
  func interruption() {
    #expect(understood("show the list", expecting: askSize).intent == "show_list")
    #expect(understood("what's for dinner tonight", expecting: askAvoid).intent == "tonight")
    #expect(understood("we like italian", expecting: askSize).intent == "household_tell")
  }

  @Test(
    "several requests in a line",
    arguments: [
      ("plan the week and show the list", "plan_week show_list"),
      ("yes, but swap tuesday", "affirm swap_day"),
      ("looks good, show me the shopping list", "approve show_list"),
      ("no, swap friday instead", "deny swap_day"),
      ("undo that and show the plan", "undo show_plan"), ("4 people, no pork, under $90", "household_tell"),
      ("Emma can't have dairy and Tom is vegan", "household_tell"), ("no, another plan", "reject"),
      ("italian and thai", "household_tell"), ("change tuesday and thursday's dinner", "swap_day"),
    ])
  func requests(_ line: String, _ intents: String) {
    #expect(
      all(line, state: "awaitingApproval").map { $0.intent ?? "none" }.joined(separator: " ").hasPrefix(
        intents))
  }

  @Test("a negation that no sentence expects stops the intent")
  func negation() {
    #expect(understood("don't swap tuesday", state: "planReady").band != .act)
    #expect(understood("please do not plan the week").band != .act)
  }

  @Test("one unexplained word in six still acts, half does not")
  func unexplained() {
    #expect(understood("what is for dinner tonight zorble").band == .act)
    #expect(understood("zorble plan").band != .act)
    #expect(understood("frobnicate wibble dinner").band != .act)
  }

  @Test(
    "a slip of the keys is repaired and said",
    arguments: [
      ("plan the weeek", "plan_week"), ("shoping list", "show_list"), ("swap wenesday", "swap_day"),
      ("no mushroms", "household_tell"), ("whats for diner tonight", "tonight"),
    ])
  func typos(_ line: String, _ intent: String) {
    let found = understood(line, state: "planReady")
    #expect(found.intent == intent && found.fuzzy && found.confidence == 95, "\(account(found))")
  }

  @Test("a food nobody knows is kept as it was said")
  func unknownFood() {
    let found = understood("no durian")
    #expect(
      found.intent == "household_tell" && found.band == .act && found.value("avoid") == .text("durian"),
      "\(account(found))")
    #expect(understood("Emma is allergic to Quorn").value("avoid") == .text("Quorn"))
  }

  @Test("names keep their capitals, and only fitting ones are names")
  func names() {
    #expect(understood("Rosemary is vegan").details.first?.value("person") == .text("Rosemary"))
    #expect(understood("mary jane can't have eggs").details.first?.value("avoid")?.shortTexts == ["egg"])
    #expect(
      understood("my son Leo is lactose intolerant").details.first?.value("person") == .text("my son Leo"))
    #expect(understood("my son is lactose intolerant").details.first?.value("person") == .text("my son"))
    #expect(
      understood("Tom and Emma are vegan").details.first?.slots.values("person") == [
        .text("Tom"), .text("Emma"),
      ])
  }

  @Test("the same words mean what the state makes of them")
  func states() {
    #expect(understood("yes please", state: "awaitingApproval").intent == "approve")
    #expect(understood("yes please", state: "idle").intent == "affirm")
    #expect(understood("perfect", state: "awaitingApproval").intent == "approve")
  }
}
