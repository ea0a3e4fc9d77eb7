/// The lines of a list: what the plan needs and what was put there, one line for each thing, by section, then name.
///
/// Amounts of a food are added exactly where their units meet, else stand side by side; an entry without an amount adds
/// none to a line that tells one. Entries of one thing give the same line in whatever order they came. What was taken
/// off the list is left out. Sections, and their order, are those of `layout`. Source: requirements FR-RM-013, QM-05,
/// GL-03.
package func listLines(
  plan: [GroceryItem], entries: [ListEntry], marks: [ListMark], table: FoodTable,
  layout: SectionLayout = .usual
) -> [ListLine] {
  let medians = MedianPrices(table)
  var lines: [LineKey: ListLine] = [:]
  for item in plan {
    let key = LineKey(item.ingredient, name: item.name)
    lines[key] = ListLine(
      key: key, ingredient: item.ingredient, name: item.name, section: ListSection(item.section),
      need: item.need, fromPantry: item.fromPantry, buy: item.buy, cost: item.cost, quality: item.quality,
      dishes: item.sources)
  }
  for entry in entries {
    var line =
      lines[entry.key]
      ?? ListLine(key: entry.key, ingredient: entry.ingredient, name: entry.name, section: entry.section)
    line.entries.append(entry)
    lines[entry.key] = line
  }
  let states = Dictionary(marks.map { ($0.line, $0) }, uniquingKeysWith: { $0.place > $1.place ? $0 : $1 })
  return lines.values.map { line in
    var line = line.entries.isEmpty ? line : counted(line, medians, table)
    line.entries.sort { ($0.place, $0.id) < ($1.place, $1.id) }
    line.section = layout.section(of: line.key, usually: line.section)
    return marked(line, states[line.key], medians, table)
  }.filter { $0.mark != .off }.sorted { $0.listOrder(layout) < $1.listOrder(layout) }
}

/// The line with what became of it; where it needs more since it was bought, what is left to buy.
private func marked(_ line: ListLine, _ mark: ListMark?, _ medians: MedianPrices, _ table: FoodTable)
  -> ListLine
{
  var line = line
  line.mark = mark?.state
  guard let mark, mark.state == .bought else { return line }
  let food = line.ingredient.flatMap { table[$0] }
  let density = food?.density ?? .unknown
  let had = sums(mark.had, density: density)
  let rest = line.need.compactMap { need -> Amount? in
    let measured = Measured(need, density: density)
    let left = measured.base - (had[measured.meeting]?.base ?? .zero)
    return left > .zero ? Measured(measured.meeting, left).amount(in: need.unit, density: density) : nil
  }
  guard !rest.isEmpty else { return line }
  (line.mark, line.need, line.inCart) = (nil, rest, mark.had)
  guard let food else { return line }
  let goods = Goods(FoodKey(food.id, name: food.name), name: food.name, table: table)
  let till = goods.till(for: rest.map { Measured($0, density: density) }, medians: medians)
  (line.buy, line.cost, line.quality) = (till.buy, till.cost, till.quality)
  return line
}

/// The line with the amounts of its entries added, and what to buy for all of it.
private func counted(_ line: ListLine, _ medians: MedianPrices, _ table: FoodTable) -> ListLine {
  var line = line
  let said = line.need + line.entries.compactMap(\.amount)
  guard let food = line.ingredient.flatMap({ table[$0] }) else {
    line.need = added(said, density: .unknown)
    return line
  }
  let goods = Goods(FoodKey(food.id, name: food.name), name: food.name, table: table)
  line.need = added(said, density: goods.density)
  let till = goods.till(for: line.need.map { Measured($0, density: goods.density) }, medians: medians)
  (line.buy, line.cost, line.quality) = (till.buy, till.cost, till.quality)
  return line
}

/// The amounts added where they meet, each sum in the unit of the largest of its parts; in the order of their meetings.
package func added(_ amounts: [Amount], density: Density) -> [Amount] {
  sums(amounts, density: density).sorted { $0.key.order < $1.key.order }.map { meeting, sum in
    Measured(meeting, sum.base).amount(in: sum.unit, density: density)
  }
}

/// So much in all of what meets, and the unit of its largest part; of equal ones the unit that is named first.
private func sums(_ amounts: [Amount], density: Density) -> [Meeting: (
  base: Rational, unit: Unit, most: Rational
)] {
  var sums: [Meeting: (base: Rational, unit: Unit, most: Rational)] = [:]
  for amount in amounts {
    let measured = Measured(amount, density: density)
    var sum = sums[measured.meeting] ?? (.zero, amount.unit, .zero)
    sum.base += measured.base
    let isLarger = measured.base > sum.most || measured.base == sum.most && amount.unit.place < sum.unit.place
    if isLarger { (sum.unit, sum.most) = (amount.unit, measured.base) }
    sums[measured.meeting] = sum
  }
  return sums
}

extension ListLine {
  /// What is in the cart once the line is ticked: the packages bought where they tell what is needed, else the need;
  /// with what was there already.
  ///
  /// With `got`, just that and what was there already, where the amount meets what is needed.
  package func had(_ table: FoodTable, got part: Amount? = nil) -> [Amount] {
    let density = ingredient.flatMap { table[$0] }?.density ?? .unknown
    if let part = part.flatMap({ meeting($0, density) }) { return added([part] + inCart, density: density) }
    var got = need
    if let buy {
      let bought = buy.package.amount * Rational(buy.packages)
      let meeting = Measured(bought, density: density).meeting
      if need.allSatisfy({ Measured($0, density: density).meeting == meeting }) { got = [bought] }
    }
    return inCart.isEmpty ? got : added(got + inCart, density: density)
  }

  /// The amount as it meets what is needed: by itself, or as so many of the packages the line is bought in; nil where it
  /// meets neither, or is all of it.
  private func meeting(_ part: Amount, _ density: Density) -> Amount? {
    func meets(_ a: Amount, _ b: Amount) -> Bool {
      Measured(a, density: density).meeting == Measured(b, density: density).meeting
    }
    guard need.count == 1, let all = need.first else { return nil }
    if meets(part, all) {
      return Measured(part, density: density).base < Measured(all, density: density).base ? part : nil
    }
    // "2 cans" where 3 are to be bought: so many of the packages.
    guard let buy, meets(buy.package.amount, all), part.value.isWhole, part.value < Rational(buy.packages),
      ![Dimension.volume, .weight].contains(part.unit.dimension)
    else { return nil }
    return buy.package.amount * part.value
  }

  /// Section, then name, then key; unique.
  fileprivate func listOrder(_ layout: SectionLayout) -> (Int, String, LineKey) {
    (layout.place(of: section), name.lowercased(), key)
  }
}
