import Solving
import Testing

@Suite struct CostTests {
  @Test func `the least cost is what trying every plan gives`() throws {
    var draws = SmallProblems(seed: 1)
    var feasible = 0
    for _ in 0..<400 {
      let problem = draws.problem(goal: .cost)
      let model = try Model(problem)
      let solution = try solve(problem, effort: Effort(work: 20_000_000))
      guard let best = bestByTrying(model) else {
        #expect(solution.status == .infeasible)
        continue
      }
      feasible += 1
      #expect(solution.status == .optimal)
      #expect(solution.value == best)
      #expect(solution.bound == best)
      let plan = try #require(solution.plan)
      #expect(model.isFeasible(plan))
      #expect(model.value(of: plan) == best)
    }
    #expect((100..<390).contains(feasible))
  }

  @Test func `the limits that fight leave no plan, and any one less leaves one`() throws {
    var draws = SmallProblems(seed: 2)
    var sizes: Set<Int> = []
    for _ in 0..<300 {
      let problem = draws.problem(goal: .cost)
      let solution = try solve(problem, effort: Effort(work: 20_000_000))
      guard solution.status == .infeasible else { continue }
      #expect(solution.fightIsSmallest)
      sizes.insert(solution.fighting.count)
      #expect(bestByTrying(try Model(problem.keeping(Set(solution.fighting)))) == nil)
      for limit in solution.fighting {
        let others = Set(solution.fighting).subtracting([limit])
        #expect(bestByTrying(try Model(problem.keeping(others))) != nil)
      }
    }
    #expect(sizes.count > 1)
  }

  @Test func `a bound is never above the least cost, however little work there is`() throws {
    var draws = SmallProblems(seed: 3)
    for _ in 0..<150 {
      let problem = draws.problem(goal: .cost)
      let best = bestByTrying(try Model(problem))
      let solution = try solve(problem, effort: Effort(work: draws.below(5) * 1000))
      if let best {
        #expect(solution.status != .infeasible)
        #expect(solution.bound ?? .min <= best)
        #expect(solution.value ?? .max >= best)
      } else {
        #expect(solution.plan == nil)
      }
    }
  }

  @Test func `too many menus to list are searched by price`() throws {
    var draws = SmallProblems(seed: 5)
    var dishes: [Problem.Dish] = []
    for course in ["first", "second", "third"] {
      for number in 0..<80 {
        var dish = Problem.Dish(id: "\(course)\(number)", course: course)
        dish.cost = ExactDecimal(digits: 50 + draws.below(200), places: 2)
        dish.amounts = ["a", "b"].map {
          .init(name: $0, value: ExactDecimal(digits: 20 + draws.below(80), places: 0))
        }
        dishes.append(dish)
      }
    }
    var problem = Problem(days: 30, courses: ["first", "second", "third"], dishes: dishes)
    problem.plan = [
      .init(name: "a", low: ExactDecimal(digits: 6_000, places: 0), high: nil),
      .init(name: "b", low: nil, high: ExactDecimal(digits: 3_500, places: 0)),
    ]
    let solution = try solve(problem, effort: Effort(work: 20_000_000))
    let plan = try #require(solution.plan)
    #expect(solution.model.isFeasible(plan))
    let (value, bound) = (try #require(solution.value), try #require(solution.bound))
    #expect(bound <= value)
    #expect(value - bound <= value / 50)
  }
}
