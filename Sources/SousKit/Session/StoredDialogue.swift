import Dialogue
import Foundation
import Kitchen

/// The dialogue's state as text and back.
enum StoredDialogue {
  static func stored(_ state: DialogueState) -> StoredConversation? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(state) else { return nil }
    return StoredConversation(version: DialogueState.version, state: String(decoding: data, as: UTF8.self))
  }

  /// The state, and whether a stored one had to be dropped because this program can't read it.
  static func state(_ stored: StoredConversation?) -> (state: DialogueState, wasDropped: Bool) {
    guard let stored else { return (DialogueState(), false) }
    guard stored.version == DialogueState.version,
      let state = try? JSONDecoder().decode(DialogueState.self, from: Data(stored.state.utf8))
    else { return (DialogueState(), true) }
    return (state, false)
  }
}
