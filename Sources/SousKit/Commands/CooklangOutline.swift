import Catalogue
import Cooklang
import Page
import Values

/// A Cooklang text as a person reads it: its keys, what it takes, then its steps, with sections and notes where they
/// stand.
func cooklangOutline(_ document: CooklangDocument, keys: [FrontEntry], width: Int) -> [String] {
  let parts = document.steps.flatMap(\.items).compactMap { item in
    if case .component(let component) = item { component } else { nil }
  }
  var blocks: [Block] = keys.map { .say("\($0.key): \($0.text)") }
  for (title, kind) in [("Ingredients", CooklangComponent.Kind.ingredient), ("Cookware", .cookware)] {
    let named = parts.filter { $0.kind == kind }
    if named.isEmpty { continue }
    blocks += [.gap, .heading(title)] + named.map { .item("• ", [Span(outline(of: $0))]) }
  }
  blocks.append(.gap)
  var number = 0
  for block in document.blocks {
    switch block {
    case .section(let section): blocks += [.gap, .heading(section.title.isEmpty ? "—" : section.title)]
    case .note(let note): blocks.append(.say("Note: \(note.text)"))
    case .metadata: break
    case .step(let step):
      number += 1
      blocks.append(.item("\(number). ", [Span(step.items.map(words).joined())]))
    }
  }
  if document.steps.isEmpty { blocks.append(.say("There are no steps in it.")) }
  return blocks.lines(width: width, style: .plain)
}

/// "flour, 200 g, sifted, optional".
private func outline(of component: CooklangComponent) -> String {
  let parts = [
    component.name, amountText(component), component.preparation ?? "",
    component.isOptional ? "optional" : "", component.amount?.isFixed == true ? "does not scale" : "",
    component.reference.map { "the recipe \($0)" } ?? "",
  ]
  return parts.filter { !$0.isEmpty }.joined(separator: ", ")
}

private func amountText(_ component: CooklangComponent) -> String {
  [component.amount?.quantity ?? "", component.amount?.units ?? ""].filter { !$0.isEmpty }
    .joined(separator: " ")
}

/// A piece of a step as words: names without amounts, timers spelled out.
private func words(of item: CooklangItem) -> String {
  switch item {
  case .text(let text): text.value
  case .component(let component):
    component.kind == .timer && !amountText(component).isEmpty ? amountText(component) : component.name
  }
}
