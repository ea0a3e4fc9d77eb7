import Values

extension LineParts {
  /// "bu" is a bunch of herbs and a bushel of apples.
  static let bunched: Set<String> = [
    "parsley", "cilantro", "coriander", "mint", "basil", "thyme", "dill", "chives", "scallions", "kale",
    "chard",
    "radishes", "spinach", "tarragon", "sage", "rosemary", "watercress", "asparagus", "arugula", "collards",
    "onions",
  ]

  mutating func finish(_ result: inout IngredientLine) {
    if result.amounts.first?.unit == .bushel, let last = result.name.split(separator: " ").last,
      Self.bunched.contains(last.lowercased())
    {
      result.amounts[0].unit = .bunch
    }
    if result.name.isEmpty, let food = foodInUnits(&result) { result.name = food }
    takeUnitBehind(&result)
    takeSticks(&result)
    if result.amounts.first?.unit == .centiliter, result.name.hasPrefix("garlic") {
      result.amounts[0].unit = .clove
    }
    result.preparation = notes.isEmpty ? nil : notes.joined(separator: ", ")
    result.comment = comments.isEmpty ? nil : comments.joined(separator: ", ")
    var confidence = 1.0
    if result.name.isEmpty { confidence = 0.3 }
    if reader.tokens.contains(where: { $0.kind == .digits }) { confidence = min(confidence, 0.5) }
    let used = result.amounts.reduce(0) { $0 + $1.range.count }
    if result.amounts.isEmpty, reader.tokens.contains(where: { $0.number != nil }), used == 0 {
      confidence = min(confidence, 0.5)
    }
    if result.name.utf8.count > 80 { confidence = min(confidence, 0.4) }
    result.confidence = confidence
  }

  /// "3 garlic cloves", "1 celery stick": the measure stands behind the food.
  func takeUnitBehind(_ result: inout IngredientLine) {
    guard let first = result.amounts.first, first.unitWord == nil, first.role == .first,
      first.unit.map({ $0.dimension == .length && first.holds == nil }) ?? true,
      let space = result.name.lastIndex(of: " ")
    else { return }
    let last = result.name[result.name.index(after: space)...].lowercased()
    let food = result.name[..<space]
    guard let unit = Unit.names[last], let foods = Self.behind[unit] else { return }
    guard foods.isEmpty || foods.contains(where: { food.lowercased().hasSuffix($0) }) else { return }
    if let length = first.unit, let quantity = first.quantity {
      // "2 inch cinnamon stick".
      result.amounts[0].holds = .init(quantity: quantity, upTo: first.upTo, unit: length)
      (result.amounts[0].quantity, result.amounts[0].upTo) = (.one, nil)
    }
    if result.amounts.count == 2, unit == .stick, let inch = result.amounts[1].quantity,
      let length = result.amounts[1].unit,
      length.dimension == .length
    {
      result.amounts[0].holds = .init(quantity: inch, upTo: result.amounts[1].upTo, unit: length)
      result.amounts.removeLast()
    }
    result.amounts[0].unit = unit == .stick && food.lowercased().hasSuffix("celery") ? .stalk : unit
    result.name = String(food)
  }

  /// A stick of celery is a stalk; "stk" is a stick of butter, and a piece of whatever has no sticks.
  private func takeSticks(_ result: inout IngredientLine) {
    guard let first = result.amounts.first, first.unit == .stick else { return }
    let name = result.name.lowercased()
    let words = Set(name.split(separator: " ").map { String($0) })
    if words.contains("celery") {
      result.amounts[0].unit = .stalk
    } else if words.isDisjoint(with: Self.sticks),
      reader.tokens.contains(where: {
        first.range.contains($0.range.lowerBound) && ["stk", "stks"].contains($0.text)
      })
    {
      result.amounts[0].unit = .piece
    }
  }

  private static let sticks: Set<String> = [
    "butter", "margarine", "oleo", "shortening", "crisco", "cinnamon", "lemongrass", "chocolate", "rhubarb",
    "gum", "marg",
  ]

  /// The measures that stand behind their food, and behind which ones; all where none is named.
  static let behind: [Unit: [String]] = [
    .clove: ["garlic"], .stalk: [], .stick: ["celery", "cinnamon"], .sprig: [],
    .head: ["garlic", "broccoli", "lettuce", "cauliflower", "fennel"],
    .bunch: [],
    .slice: [
      "bacon", "bread", "cheese", "ham", "toast", "prosciutto", "pancetta", "baguette", "brioche",
      "sourdough",
    ],
    .portion: [], .rasher: [], .ear: ["corn"], .bulb: ["garlic", "fennel"], .strip: ["bacon"],
  ]

  /// "6 cloves" alone: the word taken for a measure is the food.
  func foodInUnits(_ result: inout IngredientLine) -> String? {
    guard let unit = result.amounts.last?.unit, unit.dimension == .shape || unit == .piece, !unit.isContainer
    else { return nil }
    let index = result.amounts.count - 1
    result.amounts[index].unit = nil
    return unit.label(for: result.amounts[index].quantity ?? .one)
  }
}
