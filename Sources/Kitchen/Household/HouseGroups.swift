/// Several of a house by one word: "the kids", "the girls", "our parents". Source: requirements MP-36.
package enum HouseGroup: Hashable, Sendable {
  /// Those of the house whom the word means, by their kept names; never empty.
  case members([String])
  /// So many whom nobody named; nil where nobody knows how many.
  case unnamed(Int?)

  /// Whom a word for several means in a household; nil for a word that is none.
  package init?(_ words: String, in household: Household) {
    var plain = words.lowercased().split(separator: " ").map(String.init)
    if let first = plain.first, ["my", "our", "the", "your", "both", "all"].contains(first) {
      plain.removeFirst()
    }
    let number = plain.first.flatMap { Int($0) ?? Self.numbers[$0] }
    if number != nil { plain.removeFirst() }
    guard let word = plain.last, plain.count == 1, let kind = Self.groups[word] else { return nil }
    let found = household.members.filter { member in
      let role = KnownAs(member.name).role?.split(separator: " ").last.map(String.init)
      let isChild = member.age.map { $0 < 18 } ?? false
      return kind.contains(role ?? "")
        || isChild && kind.contains("child") && role.map(Self.isChild(role:)) ?? true
    }
    let pair = ["twins", "parents", "grandparents"].contains(word) ? 2 : nil
    guard found.count > 1 || found.count == 1 && number == 1, (number ?? pair ?? found.count) == found.count
    else {
      self = .unnamed(number ?? pair)
      return
    }
    self = .members(found.map(\.name))
  }

  private static func isChild(role: String) -> Bool { children.contains(role) }

  /// Whether the name is that of a child of the house by its role: "your son Max".
  package static func isChild(_ name: String) -> Bool {
    KnownAs(name).role.map {
      $0.split(separator: " ").last.map {
        ["son", "daughter", "stepson", "stepdaughter", "kid", "child"].contains($0)
      } ?? false
    } ?? false
  }

  private static let numbers = ["two": 2, "three": 3, "four": 4, "five": 5, "six": 6]
  private static let sons: Set<String> = ["son", "stepson", "boy", "grandson"]
  private static let daughters: Set<String> = ["daughter", "stepdaughter", "girl", "granddaughter"]
  private static let children = sons.union(daughters).union([
    "child", "kid", "toddler", "baby", "teen", "teenager",
  ])
  private static let parents: Set<String> = ["mother", "mum", "mom", "father", "dad", "mama", "papa"]
  private static let groups: [String: Set<String>] = [
    "kids": children, "children": children, "kiddos": children, "teens": children, "teenagers": children,
    "twins": children, "boys": sons, "sons": sons, "girls": daughters, "daughters": daughters,
    "parents": parents,
    "folks": parents, "grandparents": ["grandma", "grandpa", "granny", "gran", "nan", "grandad"],
    "grandkids": ["grandson", "granddaughter"], "grandchildren": ["grandson", "granddaughter"],
    "flatmates": ["flatmate", "roommate"], "roommates": ["flatmate", "roommate"], "lodgers": ["lodger"],
    "stepkids": ["stepson", "stepdaughter"], "neighbors": ["neighbor", "neighbour"],
    "neighbours": ["neighbor", "neighbour"], "friends": ["friend"], "guests": ["guest"], "mates": ["mate"],
    "cousins": ["cousin"], "brothers": ["brother"], "sisters": ["sister"],
  ]
}
