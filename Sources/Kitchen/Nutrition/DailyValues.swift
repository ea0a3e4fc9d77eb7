extension Nutrient {
  /// The daily value of adults, in the nutrient's unit; sugar has one for added sugar only.
  /// Source: 21 CFR 101.9(c)(8)(iv) and (c)(9).
  package var dailyValue: Int? {
    switch self {
    case .energy: 2000
    case .protein: 50
    case .carbohydrate: 275
    case .fat: 78
    case .fiber: 28
    case .sugar: nil
    case .sodium: 2300
    case .cholesterol: 300
    case .saturatedFat: 20
    case .vitaminA: 900
    case .vitaminC: 90
    case .calcium: 1300
    case .iron: 18
    }
  }
}
