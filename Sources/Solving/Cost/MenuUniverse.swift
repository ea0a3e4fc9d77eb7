/// All day menus of a model: listed, where they are few enough, or searched by price.
struct MenuUniverse {
  /// More are not listed: the lists of the search stay within some megabytes.
  static let mostListed = 120_000
  static let mostSteps = 3_000_000

  let search: MenuSearch
  /// Every menu that keeps the day's ranges and can be part of a plan; nil where there are too many to list.
  let listed: MenuSet?
  /// Menus were left out of the list for the sake of the plan's ranges: then a proof over the list needs
  /// those too.
  let isNarrowed: Bool
  /// Dishes looked at for the list.
  let steps: Int

  init(_ model: Model) {
    search = MenuSearch(model)
    let none = [Int](repeating: 0, count: model.dishCount)
    let found = search.all(prices: none, most: 0, limit: Self.mostListed, steps: Self.mostSteps)
    let usable = found.isComplete ? found.menus.keepingUsable(model) : nil
    listed = usable
    isNarrowed = usable.map { $0.count < found.menus.count } ?? false
    steps = found.steps
  }

  /// The cheapest menus under the prices, in no order: at most `count`, all of them dearer than none left
  /// out; and the least price that any menu has, or a bound below it where the search was cut short.
  func cheapest(_ prices: [Int], count: Int, steps: Int = mostSteps) -> (
    menus: [[Int32]], leastPrice: Int?, steps: Int
  ) {
    guard let listed else { return searched(prices, steps: steps) }
    let sums = listed.sums(of: prices)
    var best: [(price: Int, menu: Int)] = []
    for (menu, price) in sums.enumerated() {
      if best.count == count, let last = best.last, price >= last.price { continue }
      let place = best.firstIndex { price < $0.price } ?? best.count
      best.insert((price, menu), at: place)
      if best.count > count { best.removeLast() }
    }
    return (best.map { Array(listed[$0.menu]) }, best.first?.price, sums.count / 16 + 1)
  }

  private func searched(_ prices: [Int], steps: Int) -> (menus: [[Int32]], leastPrice: Int?, steps: Int) {
    let found = search.cheapest(prices: prices, most: .max, steps: steps)
    let menus = (0..<found.menus.count).suffix(8).map { Array(found.menus[$0]) }
    let least: Int?
    if found.isComplete {
      least = menus.last?.reduce(0) { $0 + prices[Int($1)] }
    } else {
      least = search.leastPrice(prices)
    }
    return (menus, least, found.steps)
  }

  /// Menus drawn at random among those that keep the day's ranges, beside given ones.
  func drawn(_ model: Model, adding given: MenuSet, seed: UInt64) -> MenuSet {
    var known: Set<[Int32]> = []
    var menus = MenuSet(courseCount: model.courseCount)
    for menu in 0..<given.count where known.insert(Array(given[menu])).inserted { menus.append(given[menu]) }
    guard model.offered.allSatisfy({ !$0.isEmpty }) else { return menus }
    var draws = SeededDraws(seed: seed)
    for _ in 0..<Self.mostListed where menus.count < Self.mostListed / 4 {
      let menu = model.offered.map { Int32($0.lowerBound + draws.below($0.count)) }
      let isFit = zip(model.sums(menu.map { Int($0) }), model.day).allSatisfy { $1.contains($0) }
      if isFit, known.insert(menu).inserted { menus.append(menu) }
    }
    return menus
  }

  /// Every menu whose price is at most so much; nil when there are more than can be listed.
  func all(_ prices: [Int], most: Int) -> MenuSet? {
    guard let listed else {
      let found = search.all(prices: prices, most: most, limit: Self.mostListed, steps: Self.mostSteps * 4)
      return found.isComplete ? found.menus : nil
    }
    let sums = listed.sums(of: prices)
    var chosen = MenuSet(courseCount: listed.courseCount)
    for (menu, price) in sums.enumerated() where price <= most { chosen.append(listed[menu]) }
    return chosen
  }
}

extension MenuSet {
  /// Without the menus that no plan can have: those that even the most helpful menus on all other days can't
  /// bring into a range of the plan.
  func keepingUsable(_ model: Model) -> MenuSet {
    let rows = model.planRows.map(\.row)
    let sums = rows.map { self.sums(of: $0.coefficients) }
    var kept = Array(0..<count)
    while true {
      let before = kept.count
      for (row, sums) in zip(rows, sums) {
        guard let least = kept.map({ sums[$0] }).min(), let most = kept.map({ sums[$0] }).max() else { break }
        let others = model.days - 1
        kept.removeAll {
          sums[$0] + others * least > row.span.high || sums[$0] + others * most < row.span.low
        }
      }
      if kept.count == before { break }
    }
    if kept.count == count { return self }
    var usable = MenuSet(courseCount: courseCount)
    for menu in kept { usable.append(self[menu]) }
    return usable
  }
}
