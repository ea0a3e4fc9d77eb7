/// All rooms together: which intent is whose, which tables a kitchen has, which questions can be open.
package struct House: Sendable {
  package let rooms: [Room]
  package let tables: TableList
  private let intents: [String: Intent]
  private let roles: [Role: Intent]

  /// Two rooms that declare the same intent, role or table are a mistake of the program.
  package init(_ rooms: [Room]) {
    self.rooms = rooms
    tables = TableList(rooms.flatMap(\.tables))
    let all = rooms.flatMap(\.intents)
    intents = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    roles = Dictionary(uniqueKeysWithValues: all.compactMap { intent in intent.role.map { ($0, intent) } })
  }

  /// The handler of an intent; nil for one that no room declares.
  package func intent(_ name: String?) -> Intent? { name.flatMap { intents[$0] } }

  /// The intent that plays the role; nil when none does.
  package func intent(for role: Role) -> Intent? { roles[role] }

  /// The expectation of a bare answer that the role's intent would take in that slot; nil when none does.
  package func expectation(_ role: Role, slot: String, entity: String) -> Expectation? {
    roles[role].map { Expectation(intent: $0.name, slot: slot, entity: entity) }
  }

  /// The kinds a stored conversation may hold, by name.
  package var remembered: [String: any Remembered.Type] {
    let kinds: [any Remembered.Type] =
      [ChoosingQuestion.self, PutAside.self, YesToWhat.self] + rooms.flatMap(\.remembers)
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
  }

  /// The questions that rooms' own states stand for, the first one on top.
  package func standingQuestions(in state: DialogueState) -> [any OpenQuestion] {
    rooms.flatMap { $0.standing(state) }
  }

  /// The question a line goes to first: the topmost one on the stack, else one a room's state stands for.
  package func openQuestion(in state: DialogueState) -> (any OpenQuestion)? {
    state.questions.top ?? standingQuestions(in: state).first { $0.slot != nil }
  }

  /// What the reading comes to.
  package func reading(_ recognition: Recognition) -> Reading {
    guard let name = recognition.intent else {
      return recognition.alternatives.isEmpty || recognition.confidence < Confidence.ask
        ? .unreadable : .ambiguous(recognition.alternatives)
    }
    // Below the acting threshold nothing is done: the reading is offered, never taken. Source: design §5.
    guard recognition.confidence >= Confidence.act else {
      let guess = Alternative(intent: name, summary: "", confidence: recognition.confidence, example: "")
      return .ambiguous([guess] + recognition.alternatives.filter { $0.intent != name }.prefix(2))
    }
    if let planned = recognition.planned { return .planned(planned) }
    return intent(name).map { .request($0) } ?? .unreadable
  }
}

/// What a recognition allows: a request to act on, readings to ask about, or nothing.
package enum Reading {
  case request(Intent)
  /// Understood, and not built yet.
  case planned(PlannedFeature)
  case ambiguous([Alternative])
  case unreadable

  /// The request's part in the talk; nil for what is no request.
  package var role: Role? { if case .request(let intent) = self { intent.role } else { nil } }
}
