import Kitchen
import Page
import Planning
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct DinnerReplyTests {
  private static let monday = DinnerTalk.monday
  private static let meals = ["chicken", "dal"].map { DinnerTalk.meal($0, on: monday) }
  private static let request = SingleMealRequest(day: monday, eaters: 4)

  private static func offer(
    planned: Bool = false, on day: Int = 0, replaces: Day? = nil
  ) -> Offer {
    var request = request
    request.day = monday + day
    request.maxMinutes = day == 0 ? 30 : 45
    return Offer(meals: meals, request: request, isPlanned: planned, replaces: replaces)
  }

  private static func dinner(
    _ ago: Int, stars: Int? = nil, notes: String? = nil, outcome: MealHistoryEntry.Outcome = .cooked,
    cost: Int? = nil
  ) -> MealHistoryEntry {
    MealHistoryEntry(
      day: monday - ago, recipe: RecipeID("beef-chili"), title: "Beef chili", cuisine: "mexican",
      protein: .beef, servings: 4, outcome: outcome, stars: stars.flatMap { Stars($0) }, notes: notes,
      actualCost: cost.map { Money(cents: $0) })
  }

  private static let dinners = [
    dinner(9, stars: 3, notes: "too hot for the kids, and a little too much of everything else"),
    dinner(2, outcome: .skipped), dinner(1, stars: 5, cost: 1820),
  ]

  private static let reminders: [Reminder] = [
    .shop(on: monday, days: [monday, monday + 6], items: 1),
    .shop(on: monday + 6, days: [monday + 7, monday + 13], items: 31),
    .thaw(on: monday, foods: ["chicken thigh", "ground beef"], title: "Beef chili", eaten: monday + 1),
    .thaw(on: monday + 3, foods: ["salmon"], title: "Salmon bowls", eaten: monday + 4),
  ]

  private static let samples: [(name: String, reply: any Reply)] =
    (1...5).map { stars in
      (
        "rated \(stars)",
        DinnerRated(
          dinner: dinner(stars, stars: stars), before: Stars(4), isNew: false,
          upcoming: stars < 3 ? monday + 3 : nil)
      )
    } + [
      ("rated, new", DinnerRated(dinner: dinner(0, stars: 5, notes: "the best"), before: nil, isNew: true)),
      ("no number", NotStars(number: nil)), ("a half", NotStars(number: Rational(7, 2))),
      ("no stars", NoStars()),
      ("cooked instead", CookedNoted(dinner: dinner(1), instead: "Red lentil dal")),
      ("cooked", CookedNoted(dinner: dinner(0))), ("skipped", SkippedNoted(dinner: dinner(3))),
      ("instead", InsteadTonight(TonightsChoice(chosen: dinner(0), instead: "Red lentil dal"))),
      ("nothing eaten", NothingEaten(day: nil)), ("nothing that day", NothingEaten(day: monday - 1)),
      ("to come", StillToCome(day: monday + 2)),
      ("dinners", DinnersShown(dinners: dinners, from: monday - 14, to: monday)),
      ("no dinners", DinnersShown(dinners: [], from: monday - 14, to: monday)),
      ("dish", DishHistory(title: "Beef chili", dinners: dinners, upcoming: monday + 2)),
      ("no dish", DishHistory(title: "Beef chili", dinners: [], upcoming: monday)),
      ("kind", KindHistory(kind: .protein(.beef), dinners: dinners, from: monday - 89, to: monday)),
      ("no kind", KindHistory(kind: .cuisine("middle-eastern"), dinners: [], from: monday - 89, to: monday)),
      ("ended", PlanEnded(days: [monday - 7, monday - 1])), ("thrown away", PlanThrownAway(days: [monday])),
      ("archived", PlanArchived(days: [monday, monday + 6], keepsHistory: true)),
      ("archived whole", PlanArchived(days: [monday], keepsHistory: false)), ("no plan", NoPlanToThrowAway()),
      ("left", LeftAsItIs()), ("over", PlanTableOver(days: [monday - 7, monday - 1])),
      ("reminders", RemindersShown(reminders: reminders, isAsked: true)),
      ("none", RemindersShown(reminders: [], isAsked: true)),
      ("nothing fits", NothingFits(request)), ("one waits", OfferWaits(count: 1)),
      ("put away", OfferPutAway()),
    ]

  @Test("every reply keeps to its width and ends in what can be said")
  func layout() { expectGoodLayout(Self.samples, ids: ["beef-chili"]) }

  private func said(_ reply: any Reply) -> String {
    Renderer(width: 80, style: .plain).lines(for: [reply], today: Self.monday).joined(separator: "\n")
  }

  @Test("a new kitchen gets numbered dishes; what is planned comes first and says so")
  func offered() {
    #expect(
      said(OfferShown(Self.offer(), isNewKitchen: true, leftOut: 0)) == """
        I don't know your kitchen yet, so here is a quick one for 4:
          1  Chicken bowl  20 min  $5.00
          2  Dal bowl      20 min  $5.00
        Say a number, "something else", or "plan the week" so I can do better.
        """)
    #expect(
      said(OfferShown(Self.offer(planned: true), isNewKitchen: false, leftOut: 1)) == """
        Tonight is planned: Chicken bowl.
          1  Chicken bowl  20 min  $5.00  planned
          2  Dal bowl      20 min  $5.00
        1 dish left out because nobody vouches for every ingredient.
        Say a number, "something else", or "plan the week".
        """)
  }

  @Test("an evening to come is named, and so is one whose dinner would give way")
  func otherEvenings() {
    let friday = Self.offer(on: 4)
    #expect(
      said(OfferShown(friday, isNewKitchen: false, leftOut: 0)).hasPrefix(
        "Friday for 4, within 45 minutes:\n"))
    let instead = OfferShown(Self.offer(on: 4, replaces: Self.monday + 4), isNewKitchen: false, leftOut: 0)
    #expect(said(instead).hasPrefix("Instead, on Friday, there could be:\n"))
    #expect(said(instead).hasSuffix("or \"show the plan\"."))
  }

  @Test("nothing that fits is told with all it was held to, each wish once")
  func nothingFits() {
    let request = SingleMealRequest(
      day: Self.monday, eaters: 4, avoids: [Avoidance(.food("mushroom"))], maxMinutes: 20,
      wants: ["chicken", "chicken"], excluded: [RecipeID("soup")])
    #expect(
      said(NothingFits(request)) == """
        Nothing with chicken fits tonight: ready within 20 minutes, no mushrooms, and
        not among the 1 dish already shown.
        Say "dinner in under 60 minutes" or "what's for dinner tonight".
        """)
  }

  @Test("the last word of a reply is that of what was asked, not of what is said by the way")
  func byTheWay() {
    let replies: [any Reply] = [NoStars(), RemindersShown(reminders: Self.reminders, isAsked: false)]
    #expect(Wording(today: Self.monday).closing(for: replies) == NoStars().next(Wording(today: Self.monday)))
    #expect(RemindersShown(reminders: Self.reminders, isAsked: false).data == nil)
  }

  @Test("what --json carries has every key, also of what is not known")
  func data() {
    #expect(
      CookedNoted(dinner: Self.dinner(1)).json
        == #"{"dinner":{"actual_cost":null,"day":"2026-03-01","notes":null,"outcome":"cooked","#
        + #""picture":null,"recipe":"beef-chili","servings":4,"stars":null,"title":"Beef chili"},"kind":"dinner"}"#
    )
    #expect(
      DishHistory(title: "", dinners: [], upcoming: nil).json
        == #"{"dinners":[],"kind":"history","next":null}"#)
    #expect(
      DinnersShown(dinners: [], from: Self.monday, to: Self.monday).json
        == #"{"dinners":[],"from":"2026-03-02","kind":"history","to":"2026-03-02"}"#)
    #expect(
      RemindersShown(reminders: [Self.reminders[0], Self.reminders[3]], isAsked: true).json
        == #"{"kind":"reminders","own":[],"reminders":[{"days":["2026-03-02","2026-03-08"],"do":"shop","items":1,"#
        + #""on":"2026-03-02"},{"do":"thaw","eaten":"2026-03-06","foods":["salmon"],"on":"2026-03-05"}]}"#)
    var meal = Self.meals[0]
    meal.because = [.withinMinutes(30), .inexpensive(Money(cents: 210))]
    meal.mayContain = [.treeNut]
    let offer = Offer(meals: [meal], request: Self.request, isPlanned: true)
    #expect(
      OfferShown(offer, isNewKitchen: false, leftOut: 0).json
        == #"{"kind":"offer","meals":[{"because":["within 30 minutes","inexpensive: $2.10 a serving"],"#
        + #""contains":[],"cuisine":"thai","day":"2026-03-02","eaters":4,"kind":"cook","#
        + #""may_contain":["tree-nut"],"minutes":20,"protein":"chicken","recipe":"chicken","servings":4,"#
        + #""title":"Chicken bowl","unknown":[],"used":{"cents":500,"currency":"USD"}}],"planned":true}"#)
  }
}
