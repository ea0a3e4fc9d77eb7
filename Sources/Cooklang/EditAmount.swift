/// Why an amount can't be written.
package enum CooklangEditError: Error, Hashable, Sendable {
  /// Words that would end the braces, begin a comment or be read as something else; or none where some must be.
  case unwritable(String)
  /// The component is none of the document's.
  case notThere
}

extension CooklangDocument {
  /// The text with another amount at one component; nothing else changes, neither a space nor a comment beside it.
  ///
  /// `units` nil leaves the units as they are; empty takes them away. A fixed amount stays fixed. A component
  /// without braces gets them behind its name. What comes out means the same but for that amount: words with
  /// which it would not are refused.
  package func text(
    settingAmountOf component: CooklangComponent, to quantity: String, units: String? = nil
  ) throws(CooklangEditError) -> String {
    let wanted = try writable(quantity, mayBeEmpty: false)
    let units = try units.map { units throws(CooklangEditError) in try writable(units, mayBeEmpty: true) }
    var amount =
      component.amount ?? CooklangAmount(quantity: "", units: "", isFixed: false, quantityRange: 0..<0)
    (amount.quantity, amount.units) = (wanted, units ?? amount.units)
    guard let expected = replacing(component, by: amount) else { throw .notThere }
    let edited = written(component, wanted, units)
    guard readCooklang(edited).meaning == expected.meaning else { throw .unwritable(quantity) }
    return edited
  }

  private func written(_ component: CooklangComponent, _ quantity: String, _ units: String?) -> String {
    var writer = PlaceWriter(bytes: bytes)
    guard let amount = component.amount else {
      let end = component.nameRange.upperBound
      let behind = units.map { $0.isEmpty ? "" : "%\($0)" } ?? ""
      writer.write("{\(quantity)\(behind)}", insteadOf: end..<end)
      return writer.finished()
    }
    writer.write(quantity, insteadOf: amount.quantityRange)
    guard let units else { return writer.finished() }
    if let old = amount.unitsRange, let percent = amount.percentAt {
      writer.write(units, insteadOf: units.isEmpty ? percent..<old.upperBound : old)
    } else if !units.isEmpty {
      let behind = amount.quantityRange.upperBound
      writer.write("%\(units)", insteadOf: behind..<behind)
    }
    return writer.finished()
  }

  /// The document with another amount there; nil when the component is none of its own.
  private func replacing(_ component: CooklangComponent, by amount: CooklangAmount) -> CooklangDocument? {
    var other = self
    for (index, block) in blocks.enumerated() {
      guard case .step(var step) = block, step.range.contains(component.range.lowerBound) else { continue }
      guard let place = step.items.firstIndex(of: .component(component)) else { return nil }
      var changed = component
      changed.amount = amount
      step.items[place] = .component(changed)
      other.blocks[index] = .step(step)
      return other
    }
    return nil
  }
}

/// The words without white space around; throws for those that end a line or would be read as something else.
private func writable(_ words: String, mayBeEmpty: Bool) throws(CooklangEditError) -> String {
  var clean = CleanText(from: 0)
  let bytes = Array(words.utf8)
  clean.append(bytes, 0..<bytes.count)
  let kept = clean.words(clean.trimmed(0..<bytes.count))
  let hasMark = ["{", "}", "--", "[-", "-]"].contains(where: kept.contains)
  let hasLineEnd = bytes.indices.contains { lineEndLength(bytes, at: $0) > 0 }
  guard !hasMark, !hasLineEnd, mayBeEmpty || !kept.isEmpty else { throw .unwritable(words) }
  return kept
}
