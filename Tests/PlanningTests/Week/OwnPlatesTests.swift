import Kitchen
import Planning
import Testing
import Values

/// A plate of their own beside the dinner of the others: free of what they avoid, and of what anybody must not have.
@Suite struct OwnPlatesTests {
  private let cards = [
    card("stew", .beef, cuisine: "a", contains: FoodTags([.beef])),
    card("chops", .pork, cuisine: "b", contains: FoodTags([.pork])),
    card("satay", .chicken, cuisine: "c", contains: FoodTags([.chicken, .peanut])),
    card("dal", .legumes, cuisine: "d"), card("noodles", .soy, cuisine: "e", contains: FoodTags([.peanut])),
    card("pie", .egg, cuisine: "f", minutes: 80), card("soup", .legumes, cuisine: "g"),
  ]
  private let vegetarian = Avoidance(.diet(.vegetarian))
  private let peanuts = Avoidance(.allergen(.peanut))

  private func request(_ household: Kitchen.Household, _ notes: [EveningNote], days: Int = 3) -> PlanRequest {
    let days = (0..<days).map { monday + $0 }
    let table = TableLimits(household, on: days, evenings: notes)
    return PlanRequest(days: days, eaters: household.eaters, evenings: table.evenings, avoids: table.always)
  }

  private var home: Kitchen.Household {
    var house = Kitchen.Household(size: 4)
    house.members = [
      Member(name: "Lou", avoids: [vegetarian]), Member(name: "Emma", avoids: [peanuts]),
    ]
    return house
  }

  private func isMeat(_ id: RecipeID) -> Bool {
    cards.first { $0.id == id }.map { !$0.contains.isDisjoint(with: .flesh) } ?? false
  }
  private func hasPeanut(_ id: RecipeID) -> Bool {
    cards.first { $0.id == id }.map { $0.contains.contains(FoodTags(.peanut)) } ?? true
  }

  @Test("the others have meat, who eats none a dish without, and nobody what harms one of them")
  func apart() throws {
    let notes = [EveningNote(day: monday, plates: [OwnPlate(person: "Lou")])]
    var asked = request(home, notes)
    asked.wishes = [DayWish(day: monday, wants: ["beef"])]
    let plan = try generateWeeklyPlan(asked, from: larder(cards), id: planID())
    let dinner = try #require(plan.meal(on: monday))
    let plate = try #require(dinner.plate(of: "Lou"))
    #expect(isMeat(dinner.recipe) && !isMeat(plate.recipe))
    #expect(plan.meals.flatMap(\.dishes).allSatisfy { !hasPeanut($0.recipe) })
    #expect(dinner.eaters == 4 && dinner.servings == 3)
    #expect(plan.meals.dropFirst().allSatisfy { !isMeat($0.recipe) && $0.plates.isEmpty && $0.servings == 4 })
  }

  @Test("what it costs counts with the dinners")
  func cost() throws {
    let notes = [EveningNote(day: monday, plates: [OwnPlate(person: "Lou")])]
    let plan = try generateWeeklyPlan(request(home, notes, days: 1), from: larder(cards), id: planID())
    #expect(plan.meals.used == Money(cents: 4 * 300))
  }

  @Test("who gets one only where it is needed eats along where the dinner suits them")
  func onlyIfNeeded() throws {
    let plate = OwnPlate(person: "Lou", isOnlyIfNeeded: true)
    var asked = request(home, [EveningNote(day: monday, plates: [plate])], days: 1)
    asked.wishes = [DayWish(day: monday, recipe: RecipeID("dal"))]
    let along = try generateWeeklyPlan(asked, from: larder(cards), id: planID())
    #expect(along.meals.first?.plates.isEmpty == true && along.meals.first?.servings == 4)
    asked.wishes = [DayWish(day: monday, recipe: RecipeID("stew"))]
    let apart = try generateWeeklyPlan(asked, from: larder(cards), id: planID())
    #expect(apart.meals.first?.plates.count == 1 && apart.meals.first?.servings == 3)
  }

  @Test("a plate that stands stays, and one that was refused does not come again")
  func again() throws {
    var asked = request(home, [EveningNote(day: monday, plates: [OwnPlate(person: "Lou")])], days: 1)
    let first = try generateWeeklyPlan(asked, from: larder(cards), id: planID())
    let standing = try #require(first.meals.first?.plate(of: "Lou"))
    asked.kept = first.meals
    let second = try generateWeeklyPlan(asked, from: larder(cards), id: planID())
    #expect(second.meals.first?.plate(of: "Lou") == standing)
    asked = request(
      home, [EveningNote(day: monday, plates: [OwnPlate(person: "Lou", refused: [standing.recipe])])],
      days: 1)
    asked.kept = first.meals
    let third = try generateWeeklyPlan(asked, from: larder(cards), id: planID())
    #expect(third.meals.first?.plate(of: "Lou")?.recipe != standing.recipe)
  }

  @Test("what nothing suits is no plate")
  func nothing() throws {
    let notes = [EveningNote(day: monday, plates: [OwnPlate(person: "Lou", wants: ["lobster"])])]
    let plan = try generateWeeklyPlan(request(home, notes, days: 1), from: larder(cards), id: planID())
    #expect(plan.meals.first?.plates.isEmpty == true)
  }

  @Test("a habit is due on its weekdays, where nothing else is noted and they are there")
  func habits() {
    let habits = [PlateHabit(person: "Lou", weekdays: [.monday, .friday])]
    let noted = [EveningNote(day: monday + 4, eaters: 3, absent: ["Lou"])]
    let evenings = noted.with(habits, noted: [monday + 4], of: home, from: monday)
    #expect(evenings.note(on: monday).hasPlate(for: "Lou"))
    #expect(!evenings.note(on: monday + 1).hasPlate(for: "Lou"))
    #expect(!evenings.note(on: monday + 4).hasPlate(for: "Lou"))
    #expect(evenings.note(on: monday + 11).hasPlate(for: "Lou"))
    let gone = [EveningNote]().with(habits, noted: [], of: Kitchen.Household(size: 4), from: monday)
    #expect(gone.isEmpty)
  }

  @Test(
    "an allergy holds beside a plate, a way of eating and a dislike do not",
    arguments: [
      ([Avoidance(.allergen(.peanut))], true), ([Avoidance(.food("kiwi"))], true),
      ([Avoidance(.diet(.glutenFree))], true), ([Avoidance(.diet(.halal))], true),
      ([Avoidance(.food("meat"))], true), ([Avoidance(.food("beef")), Avoidance(.food("pork"))], true),
      ([Avoidance(.diet(.vegetarian))], false), ([Avoidance(.diet(.vegan))], false),
      ([Avoidance(.food("mushroom"), .dislike)], false),
      (["beef", "lamb", "pork", "chicken", "turkey"].map { Avoidance(.food($0)) }, false),
    ])
  func holds(_ avoids: [Avoidance], _ expected: Bool) { #expect(avoids.besideAPlate.isEmpty != expected) }

  @Test("what the whole house goes without, a plate goes without too")
  func house() throws {
    var house = Kitchen.Household(size: 2)
    house.avoids = [vegetarian]
    house.members = [Member(name: "Tom", avoids: [])]
    let notes = [EveningNote(day: monday, plates: [OwnPlate(person: "Tom")])]
    let plan = try generateWeeklyPlan(request(house, notes, days: 1), from: larder(cards), id: planID())
    #expect(plan.meals.flatMap(\.dishes).allSatisfy { !isMeat($0.recipe) })
  }
}
