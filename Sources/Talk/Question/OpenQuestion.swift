/// Something Sous has asked, and what becomes of the answer. The state holds a stack of them; a line goes
/// to the topmost one first.
package protocol OpenQuestion: Remembered {
  /// What `--json` calls that which is asked for: "confirm", "stars", "day" …; nil for an invitation that
  /// needs no answer.
  var slot: String? { get }

  /// Lines that answer it, as they can be typed.
  func choices(_ words: Wording) -> [String]

  /// The bare answers it takes: its own first, then those of questions that would follow it.
  func expects(_ world: World, in state: DialogueState) -> [Expectation]

  /// The request that the line stands for when it picks a choice; nil for every other line.
  func choice(for said: Said) -> Choice?

  /// Takes the line if it answers the question; the question is closed already and may be asked anew.
  func answer(_ said: Said, _ turn: inout Turn) -> Bool

  /// Takes a line that nobody could read; false when that is not the question's business.
  func unreadable(_ turn: inout Turn) -> Bool

  /// Puts the question: once more when it was asked before.
  func ask(_ turn: inout Turn)

  /// Goes on as if the person had no preference: `--yes`, and a third answer that can't be read.
  func settle(_ turn: inout Turn)

  /// Drops it; what was said so far is kept.
  func leave(_ turn: inout Turn)

  /// Whether a yes by itself does what it asks about.
  var takesBareYes: Bool { get }

  /// True for what may wait as long as it likes, such as a plan on the table: Ctrl-C does not drop it.
  var isPatient: Bool { get }

  /// Whether the question stays open beside a request of that kind, and is put again after it.
  func outlasts(_ act: IntentAct?) -> Bool

  /// True where people must see after every request that it is still open: the next line would go into it.
  var isPutEachTime: Bool { get }
}

extension OpenQuestion {
  package func expects(_ world: World, in state: DialogueState) -> [Expectation] { [] }
  package func choice(for said: Said) -> Choice? { nil }
  package func unreadable(_ turn: inout Turn) -> Bool { false }
  package func settle(_ turn: inout Turn) {}
  package func leave(_ turn: inout Turn) {}
  package var isPatient: Bool { false }
  package var isPutEachTime: Bool { false }
  package var takesBareYes: Bool { false }
  /// A question stays beside a look-up and is closed by any other request.
  package func outlasts(_ act: IntentAct?) -> Bool { act == .show }
}

/// The open questions of a conversation, the last one asked on top.
package struct QuestionStack: Codable, Equatable, Sendable {
  private var open: [Kept] = []
  package init() {}
  package var isEmpty: Bool { open.isEmpty }

  /// The one a line goes to first.
  package var top: (any OpenQuestion)? { open.last?.value as? any OpenQuestion }

  /// Opens a question; one of the same kind gives way to it.
  package mutating func push(_ question: some OpenQuestion) {
    close { type(of: $0).name == type(of: question).name }
    open.append(Kept(question))
  }

  package mutating func pop() -> (any OpenQuestion)? { open.popLast()?.value as? any OpenQuestion }

  /// The open ones, the oldest first.
  package var all: [any OpenQuestion] { open.compactMap { $0.value as? any OpenQuestion } }

  package mutating func close(where fits: (any OpenQuestion) -> Bool) {
    open.removeAll { ($0.value as? any OpenQuestion).map(fits) ?? true }
  }

  package mutating func closeAll() { open = [] }

  /// The open question of that kind; nil for none.
  package func first<Question: OpenQuestion>(_ kind: Question.Type) -> Question? {
    open.lazy.compactMap { $0.value as? Question }.last
  }

  package init(from decoder: any Decoder) throws { open = try readable(decoder) }
  package func encode(to encoder: any Encoder) throws { try open.encode(to: encoder) }
}
