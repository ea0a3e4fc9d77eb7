import Page
import SousKit
import Talk

/// Conversations with new kitchens in memory, each from the same beginning.
final class FuzzKitchens {
  /// Knows everything; nothing is said to it.
  private let teacher: Session
  private var options = SessionOptions()

  init() throws {
    options.kitchen = ":memory:"
    options.seed = 7
    options.now = CivilTime(iso: "2026-03-02T17:00")
    options.person = "fuzz"
    options.catalogue = "small"
    teacher = try Session(options)
    // No sentence explains this one: it waits until all is learned.
    _ = teacher.say("would you happen to have any thoughts on feeding us later")
  }

  /// Says the lines to a new kitchen, no more than eight.
  func broken(utterances text: String) throws -> String? {
    try broken(text.split(whereSeparator: \.isNewline).prefix(8).map(String.init), in: fresh())
  }

  /// Takes up a stored conversation, and says a few lines that lead on from wherever it stands.
  func broken(conversation text: String) throws -> String? {
    let stored = StoredConversation(version: DialogueState.version, state: text)
    let (state, dropped) = StoredDialogue.state(stored)
    guard dropped == nil else { return state == DialogueState() ? nil : "dropped, and not empty" }
    guard let again = StoredDialogue.stored(state) else { return "read, and not to be written" }
    if StoredDialogue.state(again).state != state { return "another one when written and read again" }
    let answers = [
      ["yes"], ["2"], ["looks good", "undo"], ["swap tuesday"], ["repeat"], ["skip"], ["why friday"],
    ]
    let session = try fresh()
    session.goOn(from: state)
    return broken(answers[text.utf8.count % answers.count] + ["show the plan"], in: session)
  }

  private func fresh() throws -> Session { try Session(options, knowingLike: teacher) }

  private func broken(_ lines: [String], in session: Session) -> String? {
    for line in lines {
      let answer = session.say(line)
      if answer.lines.allSatisfy(\.isEmpty) { return "no answer to \"\(line)\"" }
      for shown in answer.lines {
        if displayWidth(shown) > options.width { return "wider than the page: \(shown)" }
        if shown.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
          return "a control character is shown: \(shown.debugDescription)"
        }
      }
      if answer.json.contains(where: \.isNewline) { return "JSON of two lines" }
      if ![0, 1, 3].contains(answer.exit) { return "ends with \(answer.exit)" }
      if answer.endsChat { break }
    }
    return nil
  }
}
