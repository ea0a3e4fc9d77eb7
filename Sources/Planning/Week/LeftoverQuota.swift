/// How many evenings of a plan may be leftovers. Never: none; occasionally: 1 a week; frequently: 2;
/// always: as many as fit. Short plans take their share, rounded. Source: requirements MP-15.
func leftoverQuota(_ wish: LeftoverPreference, evenings: Int) -> Int {
  switch wish {
  case .never: 0
  case .occasionally: (evenings + 2) / 7
  case .frequently: (2 * evenings + 2) / 7
  case .always: evenings / 2
  }
}

/// How leftovers are kept and warmed.
enum Leftovers {
  /// Minutes to warm them up.
  static let minutes = 10
  /// The most one pot is cooked for. Source: requirements MP-S5.
  static let servings = 20
}
