package import Kitchen
import Quantities
import Values

/// What an edit did, in values; the words for it are said elsewhere.
package enum EditResult: Hashable, Sendable {
  case amount(name: String, now: String, before: String)
  case added(name: String, amount: String)
  /// Whether a step still speaks of it.
  case removed(name: String, isNamed: Bool)
  case replaced(name: String, by: String)
  case stepAdded(Int, String), stepChanged(Int, String), stepRemoved(Int)
  case servings(Int), minutes(Int), prepMinutes(Int), cookMinutes(Int)
  case title(String), note(String), cuisine(String), summary(String)
  /// No ingredient, or no step, of that name.
  case noSuch(String)
  case noSuchStep(Int)
  /// The amount is words ("a pinch") and can't be counted with.
  case notCounted(name: String, text: String)

  package var isFailure: Bool {
    switch self {
    case .noSuch, .noSuchStep, .notCounted: true
    default: false
    }
  }
}

extension Recipe {
  /// Changes the recipe by one edit. What fails changes nothing.
  package mutating func apply(_ edit: RecipeEdit, table: FoodTable) -> [EditResult] {
    switch edit {
    case .ingredient(let text): return put(text, table: table)
    case .add(let text):
      var reader = RecipeTextReader { table.ingredient(named: $0) != nil }
      reader.takeIngredients(text)
      let lines = reader.recipe.lines.compactMap { RecipeIngredient($0, table: table) }
      // "Add a bay leaf" where there is one already is one more.
      return lines.map { add($0) }
    case .remove(let food):
      let places = lines(of: food)
      guard let at = places.first else { return [.noSuch(food)] }
      let name = ingredients[at].name
      drop(at)
      let said = plainWords(name)
      let isNamed = steps.contains { step in
        let words = plainWords(step.text)
        return words.range(of: said) != nil || said.last.map(words.contains) == true
      }
      return [.removed(name: name, isNamed: isNamed)]
    case .replace(let old, let new):
      guard let at = lines(of: old).first else { return [.noSuch(old)] }
      guard var line = RecipeIngredient(WrittenIngredient(IngredientReader().read(new)), table: table) else {
        return [.noSuch(new)]
      }
      let before = ingredients[at]
      if line.quantity.text.isEmpty { line.quantity = before.quantity }
      if line.preparation == nil { line.preparation = before.preparation }
      rename(before.name, to: line.name)
      ingredients[at] = line
      return [.replaced(name: before.name, by: line.name)]
    case .scale(let food, let factor):
      guard let at = lines(of: food).first else { return [.noSuch(food)] }
      let before = ingredients[at].quantity
      guard before.total != nil else { return [.notCounted(name: ingredients[at].name, text: before.text)] }
      let text = kitchenText(before, scaledBy: factor, counting: .halves)
      ingredients[at].quantity = parseQuantity(text)
      return [.amount(name: ingredients[at].name, now: text, before: before.text)]
    case .addStep(let text, let after):
      let place = after ?? steps.count
      guard (0...steps.count).contains(place) else { return [.noSuchStep(place)] }
      steps.insert(RecipeStep(text: sentence(text)), at: place)
      return [.stepAdded(place + 1, steps[place].text)]
    case .setStep(let number, let text):
      guard steps.indices.contains(number - 1) else { return [.noSuchStep(number)] }
      steps[number - 1].text = sentence(text)
      return [.stepChanged(number, steps[number - 1].text)]
    case .removeStep(let number):
      guard steps.indices.contains(number - 1) else { return [.noSuchStep(number)] }
      steps.remove(at: number - 1)
      return [.stepRemoved(number)]
    case .servings(let count):
      servings = count
      return [.servings(count)]
    case .minutes(let count):
      prepMinutes = min(prepMinutes, count)
      cookMinutes = count - prepMinutes
      return [.minutes(count)]
    case .prepMinutes(let count):
      prepMinutes = count
      return [.prepMinutes(count)]
    case .cookMinutes(let count):
      cookMinutes = count
      return [.cookMinutes(count)]
    case .title(let words):
      let clean = cleanTitle(words)
      guard !clean.isEmpty else { return [.noSuch(words)] }
      title = clean
      return [.title(clean)]
    case .note(let words):
      notes.append(sentence(words))
      return [.note(words)]
    case .cuisine(let word):
      cuisine = word.lowercased()
      return [.cuisine(word)]
    case .summary(let words):
      summary = words
      return [.summary(words)]
    }
  }

  /// An ingredient with its amount, in the place of the one of that name; of several, each.
  private mutating func put(_ text: String, table: FoodTable) -> [EditResult] {
    var reader = RecipeTextReader { table.ingredient(named: $0) != nil }
    reader.takeIngredients(text)
    return reader.recipe.lines.compactMap { RecipeIngredient($0, table: table) }.map { line in
      guard let at = lines(of: line.name).first else { return add(line) }
      let before = ingredients[at].quantity
      ingredients[at].quantity = line.quantity
      if line.preparation != nil { ingredients[at].preparation = line.preparation }
      return .amount(name: ingredients[at].name, now: line.quantity.text, before: before.text)
    }
  }

  private mutating func add(_ line: RecipeIngredient) -> EditResult {
    ingredients.append(line)
    return .added(name: line.name, amount: line.quantity.text)
  }

  /// Takes an ingredient out, and its place out of the steps.
  private mutating func drop(_ at: Int) {
    ingredients.remove(at: at)
    for index in steps.indices {
      steps[index].uses = steps[index].uses.filter { $0 != at }.map { $0 > at ? $0 - 1 : $0 }
    }
  }

  /// The steps speak of the new food.
  private mutating func rename(_ old: String, to new: String) {
    for index in steps.indices {
      let text = steps[index].text
      guard let range = text.firstRange(of: old) else { continue }
      let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
      if before?.isLetter != true, after?.isLetter != true {
        steps[index].text = text.replacing(old, with: new)
      }
    }
  }
}

/// With a capital, and an end.
private func sentence(_ words: String) -> String {
  let words = words.trimmingSpaces()
  let text = words.prefix(1).uppercased() + words.dropFirst()
  return [".", "!", "?"].contains(text.last.map(String.init) ?? "") ? text : text + "."
}

/// Whether an amount and a name, as in "2 bay leaves", name a food of the table.
package func namesFood(_ text: String, in table: FoodTable) -> Bool {
  let name = IngredientReader().read(text).name
  return !name.isEmpty && table.ingredient(named: name) != nil
}
