/// The list with what is needed told in the measures wanted, exactly; packages stay as stores sell them.
/// Source: requirements QM-16.
package func measured(_ list: GroceryList, in measures: ShownMeasures, table: FoodTable) -> GroceryList {
  guard let system = measures.system else { return list }
  var list = list
  for index in list.items.indices {
    let food = list.items[index].ingredient.flatMap { table[$0] }
    list.items[index].need = list.items[index].need.map { amount in
      guard
        case .amount(let turned) = measured(Quantity(.amount(amount), text: ""), of: food, in: system).measure
      else { return amount }
      return turned
    }
  }
  return list
}

/// The amount in the system's measures, exactly; itself where it is in them, or cannot be turned.
package func measured(_ amount: Amount, of food: Ingredient?, in system: UnitSystem) -> Amount {
  let quantity = measured(Quantity(.amount(amount), text: ""), of: food, in: system)
  guard case .amount(let turned) = quantity.measure else { return amount }
  return turned
}
