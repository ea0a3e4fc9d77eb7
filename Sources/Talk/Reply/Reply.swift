/// What is said back: facts, and beside them how they read. Conformances live in a room's `…Replies.swift`,
/// the only files with sentences.
package protocol Reply: Sendable {
  /// The words. A reply always says something: where these come to nothing a plain sentence takes their
  /// place, so that no line is answered by silence.
  func blocks(_ words: Wording) -> [Block]

  /// What can be said next; every line in it can be typed as it stands. Source: requirements GL-06, DC-09.
  func next(_ words: Wording) -> Closing

  /// What `--json` carries, whole; nil where there is nothing but words. Made only where it is asked for.
  var matter: Facts? { get }

  /// The same for a reply whose matter is no list of names and values.
  var data: (any Encodable)? { get }

  /// How the request ended, as far as this reply tells.
  var status: ReplyStatus { get }

  /// What a person should know beside the answer, each a sentence: safety, and rules that gave way.
  func notices(_ words: Wording) -> [String]

  /// True for a reminder nobody asked for, or news of another plan: what stands before it is what was asked,
  /// and has the last word.
  var isByTheWay: Bool { get }

  /// True when it asks something itself, so that no other question is put after it.
  var asks: Bool { get }

  /// True when somebody may take it for a word on what is good to eat: what is known of illnesses in the house and
  /// was not looked at is said with it.
  var vouches: Bool { get }

  /// True where what it speaks of holds no meat, so that nobody need ask how it was slaughtered.
  var holdsNoMeat: Bool { get }

  /// True when it tells that saving failed.
  var tellsOfFailedSave: Bool { get }

  /// Itself with what a reply of the same kind right before it said, which then goes without saying; nil
  /// when both stand.
  func merged(after former: any Reply) -> (any Reply)?

  /// What of it is still to be said where that one follows in the same answer; nil for nothing. A plan that is shown
  /// again at the end is not shown whole before it.
  func before(_ later: any Reply) -> (any Reply)?
}

extension Reply {
  package func next(_ words: Wording) -> Closing { .none }
  package var matter: Facts? { nil }
  package var data: (any Encodable)? { matter }
  package var status: ReplyStatus { .done }
  package func notices(_ words: Wording) -> [String] { [] }
  package var isByTheWay: Bool { false }
  package var asks: Bool { status == .asking }
  package var vouches: Bool { false }
  package var holdsNoMeat: Bool { false }
  package var tellsOfFailedSave: Bool { false }
  package func merged(after former: any Reply) -> (any Reply)? { nil }
  package func before(_ later: any Reply) -> (any Reply)? { self }
}
