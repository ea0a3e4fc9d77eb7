extension CooklangDocument {
  /// What is said, without where: two texts with the same blocks here mean the same.
  package var meaning: [CooklangBlock] { blocks.map(\.unplaced) }
}

private let nowhere: CooklangRange = 0..<0

extension CooklangBlock {
  fileprivate var unplaced: CooklangBlock {
    switch self {
    case .section(var section):
      (section.range, section.titleRange) = (nowhere, nowhere)
      return .section(section)
    case .note(var note):
      note.range = nowhere
      return .note(note)
    case .metadata(var line):
      (line.range, line.keyRange, line.valueRange) = (nowhere, nowhere, nowhere)
      return .metadata(line)
    case .step(let step):
      return .step(CooklangStep(range: nowhere, items: step.items.map(\.unplaced)))
    }
  }
}

extension CooklangItem {
  fileprivate var unplaced: CooklangItem {
    switch self {
    case .text(var text):
      text.range = nowhere
      return .text(text)
    case .component(var component):
      (component.range, component.nameRange) = (nowhere, nowhere)
      component.amount = component.amount.map {
        CooklangAmount(
          quantity: $0.quantity, units: $0.units, isFixed: $0.isFixed, quantityRange: nowhere)
      }
      return .component(component)
    }
  }
}
