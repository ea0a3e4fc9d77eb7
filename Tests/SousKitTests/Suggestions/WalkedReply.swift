import Foundation

@testable import SousKit

/// A reply as the walk reads it: from its JSON alone.
struct WalkedReply {
  var status = ""
  var exit = 0
  var intent: String?
  var state = ""
  /// The slot of the open question.
  var asks: String?
  var choices: [String]
  var suggestions: [String]
  var text: [String]
  var data: [String: Any] = [:]
}

extension WalkedReply {
  init(_ reply: Answer) {
    let object = (try? JSONSerialization.jsonObject(with: Data(reply.json.utf8))) as? [String: Any] ?? [:]
    let question = object["asks"] as? [String: Any]
    self.init(
      status: object["status"] as? String ?? "", exit: object["exit"] as? Int ?? -1,
      intent: object["intent"] as? String, state: object["state"] as? String ?? "",
      asks: question?["slot"] as? String, choices: question?["choices"] as? [String] ?? [],
      suggestions: object["suggestions"] as? [String] ?? [], text: object["text"] as? [String] ?? [],
      data: object["data"] as? [String: Any] ?? [:])
  }

  var kind: String { data["kind"] as? String ?? "" }

  /// The text on one line, as it was before it was wrapped.
  var sentence: String { flowing(text) }

  /// The titles of a numbered list; none when the reply shows none.
  var listed: [String] {
    let dishes = (data["meals"] ?? data["recipes"]) as? [[String: Any]] ?? []
    return dishes.compactMap { $0["title"] as? String }
  }
}

/// Wrapped lines as one, the space of a line's beginning and end dropped.
func flowing(_ lines: [String]) -> String {
  lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
}

/// The lines that a text offers between straight quotes: after "Say", before "shows" and the like, and
/// every one on a help page. Other quotes are words of somebody else.
func offered(in text: String) -> [String] {
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
  let isHelp = text.contains("You could say:")
  var found: [String] = []
  var isRun = false
  for index in stride(from: 1, to: parts.count - 1, by: 2) {
    let (before, after) = (parts[index - 1], parts[index + 1])
    isRun =
      before.hasSuffix("Say ") || before.hasSuffix("as in ") || before.hasSuffix("ask ")
      || before.hasSuffix("evens it out: ") || before.hasSuffix("Say a number, ")
      || before.hasSuffix("Say a number for its recipe, or ")
      || (isRun && [", ", " or ", ", or "].contains(before))
    if isRun || isHelp || verbs.contains(where: after.hasPrefix) { found.append(parts[index]) }
  }
  return found
}

/// What a line is said to do.
private let verbs = [
  " means ", " passes ", " shows ", " takes ", " brings ", " refuses ", " makes ",
]
