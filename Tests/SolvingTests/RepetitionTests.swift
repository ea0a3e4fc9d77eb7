import Solving
import Testing

/// The points counted from the file's words alone, by sets of names and exact fractions of a millionth of a
/// milliardth.
private func pointsByWords(_ problem: Problem, _ ids: [[String]]) -> Double {
  guard let rules = problem.repetition else { return 0 }
  func value(_ numbers: [Problem.NamedNumber], _ name: String) -> Double {
    numbers.first { $0.name == name }.map { number($0.value) } ?? 0
  }
  func number(_ decimal: ExactDecimal) -> Double { Double(decimal.text) ?? .nan }
  func groups(_ id: String) -> Set<String> { Set(problem.dishes.first { $0.id == id }?.groups ?? []) }
  let ofDay = ids.map { $0.reduce(into: Set<String>()) { $0.formUnion(groups($1)) } }
  var total = 0.0
  for (day, dishes) in ids.enumerated() {
    for later in dishes.indices {
      switch rules.reading.sameDay {
      case .pairs:
        for earlier in 0..<later {
          for group in groups(dishes[earlier]).intersection(groups(dishes[later])) {
            total += value(rules.sameDay, group)
          }
        }
      case .earlierCourses:
        let before = dishes[..<later].reduce(into: Set<String>()) { $0.formUnion(groups($1)) }
        for group in before.intersection(groups(dishes[later])) { total += value(rules.sameDay, group) }
      }
      if let last = ids[..<day].lastIndex(where: { $0.contains(dishes[later]) }) {
        total += value(rules.dishAgain, problem.courses[later]) / Double(day - last)
      }
    }
    let remembered = Array(ofDay[..<day].suffix(rules.daysBack.count))
    for (place, earlier) in remembered.enumerated() {
      let common = earlier.intersection(ofDay[day])
      if common.isEmpty { continue }
      for group in common { total += value(rules.windowGroups, group) }
      let entry = rules.reading.daysBack == .oldest ? place : place + rules.daysBack.count - remembered.count
      total += number(rules.daysBack[entry])
    }
  }
  return total
}

@Suite struct RepetitionTests {
  @Test func `points are those of the words`() throws {
    var draws = SmallProblems(seed: 11)
    for _ in 0..<300 {
      var problem = draws.problem(goal: .repetition, mostDays: 12)
      problem.excluded = []
      let model = try Model(problem)
      let plan = Plan(
        dishes: (0..<model.days).flatMap { _ in
          model.offered.map { $0.lowerBound + draws.below($0.count) }
        })
      let ids = (0..<model.days).map { plan.day($0, courses: model.courseCount).map { model.ids[$0] } }
      let points = Double(model.repetition(of: plan)) / 1e9
      #expect(abs(points - pointsByWords(problem, ids)) < 1e-6)
    }
  }

  @Test func `the search finds the least, and the bound stays below it`() throws {
    var draws = SmallProblems(seed: 12)
    var (feasible, proved) = (0, 0)
    for _ in 0..<60 {
      let problem = draws.problem(goal: .repetition)
      let model = try Model(problem)
      let solution = try solve(problem, effort: Effort(work: 600_000, seed: 3))
      guard let best = bestByTrying(model) else {
        #expect(solution.status == .infeasible)
        continue
      }
      feasible += 1
      let plan = try #require(solution.plan)
      #expect(model.isFeasible(plan))
      #expect(model.repetition(of: plan) == solution.value)
      #expect(solution.value == best)
      #expect(solution.bound ?? .max <= best)
      if solution.status == .optimal { proved += 1 }
    }
    #expect(feasible > 15)
    #expect(proved == feasible)
  }

  @Test func `the value told is the plan's over more days than a machine word has bits`() throws {
    var draws = SmallProblems(seed: 13)
    for days in [63, 64, 65, 130, 366] {
      var problem = draws.problem(goal: .repetition)
      problem = problem.keeping([])
      problem.days = days
      problem.dishes += (0..<4).map { number in
        var dish = Problem.Dish(id: "more\(number)", course: "first")
        dish.groups = number % 2 == 0 ? ["g"] : ["h", "i"]
        return dish
      }
      let solution = try solve(problem, effort: Effort(work: 100_000))
      let plan = try #require(solution.plan)
      #expect(solution.model.repetition(of: plan) == solution.value)
      #expect(solution.bound ?? .max <= solution.value ?? 0)
    }
  }

  @Test func `two courses with a group in common, by hand`() throws {
    let text = #"""
      {"days":3,"courses":["first","second"],"minimise":"repetition","dishes":[
      {"id":"a","course":"first","groups":["fish"]},{"id":"b","course":"second","groups":["fish","green"]}],
      "repetition":{"same_day":{"fish":0.5},"dish_again":{"second":9},
      "window":{"groups":{"fish":2,"green":1},"days_back":[10,100]}}}
      """#
    let model = try Model(readProblem(text))
    // Same day 3 × 0.5; again 9 + 9; groups 3 for each of three pairs of days; day 2 remembers one day (10),
    // day 3 two (10 + 100).
    #expect(model.repetition(of: Plan(dishes: [0, 1, 0, 1, 0, 1])) == 148_500_000_000)
  }
}
