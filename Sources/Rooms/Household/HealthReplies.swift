import Talk

/// How sentences that name no illness by its word are noted.
let highSugar = "high blood sugar"
let softFood = "soft food only"

/// An illness was told of.
struct HealthNoted: Reply {
  var note: HealthNote

  func blocks(_ words: Wording) -> [Block] {
    .say("Noted: \(note.text).")
      + .say("I don't check dishes for that: please go by what your doctor says.", .warn)
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "undo") }
  var matter: Facts? { ["kind": "health", "note": note.facts] }
}

/// What is no longer noted.
struct HealthForgotten: Reply {
  var notes: [HealthNote]
  /// What was to be forgotten, where that was named; nil where it goes with a person.
  var asked: HealthNote?

  func blocks(_ words: Wording) -> [Block] {
    guard !notes.isEmpty else {
      return .say(asked.map { "I have nothing noted about \($0.text)." } ?? "I have nothing like that noted.")
    }
    return .say("Forgotten: \(joined(notes.map(\.text))).")
  }
  func next(_ words: Wording) -> Closing { .say("what do you know about us", "undo") }
  var matter: Facts? { ["kind": "health", "forgotten": notes.map(\.facts)] }
  var status: ReplyStatus { notes.isEmpty ? .refused : .done }
}
