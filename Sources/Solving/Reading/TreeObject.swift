/// A JSON object whose members are read by kind; every fault names the member's path.
struct TreeObject {
  let members: [JSONMember]
  let path: String

  /// Keys with no meaning here that a file may carry anywhere, so that it can say what it is.
  static let remarks: Set<String> = ["name", "title", "comment", "source"]

  init(_ tree: JSONTree, path: String) throws(ProblemFault) {
    guard case .object(let members) = tree else { throw .notAnObject(path: path) }
    (self.members, self.path) = (members, path)
  }

  subscript(key: String) -> JSONTree? { members.first { $0.key == key }?.value }

  func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Refuses other keys: a misspelt "exclude" must not be passed over.
  func allow(_ keys: Set<String>) throws(ProblemFault) {
    for member in members where !keys.contains(member.key) && !Self.remarks.contains(member.key) {
      throw .unknownKey(path: path, key: member.key)
    }
  }

  func need(_ key: String) throws(ProblemFault) -> JSONTree {
    guard let value = self[key], value != .null else { throw .missing(path: path(to: key)) }
    return value
  }

  func text(_ key: String) throws(ProblemFault) -> String {
    guard case .string(let text) = try need(key) else { throw .notAText(path: path(to: key)) }
    return text
  }

  func whole(_ key: String, in range: ClosedRange<Int>) throws(ProblemFault) -> Int {
    let number = try decimal(need(key), path: path(to: key))
    guard let value = number.units(scale: 0) else { throw .notWhole(path: path(to: key)) }
    guard range.contains(value) else {
      throw .outOfRange(path: path(to: key), least: range.lowerBound, most: range.upperBound)
    }
    return value
  }

  /// The texts of a list; none when the key is absent or null.
  func texts(_ key: String, isNeeded: Bool = false) throws(ProblemFault) -> [String] {
    guard let value = self[key], value != .null else {
      if isNeeded { throw .missing(path: path(to: key)) }
      return []
    }
    guard case .array(let elements) = value else { throw .notAList(path: path(to: key)) }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element else { throw .notAText(path: "\(path(to: key))[\(index)]") }
      texts.append(text)
    }
    return texts
  }

  /// Numbers by name, none of them negative; none when the key is absent or null.
  func numbers(_ key: String) throws(ProblemFault) -> [Problem.NamedNumber] {
    var numbers: [Problem.NamedNumber] = []
    for member in try object(key) {
      let place = "\(path(to: key)).\(member.key)"
      numbers.append(.init(name: member.key, value: try notNegative(member.value, path: place)))
    }
    return numbers
  }

  /// Ranges by name: `[low, high]`, null for an open end; none when the key is absent or null.
  func ranges(_ key: String) throws(ProblemFault) -> [Problem.NamedRange] {
    var ranges: [Problem.NamedRange] = []
    for member in try object(key) {
      let place = "\(path(to: key)).\(member.key)"
      guard case .array(let ends) = member.value, ends.count == 2 else { throw .notARange(path: place) }
      let low = ends[0] == .null ? nil : try decimal(ends[0], path: place)
      let high = ends[1] == .null ? nil : try decimal(ends[1], path: place)
      ranges.append(.init(name: member.key, low: low, high: high))
    }
    return ranges
  }

  /// One of the words the type has; nil when the key is absent or null.
  func choice<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Word.Type
  ) throws(ProblemFault) -> Word? where Word.RawValue == String {
    guard let value = self[key], value != .null else { return nil }
    guard case .string(let told) = value else { throw .notAText(path: path(to: key)) }
    guard let word = Word(rawValue: told) else {
      throw .noneOf(path: path(to: key), told: told, choices: Word.allCases.map(\.rawValue))
    }
    return word
  }

  private func object(_ key: String) throws(ProblemFault) -> [JSONMember] {
    guard let value = self[key], value != .null else { return [] }
    return try TreeObject(value, path: path(to: key)).members
  }
}

/// A JSON number exactly.
func decimal(_ tree: JSONTree, path: String) throws(ProblemFault) -> ExactDecimal {
  guard case .number(let text) = tree else { throw .notANumber(path: path) }
  guard let number = ExactDecimal(number: text) else { throw .tooFine(path: path, number: text) }
  return number
}

/// A JSON number exactly that is zero or more.
func notNegative(_ tree: JSONTree, path: String) throws(ProblemFault) -> ExactDecimal {
  let number = try decimal(tree, path: path)
  if number.digits < 0 { throw .negative(path: path) }
  return number
}
