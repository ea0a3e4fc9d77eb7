import Cooklang

/// Takes a text apart, writes it back, and changes its amounts one by one.
func brokenCooklang(_ text: String) -> String? {
  let document = readCooklang(text)
  if !writeCooklang(document).utf8.elementsEqual(text.utf8) { return "written otherwise than it was read" }
  if readCooklang(text) != document { return "read in another way the second time" }
  if let problem = misplaced(document) { return problem }
  let components = document.steps.flatMap(\.items).compactMap { item in
    if case .component(let component) = item { component } else { nil }
  }
  for (index, component) in components.prefix(12).enumerated() {
    let units = [nil, "cup", ""][index % 3]
    guard let edited = try? document.text(settingAmountOf: component, to: "2", units: units) else {
      return "two of \(component.name) can't be written"
    }
    let lengths = (edited.utf8.count, text.utf8.count)
    let before = edited.utf8.prefix(component.range.lowerBound)
    let after = document.bytes.count - component.range.upperBound
    if !before.elementsEqual(text.utf8.prefix(component.range.lowerBound))
      || !edited.utf8.suffix(after).elementsEqual(text.utf8.suffix(after))
    {
      return "more than the amount of \(component.name) changed: \(lengths)"
    }
    _ = try? document.text(settingAmountOf: component, to: text, units: text)
  }
  return nil
}

/// Parts that lie over each other, outside of what they are in, or hold nothing.
private func misplaced(_ document: CooklangDocument) -> String? {
  var place = document.frontMatter?.range.upperBound ?? 0
  for block in document.blocks {
    guard block.range.lowerBound >= place, block.range.upperBound <= document.bytes.count else {
      return "a block lies over another one"
    }
    if case .step(let step) = block {
      var inside = step.range.lowerBound
      if step.items.isEmpty { return "a step without anything" }
      for item in step.items {
        guard item.range.lowerBound >= inside, item.range.upperBound <= step.range.upperBound else {
          return "an item lies over another one"
        }
        inside = item.range.upperBound
        if case .component(let component) = item, let problem = misplaced(component) { return problem }
      }
    }
    place = block.range.upperBound
  }
  return document.problems.count > CooklangProblem.most + 2 ? "too many problems" : nil
}

private func misplaced(_ component: CooklangComponent) -> String? {
  if component.name.isEmpty, component.kind != .timer { return "a name of nothing" }
  let ranges = [component.nameRange, component.amount?.quantityRange, component.amount?.unitsRange]
  for range in ranges.compactMap(\.self)
  where range.lowerBound < component.range.lowerBound || range.upperBound > component.range.upperBound {
    return "a part of \(component.name) is outside of it"
  }
  return nil
}
