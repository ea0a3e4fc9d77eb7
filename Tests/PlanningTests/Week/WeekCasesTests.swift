import Kitchen
import Planning
import Testing
import Values

/// Single promises of the weekly plan, on cards made for them.
@Suite struct WeekCasesTests {
  private let week = (0..<7).map { monday + $0 }

  /// Every protein in every cuisine.
  private func plenty(minutes: Int = 20) -> [RecipeCard] {
    ProteinSource.allCases.flatMap { protein in
      World.cuisines.map { cuisine in
        card("\(protein.rawValue)-\(cuisine)", protein, cuisine: cuisine, minutes: minutes)
      }
    }
  }

  private func plan(_ request: PlanRequest, _ larder: Larder) throws -> MealPlan {
    try generateWeeklyPlan(request, from: larder, id: planID())
  }

  private func fighting(_ request: PlanRequest, _ cards: [RecipeCard]) -> PlanningError? {
    do throws(PlanningError) {
      _ = try generateWeeklyPlan(request, from: larder(cards), id: planID())
      return nil
    } catch {
      return error
    }
  }

  @Test("a free week is varied, with fish or no meat on Friday")
  func varied() throws {
    let request = PlanRequest(days: week, eaters: 4)
    let plan = try plan(request, larder(plenty()))
    #expect(validateVariety(plan, request: request).isEmpty)
    #expect(Set(plan.meals.map(\.protein)).count >= 5)
    let friday = try #require(plan.meal(on: monday + 4))
    #expect(friday.because.contains(.fridayHabit))
  }

  @Test("something else is something else, five times over")
  func attempts() throws {
    var seen: [[RecipeID]] = []
    for attempt in 0..<6 {
      let request = PlanRequest(days: week, eaters: 4, attempt: attempt)
      let dishes = try plan(request, larder(plenty())).meals.map(\.recipe)
      if let last = seen.last {
        #expect(zip(last, dishes).filter { $0 != $1 }.count >= 4)
      }
      #expect(!seen.contains(dishes))
      seen.append(dishes)
    }
  }

  @Test("with one evening and two dishes, attempts take turns")
  func turns() throws {
    let cards = [card("cheap", .chicken, cents: 100), card("dear", .beef, cents: 2000)]
    let dishes = try (0..<4).map { attempt in
      try plan(PlanRequest(days: [monday], eaters: 2, attempt: attempt), larder(cards)).meals[0].recipe
    }
    #expect(dishes[0] != dishes[1] && dishes[1] != dishes[2] && dishes[2] != dishes[3])
  }

  @Test("only Italian wins, and the repeats are said")
  func onlyItalian() throws {
    let request = PlanRequest(days: week, eaters: 4, cuisines: ["italian"])
    let plan = try plan(request, larder(plenty()))
    #expect(plan.meals.allSatisfy { $0.cuisine == "italian" })
    #expect(plan.meals.dropFirst().allSatisfy { $0.because.contains(.onlyChoice("cuisine")) })
    #expect(validateVariety(plan, request: request).isEmpty)
  }

  @Test("a cuisine comes three times in seven days at most, also across the plan's start")
  func threeTimes() throws {
    let recent = [1, 3, 5].map { meal(monday - $0, "r\($0)", .none, cuisine: "italian") }
    let cards = plenty().filter { ["italian", "greek", "thai"].contains($0.cuisine) }
    let plan = try plan(
      PlanRequest(days: week, eaters: 4, cuisines: ["italian", "thai"]), larder(cards, recent: recent))
    #expect(plan.meals.prefix(2).allSatisfy { $0.cuisine != "italian" })
    for day in week {
      let window = (recent + plan.meals).filter { $0.day > day - 7 && $0.day <= day }
      #expect(window.filter { $0.cuisine == "italian" }.count <= 3)
    }
  }

  @Test("a protein used four times in 14 days rests while there is another")
  func frequency() throws {
    let recent = [2, 4, 6, 8].map { meal(monday - $0, "r\($0)", .chicken) }
    let cards = plenty().filter { [.chicken, .beef, .fish].contains($0.protein) }
    let plan = try plan(PlanRequest(days: [monday, monday + 1], eaters: 4), larder(cards, recent: recent))
    #expect(plan.meals.allSatisfy { $0.protein != .chicken })
    let chickenOnly = cards.filter { $0.protein == .chicken }
    let forced = try self.plan(
      PlanRequest(days: [monday], eaters: 4), larder(chickenOnly, recent: recent))
    #expect(forced.meals[0].protein == .chicken)
    #expect(!forced.meals[0].because.contains(.onlyChoice("protein")))
  }

  @Test("leftovers are yesterday for the next day but ask nothing of the day before")
  func leftovers() throws {
    let recent = [meal(monday - 1, "stew", .beef, kind: .leftovers)]
    let cards = [card("a", .beef, cuisine: "x"), card("b", .fish, cuisine: "y")]
    let plan = try plan(PlanRequest(days: [monday], eaters: 4), larder(cards, recent: recent))
    #expect(plan.meals[0].protein == .fish)
    let kept = meal(monday + 1, "a", .beef, cuisine: "x", kind: .leftovers)
    let before = try self.plan(
      PlanRequest(
        days: [monday, monday + 1], eaters: 4, wishes: [DayWish(day: monday, wants: ["beef"])],
        kept: [kept]),
      larder([card("c", .beef, cuisine: "z")]))
    #expect(before.meals[0].because.allSatisfy { $0 != .onlyChoice("protein") })
  }

  @Test("the evening after a plan counts as well as the one before")
  func neighbours() throws {
    let recent = [meal(monday - 1, "r1", .beef, cuisine: "x"), meal(monday + 1, "r2", .fish, cuisine: "y")]
    let cards = [
      card("a", .beef, cuisine: "z", cents: 10), card("b", .fish, cuisine: "z", cents: 10),
      card("c", .pork, cuisine: "z", cents: 900),
    ]
    let plan = try plan(PlanRequest(days: [monday], eaters: 4), larder(cards, recent: recent))
    #expect(plan.meals[0].protein == .pork)
  }

  @Test("a wished dish may come again within 14 days and says that it was asked for")
  func wishedDish() throws {
    let recent = [meal(monday - 3, "tacos", .legumes)]
    let wish = DayWish(day: monday, recipe: RecipeID("tacos"))
    let plan = try plan(
      PlanRequest(days: [monday], eaters: 4, wishes: [wish]),
      larder([card("tacos", .legumes, title: "Tacos"), card("soup", .fish)], recent: recent))
    #expect(plan.meals[0].recipe == RecipeID("tacos"))
    #expect(plan.meals[0].because.contains(.asked("Tacos")))
    #expect(!plan.meals[0].because.contains(.onlyChoice("dish")))
  }

  @Test("a wished dish nobody has a card of is not found; nobody eats for 21")
  func errors() {
    let wish = DayWish(day: monday, recipe: RecipeID("ghost"))
    #expect(
      fighting(PlanRequest(days: [monday], eaters: 4, wishes: [wish]), plenty()) == .recipeNotFound("ghost"))
    #expect(fighting(PlanRequest(days: [monday], eaters: 21), plenty()) == .invalidServingSize(21))
    #expect(fighting(PlanRequest(days: [monday], eaters: 0), plenty()) == .invalidServingSize(0))
  }

  @Test("no days, no search; only kept meals come back")
  func nothingToDo() throws {
    let kept = [meal(monday, "a", .beef)]
    #expect(try plan(PlanRequest(days: [monday], eaters: 4, kept: kept), larder([])).meals == kept)
    #expect(try plan(PlanRequest(days: [], eaters: 4), larder([])).meals.isEmpty)
  }

  @Test("limits that fight are named")
  func fights() {
    let cards = [
      card("slow-vegan", .legumes, minutes: 60),
      card("quick-beef", .beef, minutes: 15, contains: [.init(.beef)]),
      card("slow-beef", .beef, minutes: 80, contains: [.init(.beef)]),
    ]
    let vegan = Avoidance(.diet(.vegan))
    let day = monday + 1
    func none(_ fighting: [PlanLimit]) -> PlanningError {
      .insufficientRecipes(day: day, fighting: fighting)
    }
    #expect(
      fighting(PlanRequest(days: [day], eaters: 4, avoids: [vegan]), cards)
        == none([.avoids(.diet(.vegan)), .minutes(30, weekend: false)]))
    let quick = DayWish(day: day, maxMinutes: 10)
    #expect(
      fighting(PlanRequest(days: [day], eaters: 4, wishes: [quick]), cards) == none([.wishMinutes(10)]))
    let fish = DayWish(day: day, wants: ["fish"])
    #expect(
      fighting(PlanRequest(days: [day], eaters: 4, wishes: [fish]), cards) == none([.wish("fish")]))
    let veganFish = DayWish(day: day, wants: ["fish"], maxMinutes: 5)
    #expect(
      fighting(PlanRequest(days: [day], eaters: 4, wishes: [veganFish]), cards)
        == none([.wishMinutes(5), .wish("fish")]))
    #expect(fighting(PlanRequest(days: [day], eaters: 4), []) == none([]))
  }

  @Test("what is unknown is never offered to a strict avoidance, but to a dislike it is")
  func unknown() throws {
    let cards = [card("mystery", .beef, unknown: ["grandma's spice"]), card("plain", .fish, cents: 2000)]
    let strict = PlanRequest(days: [monday], eaters: 2, avoids: [Avoidance(.allergen(.peanut))])
    #expect(try plan(strict, larder(cards)).meals[0].recipe == RecipeID("plain"))
    let dislike = PlanRequest(days: [monday], eaters: 2, avoids: [Avoidance(.allergen(.peanut), .dislike)])
    let meal = try plan(dislike, larder(cards)).meals[0]
    #expect(meal.recipe == RecipeID("mystery") && meal.unknown == ["grandma's spice"])
  }

  @Test("allergens inside and possible are labelled, each once")
  func allergens() throws {
    let dish = card(
      "a", .fish, contains: FoodTags([.fish, .wheat, .gluten]), mayContain: FoodTags([.wheat, .peanut]))
    let meal = try plan(PlanRequest(days: [monday], eaters: 2), larder([dish])).meals[0]
    #expect(meal.contains == [.fish, .wheat])
    #expect(meal.mayContain == [.peanut])
  }
}
