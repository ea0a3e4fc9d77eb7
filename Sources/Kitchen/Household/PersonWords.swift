import Values

/// Whom a word for a person means, from the kitchen's point of view.
package enum PersonWords: Hashable, Sendable {
  /// "We", "everybody", and "I": nobody's name is known, so it holds for the whole table.
  case everybody
  /// "She": the one last named.
  case lastNamed
  case named(String)

  package init(_ word: String?) {
    guard let word = word?.trimmingSpaces(), !word.isEmpty else {
      self = .everybody
      return
    }
    let key = word.lowercased()
    if Self.all.contains(key) {
      self = .everybody
    } else if key == Member.unnamedSpeaker {
      self = .named(key)
    } else if Self.pronouns.contains(key) {
      self = .lastNamed
    } else if let role = ["my ", "our "].first(where: key.hasPrefix) {
      // "My son", said to the kitchen, is "your son" when it answers.
      self = .named("your " + word.dropFirst(role.count))
    } else {
      self = .named(Self.written(word))
    }
  }

  /// "emma" and "mary ann", typed in a hurry, are Emma and Mary Ann; "the baby" and what has a capital
  /// already stay as they are.
  private static func written(_ word: String) -> String {
    let parts = word.split(separator: " ")
    if word.contains(where: \.isUppercase) || ["the", "a", "an", "your"].contains(parts.first) {
      return word
    }
    return writtenAsName(parts.joined(separator: " "))
  }

  private static let all: Set<String> = [
    "we", "us", "i", "me", "myself", "i'm", "everyone", "everybody", "all", "all of us", "the family",
    "our family", "my family", "the whole family", "nobody", "no one",
  ]

  private static let pronouns: Set<String> = ["she", "he", "her", "him", "they", "them"]
}
