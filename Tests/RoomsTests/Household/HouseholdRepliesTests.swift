@testable import Kitchen
import Page
import Testing
import Values

@testable import HouseholdRoom
@testable import Talk

@Suite struct HouseholdRepliesTests {
  private let family = Household(
    size: 4, members: [Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree))])], settled: [.size],
    wasToldAboutFactories: true)

  private let wide = Household(
    size: 5, guests: 1,
    members: [
      Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree)), Avoidance(.allergen(.egg))], age: 7),
      Member(
        name: "Maximilian-Alexander von und zu Hohenlohe", avoids: [Avoidance(.food("olive"), .dislike)]),
      Member(name: "Tom"),
    ],
    avoids: [Avoidance(.food("pork"))], budget: Money(cents: 12000),
    cuisines: ["italian", "middle-eastern"], weekdayMinutes: 20, taxBasisPoints: 825,
    guidelines: NutritionGuidelines(maxSodium: 1500))

  private func said(_ reply: some Reply, width: Int = 80) -> String {
    Renderer(width: width, style: .plain).lines(for: [reply], today: HouseholdTrial.today)
      .joined(separator: "\n")
  }

  @Test("a household is shown whole")
  func whole() {
    #expect(
      said(HouseholdShown(household: family, fixed: [FixedDish(weekday: .tuesday, wants: ["tacos"])])) == """
        Your kitchen
          People     4 people
          Emma       dairy-free
          Budget     no limit
          Cuisines   any
          Time       30 min on weekdays, 90 min on weekends
          Leftovers  occasionally
          Cooking    intermediate
          Tuesdays   tacos night
        Say "we are 5", "no pork" or "30 minutes on weekdays" to change it.
        """)
  }

  @Test("everything that was told is in it")
  func everything() {
    let text = said(HouseholdShown(household: wide, fixed: []), width: 200)
    for words in [
      "6 people with 1 guest", "no pork", "7 years old; dairy-free and no eggs", "no limits noted",
      "$120 a week", "Italian and Middle Eastern", "at most 1,500 mg of sodium a day", "8.25 %",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test("a new kitchen says so, and is null")
  func new() {
    let reply = HouseholdShown(household: nil, fixed: [])
    #expect(said(reply).hasPrefix("I don't know your kitchen yet."))
    #expect(reply.data.map { JSONValue(encoding: $0).text } == #"{"household":null,"kind":"household"}"#)
  }

  @Test("what went is named as it was told, and what is left is said")
  func forgotten() {
    let reply = FactsForgotten(
      what: [
        .avoidance(of: "Emma", .diet(.dairyFree)), .budget, .avoidance(of: nil, .allergen(.treeNut)),
        .member(.role("mum")), .oneGuest,
      ], household: family)
    #expect(
      said(reply).hasPrefix(
        "Forgotten: Emma: dairy-free, budget, tree nuts, your mum, one guest.\n"
          + "What is left: 4 people; Emma dairy-free.\n"))
    #expect(said(FactsForgotten(what: [.everything], household: Household())).hasPrefix("Forgotten: every"))
  }

  @Test(
    "what a yes would forget is said as it was told",
    arguments: [
      (Forgettable.member("my son"), "Forget your son, and all your son can't have?"),
      (.avoidance(person: "we", .diet(.vegan)), "Forget that everybody is vegan? Dishes that are not vegan"),
      (.avoidance(person: nil, .allergen(.egg)), "Forget that somebody can't have eggs? Dishes with eggs"),
      (.everything, "Forget everything you told me about your household? The pantry, plans and history"),
    ])
  func asked(_ thing: Forgettable, _ start: String) {
    let text = said(ForgettingAsked(things: [thing]), width: 200)
    #expect(text.hasPrefix(start))
    #expect(text.hasSuffix(" Say yes or no."))
  }

  @Test("no line is wider than the terminal, none ends in a space", arguments: Array(40...100) + [200])
  func fits(width: Int) {
    let replies: [any Reply] = [
      HouseholdShown(household: wide, fixed: []), HouseholdShown(household: nil, fixed: []),
      FactsForgotten(what: [.everything], household: wide),
      ForgettingAsked(things: [.everything, .member("Maximilian-Alexander von und zu Hohenlohe")]),
      NothingKnown(),
    ]
    for reply in replies {
      for line in Renderer(width: width, style: .plain).lines(for: [reply]) {
        #expect(displayWidth(line) <= width && line.last != " ", "\(line)")
      }
    }
  }
}
