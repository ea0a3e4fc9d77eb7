package import Kitchen
import Quantities
import Values

/// What was taken for a recipe because it wasn't said; told to whoever said it.
package struct Assumed: Hashable, Sendable, Codable {
  package var servings: Int?
  package var minutes: Int?
  package init(servings: Int? = nil, minutes: Int? = nil) {
    (self.servings, self.minutes) = (servings, minutes)
  }
  package var isNothing: Bool { servings == nil && minutes == nil }
}

/// The recipe that was written, for `eaters` where nobody said for how many. How long it takes is what the steps name,
/// where nothing else tells; else three quarters of an hour.
package func makeRecipe(
  _ written: WrittenRecipe, id: RecipeID, table: FoodTable, eaters: Int
) -> (recipe: Recipe, assumed: Assumed) {
  var assumed = Assumed()
  if written.servings == nil { assumed.servings = eaters }
  let steps = written.steps.map { RecipeStep(text: withDigits($0)) }
  let named = steps.compactMap { minutesNamed($0.text) }.reduce(0, +)
  var (prep, cook) = (written.prepMinutes, written.cookMinutes)
  if cook == nil, let total = written.totalMinutes { cook = max(0, total - (prep ?? 0)) }
  if cook == nil, prep == nil {
    cook = named > 0 ? named : 45
    assumed.minutes = cook
  } else if cook == nil {
    cook = named
  }
  if prep == nil, written.totalMinutes != nil, let cooking = written.cookMinutes {
    prep = max(0, (written.totalMinutes ?? 0) - cooking)
  }
  let recipe = Recipe(
    id: id, title: written.title, summary: written.summary, servings: written.servings ?? eaters,
    course: written.course.isEmpty ? "dinner" : written.course, cuisine: written.cuisine,
    prepMinutes: prep ?? 0, cookMinutes: cook ?? 0, difficulty: written.difficulty ?? .intermediate,
    tags: written.tags, source: written.source,
    ingredients: written.lines.compactMap { RecipeIngredient($0, table: table) }, steps: steps,
    notes: written.notes)
  return (recipe, assumed)
}

/// The minutes that a step names, all of them.
package func minutesNamed(_ text: String) -> Int? {
  var words = plainWords(text)
  var seconds = 0
  while let found = saidDuration(in: words) {
    seconds += found.seconds
    words.removeFirst(found.range.upperBound)
  }
  return seconds == 0 ? nil : (seconds + 59) / 60
}

/// "Cook an hour" and "cook half an hour" with their time in digits, so that it is a timer.
private func withDigits(_ text: String) -> String {
  var text = text
  let spoken = [
    (" three quarters of an hour", " 45 minutes"), (" a quarter of an hour", " 15 minutes"),
    (" half an hour", " 30 minutes"),
    (" an hour and a half", " 90 minutes"), (" one and a half hours", " 90 minutes"), (" an hour", " 1 hour"),
    (" one hour", " 1 hour"), (" two hours", " 2 hours"), (" three hours", " 3 hours"),
    (" four hours", " 4 hours"),
    (" five minutes", " 5 minutes"), (" ten minutes", " 10 minutes"), (" fifteen minutes", " 15 minutes"),
    (" twenty minutes", " 20 minutes"), (" thirty minutes", " 30 minutes"), (" forty minutes", " 40 minutes"),
    (" a minute", " 1 minute"),
  ]
  for (words, digits) in spoken { text = text.replacing(words, with: digits) }
  return text
}

extension RecipeIngredient {
  /// One line as it was written; nil where it names nothing. A food that no table has stays words.
  package init?(_ line: WrittenIngredient, table: FoodTable) {
    let read = line.read
    var name = read.name.trimmingSpaces()
    var amount = read.amountText
    var how = [read.preparation, read.comment].compactMap { $0 }
    let sizes = read.amounts.compactMap(\.size)
    if parseQuantity(amount).total == nil, let first = read.amounts.first, let count = first.quantity {
      // "2 large onions": the size is told apart.
      let unit =
        first.unit.map { $0 == .each ? "" : " \($0.label(for: count))" } ?? first.unitWord.map { " \($0)" }
        ?? ""
      let range = first.upTo.map { "-\($0.text)" } ?? ""
      amount = "\(count.text)\(range)\(unit)"
      how = sizes + how
    } else if !sizes.isEmpty, !sizes.allSatisfy({ amount.contains($0) }) {
      how = sizes + how
    }
    if !read.alternatives.isEmpty { how.append("or \(read.alternatives.joined(separator: " or "))") }
    if let group = line.group { how.append(group) }
    if name.isEmpty { name = read.text.trimmingSpaces() }
    guard !name.isEmpty else { return nil }
    if table.ingredient(named: name) == nil, let match = matchFood(name, table: table), match.way == .plainer,
      let food = table[match.food]
    {
      // "Cold butter" is butter, cold: by its own name it is found again.
      let own = Set(
        "\(food.name) \(food.plural ?? "") the a an some our my of".lowercased().split(separator: " "))
      let said = name.lowercased().split(separator: " ").filter { !own.contains($0) }
      if !said.isEmpty { how.insert(said.joined(separator: " "), at: 0) }
      name = food.name
    }
    self.init(
      name: String(name.prefix(100)), ingredient: table.ingredient(named: name)?.id,
      quantity: parseQuantity(amount), preparation: how.isEmpty ? nil : how.joined(separator: ", "),
      isOptional: read.isOptional)
  }
}

extension IngredientLine {
  /// The amounts as the line has them; empty for none.
  fileprivate var amountText: String {
    guard let first = amounts.first?.range, let last = amounts.last?.range, !last.isEmpty else { return "" }
    let bytes = Array(text.utf8)
    guard first.lowerBound < last.upperBound, last.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[first.lowerBound..<last.upperBound], as: UTF8.self).trimmingSpaces()
  }
}

/// The name a file of one's own gets: of letters, digits and dashes, and not taken yet.
package func ownFileID(for title: String, isTaken: (RecipeID) -> Bool) -> RecipeID {
  var name = ""
  for character in title.lowercased() {
    if character.isASCII, character.isLetter || character.isNumber {
      name.append(character)
    } else if character != "'" && character != "’", name.last != "-", !name.isEmpty {
      name.append("-")
    }
  }
  while name.last == "-" { name.removeLast() }
  name = String(name.prefix(60))
  while name.last == "-" { name.removeLast() }
  if name.isEmpty { name = "recipe" }
  var id = RecipeID("mine/\(name)")
  var number = 2
  while isTaken(id) {
    id = RecipeID("mine/\(name)-\(number)")
    number += 1
  }
  return id
}
