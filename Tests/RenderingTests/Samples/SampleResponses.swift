import Dialogue
import Kitchen
import Language
import Planning
import Rendering
import Values

/// A response of every case, and of every case inside, under a name that tells it in a failing test.
let sampleResponses: [(name: String, response: Response)] =
  householdSamples + planningSamples + failureSamples + recipeSamples + lookupSamples
  + nutritionSamples + talkSamples + moneySamples + historySamples + planNewsSamples

func question(
  _ asking: HouseholdQuestion, _ lead: Question.Lead = .next, of household: Household = family,
  prompt: String = "", note: Bool = false, problems: [FactProblem] = []
) -> Response {
  .question(
    Question(
      asking: asking, lead: lead, household: household, prompt: prompt, factoriesNote: note,
      problems: problems))
}

private let problems: [FactProblem] = [
  .size(Rational(25)), .budget(.zero), .budget(Money(cents: 5_000_000)), .minutes(0),
  .unknownFood("durian"), .unknownCuisine("martian"), .noSuchDay("February 30"),
  .noSuchPerson("Bob"), .servings(Rational(40)), .guideline(.maxSodium, Rational(20)), .tax(Rational(90)),
  .age(Rational(-3)), .ageOfWhom,
]

private let leads: [Question.Lead] = [
  .opening(open: 4), .opening(open: 1), .next, .again, .why, .notRead(failures: 1),
  .notRead(failures: 2), .movedOn(.size), .movedOn(.avoids), .movedOn(.budget), .movedOn(.cuisines),
  .resumed, .back,
]

private let householdSamples: [(String, Response)] =
  HouseholdQuestion.allCases.flatMap { asking in
    leads.map { ("question \(asking) \($0)", question(asking, $0)) }
  }
  + problems.map { ("refused \($0)", .refused([$0])) }
  + problems.map { ("question with \($0)", question(.size, .notRead(failures: 1), problems: [$0])) }
  + [
    ("question with the note", question(.avoids, .again, note: true)),
    ("heard", .heard(family, factoriesNote: true)),
    ("heard nothing", .heard(Household(), factoriesNote: false)),
    ("household", .household(wideHousehold)), ("no household", .household(nil)),
    ("forgotten", .forgotten(family, what: ["Emma: dairy-free", "budget", "tree-nut"])),
  ]

let wideHousehold = Household(
  size: 5, guests: 1,
  members: [
    Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree)), Avoidance(.allergen(.egg))]),
    Member(name: "Maximilian-Alexander von und zu Hohenlohe", avoids: [Avoidance(.food("olive"), .dislike)]),
    Member(name: "Tom"),
  ],
  avoids: [Avoidance(.food("pork"))], budget: Money(cents: 12000),
  cuisines: ["italian", "middle-eastern"], weekdayMinutes: 20, taxBasisPoints: 825)

private let offer = Offer(
  meals: [lemonChicken, meal("Black bean tacos", 0, minutes: 20, used: 410), linguine],
  request: SingleMealRequest(day: monday, eaters: 4), isPlanned: false)

private let planningSamples: [(String, Response)] =
  [
    ("offer to a new kitchen", .offer(offer, isNewKitchen: true, leftOut: 0)),
    ("offer", .offer(offer, isNewKitchen: false, leftOut: 3)),
    (
      "planned offer",
      .offer(
        Offer(meals: offer.meals, request: offer.request, isPlanned: true), isNewKitchen: false,
        leftOut: 1)
    ),
    (
      "no offer",
      .noOffer(
        SingleMealRequest(
          day: monday, eaters: 4, avoids: [Avoidance(.diet(.vegan)), Avoidance(.food("mushroom"))],
          maxMinutes: 10, wants: ["black-bean"], excluded: ["black-bean-tacos"]))
    ),
    ("no offer at all", .noOffer(SingleMealRequest(day: monday + 3, eaters: 4))),
    ("draft", .draft(draft(swaps: [sampleSwap]), change: .new, leftOut: 3)),
    ("draft without a budget", .draft(draft(budget: nil), change: .again, leftOut: 0)),
    ("draft over budget", .draft(draft(budget: 9000), change: .resumed, leftOut: 0)),
    ("swapped", .draft(draft(), change: .swapped([monday + 1, monday + 4]), leftOut: 0)),
    ("saved", .saved(plan(.active), draft())),
    ("plan", .plan(SavedPlan(plan: plan(.active), list: sampleList, cost: sampleCost), today: monday)),
    ("day", .day(linguine, today: monday, isDraft: true)),
    ("tonight", .day(lemonChicken, today: monday, isDraft: false)),
    ("nothing on a day", .nothingOn(monday + 5, planned: [monday, monday + 1, monday + 4])),
    ("nothing planned", .nothingOn(monday + 9, planned: [])),
    ("why", .why(everyReason)), ("why without reasons", .why(meal("Beef chili", 2))),
    ("already planned", .alreadyPlanned([monday, monday + 1])),
    ("one already planned", .alreadyPlanned([monday])), ("ask day", .askDay("")),
    ("ask day in the file's words", .askDay("Which evening shall I change?")),
  ]
  + RegenerationReason.allCases.map {
    ("regenerated \($0)", .draft(draft(), change: .regenerated($0), leftOut: 0))
  }

private let everyReason = meal(
  "Black bean tacos", 1,
  because: [
    .withinMinutes(30), .avoids(.diet(.dairyFree)), .avoids(.allergen(.peanut)), .avoids(.food("pork")),
    .likedCuisine("mexican"), .asked("black-bean"), .usesPantry(have: 5, of: 8), .newProtein(.fish),
    .newProtein(.none), .newCuisine("middle-eastern"), .inexpensive(Money(cents: 103)), .fridayHabit,
    .savesMoney(Money(cents: 420)), .onlyChoice("protein"), .onlyChoice("dish"),
  ])

private let limits: [PlanLimit] = [
  .avoids(.diet(.vegan)), .minutes(15, weekend: false), .minutes(45, weekend: true),
  .noRepeatedProtein, .noRepeatedCuisine, .noRepeatedDish, .wish("black-bean"), .wishMinutes(20),
  .excludedDishes(3),
]

private let failureSamples: [(String, Response)] =
  limits.map { limit in
    (
      "fighting \(limit)",
      .failure(
        .insufficientRecipes(day: monday + 2, fighting: [limit, .avoids(.allergen(.egg))]), .idle)
    )
  }
  + [StoreFailure.busy, .full, .damaged, .failed].map {
    ("save failed \($0)", .failure(.saveFailed($0), .approval(draft())))
  }
  + [true, false].map { isProven in
    (
      "budget too low \(isProven)",
      .failure(
        .budgetTooLow(
          limit: Money(cents: 4000), cheapest: Money(cents: 9600), isProven: isProven),
        isProven ? .idle : .approval(draft()))
    )
  }
  + [
    ("one limit", .failure(.insufficientRecipes(day: monday, fighting: [limits[1]]), .idle)),
    ("no limit", .failure(.insufficientRecipes(day: monday, fighting: []), .idle)),
    ("recipe not found", .failure(.recipeNotFound("beef wellington"), .idle)),
    ("servings", .failure(.invalidServingSize(25), .idle)),
    ("no recipes", .failure(.unavailable(.catalogue), .idle)),
    ("no prices", .failure(.unavailable(.prices), .idle)), ("no progress", .failure(.noProgress, .idle)),
  ]

private let recipeSamples: [(String, Response)] = [
  ("chosen", .chosen(tacos, recipe, buy: sampleList)),
  ("chosen, all at home", .chosen(tacos, recipe, buy: GroceryList(items: []))),
  ("recipe", .recipe(RecipePage(recipe: recipe, card: card, servings: 4))),
  ("recipe, scaled", .recipe(RecipePage(recipe: recipe, card: card, servings: 6))),
  ("recipe, eaten", .recipe(RecipePage(recipe: recipe, card: card, servings: 6, use: sampleUse))),
  ("no such recipe", .noSuchRecipe("beef wellington")),
  ("list", .list(sampleList, sampleCost, isDraft: false, days: [monday])),
  ("draft's list", .list(sampleList, sampleCost, isDraft: true, days: [monday + 1, monday + 2])),
  ("empty list", .list(GroceryList(items: [], covered: ["rice"]), sampleCost, isDraft: false, days: [])),
  ("no plan for a list", .noPlan(.list)), ("no plan", .noPlan(.plan)),
  ("no plan to measure", .noPlan(.nutrition)),
]

let sampleUse = RecipeUse(eaten: 2, last: monday - 7, next: monday + 2)

func entry(_ said: String) -> JournalEntry {
  JournalEntry(
    turn: 3, kind: .turn, person: "emma", at: CivilTime(day: monday), said: said, act: "swap_day",
    undoes: nil)
}

private let talkSamples: [(String, Response)] =
  [
    NotNow.nothingToApprove, .nothingToReject, .nothingToSwap, .nothingToSkip, .nothingToGoBackTo,
    .nothingToChoose, .noSuchChoice(of: 3), .noSuchChoice(of: 1), .nothingToExplain, .nothingToRepeat,
    .nothingAsked, .nothingKnown, .noneMeant,
  ].map { ("not now \($0)", .notNow($0)) }
  + [CancelledThing.nothing, .onboarding, .draft, .offer].map { ("cancelled \($0)", .cancelled($0)) }
  + StateName.allCases.map { ("help \($0)", .help($0)) }
  + [
    (
      "did you mean",
      .didYouMean([
        Alternative(
          intent: "swap_day", summary: "Put another dinner on one day", confidence: 60,
          example: "swap tuesday"),
        Alternative(
          intent: "plan_week", summary: "Plan the week", confidence: 58, example: "plan the week"),
      ])
    ),
    (
      "say plainly",
      .sayPlainly(
        Alternative(
          intent: "cancel_plan", summary: "Throw a plan away", confidence: 70,
          example: "cancel the plan"))
    ),
    ("not understood", .notUnderstood(said: "asdf", failures: 1)),
    ("not understood again", .notUnderstood(said: "asdf", failures: 2)), ("too long", .tooLong),
    ("hello", .greeting(tonight: nil, isNewKitchen: false)),
    ("hello with dinner", .greeting(tonight: lemonChicken, isNewKitchen: false)),
    ("opening", .greeting(tonight: nil, isNewKitchen: true)),
    ("thanks", .thanks),
    ("undecided", .talk(.undecided)),
    ("sorry", .talk(.sorry)),
    ("about", .talk(.about)),
    ("not yet", .talk(.notYet(PlannedFeature(what: "set timers", instead: "show me the recipe")))),
    ("not yet, nothing instead", .talk(.notYet(PlannedFeature(what: "draw up statistics", instead: nil)))),
    ("goodbye", .goodbye), ("undone", .undone(entry("swap tuesday"))),
    ("nothing to undo", .nothingToUndo), ("undo blocked", .undoBlocked(entry("swap tuesday"))),
    ("undo barrier", .undoBarrier(entry("swap tuesday"))), ("dropped", .conversationDropped),
  ]
  + storeErrors.map { ("store \($0)", .storeFailure($0)) }

let storeErrors: [StoreError] = [
  .cannotOpen(path: "/home/emma/kitchen.db", reason: "permission denied"),
  .notAKitchen(path: "notes.db"), .tooNew(path: "kitchen.db", version: 9),
  .damaged(path: "kitchen.db", setAside: "kitchen.db.damaged", restored: "kitchen.db.backup"),
  .damaged(path: "kitchen.db", setAside: "kitchen.db.damaged", restored: nil),
  .damaged(path: "kitchen.db", setAside: nil, restored: nil), .busy, .full, .failed("disk I/O error"),
]
