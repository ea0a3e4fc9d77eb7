/// What a line about doneness comes to: the safe temperatures of what it names. Source: USDA FSIS and FoodSafety.gov,
/// safe minimum internal temperatures.
package struct HeatAnswer: Hashable, Sendable {
  /// The strictest first; the whole chart where nothing was named.
  package var heats: [SafeHeat]
  package var isWholeChart = false
  /// A temperature that was measured, in °F; nil where none was said.
  package var measured: Rational?
  /// Whether it was said in Celsius.
  package var isCelsius = false
  /// The steps of a steak, where it was asked about one, or by a word of theirs.
  package var steps: [DonenessStep] = []
  /// The step that was named.
  package var step: DonenessStep?
  /// Asked by its color.
  package var asksPink = false

  /// Whether what was measured is enough for that kind; nil where nothing was.
  package func isEnough(for heat: SafeHeat) -> Bool? {
    guard let measured else { return nil }
    // Both scales have figures of their own in the source: 165 °F is 74 °C.
    if isCelsius {
      return TemperatureScale.fahrenheit.onOther(measured) >= Rational(heat.celsius)
    }
    return measured >= Rational(heat.fahrenheit)
  }
}

extension SafeHeat {
  package var celsius: Int { TemperatureScale.fahrenheit.onOther(Rational(fahrenheit)).rounded }
}

/// The safe temperatures a line asks for; never none, as everything that is not known falls to the whole chart.
package func safeHeats(for line: StoveLine, in stove: Stove) -> HeatAnswer {
  let words = line.words
  var ids: [String] = []
  func add(_ more: [String]) { for id in more where !ids.contains(id) { ids.append(id) } }
  if words.holdsAny([
    "reheat", "reheated", "reheating", "warm up", "heat up", "leftover", "warm it up", "heat again",
  ]) {
    add(line.foods.contains { $0.heats == ["rice"] } ? ["rice"] : ["leftovers"])
    add(line.foods.filter { $0.heats.contains("ham-cooked") }.flatMap { _ in ["ham-cooked"] })
  } else {
    for (food, name) in zip(line.foods, line.names) { add(heats(of: food, called: name)) }
    // What is in the pot decides before what is around it.
    if ids.contains("leftovers"), ids.count > 1, !words.holds("leftover") {
      ids.removeAll { $0 == "leftovers" }
    }
    if ids.contains("casserole") {
      ids.removeAll { ["rice", "eggs", "egg-dishes", "ground-meat", "fish"].contains($0) }
    }
  }
  let found = ids.compactMap { id in stove.heats.first { $0.id == id } }
  var answer = HeatAnswer(heats: found.isEmpty ? stove.heats : found, isWholeChart: found.isEmpty)
  if let fahrenheit = line.fahrenheit, fahrenheit < Rational(250), !found.isEmpty {
    answer.measured = fahrenheit
    answer.isCelsius = line.scale == .celsius || line.scale == nil && (line.degrees ?? .zero) < Rational(100)
  }
  answer.asksPink = words.holdsAny(["pink", "bloody", "blood", "red inside", "red in the middle"])
  let named = stove.steps.map { ($0, words.weight(of: $0.words)) }.max { $0.1 < $1.1 }.flatMap {
    $0.1 > 0 ? $0.0 : nil
  }
  let isSteak = line.foods.contains { ["steak", "beef", "lamb", "veal", "bison"].contains($0.id) }
  // "Medium" alone is a size of an egg too.
  if isSteak, named != nil || line.foods.contains(where: { $0.id == "steak" }) {
    (answer.steps, answer.step) = (stove.steps, named)
  } else if line.foods.isEmpty, let named, words.holdsAny(["rare", "medium", "well done"]) {
    (answer.steps, answer.step) = (stove.steps, named)
    answer.heats = stove.heats.filter { $0.id == "beef" }
    answer.isWholeChart = false
  }
  return answer
}

/// A cut has the temperature of its kind; a word for the whole animal, or for what may be of several, has each.
private func heats(of food: StoveFood, called name: String) -> [String] {
  let isGeneral =
    ["ham", "sausage", "meatloaf", "egg", "egg-dish"].contains(food.id)
    || [
      "pork", "beef", "meat", "lamb", "veal", "burger", "hamburger", "cheeseburger", "patty", "ground meat",
    ].contains(name)
  return isGeneral ? food.heats : Array(food.heats.prefix(1))
}
