import Foundation
import Kitchen
import Store
import Talk
import Values

/// A kitchen that a command looks at or changes: decided as in the talk, and saved in one turn.
struct CommandKitchen {
  let options: SessionOptions
  let path: String
  private let knowledge: Knowledge

  init(_ options: SessionOptions) throws {
    guard let path = options.kitchen ?? Places.kitchen else { throw StartFailure.nowhere }
    self.options = options
    self.path = path
    knowledge = try Knowledge.usual(options.catalogue == "small" ? .small : .builtin)
  }

  var person: String { options.person ?? Places.loginName }

  /// The kitchen as it stands, read from a copy: nothing is touched, and none is made where there is none.
  func look() throws -> (kitchen: Snapshot, now: CivilTime) {
    guard let copy = KitchenCopy(of: path, isNamed: options.kitchen != nil && path != ":memory:") else {
      throw StoreError.cannotOpen(path: path, reason: "it is no kitchen, or its folder is not there")
    }
    let (memory, standing) = try copy.look(options)
    defer { memory.close() }
    let now = KitchenClock(now: options.now, zone: try memory.timeZone(settingIfNew: options.newZone)).now
    return (try standing ?? memory.snapshot(for: person, today: now.day), now)
  }

  /// A turn in which things are looked for as the talk would: the plan on the table and the list in hand count.
  func turn(in kitchen: Snapshot, at now: CivilTime) -> Turn {
    let world = World(
      kitchen: kitchen, catalogue: knowledge.catalogue, grammar: knowledge.grammar,
      context: TurnContext(now: now, randomizer: Randomizer(seed: options.seed ?? kitchen.replica)),
      house: House.complete, speaker: options.person)
    return Turn(
      StoredDialogue.state(kitchen.conversation).state.current(on: now.day), world: world,
      identities: IdentitySource(replica: kitchen.replica, turn: kitchen.turn + 1),
      said: Recognition(said: ""))
  }

  /// Saves what is decided on the kitchen as it stands, again where somebody else saved meanwhile; the talk goes on
  /// where it was. Of kind `system` undo steps over it. Throws `StoreError`; nothing is saved then.
  func save<Outcome>(
    said: String, act: String, kind: JournalEntry.Kind = .turn, complain: (String) -> Void,
    deciding: (inout Turn) -> (Outcome, [Change])
  ) throws -> Outcome {
    if options.kitchen == nil {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let store = try options.store(path)
    defer { store.close() }
    if let notice = store.takeNotice() { notice.sentences(width: options.width).forEach(complain) }
    let now = KitchenClock(now: options.now, zone: try store.timeZone(settingIfNew: options.newZone)).now
    for _ in 0..<3 {
      let kitchen = try store.snapshot(for: person, today: now.day)
      var turn = turn(in: kitchen, at: now)
      let (outcome, changes) = deciding(&turn)
      guard !changes.isEmpty else { return outcome }
      let record = TurnRecord(
        person: person, at: now, said: said, act: act, changes: changes, before: kitchen.conversation,
        after: kitchen.conversation)
      if case .committed = try store.commit(record, after: kitchen.turn, kind: kind) { return outcome }
    }
    throw StoreError.busy
  }
}
