import Cooklang
import Kitchen
import Values

extension Recipe {
  /// Takes steps, ingredients and notes of a Cooklang text. A section's title stands before its first step; one
  /// without a step after it is given back. Cookware is no more than a word of its step.
  mutating func take(_ document: CooklangDocument, table: FoodTable) -> [CooklangSection] {
    var lost: [CooklangSection] = []
    var section: CooklangSection?
    var listed: [Int] = []
    defer { give(listed) }
    for block in document.blocks {
      switch block {
      case .section(let next):
        if let section { lost.append(section) }
        section = next.title.isEmpty ? nil : next
      case .note(let note): if !note.text.isEmpty { notes.append(note.text) }
      case .metadata: break
      case .step(let written):
        let used = written.items.compactMap { RecipeIngredient(of: $0, table: table) }
        ingredients += used
        if written.isListOfIngredients {
          listed += ingredients.count - used.count..<ingredients.count
          continue
        }
        var step = RecipeStep(of: written)
        step.uses = Array(ingredients.count - used.count..<ingredients.count)
        if let title = section?.title { step.text = "\(title): \(step.text)" }
        section = nil
        steps.append(step)
      }
    }
    return lost + (section.map { [$0] } ?? [])
  }
}

extension Recipe {
  /// What stands in a list alone goes in where a step first names it: by all its words, else by the last of them where no
  /// other ingredient ends so.
  fileprivate mutating func give(_ listed: [Int]) {
    let words = steps.map { plainWords($0.text).map(singular) }
    let names = ingredients.map { plainWords($0.name).map(singular) }
    for at in listed {
      let name = names[at]
      guard let last = name.last else { continue }
      let isOnly = names.count { $0.last == last } == 1
      let whole = words.firstIndex { $0.range(of: name) != nil }
      guard let step = whole ?? (isOnly ? words.firstIndex { $0.contains(last) } : nil) else { continue }
      steps[step].uses.append(at)
    }
  }
}

/// A word as one of it: "onions" is "onion".
private func singular(_ word: String) -> String {
  if word.count > 4, word.hasSuffix("oes") { return String(word.dropLast(2)) }
  if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
  return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
}

extension CooklangStep {
  /// Whether it names ingredients and says nothing of them: what is to be got out, and no step of cooking.
  fileprivate var isListOfIngredients: Bool {
    items.contains { if case .component = $0 { true } else { false } }
      && items.allSatisfy { item in
        switch item {
        case .text(let words): !words.value.contains { $0.isLetter || $0.isNumber }
        case .component(let component): component.kind == .ingredient
        }
      }
  }
}

extension RecipeIngredient {
  /// Nil for what is no ingredient. Another recipe that is used as one is a food nobody knows: its name may be
  /// that of a food, but what is in it stands elsewhere.
  fileprivate init?(of item: CooklangItem, table: FoodTable) {
    guard case .component(let component) = item, component.kind == .ingredient else { return nil }
    let parts = (component.preparation ?? "").split(separator: ",").map { $0.trimmingSpaces() }
    let kept = parts.filter { $0.lowercased() != "optional" }.joined(separator: ", ")
    let isOptional = component.isOptional || parts.contains { $0.lowercased() == "optional" }
    self.init(
      name: component.name,
      ingredient: component.reference == nil ? table.ingredient(named: component.name)?.id : nil,
      quantity: parseQuantity(component.amount?.quantity ?? "", unit: component.amount?.units ?? ""),
      preparation: kept.isEmpty ? nil : kept, isOptional: isOptional,
      isFixed: component.amount?.isFixed ?? false)
  }
}

extension RecipeStep {
  /// The step as plain prose: names without amounts, timers spelled out.
  fileprivate init(of written: CooklangStep) {
    var text = ""
    var seconds: Int?
    for item in written.items {
      switch item {
      case .text(let words): text += words.value.inOneLine
      case .component(let component):
        let amount = component.amount?.quantity ?? ""
        let units = component.amount?.units ?? ""
        guard component.kind == .timer else {
          // "the juice of lime" wants its article: whole pieces are "the lime".
          let isPiece = component.kind == .ingredient && units.isEmpty && !amount.isEmpty
          if isPiece, text.hasSuffix(" of ") { text += "the " }
          text += component.name
          continue
        }
        let time = [amount, units].filter { !$0.isEmpty }.joined(separator: " ")
        text += time.isEmpty ? component.name : time
        // No timer is longer than a year, and a recipe has few of them: no sum overflows.
        if let duration = durationInSeconds(amount: amount, unit: units) {
          seconds = (seconds ?? 0) + duration
        }
      }
    }
    self.init(text: text.trimmingSpaces(), minutes: seconds.map { ($0 + 59) / 60 })
  }
}

extension String {
  /// Each run of white space a single space.
  fileprivate var inOneLine: String {
    var text = ""
    var isAfterSpace = false
    for character in self {
      if !character.isWhitespace { text.append(character) } else if !isAfterSpace { text.append(" ") }
      isAfterSpace = character.isWhitespace
    }
    return text
  }
}
