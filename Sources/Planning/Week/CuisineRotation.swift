/// The cuisine whose turn it is on a day, of those there are dishes for; nil when none is open.
///
/// Never yesterday's, none that was cooked three times in the six days before. The least cooked of those days
/// comes first, equals in the order of the preferences; without preferences the order is American, Italian,
/// Mexican, Asian, then the rest by name. A preference nobody has a dish for is passed over. With a single
/// preference the rules are dropped and it is always its turn. Source: 004 §3.4; requirements MP-14.
package func selectCuisineForDay(
  history: [PlannedMeal], preferences: [String], day: Day, among cuisines: Set<String>
) -> String? {
  let wishes = preferences.isEmpty ? CuisineRotation.standard : preferences
  let liked = wishes.flatMap { name in cuisines.filter { isCuisine($0, named: name) }.sorted() }
  if preferences.count == 1, let only = liked.first { return only }
  let rest = cuisines.subtracting(liked).sorted()
  let week = history.filter { CuisineRotation.window(before: day).contains($0.day) }
  let yesterday = Set(week.filter { $0.day == day - 1 }.map(\.cuisine))
  func uses(_ cuisine: String) -> Int { week.filter { $0.cuisine == cuisine }.count }
  func first(of list: [String]) -> String? {
    let open = list.filter { !yesterday.contains($0) && uses($0) < CuisineRotation.most }
    return open.enumerated().min { (uses($0.element), $0.offset) < (uses($1.element), $1.offset) }?.element
  }
  return first(of: liked) ?? first(of: rest)
}

/// The figures of the rotation. Source: requirements MP-14.
enum CuisineRotation {
  static let standard = ["american", "italian", "mexican", "asian"]
  /// How many times in any seven days.
  static let most = 3

  static func window(before day: Day) -> Range<Day> { (day - 6)..<day }
}
