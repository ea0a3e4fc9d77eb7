import Values

/// Somebody a line tells of, said to a kitchen that knows who lives here.
struct CompanyPerson: Hashable {
  /// As it is kept; nil of who is only "my sister".
  var name: String?
  /// What they are called before a name, as it was said: "my nephew", "Emma's friend", "two boys".
  var role: String?
  var heads = 1
  /// Lives here, as far as is known.
  var isKnown = false
  var isSpeaker = false
  /// "9 years", "10 months".
  var age: String?
  /// When they are here or away, where the line tells it.
  var presence: Presence?

  /// The words a sentence about them begins with.
  var subject: String { isSpeaker ? "I" : name ?? role ?? "" }

  /// The same where they are named first: "my nephew Jonas".
  var full: String {
    guard let name, let role, role.hasPrefix("my ") || role.hasPrefix("our "),
      let last = role.split(separator: " ").last, PersonWords.kin.contains(String(last))
    else { return subject }
    return "\(role) \(name)"
  }

  /// Whether "he", or "she", may be said of them.
  func may(be pronoun: String) -> Bool {
    guard !isSpeaker else { return false }
    if ["they", "them"].contains(pronoun) { return true }
    guard heads == 1 else { return false }
    let words = Set((role ?? "").lowercased().split(separator: " ").map(String.init))
    guard KinWords.may(words, be: pronoun) else { return false }
    return ["he", "him"].contains(pronoun)
      ? name?.hasPrefix("Mrs") != true
      : name?.hasPrefix("Mr ") != true && name?.hasPrefix("Mr.") != true
  }
}

/// When somebody is at the table, as a line tells it.
enum Presence: Hashable {
  /// Comes on these days, as they were said; nil where no day stands beside it.
  case coming(String?)
  /// Eats along on these days of every week: "Mondays and Fridays".
  case weekly(String)
  case away(String)
  case awayWeekly(String)
  /// Lives here from now on.
  case livesHere
}
