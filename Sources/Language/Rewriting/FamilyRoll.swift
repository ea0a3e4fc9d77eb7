/// "We are five: me, my wife Amel, my mother Zohra, and my sons Rayan and Adam": who lives in the house, one by one.
struct FamilyRoll {
  let scan: Scan

  /// How many they are, and what each is to the house or how old, in sentences; what neither is, the name alone, stays a
  /// sentence of its own. Nil where one of the items is nobody, and where none tells what somebody is to the house.
  func sentences() -> String? {
    let line = scan.utterance.raw
    guard var start = line.firstIndex(of: ":").map({ line.index(after: $0) }), !line.contains("?") else {
      return nil
    }
    var said: String?
    // "Household: 3. Myself, husband Roland": the number by itself.
    if let stop = line[start...].firstIndex(of: "."), Int(line[start..<stop].trimmed) != nil {
      said = line[start..<stop].trimmed
      start = line.index(after: stop)
    }
    let colon = line.firstIndex(of: ":") ?? start
    let head = line[..<colon].split(whereSeparator: { ".!".contains($0) }).last ?? line[..<colon]
    let headWords = head.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !Set(headWords).isDisjoint(with: Self.heads) else { return nil }
    let end = line[start...].firstIndex { ".!".contains($0) } ?? line.endIndex
    let items = Self.items(String(line[start..<end]))
    guard items.count > 1 else { return nil }
    var told: [String] = []
    var kin: (role: String, isPlural: Bool)?
    var hasKin = false
    for item in items {
      guard let person = Self.person(item, after: kin) else { return nil }
      kin = person.kin
      hasKin = hasKin || person.kin != nil
      told += person.sentences
    }
    guard hasKin else { return nil }
    let number = said ?? headWords.first { Int($0) != nil || Self.numbers.contains($0) } ?? "\(items.count)"
    let before = line[..<colon].split(whereSeparator: { ".!".contains($0) }).dropLast().joined(
      separator: ". ")
    let after = end < line.endIndex ? line[line.index(after: end)...] : ""
    let parts = [before, "we are \(number) people"] + told + [after.trimmed]
    return parts.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  private static func items(_ text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(separator: " ").map(String.init)
      return words.split(separator: "and").map { $0.joined(separator: " ") }
    }
    .filter { !$0.isEmpty }
  }

  /// What one item tells; nil for what names nobody.
  private static func person(_ item: String, after former: (role: String, isPlural: Bool)?) -> (
    sentences: [String], kin: (role: String, isPlural: Bool)?
  )? {
    var words = item.split { " ()".contains($0) }.map(String.init)
    var age: String?
    if let last = words.last, let number = Int(last), (1...110).contains(number) {
      age = last
      words.removeLast()
    }
    if let first = words.first, ["my", "our", "the"].contains(first.lowercased()) { words.removeFirst() }
    guard let first = words.first else { return nil }
    if ["me", "myself", "i"].contains(first.lowercased()) {
      guard words.count < 3, words.dropFirst().allSatisfy(isName) else { return nil }
      return (words.count > 1 ? ["\(first) \(words[1])"] : [], nil)
    }
    let role = first.lowercased()
    let single = role.hasSuffix("s") ? String(role.dropLast()) : role
    if PersonWords.kin.contains(role) || PersonWords.kin.contains(single) {
      let isPlural = !PersonWords.kin.contains(role)
      guard words.count < 4, words.dropFirst().allSatisfy(isName) else { return nil }
      let name = words.dropFirst().joined(separator: " ")
      let told = name.isEmpty ? [] : ["\(name) is my \(single)"]
      let who = name.isEmpty ? "my \(single)" : name
      return (told + (age.map { ["\(who) is \($0) years old"] } ?? []), (single, isPlural))
    }
    guard words.count == 1, first.first?.isUppercase ?? false else { return nil }
    if let former, former.isPlural {
      return (["\(first) is my \(former.role)"] + (age.map { ["\(first) is \($0) years old"] } ?? []), former)
    }
    return (age.map { ["\(first) is \($0) years old"] } ?? [first], nil)
  }

  /// Written as a name: "my son Tom nuts" tells something else of Tom.
  private static func isName(_ word: String) -> Bool { word.first?.isUppercase ?? false }

  private static let heads: Set<String> = [
    "household", "family", "we", "us", "people", "persons", "home", "house", "members", "eaters", "live",
    "living",
  ]
  private static let numbers: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

extension String {
  fileprivate var trimmed: String { self[...].trimmed }
}
