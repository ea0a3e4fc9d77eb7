import Foundation
package import Talk

/// The dialogue's state as text and back.
package enum StoredDialogue {
  /// The state in the newest form, keys in order; nil where it holds what JSON cannot.
  package static func stored(_ state: DialogueState) -> StoredConversation? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(state) else { return nil }
    return StoredConversation(version: DialogueState.version, state: String(decoding: data, as: UTF8.self))
  }

  /// The state, and why a stored one had to be dropped; nil when it was read, or there was none. The version
  /// tells a form this program does not know from a text that is not what was written.
  package static func state(
    _ stored: StoredConversation?
  ) -> (state: DialogueState, dropped: ConversationDropped.Reason?) {
    guard let stored else { return (DialogueState(), nil) }
    if stored.version > DialogueState.readable.upperBound { return (DialogueState(), .newer) }
    if stored.version < DialogueState.readable.lowerBound { return (DialogueState(), .older) }
    let decoder = JSONDecoder()
    decoder.userInfo[.remembered] = House.complete.remembered
    guard let state = try? decoder.decode(DialogueState.self, from: Data(stored.state.utf8)),
      state.isCountable
    else { return (DialogueState(), .damaged) }
    return (state, nil)
  }
}
