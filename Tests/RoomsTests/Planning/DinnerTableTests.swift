import Kitchen
import Store
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct DinnerTableTests {
  private static let today = PlanFile.today

  private static func dinner(
    _ daysAgo: Int, _ recipe: String = "beef-chili", stars: Int? = 4
  ) -> MealHistoryEntry {
    MealHistoryEntry(
      day: today - daysAgo, recipe: RecipeID(recipe), title: "Chili \"rojo\"", cuisine: "mexican",
      protein: .beef, servings: 6, outcome: stars == nil ? .skipped : .cooked,
      stars: stars.flatMap { Stars($0) }, notes: "más sal", actualCost: Money(cents: 1234),
      picture: "chili.jpg")
  }

  @Test("dinners told of stand by day, the later word wins, and undo takes each word back")
  func told() throws {
    let file = try PlanFile()
    let soup = Self.dinner(9, "soup", stars: nil)
    var dumps: [[String]] = []
    for entry in [Self.dinner(1), soup, Self.dinner(1, stars: 2)] {
      dumps.append(try file.kitchen.dump())
      try file.put(entry)
    }
    #expect(try file.look()[MealHistoryEntry.self] == [soup, Self.dinner(1, stars: 2)])
    dumps.append(try file.kitchen.dump())
    try file.remove(soup)
    #expect(try file.look()[MealHistoryEntry.self] == [Self.dinner(1, stars: 2)])
    for before in dumps.reversed() {
      #expect(try file.takesBack())
      #expect(try file.kitchen.dump() == before)
    }
  }

  @Test("every protein, and a dinner nobody said much of, come back")
  func words() throws {
    let file = try PlanFile()
    for protein in ProteinSource.allCases {
      var entry = Self.dinner(1, stars: nil)
      (entry.protein, entry.notes, entry.actualCost, entry.picture) = (protein, nil, nil, nil)
      try file.put(entry)
      #expect(try file.look()[MealHistoryEntry.self] == [entry])
    }
  }

  @Test("dinners older than 400 days are kept but not shown")
  func reach() throws {
    let file = try PlanFile()
    try file.put(Self.dinner(400), Self.dinner(401))
    #expect(try file.look()[MealHistoryEntry.self] == [Self.dinner(400)])
    #expect(try file.look(on: Self.today - 1)[MealHistoryEntry.self].count == 2)
  }

  @Test("evenings stand by day for 400 days; weekdays in order, one dish each")
  func evenings() throws {
    let file = try PlanFile()
    let notes = [
      EveningNote(day: Self.today - 1, isOut: true), EveningNote(day: Self.today, eaters: 9, guests: 2),
      EveningNote(day: Self.today + 3, guests: 1),
    ]
    for note in notes.reversed() { try file.put(note) }
    #expect(try file.look()[EveningNote.self] == notes)
    // What a guest must not have is known for 400 days.
    #expect(try file.look(on: Self.today + 1)[EveningNote.self] == notes)
    #expect(try file.look(on: Self.today + 500)[EveningNote.self].isEmpty)
    for weekday in Weekday.allCases.reversed() {
      try file.put(FixedDish(weekday: weekday, recipe: RecipeID("pizza")))
      try file.put(FixedDish(weekday: weekday, wants: ["tacos", "crème"]))
    }
    #expect(try file.look()[FixedDish.self].map(\.weekday) == Weekday.allCases)
    #expect(try file.look()[FixedDish.self].allSatisfy { $0.recipe == nil && $0.wants.count == 2 })
  }

  @Test("cooked dinners of plans in force are history as long as 400 days, also when the plan is not shown")
  func pastDinners() throws {
    let file = try PlanFile()
    let long = wholePlan(1, from: Self.today - 399)
    let edge = wholePlan(2, from: Self.today - 93)
    let shown = wholePlan(3, from: Self.today - 5)
    var archived = wholePlan(4, from: Self.today - 200)
    archived.plan.status = .archived
    try file.put(long, edge, shown, archived)
    func past(on day: Day) throws -> [Day] { try file.look(on: day)[PastDinner.self].map(\.entry.day) }
    let (first, second) = (long.plan.meals.map(\.day), edge.plan.meals.map(\.day))
    #expect(try past(on: Self.today) == [first[0], first[2], second[0], second[2]])
    // A day earlier the second plan is shown itself; two days later a dinner more is out of reach.
    #expect(try past(on: Self.today - 1) == [first[0], first[2]])
    #expect(try past(on: Self.today + 2) == [first[2], second[0], second[2]])
    // It follows the plans.
    var gone = edge
    gone.plan.status = .archived
    try file.save([.put(gone, was: edge, in: PlanFile.tables)])
    #expect(try past(on: Self.today) == [first[0], first[2]])
    #expect(try file.look()[PastDinner.self].first?.entry == MealHistoryEntry(long.plan.meals[0]))
  }
}
