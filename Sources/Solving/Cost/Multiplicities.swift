/// How often each of some menus is served: a plan without an order of days.
struct Multiplicities {
  /// Menus and how often each is served, at least once.
  var served: [(menu: [Int], times: Int)]

  init(served: [(menu: [Int], times: Int)]) { self.served = served }

  /// The menus of a plan, in the order in which they first come.
  init(_ plan: Plan, _ model: Model) {
    served = []
    for day in 0..<model.days {
      let menu = Array(plan.day(day, courses: model.courseCount))
      if let known = served.firstIndex(where: { $0.menu == menu }) {
        served[known].times += 1
      } else {
        served.append((menu, 1))
      }
    }
  }

  /// The days in an order that puts equal menus apart: each menu's servings at even distances.
  func plan() -> Plan {
    var days: [(position: Double, order: Int, menu: [Int])] = []
    for (order, entry) in served.enumerated() {
      for serving in 0..<entry.times {
        days.append(((Double(serving) + 0.5) / Double(entry.times), order, entry.menu))
      }
    }
    days.sort { ($0.position, $0.order) < ($1.position, $1.order) }
    return Plan(dishes: days.flatMap(\.menu))
  }
}

extension MenuSet {
  /// With the menus of a plan, each once.
  func adding(_ plan: Multiplicities) -> MenuSet {
    var menus = self
    for entry in plan.served {
      let menu = entry.menu.map { Int32($0) }
      if !(0..<menus.count).contains(where: { menus[$0].elementsEqual(menu) }) { menus.append(menu) }
    }
    return menus
  }
}
