import Cooklang
import Kitchen
import Values

extension Recipe {
  /// Takes steps, ingredients and notes of a Cooklang text. A section's title stands before its first step; one
  /// without a step after it is given back. Cookware is no more than a word of its step.
  mutating func take(_ document: CooklangDocument, table: FoodTable) -> [CooklangSection] {
    var lost: [CooklangSection] = []
    var section: CooklangSection?
    for block in document.blocks {
      switch block {
      case .section(let next):
        if let section { lost.append(section) }
        section = next.title.isEmpty ? nil : next
      case .note(let note): if !note.text.isEmpty { notes.append(note.text) }
      case .metadata: break
      case .step(let written):
        var step = RecipeStep(of: written)
        if let title = section?.title { step.text = "\(title): \(step.text)" }
        section = nil
        steps.append(step)
        ingredients += written.items.compactMap { RecipeIngredient(of: $0, table: table) }
      }
    }
    return lost + (section.map { [$0] } ?? [])
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
