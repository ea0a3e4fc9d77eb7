/// The menus a search may serve, with what each has of everything that counts.
struct MenuTable {
  let courses: Int
  let count: Int
  /// `dishes[menu * courses + course]`.
  let dishes: [Int]
  /// `sums[menu * width + index]`, for the quantities that have a range for the plan.
  let sums: [Int]
  let width: Int
  let spans: [Model.Span]
  /// Menus that differ in one course, side by side: `near[course]` holds all menus, those that share the
  /// other courses together, and `nearRange[course * count + menu]` where a menu's own stand.
  let near: [[Int32]]
  let nearRange: [Range<Int32>]

  /// A menu's number among all combinations of dishes, and back.
  private let codes: [Int]
  private let strides: [Int]
  private let starts: [Int]
  private let byCode: CodeIndex

  init(_ model: Model, _ menus: MenuSet) {
    courses = model.courseCount
    count = menus.count
    dishes = menus.dishes.map { Int($0) }
    let limited = model.plan.indices.filter { !model.plan[$0].isAll }
    spans = limited.map { model.plan[$0] }
    width = limited.count
    sums = (0..<menus.count).flatMap { menu in
      limited.map { quantity in menus[menu].reduce(0) { $0 + model.amount(Int($1), quantity) } }
    }
    // Eight courses of 2,000 dishes in all have at most 250^8 < 2^64 combinations.
    var stride = 1
    var strides: [Int] = []
    for range in model.offered {
      strides.append(stride)
      stride &*= range.count
    }
    let starts = model.offered.map(\.lowerBound)
    let codes = (0..<menus.count).map { menu in
      menus[menu].enumerated().reduce(0) { $0 &+ (Int($1.element) - starts[$1.offset]) &* strides[$1.offset] }
    }
    (self.strides, self.starts, self.codes) = (strides, starts, codes)
    byCode = CodeIndex(codes, most: stride)
    var near: [[Int32]] = []
    var ranges: [Range<Int32>] = []
    for course in 0..<model.courseCount {
      func rest(_ menu: Int32) -> Int {
        let local = Int(menus[Int(menu)][Int(menu) * menus.courseCount + course]) - starts[course]
        return codes[Int(menu)] &- local &* strides[course]
      }
      let keyed = (0..<Int32(menus.count)).map { (rest($0), $0) }.sorted { $0 < $1 }
      var own = [Range<Int32>](repeating: 0..<0, count: menus.count)
      var start = 0
      while start < keyed.count {
        var end = start
        while end < keyed.count, keyed[end].0 == keyed[start].0 { end += 1 }
        for place in start..<end { own[Int(keyed[place].1)] = Int32(start)..<Int32(end) }
        start = end
      }
      near.append(keyed.map(\.1))
      ranges += own
    }
    self.near = near
    nearRange = ranges
  }

  /// The menu that has another dish in the course; nil when it is not in the table.
  @inline(__always)
  func replacing(_ course: Int, of menu: Int, by dish: Int) -> Int? {
    let code = codes[menu] &+ (dish &- dishes[menu * courses + course]) &* strides[course]
    return byCode.menu(code)
  }

  /// The menu of these dishes; nil when it is not in the table.
  func menu(of dishes: some Collection<Int>) -> Int? {
    byCode.menu(
      dishes.enumerated().reduce(0) { $0 &+ ($1.element - starts[$1.offset]) &* strides[$1.offset] })
  }
}

/// Menus by their code: a list where the codes are few, sorted pairs otherwise.
private struct CodeIndex {
  private static let mostListed = 1 << 22
  private let list: [Int32]
  private let sorted: [(code: Int, menu: Int32)]

  init(_ codes: [Int], most: Int) {
    guard most > 0, most <= Self.mostListed else {
      list = []
      sorted = codes.enumerated().map { ($1, Int32($0)) }.sorted { $0 < $1 }
      return
    }
    var list = [Int32](repeating: -1, count: most)
    for (menu, code) in codes.enumerated() { list[code] = Int32(menu) }
    self.list = list
    sorted = []
  }

  @inline(__always)
  func menu(_ code: Int) -> Int? {
    if !list.isEmpty { return list[code] < 0 ? nil : Int(list[code]) }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low].code == code ? Int(sorted[low].menu) : nil
  }
}
