import Talk

/// In which part of the store foods are. Source: requirements MP-17.
struct SectionsFound: Reply, Hashable {
  var foods: [Ingredient]

  init(_ foods: [Ingredient]) { self.foods = foods }

  func blocks(_ words: Wording) -> [Block] {
    foods.flatMap { [Block].say("\(capitalized(plural($0))): \($0.section.title).") }
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var data: (any Encodable)? { Data(foods: foods.map { FoodData($0) }) }

  private struct Data: Encodable {
    let kind = "sections"
    let foods: [FoodData]
  }
}
