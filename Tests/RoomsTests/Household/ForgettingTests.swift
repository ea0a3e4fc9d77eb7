import Kitchen
import Language
import Planning
import Testing
import Values

@testable import HouseholdRoom
@testable import Talk

/// What is left of a household, and what went.
@Suite struct ForgettingFactsTests {
  private let home = Household(
    size: 4, guests: 3, members: [Member(name: "Emma"), Member(name: "your mum")],
    budget: Money(cents: 100))

  @Test("forgetting names what went, and nothing when nothing was known")
  func names() {
    var household = home
    household.members[0].avoids = [Avoidance(.diet(.dairyFree)), Avoidance(.allergen(.soy))]
    let some = forgetting([.avoidance(person: "emma", .diet(.dairyFree)), .budget], in: household)
    #expect(some.gone == [.avoidance(of: "Emma", .diet(.dairyFree)), .budget])
    #expect(some.household.members[0].avoids == [Avoidance(.allergen(.soy))])
    #expect(forgetting([.member("Bob"), .cuisines], in: household).gone.isEmpty)
  }

  @Test("guests leave one by one or all at once; a member who leaves is no guest")
  func guests() {
    let emma = forgetting([.leaver("Emma")], in: home)
    #expect(emma.gone == [.member(.own("Emma"))])
    #expect(emma.household.guests == 3)
    let mum = forgetting([.leaver("my mum")], in: home)
    #expect(mum.gone == [.oneGuest])
    #expect(mum.household.guests == 2)
    #expect(mum.household.members == [Member(name: "Emma")])
    #expect(forgetting([.leaver("my aunt")], in: home).household.guests == 2)
    #expect(forgetting([.guests], in: home).household.guests == 0)
    #expect(forgetting([.guests], in: home).gone == [.allGuests])
    #expect(forgetting([.guests], in: Household(size: 4)).gone == [])
    #expect(forgetting([.leaver("Bob")], in: Household(size: 4)).gone == [])
    #expect(
      forgetting([.leaver("my mum")], in: Household(members: [Member(name: "your mum")])).gone == [
        .member(.role("mum"))
      ])
  }

  @Test(
    "a name is one's own, or what somebody is to the family",
    arguments: [
      ("Emma", PersonName.own("Emma")), ("the baby", .own("the baby")), ("your mum", .role("mum")),
      ("your big sister", .role("big sister")), ("Yourik", .own("Yourik")), ("your", .own("your")),
    ])
  func people(_ kept: String, _ name: PersonName) {
    #expect(PersonName(kept) == name)
  }

  @Test(
    "what everybody avoids goes from the table alone; a member's own goes for that member, or where the table has none"
  )
  func avoidances() {
    let pork = Avoidance(.food("pork"))
    let household = Household(
      members: [Member(name: "Emma", avoids: [pork]), Member(name: "Tom", avoids: [pork])], avoids: [pork])
    let all = forgetting([.avoidance(person: "we", .food("pork"))], in: household)
    #expect(all.gone == [.avoidance(of: nil, .food("pork"))])
    #expect(all.household.members == household.members)
    let left = forgetting([.avoidance(person: "we", .food("pork"))], in: all.household)
    #expect(left.gone == [.avoidance(of: "Emma", .food("pork")), .avoidance(of: "Tom", .food("pork"))])
    #expect(left.household.getDietaryRestrictions().isEmpty)
    let tom = forgetting([.avoidance(person: "Tom", .food("pork"))], in: household)
    #expect(tom.gone == [.avoidance(of: "Tom", .food("pork"))])
    #expect(forgetting([.everythingAvoided], in: household).gone.count == 3)
  }

  @Test("everything leaves nothing, once")
  func everything() {
    #expect(forgetting([.everything], in: home).household == Household())
    #expect(forgetting([.everything], in: home).gone == [.everything])
    #expect(forgetting([.everything], in: Household()).gone.isEmpty)
    let people = forgetting([.everyone], in: home)
    #expect(people.gone == [.member(.own("Emma")), .member(.role("mum")), .allGuests])
    #expect(people.household == Household(size: 4, budget: Money(cents: 100)))
  }
}

/// "Forget …": at once, or after a yes.
@Suite struct ForgettingTests {
  private let emma = Household(
    size: 4, guests: 1,
    members: [Member(name: "Emma", avoids: [Avoidance(.allergen(.milk))]), Member(name: "Tom")],
    budget: Money(cents: 12000))

  private func what(_ word: String) -> SlotBinding { SlotBinding(name: "what", value: .text(word)) }
  private func person(_ name: String) -> SlotBinding { SlotBinding(name: "person", value: .text(name)) }
  private let milk = SlotBinding(
    name: "avoid", value: .item(list: "allergen", id: "milk", name: "milk"))

  @Test("what lifts no avoidance goes at once, and the planner is told")
  func atOnce() {
    var trial = HouseholdTrial(emma)
    #expect(trial.say("household_forget", [what("budget")]) == ["Forgotten: budget.", "forgotten false"])
    #expect(trial.known?.budget == nil)
    #expect(trial.say("household_forget", [person("Tom")]).first == "Forgotten: Tom.")
  }

  @Test("an avoidance is lifted only after a yes")
  func afterYes() {
    var trial = HouseholdTrial(emma)
    #expect(
      trial.say("household_forget", [person("Emma"), milk]) == [
        "Forget that Emma can't have milk? Dishes with milk may be offered again. Say yes or no."
      ])
    #expect(trial.known == emma)
    #expect(trial.say("deny", act: .answer) == ["All right, nothing changed."])
    #expect(trial.say("affirm", act: .answer) == ["I haven't asked anything just now."])
    trial.say("household_forget", [person("Emma"), milk])
    #expect(trial.say("affirm", act: .answer) == ["Forgotten: Emma: milk.", "forgotten false"])
    #expect(trial.known?.getDietaryRestrictions() == [])
  }

  @Test("an avoidance that somebody else still has needs no yes")
  func shared() {
    var both = emma
    both.members[1].avoids = both.members[0].avoids
    var trial = HouseholdTrial(both)
    #expect(trial.say("household_forget", [person("Emma"), milk]).first == "Forgotten: Emma: milk.")
  }

  @Test("all the people named are meant, with all the foods")
  func several() {
    var trial = HouseholdTrial(emma)
    #expect(
      trial.say("household_forget", [person("Emma"), person("Tom")]) == [
        "Forget Emma, and all Emma can't have? Forget Tom, and all Tom can't have? Say yes or no."
      ])
    trial.say("affirm", act: .answer)
    #expect(trial.known?.members == [])
  }

  @Test("a line nobody reads lets the question go; beside a look-up it stays, and is put again")
  func letGo() {
    var trial = HouseholdTrial(emma)
    trial.say("household_forget", [what("everything")])
    trial.say("household_show", act: .show)
    #expect(trial.state.questions.top is ForgetQuestion)
    trial.decide(Recognition(said: "xyzzy"))
    #expect(trial.state.questions.isEmpty)
    #expect(trial.known == emma)
  }

  @Test("everything goes with what weekdays are always about")
  func everything() {
    var trial = HouseholdTrial(emma, fixed: [FixedDish(weekday: .tuesday, wants: ["tacos"])])
    trial.say("household_forget", [what("everything")])
    #expect(
      trial.say("affirm", act: .answer) == [
        "Forgotten: everything you told me about your household.", "forgotten true",
      ])
    #expect(trial.known == Household())
    #expect(trial.world.fixedDishes == [])
  }

  @Test("one of the household's questions that waits is put again after the yes or no, once")
  func waiting() {
    var trial = HouseholdTrial(emma)
    trial.state.planning = .onboarding(asking: .avoids, PlanOrder(days: [HouseholdTrial.today]))
    #expect(trial.say("household_forget", [what("everyone")]).count == 1)
    #expect(trial.say("deny", act: .answer) == ["All right, nothing changed.", "anyone else?"])
    trial.say("household_forget", [what("everyone")])
    #expect(
      trial.say("affirm", act: .answer) == [
        "Forgotten: Emma, Tom, one guest.", "forgotten false", "anyone else?",
      ])
  }

  @Test("where every question takes its default, it goes without the question's words")
  func settled() {
    var trial = HouseholdTrial(emma, answersYes: true)
    #expect(
      trial.say("household_forget", [what("avoid")]) == ["Forgotten: Emma: milk.", "forgotten false"])
    #expect(trial.state.questions.isEmpty)
  }

  @Test("what is not known can't be forgotten, and that is said")
  func unknown() {
    var trial = HouseholdTrial(Household(size: 4))
    #expect(trial.say("household_forget", [person("Bob")]) == ["I have nothing noted about \"Bob\"."])
    #expect(trial.say("household_forget", [what("guests")]) == ["I have nothing like that noted."])
    #expect(trial.say("household_forget").first?.hasPrefix("That may be a wish to forget") == true)
  }

  @Test("an allergy is never erased on a guess, with words left over, or by a word spelt otherwise")
  func guarded() {
    let certain = Recognition(
      said: "", intent: "household_forget", act: .change, slots: [what("budget")], confidence: 100,
      layer: .template)
    var guesses = [certain, certain, certain]
    guesses[0].layer = .model
    guesses[1].unexplained = ["perhaps"]
    guesses[2].fuzzy = true
    for guess in guesses {
      var trial = HouseholdTrial(emma)
      #expect(trial.decide(guess).replies.first is NotUnderstood)
      #expect(trial.known == emma)
    }
  }

  @Test(
    "what is to be forgotten follows from the slots",
    arguments: [
      (["what": "guests"], [Forgettable.guests]), (["what": "cuisines"], [.cuisines]),
      (["person": "Emma"], [.member("Emma")]), (["person": "Emma", "what": "person"], [.leaver("Emma")]),
      (["person": "Emma", "avoid": "durian"], [.avoidance(person: "Emma", .food("durian"))]),
      (["avoid": "durian"], [.avoidance(person: nil, .food("durian"))]), ([:], []),
    ] as [([String: String], [Forgettable])])
  func named(_ words: [String: String], _ things: [Forgettable]) {
    let slots = Slots(words.map { SlotBinding(name: $0.key, value: .text($0.value)) })
    #expect(Forgettable.named(in: slots) == things)
    #expect(slots.reads.names == ["person", "avoid", "what"])
  }
}
