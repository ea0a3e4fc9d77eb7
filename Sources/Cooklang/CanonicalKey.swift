/// What a metadata key means that has a meaning for every program. Keys ignore case; those of a map inside are
/// joined with a dot ("source.name"). Source: the specification, conventions, Canonical metadata.
package enum CanonicalKey: String, CaseIterable, Hashable, Sendable {
  case title, introduction, servings, yield, course, cuisine, difficulty, source, author, locale, diet, tags
  case sourceURL = "source.url"
  case totalTime = "time required"
  case prepTime = "prep time"
  case cookTime = "cook time"
  case images

  /// Nil for a key that has no such meaning.
  package init?(named key: String) {
    guard let known = Self.names[key.lowercased()] else { return nil }
    self = known
  }

  /// Every name of a key, the usual one first.
  package var names: [String] { [rawValue] + (Self.others[self] ?? []) }

  private static let others: [CanonicalKey: [String]] = [
    .introduction: ["description"], .servings: ["serves"], .course: ["category"], .source: ["source.name"],
    .author: ["source.author"], .totalTime: ["time", "duration"], .prepTime: ["time.prep"],
    .cookTime: ["time.cook"], .images: ["image", "picture", "pictures"],
  ]

  private static let names: [String: CanonicalKey] = Dictionary(
    allCases.flatMap { key in key.names.map { ($0, key) } }, uniquingKeysWith: { first, _ in first })
}
