import Foundation

/// The rules of the house that the compiler does not hold. Each takes what it judges and returns its
/// findings as "path:line: what is wrong"; none is good. Source: design §2.
enum TidyRules {
  /// What a target may import: of ours, of others, of the system.
  static let allowedImports: [String: Set<String>] = [
    "Values": [],
    "Quantities": ["Values"],
    "Kitchen": ["Values", "Quantities"],
    "Planning": ["Values", "Kitchen"],
    "Documents": ["CYaml"],
    "Cooklang": ["Values"],
    "Catalogue": ["Values", "Quantities", "Kitchen", "Documents", "Cooklang", "Yams", "Foundation", "Glibc"],
    "Language": ["Values", "Quantities", "Documents", "Yams"],
    "Hassil": ["Values", "Language"],
    "ListFiles": ["Values", "Quantities", "Kitchen", "Catalogue", "Page"],
    "Importing": ["CHTML", "CZ", "Foundation", "Glibc"],
    "Solving": ["Foundation"],
    "Page": ["Values", "CWidth"],
    "Store": ["Values", "GRDB", "CSQLiteSession", "Foundation", "Glibc"],
    "Talk": belowTalk,
    "Rooms": belowTalk.union(["Talk"]),
    "Transcripts": ["Values", "Foundation"],
    "SousKit": everyTarget.union(rooms.map { "\($0.prefix(1).uppercased())\($0.dropFirst())Room" })
      .union(["Foundation", "Glibc"]),
    "sous": ["SousKit", "CReadline", "Glibc"],
    "bench": everyTarget.union(["SousKit", "Foundation", "Glibc"]),
  ]

  private static let belowTalk: Set<String> = [
    "Values", "Kitchen", "Planning", "Catalogue", "Language", "Page", "Store",
  ]

  private static let everyTarget = belowTalk.union([
    "Quantities", "Cooklang", "Hassil", "Importing", "ListFiles", "Solving", "Talk", "Rooms", "Transcripts",
  ])

  /// Targets whose results must follow from their arguments alone.
  static let pureTargets: Set<String> = [
    "Values", "Quantities", "Kitchen", "Planning", "Documents", "Cooklang", "Language", "ListFiles", "Hassil",
    "Page", "Talk", "Rooms",
  ]

  static let forbiddenWords = [
    ".random(", ".randomElement()", ".shuffled()", "SystemRandomNumberGenerator", "ContinuousClock",
    "SuspendingClock", "hashValue", "Hasher", "print(", "try!", "as!",
  ]

  static func imports(of file: SourceFile) -> [String] {
    guard let allowed = allowedImports[file.target] else {
      return ["\(file.path): the target \(file.target) stands in no table of imports"]
    }
    return file.code.compactMap { number, text in
      guard let module = importedModule(text), !allowed.contains(module) else { return nil }
      return "\(file.path):\(number): \(file.target) may not import \(module)"
    }
  }

  /// The module of an import line, whatever attribute, access or kind stands in it; else nil.
  static func importedModule(_ line: String) -> String? {
    let access: Set<Substring> = ["package", "public", "internal", "private", "fileprivate"]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    var words = line.split(whereSeparator: { $0 == " " || $0 == ";" })[...]
    words = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard words.popFirst() == "import" else { return nil }
    words = words.prefix { !$0.hasPrefix("//") }.drop { kinds.contains($0) }
    return words.first.flatMap { $0.split(separator: ".").first }.map(String.init)
  }

  static func words(of file: SourceFile) -> [String] {
    guard pureTargets.contains(file.target) else { return [] }
    return findings(of: forbiddenWords, in: file)
  }

  static func length(of file: SourceFile) -> [String] {
    guard !file.isGenerated else { return [] }
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    return count > 400 ? ["\(file.path): \(count) lines; 400 is the end, 120 the rule"] : []
  }

  static func leftovers(of file: SourceFile) -> [String] {
    let marks = ["TO" + "DO", "FIX" + "ME"]
    let places = ["/work/", "/tmp/", "/home/", "/work\"", "/tmp\"", "/home\""]
    return file.lines.enumerated().flatMap { index, line in
      (marks + places).filter { contains($0, in: line) }
        .map { "\(file.path):\(index + 1): \($0) does not belong here" }
    }
  }

  /// Targets where nothing of that kind is left without a comment.
  static let documentedTargets: Set<String> = [
    "Values", "Kitchen", "Planning", "Documents", "Cooklang", "Catalogue", "Language", "ListFiles", "Hassil",
    "Importing", "Solving", "Page", "Store",
    "Talk", "Rooms", "Transcripts", "SousKit",
  ]

  /// Types and functions at a file's top level that other targets see say what they promise.
  static func comments(of file: SourceFile) -> [String] {
    guard documentedTargets.contains(file.target) else { return [] }
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "func", "typealias", "let"]
    return file.lines.indices.compactMap { index in
      let words = file.lines[index].split(separator: " ")
      guard file.lines[index].hasPrefix("package "), words.contains(where: kinds.contains),
        words.dropFirst().first != "import"
      else { return nil }
      let above = file.lines[..<index].last { !$0.hasPrefix("@") }
      return above?.hasPrefix("///") == true
        ? nil : "\(file.path):\(index + 1): says nothing about what it promises"
    }
  }

  /// YAML is read in one place of a target, so that its traps are known in one place.
  static func yaml(in files: [SourceFile]) -> [String] {
    let readers = files.filter { $0.code.contains { importedModule($0.text) == "Yams" } }
    return Dictionary(grouping: readers, by: \.target).sorted { $0.key < $1.key }.compactMap {
      target, files in
      files.count > 1 ? "\(target) reads YAML in \(files.map(\.path).joined(separator: ", "))" : nil
    }
  }

  static let rooms: Set<String> = [
    "household", "favorites", "planning", "recipes", "groceries", "measures", "pantry", "money", "nutrition",
    "insights",
    "sharing", "talk",
  ]

  /// One word names one room everywhere; `besides` are the folders of a place that are no rooms.
  static func roomNames(_ folders: [String], in place: String, besides: Set<String>) -> [String] {
    folders.filter { !rooms.contains($0.lowercased()) && !besides.contains($0) }
      .map { "\(place)/\($0) is named after no room" }
  }

  private static func findings(of words: [String], in file: SourceFile) -> [String] {
    file.code.flatMap { number, text in
      words.filter { contains($0, in: text) }.map { "\(file.path):\(number): \($0)" }
    }
  }

  /// Whether the word stands there by itself: "print(" is not in "fingerprint(".
  static func contains(_ word: String, in line: String) -> Bool {
    func isName(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    var rest = line[...]
    while let range = rest.range(of: word) {
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      let startsFree = !isName(word.first) || !isName(before)
      let endsFree = !isName(word.last) || !isName(after)
      if startsFree, endsFree { return true }
      rest = line[range.upperBound...]
    }
    return false
  }
}
