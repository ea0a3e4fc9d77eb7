import Catalogue
import Kitchen
import Page
import Quantities
import Values

/// Reads one ingredient line a line and writes what each says, as text or as one JSON object a line. Lines longer than
/// anybody writes are told to `complain` and left out. Nothing is kept. Exit status 0.
package func ingredientsCommand(
  json: Bool, read: () -> String?, write show: (String) -> Void, complain: (String) -> Void
) -> Int32 {
  func write(_ line: String) { show(inertLine(line)) }
  let knowledge: Knowledge
  do { knowledge = try Knowledge.usual() } catch {
    error.lines.forEach(complain)
    return error.exit
  }
  let reader = IngredientReader()
  let table = knowledge.catalogue.table
  while let line = sayable(read, complain) {
    let found = reader.read(line)
    let match = found.name.isEmpty ? nil : matchFood(found.name, table: table)
    write(json ? ingredientObject(found, match).text : ingredientText(found, match, table))
  }
  return 0
}

/// The line for people: how much, of what, and what is done with it; "manual only" where no number is told.
private func ingredientText(_ line: IngredientLine, _ match: FoodMatch?, _ table: FoodTable) -> String {
  if line.name.isEmpty { return "?  \(line.text)" }
  let amount = line.amounts.map(amountText).joined(separator: " ")
  var text = [amount, line.name].filter { !$0.isEmpty }.joined(separator: " · ")
  for other in line.alternatives { text += " or \(other)" }
  if let preparation = line.preparation { text += ", \(preparation)" }
  if let comment = line.comment { text += " (\(comment))" }
  var marks: [String] = []
  if line.isManual { marks.append("manual only") }
  if line.isOptional { marks.append("optional") }
  if line.confidence < IngredientLine.sureness { marks.append("please check") }
  if let match, match.way != .name, let food = table[match.food] { marks.append("read as \(food.name)") }
  if match == nil { marks.append("a food of its own") }
  return marks.isEmpty ? text : "\(text)  [\(marks.joined(separator: "; "))]"
}

/// "2 (14.5 oz) cans", "+ 2 tbsp", "= 240 ml".
private func amountText(_ amount: LineAmount) -> String {
  let sign =
    switch amount.role {
    case .first: ""
    case .plus: "+ "
    case .minus: "- "
    case .same: "= "
    }
  var parts: [String] = []
  if let quantity = amount.quantity {
    parts.append(quantity.text + (amount.upTo.map { "–\($0.text)" } ?? ""))
  }
  if let holds = amount.holds {
    parts.append("(\(holds.quantity.text)\(holds.upTo.map { "–\($0.text)" } ?? "") \(holds.unit.symbol))")
  }
  if let size = amount.size { parts.append(size) }
  let count = amount.upTo ?? amount.quantity ?? .one
  if let unit = amount.unitWord ?? amount.unit?.label(for: count) { parts.append(unit) }
  return sign + parts.joined(separator: " ")
}

/// The object of docs/ingredients.md.
func ingredientObject(_ line: IngredientLine, _ match: FoodMatch?) -> JSONValue {
  [
    "text": .string(line.text), "amounts": .array(line.amounts.map { amountObject($0, of: line.text) }),
    "name": .string(line.name), "name_range": range(line.nameRange),
    "alternatives": .strings(line.alternatives),
    "preparation": .optional(line.preparation), "comment": .optional(line.comment),
    "optional": .bool(line.isOptional),
    "manual": .bool(line.isManual), "confidence": .hundredths(Int((line.confidence * 100).rounded())),
    "ingredient": match.map {
      [
        "id": .string($0.food.rawValue), "way": .string($0.way.rawValue),
        "confidence": .hundredths(Int(($0.confidence * 100).rounded())),
      ]
    } ?? .null,
  ]
}

private func amountObject(_ amount: LineAmount, of text: String) -> JSONValue {
  let words = String(decoding: Array(text.utf8)[amount.range.clamped(to: 0..<text.utf8.count)], as: UTF8.self)
  return [
    "quantity": number(amount.quantity), "n": .optional(amount.quantity?.numerator),
    "d": .optional(amount.quantity?.denominator),
    "to": number(amount.upTo), "unit": .optional(amount.unit?.symbol ?? amount.unitWord),
    "size": .optional(amount.size),
    "holds": amount.holds.map {
      [
        "quantity": number($0.quantity), "to": number($0.upTo),
        "unit": $0.unit == .each ? .null : .string($0.unit.symbol),
      ]
    } ?? .null,
    "role": .string(amount.role.rawValue), "about": .bool(amount.isAbout), "text": .string(words),
    "range": range(amount.range),
  ]
}

private func number(_ value: Rational?) -> JSONValue { value.map { .number($0) } ?? .null }
private func range(_ range: Range<Int>) -> JSONValue {
  [.integer(range.lowerBound), .integer(range.upperBound)]
}
