/// What was told to have stood out of the fridge: whatever its days would be, it is not called good after that.
package struct FoodLeftOut: Remembered {
  package static let name = "food out"

  /// As it was called.
  package var food: String
  package var told: Day

  package init(food: String, told: Day) { (self.food, self.told) = (food, told) }

  /// Whether words speak of it, within the days that cooked food would keep.
  package func isMeant(by words: Set<String>, today: Day) -> Bool {
    guard today - told <= 4 else { return false }
    return food.lowercased().split(separator: " ").contains { $0.count > 2 && words.contains(String($0)) }
  }
}
