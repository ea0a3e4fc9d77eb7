import Kitchen
import Page
import Values

/// Writes the table of units: every unit, what it measures, what it holds, in which steps a kitchen measures it and
/// how it is written, as text or as one JSON object a line. Exit status 0. Source: 001 FR-2.
package func unitsCommand(json: Bool, write: (String) -> Void) -> Int32 {
  guard !json else {
    for row in UnitTable.rows { write(unitObject(row).text) }
    for scale in TemperatureScale.allCases { write(scaleObject(scale).text) }
    return 0
  }
  for dimension in [Dimension.volume, .weight, .count, .length, .shape] {
    write(heading(dimension))
    for row in UnitTable.rows where row.dimension == dimension { write(unitText(row)) }
    write("")
  }
  write("temperature")
  for scale in TemperatureScale.allCases { write("  \(padded(scale.symbol, 14))\(scale.name)") }
  return 0
}

private func heading(_ dimension: Dimension) -> String {
  switch dimension {
  case .volume: "volume, in millilitres"
  case .weight: "weight, in grams"
  case .count: "count, in pieces"
  case .length: "length, in millimetres; it tells how large a piece is"
  case .shape: "containers, shapes and measures by hand; each meets only itself"
  }
}

private func unitText(_ row: UnitRow) -> String {
  let holds =
    row.dimension == .shape
    ? (row.isLoose ? "by hand" : row.isContainer ? "sold so" : "") : row.ratio.decimalText(places: 4)
  let names = row.aliases.joined(separator: ", ")
  return "  \(padded(row.unit.symbol, 14))\(padded(holds, 12))\(padded(row.system.rawValue, 9))\(names)"
    .trimmingEnd()
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

private func unitObject(_ row: UnitRow) -> JSONValue {
  [
    "unit": .string(row.unit.symbol), "dimension": .string(row.dimension.rawValue),
    "system": .string(row.system.rawValue),
    "ratio": row.dimension == .shape
      ? .null
      : [
        "n": .integer(row.ratio.numerator), "d": .integer(row.ratio.denominator), "value": .number(row.ratio),
      ],
    "aliases": .strings(row.aliases), "singular": .string(row.singular), "plural": .string(row.plural),
    "by_hand": .bool(row.isLoose), "container": .bool(row.isContainer),
    "steps": .strings(kitchenSteps(of: row.unit).map(\.text)),
  ]
}

private func scaleObject(_ scale: TemperatureScale) -> JSONValue {
  [
    "unit": .string(scale.symbol), "dimension": "temperature", "system": .string(scale.system.rawValue),
    "ratio": .null,
    "aliases": .strings(scale.aliases), "singular": .string(scale.symbol), "plural": .string(scale.symbol),
    "by_hand": .bool(false), "container": .bool(false), "steps": [],
  ]
}
