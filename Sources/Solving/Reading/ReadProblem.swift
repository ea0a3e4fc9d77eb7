/// Reads the format of docs/solve.md. What is unknown, missing, of another kind or past the limits is
/// refused.
package func readProblem(_ text: String) throws(ProblemFault) -> Problem {
  let tree: JSONTree
  do { tree = try readJSON(text) } catch { throw .notJSON(error) }
  let file = try TreeObject(tree, path: "")
  try file.allow([
    "days", "courses", "dishes", "exclude", "day", "plan", "minimise", "cap", "repetition",
  ])
  let courses = try file.texts("courses", isNeeded: true)
  try checkNames(courses, path: "courses", least: 1, most: Problem.mostCourses)
  var problem = Problem(
    days: try file.whole("days", in: 1...Problem.mostDays), courses: courses,
    dishes: try readDishes(file.need("dishes"), courses: courses))
  for course in courses where !problem.dishes.contains(where: { $0.course == course }) {
    throw .courseWithoutDish(course: course)
  }
  problem.excluded = try file.texts("exclude")
  problem.day = try file.ranges("day")
  problem.plan = try file.ranges("plan")
  problem.caps = try file.numbers("cap")
  if let goal = try file.choice("minimise", Problem.Goal.self) { problem.goal = goal }
  if let repetition = file["repetition"], repetition != .null {
    problem.repetition = try readRepetition(TreeObject(repetition, path: "repetition"), courses: courses)
  }
  if problem.goal == .repetition, problem.repetition == nil { throw .missing(path: "repetition") }
  let costMatters = problem.goal == .cost || problem.caps.contains { $0.name == Problem.cost }
  if costMatters, let index = problem.dishes.firstIndex(where: { $0.cost == nil }) {
    throw .missing(path: "dishes[\(index)].cost")
  }
  return problem
}

private func readDishes(_ tree: JSONTree, courses: [String]) throws(ProblemFault) -> [Problem.Dish] {
  guard case .array(let elements) = tree else { throw .notAList(path: "dishes") }
  if elements.count > Problem.mostDishes { throw .tooMany(path: "dishes", most: Problem.mostDishes) }
  var dishes: [Problem.Dish] = []
  var ids: Set<String> = []
  for (index, element) in elements.enumerated() {
    let path = "dishes[\(index)]"
    let object = try TreeObject(element, path: path)
    try object.allow(["id", "course", "cost", "amounts", "groups", "allergens"])
    var dish = Problem.Dish(id: try object.text("id"), course: try object.text("course"))
    if !ids.insert(dish.id).inserted { throw .repeated(path: "\(path).id", name: dish.id) }
    guard courses.contains(dish.course) else {
      throw .noneOf(path: "\(path).course", told: dish.course, choices: courses)
    }
    if let cost = object["cost"], cost != .null { dish.cost = try notNegative(cost, path: "\(path).cost") }
    dish.amounts = try object.numbers("amounts")
    if dish.amounts.contains(where: { $0.name == Problem.cost }) {
      throw .reserved(path: "\(path).amounts", name: Problem.cost)
    }
    dish.groups = try object.texts("groups")
    dish.allergens = try object.texts("allergens")
    dishes.append(dish)
  }
  return dishes
}

private func readRepetition(
  _ object: TreeObject, courses: [String]
) throws(ProblemFault) -> Problem.Repetition {
  try object.allow(["same_day", "dish_again", "window", "reading"])
  var repetition = Problem.Repetition()
  repetition.sameDay = try object.numbers("same_day")
  repetition.dishAgain = try object.numbers("dish_again")
  for again in repetition.dishAgain where !courses.contains(again.name) {
    throw .noneOf(path: "repetition.dish_again", told: again.name, choices: courses)
  }
  if let tree = object["window"], tree != .null {
    let window = try TreeObject(tree, path: "repetition.window")
    try window.allow(["groups", "days_back"])
    repetition.windowGroups = try window.numbers("groups")
    let path = "repetition.window.days_back"
    guard case .array(let elements)? = window["days_back"] else { throw .notAList(path: path) }
    if elements.count > Problem.mostDaysBack { throw .tooMany(path: path, most: Problem.mostDaysBack) }
    for (index, element) in elements.enumerated() {
      repetition.daysBack.append(try notNegative(element, path: "\(path)[\(index)]"))
    }
  }
  if let tree = object["reading"], tree != .null {
    let reading = try TreeObject(tree, path: "repetition.reading")
    try reading.allow(["same_day", "days_back"])
    if let told = try reading.choice("same_day", RepetitionReading.SameDay.self) {
      repetition.reading.sameDay = told
    }
    if let told = try reading.choice("days_back", RepetitionReading.DaysBack.self) {
      repetition.reading.daysBack = told
    }
  }
  return repetition
}

private func checkNames(
  _ names: [String], path: String, least: Int, most: Int
) throws(ProblemFault) {
  guard (least...most).contains(names.count) else { throw .outOfRange(path: path, least: least, most: most) }
  var seen: Set<String> = []
  for name in names where !seen.insert(name).inserted { throw .repeated(path: path, name: name) }
}
