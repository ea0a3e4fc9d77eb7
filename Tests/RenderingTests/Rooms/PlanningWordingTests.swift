import Dialogue
import Kitchen
import Planning
import Rendering
import Testing
import Values

@Suite struct PlanningWordingTests {
  private let tonight = Offer(
    meals: [lemonChicken, meal("Black bean tacos", 0, minutes: 20, used: 410)],
    request: SingleMealRequest(day: monday, eaters: 4), isPlanned: false)

  @Test("a new kitchen gets numbered dishes before any question")
  func newKitchen() {
    #expect(
      said(.offer(tonight, isNewKitchen: true, leftOut: 0)) == """
        I don't know your kitchen yet, so here is a quick one for 4:
          1  Lemon chicken with green beans  25 min  $7.40
          2  Black bean tacos                20 min  $4.10
        Say a number, "something else", or "plan the week" so I can do better.
        """)
  }

  @Test("what is planned comes first, still numbered")
  func planned() {
    var offer = tonight
    offer.isPlanned = true
    #expect(
      said(.offer(offer, isNewKitchen: false, leftOut: 1)) == """
        Tonight is planned: Lemon chicken with green beans.
          1  Lemon chicken with green beans  25 min  $7.40  planned
          2  Black bean tacos                20 min  $4.10
        1 dish left out because nobody vouches for every ingredient.
        Say a number, "something else", or "plan the week".
        """)
  }

  @Test("an evening to come is named")
  func otherEvening() {
    var offer = tonight
    offer.request.day = monday + 4
    offer.request.maxMinutes = 45
    let text = said(.offer(offer, isNewKitchen: false, leftOut: 0))
    #expect(text.hasPrefix("Friday for 4, within 45 minutes:\n"))
  }

  @Test("a plan is shown with its costs and everything to know before a yes")
  func wholeDraft() {
    #expect(
      said(.draft(draft(swaps: [sampleSwap]), change: .new, leftOut: 3)) == """
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
  }

  @Test("servings stand in a column of their own only where they differ")
  func servings() {
    var shown = draft()
    #expect(!said(.draft(shown, change: .again, leftOut: 0)).contains("Serves"))
    shown.plan.meals[0].servings = 8
    #expect(said(.draft(shown, change: .again, leftOut: 0)).contains("Serves"))
  }

  @Test("many basics are counted, few are named")
  func basics() {
    var shown = draft()
    shown.list.assumed = ["cumin", "olive oil", "oregano", "paprika", "salt"]
    #expect(
      said(.draft(shown, change: .again, leftOut: 0)).contains(
        "Assumed at home: salt, olive oil and 3 other basics; the shopping list names\nthem.\n"))
    shown.list.assumed = ["cumin", "flour", "oregano", "paprika", "turmeric"]
    #expect(
      said(.draft(shown, change: .again, leftOut: 0)).contains(
        "Assumed at home: 5 basics; the shopping list names them.\n"))
  }

  @Test(
    "what changed is said first",
    arguments: [
      (DraftChange.swapped([monday + 1]), "Tomorrow is now Black bean tacos."),
      (.regenerated(.userRejected), "Here is another plan."),
      (.regenerated(.budgetExceeded), "Here is a cheaper plan."),
      (.resumed, "Here is the plan once more; it is not saved yet."), (.again, "Day    Dinner"),
    ])
  func changes(change: DraftChange, start: String) {
    #expect(said(.draft(draft(), change: change, leftOut: 0)).hasPrefix(start))
  }

  @Test("rules that gave way on several evenings are said once")
  func bentTwice() {
    var shown = draft()
    for index in 0..<2 { shown.plan.meals[index].because = [.onlyChoice("protein")] }
    let text = said(.draft(shown, change: .again, leftOut: 0))
    #expect(text.contains("Monday and Tuesday repeat a protein: nothing else fits."))
  }

  @Test("leftovers say what they are")
  func leftovers() {
    var shown = draft()
    shown.plan.meals[1].kind = .leftovers
    shown.plan.meals[1].used = .zero
    shown.plan.meals[0].servings = 8
    let text = said(.draft(shown, change: .again, leftOut: 0), width: 120)
    #expect(text.contains("Leftovers: Black bean tacos"))
    #expect(text.contains("tonight; cooked for two evenings"))
  }

  @Test("allergens stay whole however narrow the terminal", arguments: 40...80)
  func allergensStay(width: Int) {
    let words = said(.draft(draft(), change: .new, leftOut: 0), width: width)
      .split(whereSeparator: { " \n".contains($0) }).joined(separator: " ")
    for word in ["shellfish,", "wheat;", "eggs;", "checked:", "sauce"] { #expect(words.contains(word)) }
  }

  @Test("a date is typed where a weekday would mean another day")
  func datesToType() {
    var shown = draft()
    for index in shown.plan.meals.indices { shown.plan.meals[index].day = monday + 7 + index }
    #expect(
      said(.draft(shown, change: .again, leftOut: 0)).hasSuffix(
        "Say \"looks good\", \"swap March 10\", \"why March 11?\" or \"shopping list\"."))
  }

  @Test("saving says what is next")
  func saved() {
    #expect(
      said(.saved(plan(.active), draft())) == """
        Saved. Tonight: Lemon chicken with green beans, 25 min.
        Say "shopping list", "what's for dinner tonight" or "undo".
        """)
  }

  @Test("a budget that can't be kept is told with what would do")
  func tooLow() {
    let error = PlanningError.budgetTooLow(
      limit: Money(cents: 4000), cheapest: Money(cents: 9600), isProven: false)
    #expect(
      said(.failure(error, .approval(draft()))) == """
        $40 is too little for 7 dinners for 4: the cheapest I found is $96. For a week
        of dinners, $80 for 4 is the least to count on.
        Say "budget $100" or "no limit".
        """)
  }

  @Test("a limit above the advised least is not told what the least is")
  func aboveTheLeast() {
    let error = PlanningError.budgetTooLow(
      limit: Money(cents: 10753), cheapest: Money(cents: 11582), isProven: true)
    #expect(
      said(.failure(error, .approval(draft()))) == """
        $107.53 is too little for 7 dinners for 4: it can't be done; the cheapest I
        found is $115.82.
        Say "budget $120" or "no limit".
        """)
  }

  @Test("wishes are named once")
  func wishesOnce() {
    let request = SingleMealRequest(
      day: monday, eaters: 4, avoids: [Avoidance(.food("mushroom"))], maxMinutes: 20,
      wants: ["chicken", "chicken"])
    #expect(
      said(.noOffer(request)).hasPrefix(
        "Nothing with chicken fits tonight: ready within 20 minutes and no mushrooms.\n"))
  }

  @Test("limits that fight are named, and one that can be loosened is offered")
  func fighting() {
    let error = PlanningError.insufficientRecipes(
      day: monday + 2, fighting: [.avoids(.diet(.dairyFree)), .minutes(15, weekend: false)])
    #expect(
      said(.failure(error, .idle)) == """
        I found no dinner for Wednesday, March 4: dairy-free and 15 min on weekdays
        don't go together. Loosening any one of them helps.
        Say "30 minutes on weekdays" or "plan the week".
        """)
  }

  @Test("a bare no to a plan asks what should be different")
  func bareNo() {
    let state = DialogueState(planning: .awaitingApproval(draft()))
    #expect(
      said(.notNow(.nothingToReject), in: state) == """
        What should be different? The plan stays here until you decide.
        Say "too expensive", "more variety", "swap Monday" or "never mind".
        """)
  }

  @Test("reasons are a list of sentences")
  func reasons() {
    #expect(
      said(.why(tacos)) == """
        Black bean tacos on Tuesday, March 3, because:
          • It takes 25 min, within your 30.
          • It is dairy-free.
        Say "recipe for Black bean tacos" or "swap Tuesday".
        """)
  }
}
