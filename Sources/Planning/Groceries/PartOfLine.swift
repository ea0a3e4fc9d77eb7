/// As much of the line as the plan's dishes of those days need; nil where none of them needs any.
///
/// What the pantry gives, and what is in the cart already, goes to the dishes in the order of their days. So the parts of all
/// days come to the line, less what was put there beside the plan. A part of which nothing is left to buy has neither a
/// need nor a price; it is ticked where the cart holds it. `home` is what came home since the list was made.
package func part(
  of line: ListLine, for days: Set<Day>, table: FoodTable, home brought: [Amount] = []
) -> ListLine? {
  let mine = line.dishes.filter { days.contains($0.day) }
  guard !mine.isEmpty else { return nil }
  let brought = line.mark == nil ? brought : []
  if mine.count == line.dishes.count, line.entries.isEmpty, brought.isEmpty { return line }
  let food = FoodKey(line.ingredient, name: line.name)
  let goods = Goods(food, name: line.name, table: table)
  var home = Stock(line.fromPantry + brought, goods.density)
  var cart = Stock(line.mark == nil ? line.inCart : [], goods.density)
  var (need, given, had) = (Stock(), Stock(), Stock())
  var wantsSome = false
  for dish in line.dishes.sorted(by: { ($0.day, $0.recipe) < ($1.day, $1.recipe) }) {
    let isMine = days.contains(dish.day)
    guard let amount = dish.amount else {
      wantsSome = wantsSome || isMine
      continue
    }
    let wanted = Measured(amount, density: goods.density)
    let atHome = home.take(wanted)
    let inCart = cart.take(Measured(wanted.meeting, wanted.base - atHome))
    guard isMine else { continue }
    given.add(wanted.meeting, atHome)
    had.add(wanted.meeting, inCart)
    need.add(wanted.meeting, wanted.base - atHome - inCart)
  }
  let till = goods.till(for: need.sums, medians: MedianPrices(table))
  let tally = Tally(food: food, goods: goods, sources: mine)
  func amounts(_ stock: Stock) -> [Amount] {
    stock.sums.sorted { $0.meeting.order < $1.meeting.order }.map {
      friendlyAmount($0, of: tally, soldAs: till.buy?.package)
    }
  }
  var part = line
  (part.dishes, part.entries) = (mine, [])
  (part.need, part.fromPantry, part.inCart) = (amounts(need), amounts(given), amounts(had))
  (part.buy, part.cost, part.quality) = (till.buy, till.cost, till.quality)
  guard need.sums.isEmpty, !wantsSome else { return part }
  (part.buy, part.cost, part.quality) = (nil, nil, nil)
  if !had.sums.isEmpty { part.mark = .bought }
  return part
}

/// Amounts by their meetings, in the order they came; entries above zero only.
private struct Stock {
  private(set) var sums: [Measured] = []

  init() {}
  init(_ amounts: [Amount], _ density: Density) {
    for amount in amounts {
      let measured = Measured(amount, density: density)
      add(measured.meeting, measured.base)
    }
  }

  mutating func add(_ meeting: Meeting, _ base: Rational) {
    guard base > .zero else { return }
    if let at = sums.firstIndex(where: { $0.meeting == meeting }) {
      sums[at].base += base
    } else {
      sums.append(Measured(meeting, base))
    }
  }

  /// Takes what there is of it, and says how much that was.
  mutating func take(_ wanted: Measured) -> Rational {
    guard let at = sums.firstIndex(where: { $0.meeting == wanted.meeting }) else { return .zero }
    let part = min(sums[at].base, wanted.base)
    sums[at].base = sums[at].base - part
    return part
  }
}
