import Catalogue
import Cooklang
import Page
import Values

/// The structure of a Cooklang text as the specification's canonical tests describe it; what they have no word for
/// (sections, notes, preparations, references, fixed amounts) is there only where the text has it.
func cooklangObject(_ document: CooklangDocument, keys: [FrontEntry]) -> JSONValue {
  var steps: [JSONValue] = []
  var sections: [JSONValue] = []
  var notes: [String] = []
  for block in document.blocks {
    switch block {
    case .step(let step): steps.append(.array(step.items.map(itemObject)))
    case .section(let section):
      sections.append(["title": .string(section.title), "before_step": .integer(steps.count)])
    case .note(let note): notes.append(note.text)
    case .metadata: break
    }
  }
  let metadata = keys.map { ($0.key, $0.isList ? JSONValue.strings($0.values) : .string($0.text)) }
  var members: [String: JSONValue] = [
    "steps": .array(steps), "metadata": .object(Dictionary(metadata) { $1 }),
  ]
  if !sections.isEmpty { members["sections"] = .array(sections) }
  if !notes.isEmpty { members["notes"] = .strings(notes) }
  return .object(members)
}

private func itemObject(_ item: CooklangItem) -> JSONValue {
  switch item {
  case .text(let text): ["type": "text", "value": .string(text.value)]
  case .component(let component): componentObject(component)
  }
}

private func componentObject(_ component: CooklangComponent) -> JSONValue {
  let none: JSONValue =
    switch component.kind {
    case .ingredient: "some"
    case .cookware: 1
    case .timer: ""
    }
  let amount = component.amount
  let units = amount?.units ?? ""
  var members: [String: JSONValue] = [
    "type": .string(component.kind.rawValue), "name": .string(component.name),
    "quantity": amount.map { quantity($0, none: none) } ?? none,
  ]
  if component.kind != .cookware || !units.isEmpty { members["units"] = .string(units) }
  if component.isOptional { members["optional"] = true }
  if amount?.isFixed == true { members["fixed"] = true }
  if let preparation = component.preparation { members["preparation"] = .string(preparation) }
  if let reference = component.reference { members["reference"] = .string(reference) }
  return .object(members)
}

/// A number where it is one, else its words.
private func quantity(_ amount: CooklangAmount, none: JSONValue) -> JSONValue {
  if let number = amount.number { return .number(number) }
  return amount.quantity.isEmpty ? none : .string(amount.quantity)
}
