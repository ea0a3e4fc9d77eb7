package import Kitchen
import Quantities
import Values

/// What an edit did, in values; the words for it are said elsewhere.
package enum EditResult: Hashable, Sendable {
  case amount(name: String, now: String, before: String)
  case added(name: String, amount: String)
  /// With what it was written as, "salt, 1 tsp"; whether a step still speaks of it.
  case removed(name: String, was: String, isNamed: Bool)
  /// One food for another, both with their amounts.
  case replaced(name: String, by: String, was: String, now: String)
  /// What is left of a line of several foods ("salt and black pepper") once one of them is out.
  case narrowed(name: String, was: String)
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
  /// Whether the kind of a food that the words say is one of a food it has.
  package func hasKind(_ text: String, table: FoodTable) -> Bool {
    FoodKinds.kind(text, in: self, table: table) != nil
  }

  /// The steps that name a food no ingredient is of: "serve with bread".
  package func steps(naming food: String) -> [Int] {
    let said = plainWords(food)
    guard !said.isEmpty else { return [] }
    return steps.indices.filter { plainWords(steps[$0].text).range(of: said) != nil }
  }

  /// Changes the recipe by one edit. What fails changes nothing.
  package mutating func apply(_ edit: RecipeEdit, table: FoodTable) -> [EditResult] {
    switch edit {
    case .ingredient(let text): return put(text, table: table)
    case .add(let text):
      var reader = RecipeTextReader { table.ingredient(named: $0) != nil }
      reader.takeIngredients(text)
      let new = reader.recipe.lines.compactMap { RecipeIngredient($0, table: table) }
      // "Add a bay leaf" where there is one already is one more.
      return new.map { line in
        guard line.quantity.text.isEmpty, let at = lines(of: line.name).first else { return add(line) }
        // Without an amount it says only that it is in there.
        let text = ingredients[at].quantity.text
        return .amount(name: ingredients[at].name, now: text, before: text)
      }
    case .remove(let food):
      // Every line of that very name: salt may stand in two parts of a recipe.
      let named = lines(of: food).filter { isSameFood(ingredients[$0].name, food) }
      let places = named.isEmpty ? places(of: food, table: table) : named
      guard !places.isEmpty else { return [.noSuch(food)] }
      return places.reversed().map { takeOut(food, at: $0, table: table) }.reversed()
    case .replace(let old, let new): return replace(old, with: new, table: table)
    case .variant(let text):
      guard let kind = FoodKinds.kind(text, in: self, table: table) else { return [.noSuch(text)] }
      return replace(kind.old, with: kind.new, table: table)
    case .exchange(let food, let count, let new):
      guard let at = lines(of: food).first else { return [.noSuch(food)] }
      guard let had = ingredients[at].quantity.total?.value else {
        return [.notCounted(name: ingredients[at].name, text: ingredients[at].quantity.text)]
      }
      // "Two of the carrots", of two: none is left.
      if had <= count { return apply(.replace(food, with: new), table: table) }
      return apply(.scale(food, by: (had - count) / had), table: table) + apply(.add(new), table: table)
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

  /// One food for another, in its place; a line that names the same food gives it another amount. Of several foods the others
  /// go: "salt and black pepper" changed to "salt" leaves the salt.
  private mutating func replace(_ old: String, with new: String, table: FoodTable) -> [EditResult] {
    let places = places(of: old, table: table)
    guard !places.isEmpty else {
      let named = steps(naming: old).filter { steps[$0].text.contains(old) }
      for at in named { steps[at].text = steps[at].text.replacing(old, with: new) }
      return named.isEmpty ? [.noSuch(old)] : named.map { .stepChanged($0 + 1, steps[$0].text) }
    }
    guard let line = RecipeIngredient(WrittenIngredient(IngredientReader().read(new)), table: table) else {
      return [.noSuch(new)]
    }
    let at = places.first { isSameFood(ingredients[$0].name, line.name) } ?? places[0]
    let result = put(line, at: at)
    return [result]
      + places.filter { $0 != at }.reversed().map { takeOut(ingredients[$0].name, at: $0, table: table) }
      .reversed()
  }

  private mutating func put(_ new: RecipeIngredient, at: Int) -> EditResult {
    var line = new
    let before = ingredients[at]
    let isSame = isSameFood(before.name, line.name)
    if line.quantity.text.isEmpty { line.quantity = before.quantity }
    if line.preparation == nil { line.preparation = before.preparation }
    rename(before.name, to: line.name)
    ingredients[at] = line
    if isSame {
      return .amount(name: line.name, now: line.quantity.text, before: before.quantity.text)
    }
    return .replaced(name: before.name, by: line.name, was: before.written, now: line.written)
  }

  /// Takes a food out of the line there: the line goes, or what is left of it stays.
  private mutating func takeOut(_ food: String, at: Int, table: FoodTable) -> EditResult {
    let line = ingredients[at]
    if let rest = line.rest(without: food, table: table) {
      ingredients[at].name = rest
      ingredients[at].ingredient = table.ingredient(named: rest)?.id
      return .narrowed(name: rest, was: line.name)
    }
    drop(at)
    let said = plainWords(line.name)
    let isNamed = steps.contains { step in
      let words = plainWords(step.text)
      return words.range(of: said) != nil || said.last.map(words.contains) == true
    }
    return .removed(name: line.name, was: line.written, isNamed: isNamed)
  }

  /// The places of the ingredient of that name; where there is none, those of each of several foods ("salt and pepper").
  package func places(of food: String, table: FoodTable) -> [Int] {
    let whole = lines(of: food)
    if let first = whole.first { return [first] }
    // "The wine" is the red wine, where there is no other.
    let said = plainWords(food).filter { !["the", "all", "any"].contains($0) }
    let ends = ingredients.indices.filter { at in
      let name = plainWords(ingredients[at].name)
      return !said.isEmpty && name.count > said.count && Array(name.suffix(said.count)) == said
    }
    if ends.count == 1 { return ends }
    let parts = foodParts(food)
    guard parts.count > 1 else { return [] }
    let places = parts.map { lines(of: $0).first }
    return places.contains(nil) ? [] : Set(places.compactMap(\.self)).sorted()
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

extension RecipeIngredient {
  /// "salt, 1 tsp".
  fileprivate var written: String { quantity.text.isEmpty ? name : "\(name), \(quantity.text)" }

  /// What is left of a line that names several foods of the table, as "salt and black pepper" without the salt; nil where
  /// it names one, or another than that.
  fileprivate func rest(without food: String, table: FoodTable) -> String? {
    let parts = foodParts(name)
    guard parts.count > 1, table.ingredient(named: name) == nil,
      parts.allSatisfy({ table.ingredient(named: $0) != nil }),
      let at = parts.firstIndex(where: { isSameFood($0, food) })
    else { return nil }
    return parts.enumerated().filter { $0.offset != at }.map(\.element).joined(separator: " and ")
  }
}

/// The foods of "salt, chives and black pepper".
private func foodParts(_ text: String) -> [String] {
  text.replacing(" & ", with: " and ").replacing(", ", with: " and ").split(separator: " and ").map { part in
    var words = part.split(separator: " ").map(String.init)
    while words.count > 1, ["the", "both", "all", "and", "our"].contains(words[0]) { words.removeFirst() }
    return words.joined(separator: " ")
  }.filter { !$0.isEmpty }
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
