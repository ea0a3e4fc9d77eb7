import Solving

/// Draws problems small enough to try every plan.
struct SmallProblems {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  /// One to three courses of one to three dishes, two amounts, ranges that are sometimes too narrow.
  mutating func problem(goal: Problem.Goal, mostDays: Int = 3) -> Problem {
    let courses = Array(["first", "second", "third"].prefix(1 + below(3)))
    let days = 1 + below(mostDays)
    var dishes: [Problem.Dish] = []
    for course in courses {
      for number in 0..<(1 + below(3)) {
        var dish = Problem.Dish(id: "\(course)\(number)", course: course)
        dish.cost = ExactDecimal(digits: 1 + below(40), places: 1)
        for amount in ["a", "b"] where below(8) > 0 {
          dish.amounts.append(.init(name: amount, value: ExactDecimal(digits: below(100), places: below(2))))
        }
        dish.groups = ["g", "h", "i"].filter { _ in below(2) == 0 }
        dish.allergens = ["nuts", "milk"].filter { _ in below(4) == 0 }
        dishes.append(dish)
      }
    }
    var problem = Problem(days: days, courses: courses, dishes: dishes)
    problem.goal = goal
    if below(3) == 0 { problem.excluded = ["nuts"] }
    if below(2) == 0 { problem.day = [range("a", around: 50 * courses.count)] }
    if below(2) == 0 { problem.plan.append(range("a", around: 50 * courses.count * days)) }
    if below(2) == 0 { problem.plan.append(range("b", around: 50 * courses.count * days)) }
    if below(3) == 0 {
      problem.caps = [.init(name: "cost", value: ExactDecimal(digits: 22 * days * courses.count, places: 1))]
    }
    problem.repetition = rules(courses)
    return problem
  }

  private mutating func range(_ name: String, around middle: Int) -> Problem.NamedRange {
    let low = below(5) == 0 ? nil : ExactDecimal(digits: middle * (40 + below(60)) / 100, places: 0)
    let high = below(5) == 0 ? nil : ExactDecimal(digits: middle * (60 + below(60)) / 100, places: 0)
    return .init(name: name, low: low, high: high)
  }

  mutating func rules(_ courses: [String]) -> Problem.Repetition {
    func points(_ names: [String]) -> [Problem.NamedNumber] {
      names.map { .init(name: $0, value: ExactDecimal(digits: below(30), places: 1)) }
    }
    var rules = Problem.Repetition()
    rules.sameDay = points(["g", "h"])
    rules.dishAgain = points(courses)
    rules.windowGroups = points(["g", "i"])
    rules.daysBack = (0..<below(4)).map { _ in ExactDecimal(digits: below(30), places: 1) }
    rules.reading = RepetitionReading(
      sameDay: below(2) == 0 ? .pairs : .earlierCourses, daysBack: below(2) == 0 ? .oldest : .yesterday)
    return rules
  }
}

/// Every plan of a model that keeps its limits, told one by one.
func forEachPlan(_ model: Model, _ visit: (Plan) -> Void) {
  let slots = model.days * model.courseCount
  var dishes: [Int] = []
  func fill() {
    if dishes.count == slots {
      let plan = Plan(dishes: dishes)
      if model.isFeasible(plan) { visit(plan) }
      return
    }
    for dish in model.offered[dishes.count % model.courseCount] {
      dishes.append(dish)
      fill()
      dishes.removeLast()
    }
  }
  fill()
}

/// The least of what the goal counts over every plan; nil when there is none.
func bestByTrying(_ model: Model) -> Int? {
  var best: Int?
  forEachPlan(model) { plan in best = min(best ?? .max, model.value(of: plan)) }
  return best
}
