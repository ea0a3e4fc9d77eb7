import Kitchen
import Page
import Planning
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct PlanReplyTests {
  private typealias Samples = PlanSamples
  private let monday = PlanSamples.monday

  private func said(_ reply: any Reply, in state: DialogueState = DialogueState(), width: Int = 80) -> String
  {
    Renderer(width: width, style: .plain).lines(for: [reply], in: state, today: monday)
      .joined(separator: "\n")
  }

  private func shown(_ draft: Draft, _ change: DraftChange = .again, leftOut: Int = 0) -> DraftShown {
    DraftShown(draft: draft, change: change, leftOut: leftOut)
  }

  @Test("a plan is shown with its costs and everything to know before a yes")
  func wholeDraft() {
    let draft = shown(Samples.draft(swaps: [Samples.swap]), .new, leftOut: 3)
    #expect(
      said(draft) == """
        Here is your plan, March 2 to 6:
        Day    Dinner                          Min   Cost  Notes
        ─────  ──────────────────────────────  ───  ─────  ───────────────────────
        Mon 2  Lemon chicken with green beans   25  $7.40  tonight
        Tue 3  Black bean tacos                 25  $4.12
        Fri 6  Garlic shrimp linguine           25  $9.90  contains shellfish,
                                                           wheat; may contain
                                                           eggs; not checked: hot
                                                           sauce

        3 dinners for 4   used $86.55   at the till $111.40
        Budget $120   █████████░ 93 %
        Assumed at home: olive oil, salt.
        Friday repeats Italian cooking: nothing else fits.
        Tuesday: Black bean tacos instead of Beef chili saves $4.20;
        "keep Tuesday's first dish" brings it back.
        3 dishes left out because nobody vouches for every ingredient.
        Prices are averages; 41 of 44 items priced.

        Say "looks good", "swap Tuesday", "why Friday?" or "shopping list".
        """)
    #expect(
      draft.notices(Wording(today: monday)) == [
        "Friday repeats Italian cooking: nothing else fits.",
        "3\u{A0}dishes left out because nobody vouches for every ingredient.",
      ])
  }

  @Test("of two Fridays the later one is asked about")
  func twoFridays() {
    var draft = Samples.draft()
    draft.plan.meals.append(Samples.meal("Trout with dill", 11, protein: .fish))
    #expect(said(shown(draft)).contains("\"why March 13?\""))
  }

  @Test("servings stand in a column of their own only where they differ")
  func servings() {
    var draft = Samples.draft()
    #expect(!said(shown(draft)).contains("Serves"))
    draft.plan.meals[0].servings = 8
    #expect(said(shown(draft)).contains("Serves"))
  }

  @Test("many basics are counted, few are named")
  func basics() {
    var draft = Samples.draft()
    draft.list.assumed = ["cumin", "olive oil", "oregano", "paprika", "salt"]
    #expect(
      said(shown(draft)).contains(
        "Assumed at home: salt, olive oil and 3 other basics; the shopping list names\nthem.\n"))
    draft.list.assumed = ["cumin", "flour", "oregano", "paprika", "turmeric"]
    #expect(said(shown(draft)).contains("Assumed at home: 5 basics; the shopping list names them.\n"))
  }

  @Test(
    "what changed is said first",
    arguments: [
      (DraftChange.swapped([PlanSamples.monday + 1]), "Tomorrow is now Black bean tacos."),
      (.served([PlanSamples.monday + 4]), "Friday is for 4."),
      (
        .withoutDays([PlanSamples.monday + 2], changed: [PlanSamples.monday + 4]),
        "Wednesday is left out; the rest stays. Friday is now Garlic shrimp linguine."
      ),
      (
        .moved(PlanSamples.monday, PlanSamples.monday + 4, isExchange: true, changed: []),
        "Tonight and Friday have traded dinners."
      ),
      (.kept([PlanSamples.monday, PlanSamples.monday + 1]), "Tonight and tomorrow stay; the rest is new."),
      (.repeated(changed: []), "Here are the same dinners once more:"),
      (.regenerated(.budgetExceeded), "Here is a cheaper plan."),
      (.resumed, "Here is the plan once more; it is not saved yet."), (.again, "Day    Dinner"),
    ])
  func changes(change: DraftChange, start: String) {
    #expect(said(shown(Samples.draft(), change), width: 120).hasPrefix(start))
  }

  @Test("rules that gave way on several evenings are said once, and whose choice it was")
  func bentRules() {
    var draft = Samples.draft()
    for index in 0..<2 { draft.plan.meals[index].because = [.onlyChoice("protein")] }
    draft.plan.meals[2].because = [.onlyChoice("dish"), .asked("Garlic shrimp linguine")]
    let text = said(shown(draft), width: 120)
    #expect(text.contains("Monday and Tuesday repeat a protein: nothing else fits."))
    #expect(text.contains("Friday repeats Garlic shrimp linguine, as you chose."))
  }

  @Test("allergens stay whole however narrow the terminal", arguments: 40...80)
  func allergensStay(width: Int) {
    let words = said(shown(Samples.draft(), .new), width: width)
      .split(whereSeparator: { " \n".contains($0) }).joined(separator: " ")
    for word in ["shellfish,", "wheat;", "eggs;", "checked:", "sauce"] { #expect(words.contains(word)) }
  }

  @Test("a date is typed where a weekday would mean another day")
  func datesToType() {
    var draft = Samples.draft()
    for index in draft.plan.meals.indices { draft.plan.meals[index].day = monday + 7 + index }
    #expect(
      said(shown(draft)).hasSuffix(
        "Say \"looks good\", \"swap March 10\", \"why March 11?\" or \"shopping list\"."))
  }

  @Test("a budget that can't be kept is told with what would do, and what the least is where it was less")
  func tooLow() {
    let error = PlanningError.budgetTooLow(
      limit: Money(cents: 4000), cheapest: Money(cents: 9600), isProven: false)
    #expect(
      said(PlanFailed(error, .approval(Samples.draft()))) == """
        $40 is too little for 7 dinners for 4: the cheapest I found is $96. For a week
        of dinners, $80 for 4 is the least to count on.
        Say "budget $100" or "no limit".
        """)
    let above = PlanningError.budgetTooLow(
      limit: Money(cents: 10753), cheapest: Money(cents: 11582), isProven: true)
    #expect(
      said(PlanFailed(above, .approval(Samples.draft()))) == """
        $107.53 is too little for 7 dinners for 4: it can't be done; the cheapest I
        found is $115.82.
        Say "budget $120" or "no limit".
        """)
  }

  @Test("limits that fight are named, and one that can be loosened is offered: never an allergy")
  func fighting() {
    let error = PlanningError.insufficientRecipes(
      day: monday + 2, fighting: [.avoids(.diet(.dairyFree)), .minutes(15, weekend: false)])
    #expect(
      said(PlanFailed(error, .idle)) == """
        I found no dinner for Wednesday, March 4: dairy-free and 15 min on weekdays
        don't go together. Loosening any one of them helps.
        Say "30 minutes on weekdays" or "plan the week".
        """)
    let allergy = PlanningError.insufficientRecipes(day: monday, fighting: [.avoids(.allergen(.egg))])
    #expect(
      PlanFailed(allergy, .idle).next(Wording(today: monday)).lines.first
        == "what do you know about us")
  }

  @Test("a bare no to a plan asks what should be different")
  func bareNo() {
    let state = DialogueState(planning: .awaitingApproval(Samples.draft()))
    #expect(
      said(PlanNotNow.nothingToReject, in: state) == """
        What should be different? The plan stays here until you decide.
        Say "too expensive", "more variety", "swap Monday" or "never mind".
        """)
  }

  @Test("a failure's status is its error's")
  func statuses() {
    let errors: [(PlanningError, ReplyStatus)] = [
      (.insufficientRecipes(day: monday, fighting: []), .nothingFits), (.recipeNotFound("x"), .refused),
      (.unavailable(.prices), .failed), (.saveFailed(.damaged), .damaged), (.saveFailed(.busy), .failed),
    ]
    for (error, status) in errors {
      #expect(PlanFailed(error, .idle).status == status, "\(error)")
    }
    #expect(PlanFailed(.saveFailed(.full), .idle).tellsOfFailedSave)
    #expect(!PlanFailed(.noProgress, .idle).tellsOfFailedSave)
  }

  @Test("the matter of a plan, key by key")
  func data() throws {
    var draft = Samples.draft()
    draft.plan.meals = [Samples.tacos]
    draft.list = GroceryList(items: [])
    let data = try #require(shown(draft).data)
    #expect(
      JSONValue(encoding: data).text
        == #"{"cost":{"budget":{"cents":12000,"currency":"USD"},"confidence":"low","of":44,"priced":41,"#
        + #""tax":{"cents":0,"currency":"USD"},"till":{"cents":11140,"currency":"USD"},"#
        + #""used":{"cents":8655,"currency":"USD"}},"kind":"plan","list":{"assumed":[],"covered":[],"#
        + #""sections":[]},"plan":{"days":[{"because":["within 30 minutes","dairy-free"],"contains":[],"#
        + #""cuisine":"mexican","day":"2026-03-03","eaters":4,"kind":"cook","may_contain":[],"minutes":25,"#
        + #""protein":"legumes","recipe":"black-bean-tacos","servings":4,"title":"Black bean tacos","#
        + #""unknown":[],"used":{"cents":412,"currency":"USD"}}],"id":"\#(draft.plan.id.text)","#
        + #""nutrition":null,"starts":"2026-03-03","status":"draft","swaps":[]}}"#)
    let error = PlanningError.insufficientRecipes(
      day: monday, fighting: [.avoids(.diet(.vegan)), .minutes(15, weekend: true), .noRepeatedDish])
    let failed = try #require(PlanFailed(error, .idle).data)
    #expect(
      JSONValue(encoding: failed).text
        == #"{"day":"2026-03-02","fighting":[{"kind":"diet","limit":"avoids","what":"vegan"},"#
        + #"{"limit":"minutes","minutes":15,"weekend":true},{"limit":"noRepeatedDish"}],"#
        + #""kind":"problem","name":"insufficientRecipes"}"#)
    let fixed = try #require(DishFixed(weekday: monday.weekday).data)
    #expect(
      JSONValue(encoding: fixed).text
        == #"{"kind":"fixed","recipe":null,"wants":null,"weekday":"monday"}"#)
  }

  private static let everyReason = PlanSamples.meal(
    "Black bean tacos", 1,
    because: [
      .withinMinutes(30), .avoids(.diet(.dairyFree)), .avoids(.allergen(.peanut)), .avoids(.food("pork")),
      .likedCuisine("mexican"), .asked("black-bean"), .usesPantry(have: 5, of: 8), .newProtein(.fish),
      .newProtein(.none), .newCuisine("middle-eastern"), .inexpensive(Money(cents: 103)), .fridayHabit,
      .savesMoney(Money(cents: 420)), .onlyChoice("protein"), .onlyChoice("dish"), .favorite,
      .leftovers(PlanSamples.monday), .cookedAhead(PlanSamples.monday + 2), .lastWeekAgain,
    ])

  private static let limits: [PlanLimit] = [
    .avoids(.diet(.vegan)), .minutes(15, weekend: false), .minutes(45, weekend: true),
    .noRepeatedProtein, .noRepeatedCuisine, .noRepeatedDish, .wish("black-bean"), .wishMinutes(20),
    .excludedDishes(3), .lowRatings(1),
  ]

  private static let samples: [(name: String, reply: any Reply)] = {
    let monday = PlanSamples.monday
    let drafts: [DraftChange] =
      [
        .new, .again, .resumed, .quicker([monday + 1]), .without([.food("mushroom")], on: [], changed: []),
        .swapped([monday + 1, monday + 4]), .repeated(changed: [monday + 4]),
      ] + RegenerationReason.allCases.map { .regenerated($0) }
    let errors: [PlanningError] =
      limits.map { .insufficientRecipes(day: monday + 2, fighting: [$0, .avoids(.allergen(.egg))]) }
      + [StoreFailure.busy, .full, .damaged, .failed].map { .saveFailed($0) }
      + [
        .insufficientRecipes(day: monday, fighting: []), .recipeNotFound("beef wellington"),
        .budgetTooLow(limit: Money(cents: 4000), cheapest: Money(cents: 9600), isProven: true),
        .invalidServingSize(25), .unavailable(.catalogue), .unavailable(.prices), .noProgress,
      ]
    return drafts.map {
      (
        "draft \($0)",
        DraftShown(draft: PlanSamples.draft(swaps: [PlanSamples.swap]), change: $0, leftOut: 3)
      )
    } + errors.map { ("failed \($0)", PlanFailed($0, .idle)) } + [
      ("draft without a budget", DraftShown(draft: PlanSamples.draft(budget: nil), change: .new, leftOut: 0)),
      ("draft over budget", DraftShown(draft: PlanSamples.draft(budget: 9000), change: .new, leftOut: 0)),
      ("saved", PlanSaved(saved: PlanSamples.savedPlan)), ("plan", PlanShown(saved: PlanSamples.savedPlan)),
      ("day", DayShown(meal: PlanSamples.linguine, isDraft: true)),
      ("tonight", DayShown(meal: PlanSamples.chicken, isDraft: false)),
      ("why", WhyPicked(meal: everyReason)), ("no reasons", WhyPicked(meal: PlanSamples.meal("Chili", 2))),
      ("already planned", AlreadyPlanned([monday, monday + 1])),
      ("one planned", AlreadyPlanned([monday])),
      (
        "evenings",
        EveningsNoted(
          notes: [EveningNote(day: monday, isOut: true), EveningNote(day: monday + 1, guests: 2)], usually: 4)
      ), ("fixed", DishFixed(weekday: .tuesday, dish: FixedDish(weekday: .tuesday, wants: ["taco"]))),
      (
        "fixed dish",
        DishFixed(weekday: .tuesday, dish: FixedDish(weekday: .tuesday, recipe: RecipeID("dal")))
      ),
      ("freed", DishFixed(weekday: .tuesday)),
      ("not again", NotAgainNoted(title: "Chili", recipe: RecipeID("c"))),
      ("no saving", NoSuchSaving(days: [], hasBrands: false)),
      ("no such saving", NoSuchSaving(days: [monday], hasBrands: true)),
      ("passed", QuestionPassed(question: .size)), ("plan waits", PlanWaits()), ("left", PlanLeft.questions),
      ("draft left", PlanLeft.draft), ("let go", PlanLeft.change),
    ]
      + [
        PlanNotNow.nothingToApprove, .nothingToReject, .nothingToChange, .notOnPlan, .alreadyQuick(20),
        .dayGone, .noLastWeek,
      ].map { ("not now \($0)", $0) }
  }()

  @Test("every reply keeps to the width, says something and ends in what can be typed; no id is shown")
  func layout() {
    expectGoodLayout(Self.samples, ids: ["black-bean", PlanSamples.plan().id.text])
  }
}
