package import Kitchen
package import Quantities
import Values

/// The lines that an ingredient line stands for: "salt and black pepper, to taste" is one of salt and one of pepper.
/// Only without an amount, and where the table knows both foods and not the two as one; every other line stands as it is.
package func foodsOfLine(_ text: String, table: FoodTable) -> [IngredientLine] {
  let whole = IngredientReader().read(text)
  guard whole.amounts.allSatisfy({ $0.quantity == nil }), matchFood(whole.name, table: table) == nil else {
    return [whole]
  }
  for joint in [" and ", " & "] {
    let names = whole.name.split(separator: joint).map { String($0).trimmingSpaces() }
    guard names.count == 2,
      names.allSatisfy({ matchFood($0, table: table).map { $0.confidence > 0.8 } ?? false })
    else { continue }
    // What the line says of them, it says of both.
    return names.map { name in
      var one = whole
      one.name = name
      return one
    }
  }
  return [whole]
}

/// The food that a told ingredient is of, "beans" of "2 cans of beans", and whether it says how much.
package func nameOfLine(_ text: String) -> (name: String, isCounted: Bool) {
  let read = IngredientReader().read(text)
  return (read.name, read.amounts.contains { $0.quantity != nil })
}
