import Foundation

/// The rules of the rooms: sentences where they belong, no type spread over the house. The walls between rooms
/// are the compiler's: each is a target of its own. Each rule takes what it judges and returns its findings; none is good. Source: design §2.
enum RoomRules {
  /// String literals of three words and more where no sentence belongs. Tables hold SQL.
  static func sentences(of file: SourceFile) -> [String] {
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    let isPlace =
      ["Replies.swift", "Table.swift", "Tables.swift", "Rows.swift"].contains(where: name.hasSuffix)
      || ["/Words/", "/Tables/"].contains { file.path.contains($0) }
    guard ["Talk", "Rooms"].contains(file.target), !isPlace else { return [] }
    return file.code.compactMap { number, text in
      let isSentence = literals(in: text).contains { literal in
        literal.split(separator: " ").filter { $0.contains(where: \.isLetter) }.count >= 3
      }
      return isSentence ? "\(file.path):\(number): a sentence outside of replies" : nil
    }
  }

  /// Types of ours with members in more files than that; extensions of the system's types are not counted.
  static func spread(in files: [SourceFile], most: Int) -> [String] {
    let declaring = try? NSRegularExpression(
      pattern:
        #"^(?:package |private |fileprivate |public |final |indirect )*(struct|enum|class|protocol|extension) (\w+)"#
    )
    var places: [String: Set<String>] = [:]
    var own: Set<String> = []
    for file in files {
      for (_, text) in file.code {
        let whole = NSRange(text.startIndex..., in: text)
        guard let match = declaring?.firstMatch(in: text, range: whole),
          let kind = Range(match.range(at: 1), in: text), let name = Range(match.range(at: 2), in: text)
        else { continue }
        if text[kind] == "extension" {
          places[String(text[name]), default: []].insert(file.path)
        } else if text[kind] != "protocol" {
          own.insert(String(text[name]))
          places[String(text[name]), default: []].insert(file.path)
        }
      }
    }
    return places.filter { own.contains($0.key) && $0.value.count > most }.sorted { $0.key < $1.key }
      .map { "\($0.key) has members in \($0.value.count) files" }
  }

  private static func literals(in text: String) -> [Substring] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
