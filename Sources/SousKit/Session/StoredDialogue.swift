import Foundation
import Talk

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
    let decoder = JSONDecoder()
    decoder.userInfo[.remembered] = House.complete.remembered
    guard DialogueState.readable.contains(stored.version),
      let state = try? decoder.decode(DialogueState.self, from: Data(stored.state.utf8))
    else { return (DialogueState(), true) }
    return (state, false)
  }
}
