/// The intent files as lines, to say where something stands that the grammar knows without its place.
struct IntentSources {
  private let lines: [String: [String]]
  private let paths: [String]

  init(_ files: [(path: String, text: String)]) {
    lines = Dictionary(
      files.map {
        ($0.path, $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      },
      uniquingKeysWith: { first, _ in first })
    paths = lines.keys.sorted()
  }

  /// The intent's file.
  func path(of intent: IntentDeclaration) -> String { path(ending: "\(intent.room)/\(intent.name).yaml") }

  /// The file whose path ends so; the ending itself when there is none.
  func path(ending: String) -> String {
    paths.first { $0 == ending || $0.hasSuffix("/" + ending) } ?? ending
  }

  /// The files of requests that are out of scope.
  var outside: [String] { paths.filter { $0.split(separator: "/").dropLast().last == "outside" } }

  /// The line of the file, from 1, that holds the text under that top-level key, at or after `first`; the
  /// key's own line when the text is written otherwise there, and 1 without the key.
  func line(of text: String, under key: String, in path: String, from first: Int = 1) -> Int {
    let all = lines[path] ?? []
    guard let start = all.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return 1 }
    let end = all[(start + 1)...].firstIndex { $0.first.map { $0.isLetter } ?? false } ?? all.count
    let escaped = text.replacing("\"", with: "\\\"")
    let found = (max(start, first - 1)..<max(end, first - 1)).first { at in
      at < end && (all[at].contains(text) || all[at].contains(escaped))
    }
    return (found ?? start) + 1
  }

  /// The lines of the block of text under the key, each with its number from 1.
  func block(under key: String, in path: String) -> [(line: Int, text: String)] {
    let all = lines[path] ?? []
    guard let start = all.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return [] }
    let end = all[(start + 1)...].firstIndex { $0.first.map { $0.isLetter } ?? false } ?? all.count
    return (start + 1..<end).compactMap { at in
      all[at].contains { !$0.isWhitespace } ? (at + 1, all[at]) : nil
    }
  }
}
