/// The figures of variety. Source: 004 §4, step 10.
enum VarietyRules {
  static let evenings = 5
  static let proteins = 3
  static let cuisines = 3
}
