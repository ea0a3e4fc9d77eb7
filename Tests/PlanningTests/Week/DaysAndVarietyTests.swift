import Kitchen
import Planning
import Testing
import Values

@Suite struct DaysAndVarietyTests {
  @Test(
    "this week starts today, or tomorrow from 19:00",
    arguments: [
      ("2026-03-02T18:59:59", "2026-03-02"), ("2026-03-02T19:00", "2026-03-03"),
      ("2026-02-28T23:00", "2026-03-01"),
    ])
  func week(_ now: String, _ first: String) throws {
    let days = weekDays(from: try #require(CivilTime(iso: now)))
    #expect(days.map(\.iso).first == first)
    #expect(zip(days, days.dropFirst()).allSatisfy { $1 - $0 == 1 } && days.count == 7)
  }

  private func problems(_ meals: [PlannedMeal], _ request: PlanRequest? = nil) -> [VarietyProblem] {
    validateVariety(
      MealPlan(id: planID(), status: .draft, meals: meals),
      request: request ?? PlanRequest(days: meals.map(\.day), eaters: 4))
  }

  @Test("too few proteins and cuisines are told from five evenings on")
  func few() {
    let meals = (0..<5).map { offset in
      meal(
        monday + offset, "m\(offset)", offset % 2 == 0 ? .beef : .fish,
        cuisine: offset % 2 == 0 ? "thai" : "greek")
    }
    #expect(problems(meals) == [.fewProteins(2), .fewCuisines(2)])
    #expect(problems(Array(meals.prefix(4))).isEmpty)
    let italian = PlanRequest(days: meals.map(\.day), eaters: 4, cuisines: ["thai"])
    #expect(problems(meals, italian) == [.fewProteins(2)])
  }

  @Test("repeats and slow evenings are told; leftovers escape but count as yesterday")
  func repeats() {
    var again = meal(monday + 1, "b", .beef, cuisine: "thai")
    again.because = [.onlyChoice("protein")]
    again.minutes = 45
    #expect(
      problems([meal(monday, "a", .beef, cuisine: "thai"), again]) == [
        .repeatedProtein(monday + 1, .beef, isOnlyChoice: true),
        .repeatedCuisine(monday + 1, "thai", isOnlyChoice: false),
        .overMinutes(monday + 1, minutes: 45, limit: 30),
      ])
    let leftovers = meal(monday + 1, "a", .beef, cuisine: "thai", kind: .leftovers)
    #expect(problems([meal(monday, "a", .beef, cuisine: "thai"), leftovers]).isEmpty)
    let after = meal(monday + 2, "c", .beef, cuisine: "x")
    #expect(problems([leftovers, after]) == [.repeatedProtein(monday + 2, .beef, isOnlyChoice: false)])
  }

  @Test("the limit is the budget as it was said, or the lower aim of one draw")
  func limit() {
    let budget = Money(cents: 7000)
    var request = PlanRequest(days: [monday], eaters: 4, budget: budget)
    #expect(request.limit == budget)
    request.aim = Money(cents: 5000)
    #expect(request.limit == Money(cents: 5000))
    request.aim = Money(cents: 9000)
    #expect(request.limit == budget)
    #expect(PlanRequest(days: [monday], eaters: 4).limit == nil)
  }
}
