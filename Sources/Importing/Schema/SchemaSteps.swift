extension SchemaGraph {
  /// The steps of a property of instructions, whatever shape they have: a text, texts, steps, sections, lists of
  /// these inside one another. Sections without steps are left out.
  func steps(_ value: WebJSON?) -> [ImportedPart] {
    var parts: [ImportedPart] = []
    if let value { addSteps(value, to: &parts, section: nil, inside: 0) }
    return parts.compactMap { part in
      let lines = withoutRepeats(part.lines)
      return lines.isEmpty ? nil : ImportedPart(name: part.name, lines: lines)
    }
  }

  private func addSteps(
    _ value: WebJSON, to parts: inout [ImportedPart], section: String?, inside depth: Int
  ) {
    guard depth < 12 else { return }
    let value = resolved(value)
    switch value {
    case .string(let text): add(stepLines(text), to: &parts, section: section)
    case .number, .bool, .null: break
    case .array(let values):
      var current = section
      for value in values {
        if let name = headingOnly(value) {
          current = name
        } else {
          addSteps(value, to: &parts, section: current, inside: depth + 1)
        }
      }
    case .object:
      if let text = value["@value"] { return addSteps(text, to: &parts, section: section, inside: depth + 1) }
      let items = value.items
      guard items.count != 1 || items.first != value else {
        return addStep(value, to: &parts, section: section, inside: depth)
      }
      for item in items { addSteps(item, to: &parts, section: section, inside: depth + 1) }
    }
  }

  /// The name of a section that is told apart from the steps behind it, as RecipeSage does: a short text and no steps.
  private func headingOnly(_ value: WebJSON) -> String? {
    guard value.isA("HowToSection"), value.first("name", "itemListElement", "steps") == nil,
      let text = value["text"]?.scalar.map(markupLine), text.count <= 60, !".!?".contains(text.last ?? ".")
    else { return nil }
    return partName(text)
  }

  private func addStep(
    _ value: WebJSON, to parts: inout [ImportedPart], section: String?, inside depth: Int
  ) {
    let children = value.first("itemListElement", "steps", "step", "recipeInstructions", "hasPart", "item")
    let name = value.first("name", "headline", "title").flatMap(\.scalar).map(markupLine)
    let text = value.first("text", "description", "instruction", "articleBody", "value")?.scalar ?? ""
    if value.isA("HowToTip") { return }
    if value.isA("HowToStep") || value.isA("HowToDirection") || value.isA("ListItem") {
      if !text.isEmpty { return add(stepLines(text), to: &parts, section: section) }
      if let children {
        let before = parts
        addSteps(children, to: &parts, section: section, inside: depth + 1)
        if parts != before { return }
      }
      return add(stepLines(name ?? ""), to: &parts, section: section)
    }
    // A section, or a list: what it is called is a section's name only where it has something inside.
    let isSection = value.isA("HowToSection") || children != nil
    guard isSection else {
      return add(stepLines(text.isEmpty ? name ?? "" : text), to: &parts, section: section)
    }
    let named =
      partName(name) ?? (children != nil && value.isA("HowToSection") ? partName(markupLine(text)) : nil)
    let inner = named ?? section
    if named != nil || value.isA("HowToSection") { parts.append(ImportedPart(name: inner)) }
    if let children {
      addSteps(children, to: &parts, section: inner, inside: depth + 1)
    } else {
      add(stepLines(text), to: &parts, section: inner)
    }
    // What follows behind a section is not of it.
    if named != nil || value.isA("HowToSection"), section == nil { parts.append(ImportedPart()) }
  }

  private func add(_ lines: [String], to parts: inout [ImportedPart], section: String?) {
    guard !lines.isEmpty else { return }
    if parts.isEmpty || parts[parts.count - 1].name != section { parts.append(ImportedPart(name: section)) }
    parts[parts.count - 1].lines += lines
  }
}

/// A section's name; nil for "Instructions" and "Method", which name nothing.
func partName(_ name: String?) -> String? {
  guard let name = name.map({ withoutStepNumber(cleanLine($0)).trimmed(of: ":： ") }), !name.isEmpty else {
    return nil
  }
  return RecipeHeading(name) == nil && name.count <= 120 ? name : nil
}

extension SchemaGraph {
  /// The ingredients of a property, whatever shape they have: a text with line ends, texts, objects with amount and
  /// name, lists with a name of their own.
  func ingredients(_ value: WebJSON?) -> [ImportedPart] {
    guard let value else { return [] }
    var parts: [ImportedPart] = []
    addIngredients(value, to: &parts, section: nil, inside: 0)
    if let only = parts.first, parts.count == 1, only.lines.count == 1, only.name == nil {
      let pieces = splitIngredients(only.lines[0])
      if pieces.count > 2 { return [ImportedPart(lines: pieces)] }
    }
    return parts.compactMap { part in
      let lines = withoutRepeats(part.lines)
      return lines.isEmpty ? nil : ImportedPart(name: part.name, lines: lines)
    }
  }

  private func addIngredients(
    _ value: WebJSON, to parts: inout [ImportedPart], section: String?, inside depth: Int
  ) {
    guard depth < 8 else { return }
    let value = resolved(value)
    switch value {
    case .string(let text):
      // A heading among the texts holds for those behind it.
      let under = section ?? parts.last?.name
      for (at, part) in headed(text, under: under).enumerated() {
        if at == 0, let last = parts.last, last.name == part.name {
          parts[parts.count - 1].lines += part.lines
        } else {
          parts.append(part)
        }
      }
    case .array(let values):
      for value in values { addIngredients(value, to: &parts, section: section, inside: depth + 1) }
    case .object:
      let items = value.items
      if items.count != 1 || items.first != value {
        for item in items { addIngredients(item, to: &parts, section: section, inside: depth + 1) }
        return
      }
      if let children = value.first("itemListElement", "ingredients", "recipeIngredient", "items") {
        let name = partName(value.first("name", "title")?.scalar.map(markupLine)) ?? section
        parts.append(ImportedPart(name: name))
        return addIngredients(children, to: &parts, section: name, inside: depth + 1)
      }
      if let item = value["item"], !value.isA("HowToSupply") {
        return addIngredients(item, to: &parts, section: section, inside: depth + 1)
      }
      let line = ingredientText(value)
      if !line.isEmpty { addIngredients(.string(line), to: &parts, section: section, inside: depth + 1) }
    default: break
    }
  }

  private func headed(_ text: String, under name: String?) -> [ImportedPart] {
    var parts = ingredientParts([text], under: name)
    // A text that is nothing but a heading opens a section that has no lines yet.
    let lines = markupLines(text)
    if let last = lines.last, let heading = sectionName(ofIngredient: ingredientLine(last)) {
      parts.append(ImportedPart(name: heading))
    }
    return parts
  }
}

/// "2 cups flour (sifted)" of an object with amount, unit, name and note.
func ingredientText(_ value: WebJSON) -> String {
  for key in ["display", "originalText", "original_text", "original", "text"] {
    if let text = value[key]?.scalar, !text.trimmed.isEmpty { return text }
  }
  func name(_ value: WebJSON?) -> String {
    guard let value else { return "" }
    return (value.scalar ?? value.first("name", "abbreviation")?.scalar ?? "").trimmed
  }
  let required = value["requiredQuantity"]
  let amount =
    name(value.first("amount", "quantity")).isEmpty
    ? name(required?["value"] ?? required) : name(value.first("amount", "quantity"))
  let unit = name(value.first("unitText", "unit", "unitCode") ?? required?.first("unitText", "unitCode"))
  let food = name(value.first("food", "name", "ingredient", "value"))
  let note = name(value.first("note", "notes", "comment", "preparation"))
  let zero = Double(amount) == 0
  let line = [zero ? "" : amount, unit, food].filter { !$0.isEmpty }.joined(separator: " ")
  if line.isEmpty { return note }
  return note.isEmpty || line.contains(note) ? line : food.isEmpty ? "\(line) \(note)" : "\(line), \(note)"
}

/// "2 eggs, 1 cup flour, salt" in one text: cut at commas, where most pieces begin with an amount.
private func splitIngredients(_ line: String) -> [String] {
  let pieces = line.split(whereSeparator: { $0 == "," || $0 == ";" }).map { $0.trimmed }.filter {
    !$0.isEmpty
  }
  let amounts = pieces.filter { startsWithAmount($0) }.count
  guard pieces.count > 2, amounts * 2 > pieces.count, startsWithAmount(pieces[0]) else { return [line] }
  return pieces
}
