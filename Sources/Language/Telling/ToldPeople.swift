import Values

/// Somebody a line tells of.
struct ToldPerson: Hashable {
  /// As it is kept, with a large first letter; nil of who is only "my mum".
  var name: String?
  /// In one person, as it is said behind "my": "wife", "mother in law"; nil where nothing is told of it.
  var role: String?
  /// How many they are: more than one of "our three kids", who have no names.
  var heads = 1
  var isUnnamedGroup = false
  /// Several without names, as they were said: "my parents".
  var said: String?
  var isSpeaker = false
  /// One of several children told together ("the kids Svea and Max", "our twins").
  var isChild = false
  /// One of several children without names who are told apart by age: "younger son".
  var isOrdered = false
  /// "9 years", "18 months".
  var age: String?
  /// Eats here on some days of the week, and does not live here.
  var isVisitor = false

  /// The words a sentence about them begins with; nil of several without names.
  var subject: String? {
    if let name, !isSpeaker { return name }
    if isSpeaker { return "I" }
    if heads > 1, let said {
      return said.lowercased().hasPrefix("my ") || said.lowercased().hasPrefix("our ") ? said : nil
    }
    return heads == 1 ? role.map { "my \($0)" } : nil
  }

  /// What they are told to be, in sentences that are read for certain.
  var sentences: [String] {
    var said: [String] = []
    // Who only visits is told with the days on which they come.
    if isSpeaker {
      if let name { said.append("my name is \(name)") }
    } else if let name, let role, !isVisitor {
      said.append("\(name) is my \(role)")
    } else if let name, age == nil, !isVisitor {
      // A large letter tells a name only amid a sentence.
      said.append("and \(name) lives here")
    } else if isChild, name == nil, !isOrdered {
      // Ages are kept by name.
      return said
    } else if let role, heads == 1, age == nil, !isVisitor {
      said.append("my \(role) lives here")
    }
    if let age, let who = isSpeaker ? name : subject {
      said.append("\(who) is \(age.hasPrefix("1 ") ? String(age.dropLast()) : age) old")
    }
    return said
  }

  /// Whether "he", or "she", may be said of them.
  func may(be pronoun: String) -> Bool {
    guard !isSpeaker, heads == 1 else { return false }
    return KinWords.may(role?.split(separator: " ").prefix(1).map(String.init) ?? [], be: pronoun)
  }
}

/// What a line tells of the people who eat here.
struct ToldPeople {
  var people: [ToldPerson] = []
  /// How many live here, where a number says it.
  var count: Int?
  /// What is told of them beside, a sentence each.
  var told: [String] = []
  /// What is told of somebody and nobody could read.
  var unread: [String] = []
  /// What is said beside.
  var left: [String] = []

  /// How many live here: as it is said, or as many as are told of, with whoever speaks.
  var residents: Int {
    let visitors = people.filter(\.isVisitor).reduce(0) { $0 + $1.heads }
    let told = people.reduce(0) { $0 + $1.heads }
    // "There's four of us … they are only here at weekends": counted among the four.
    if let count { return visitors > 0 && count == told ? count - visitors : count }
    let isAmongThem =
      people.contains(where: \.isSpeaker)
      || people.contains { $0.role == nil && !$0.isChild && $0.name != nil }
    // "It's Ruth and Janet here, and I'm off grapefruit": one of the two.
    let isOneOfThem =
      people.contains { $0.isSpeaker && $0.name == nil } && !isSpeakerListed
      && people.count(where: { $0.role == nil && !$0.isChild && $0.name != nil && !$0.isVisitor }) > 1
    return told - visitors + (speaks && !isAmongThem ? 1 : 0) - (isOneOfThem ? 1 : 0)
  }

  /// Whether whoever speaks is one of them: "my", "we".
  var speaks = false
  /// Whether all who live here are listed: behind "Names:".
  var isWhole = false
  /// Whether several are told of whom nobody says how many: "my sisters".
  var isUncounted = false
  /// Told among them: "me and my mum".
  var isSpeakerListed = false
}
