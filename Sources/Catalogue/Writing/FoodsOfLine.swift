package import Kitchen
package import Quantities
import Values

/// The lines that an ingredient line stands for: "salt and black pepper, to taste" is one of salt and one of pepper.
/// Only without an amount, and where the table knows both foods and not the two as one; every other line stands as it is.
package func foodsOfLine(_ text: String, table: FoodTable) -> [IngredientLine] {
  let reader = IngredientReader()
  let whole = reader.read(text)
  guard whole.amounts.allSatisfy({ $0.quantity == nil }), matchFood(whole.name, table: table) == nil else {
    return [whole]
  }
  for joint in [" and ", " & "] {
    let names = whole.name.split(separator: joint).map { String($0).trimmingSpaces() }
    guard names.count == 2,
      names.allSatisfy({ matchFood($0, table: table).map { $0.confidence > 0.8 } ?? false }),
      let place = text.firstRange(of: joint)
    else { continue }
    return [reader.read(String(text[..<place.lowerBound])), reader.read(String(text[place.upperBound...]))]
  }
  return [whole]
}
