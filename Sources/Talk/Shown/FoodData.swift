/// One food of the table as `--json` tells it.
package struct FoodData: Encodable {
  let ingredient: IngredientID
  let name: String
  let section: StoreSection
  let checked: Bool
  let contains, mayContain: [FoodTag]
  let parts: [IngredientID]

  package init(_ food: Ingredient) {
    ingredient = food.id
    name = food.name
    section = food.section
    checked = food.isChecked
    contains = food.contains.tags
    mayContain = food.mayContain.tags
    parts = food.parts
  }
}
