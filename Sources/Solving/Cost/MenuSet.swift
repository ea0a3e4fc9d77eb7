/// Day menus, each a dish for every course, side by side.
struct MenuSet {
  let courseCount: Int
  /// `dishes[menu * courseCount + course]`.
  private(set) var dishes: [Int32] = []

  init(courseCount: Int) { self.courseCount = courseCount }

  var count: Int { dishes.count / courseCount }
  subscript(menu: Int) -> ArraySlice<Int32> { dishes[menu * courseCount..<(menu + 1) * courseCount] }

  mutating func append(_ menu: some Collection<Int32>) { dishes.append(contentsOf: menu) }

  /// The sum of a number each dish has.
  @inline(__always) func sum(_ menu: Int, of numbers: [Int]) -> Int {
    var total = 0
    for place in menu * courseCount..<(menu + 1) * courseCount { total += numbers[Int(dishes[place])] }
    return total
  }

  /// For each menu the sum of a number each dish has.
  func sums(of numbers: [Int]) -> [Int] {
    (0..<count).map { sum($0, of: numbers) }
  }
}
