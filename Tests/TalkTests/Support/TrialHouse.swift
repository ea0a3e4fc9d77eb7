import Language
import Page
import Store
import Values

@testable import Talk

/// A house of two rooms that no kitchen has: lamps to light, and a desk for yes and no.
let trialHouse = House([lamps, desk])

/// One thing said.
struct Remark: Reply, Hashable {
  var text: String
  var status = ReplyStatus.done

  init(_ text: String, _ status: ReplyStatus = .done) {
    self.text = text
    self.status = status
  }

  func blocks(_ words: Wording) -> [Block] { .say(text) }
}

/// A row of the lamps' table.
struct Lamp: Hashable, Sendable, Encodable {
  var colour: String
  var day: String?

  static let table = Table<Lamp>(
    "lamp", since: 1, "CREATE TABLE lamp (colour TEXT PRIMARY KEY NOT NULL, day TEXT) STRICT",
    key: [Column("colour") { Cell($0.colour) }], columns: [Column("day") { Cell($0.day) }],
    precedes: { $0.colour < $1.colour },
    read: { Lamp(colour: try $0.text(), day: try $0.optionalText()) })
}

private let lamps = Room(
  "lamps",
  intents: [
    Intent("lamp_show") { turn, _ in turn.say(Remark("no lamp is lit"), focus: Focus("lamps")) },
    Intent("lamp_ask", as: .clarify) { turn, _ in turn.say(Remark("which wick", .asking)) },
    Intent("lamp_watch") { turn, said in
      turn.say(Remark("watching \(said.slots.word("want") ?? "any") on \(said.slots.dayText)"))
    },
    Intent("lamp_light", reshapes: true) { turn, said in
      let lamp = Lamp(colour: said.slots.word("want") ?? "white", day: said.slots.dayText)
      turn.put(lamp)
      turn.say(Remark("lit \(lamp.colour) on \(said.slots.dayText)"))
    },
    Intent("lamp_break") { turn, _ in BreakQuestion().ask(&turn) },
    // Says nothing, which no handler should.
    Intent("lamp_dim") { _, _ in },
    Intent("lamp_read") { turn, _ in turn.effect = .read(file: "lamps.txt") },
    Intent("lamp_write") { turn, _ in turn.effect = .write(file: "lamps.txt", text: "red") },
  ],
  tables: [Lamp.table],
  remembers: [WickQuestion.self, ShyQuestion.self, BreakQuestion.self, Visitor.self],
  standing: { state in state.memory[Visitor.self] == nil ? [] : [DoorQuestion()] },
  follow: { turn, news in
    if news is EffectDone { turn.say(Remark("the lamps heard")) }
  })

private let desk = Room(
  "desk",
  intents: [
    Intent("affirm", as: .yes) { turn, _ in turn.say(Remark("yes to nothing")) },
    Intent("deny", as: .no) { turn, _ in turn.say(Remark("no to nothing")) },
    Intent("choose", as: .choose) { turn, _ in turn.say(Remark("nothing to choose")) },
    Intent("correct", as: .correct) { turn, _ in turn.say(Remark("sorry")) },
    Intent("undo") { turn, _ in turn.effect = .undo(about: []) },
  ],
  follow: { turn, news in
    switch news {
    case let done as EffectDone where done.result == .undo(.nothingToUndo):
      turn.say(Remark("the desk heard of nothing undone"))
    case is EffectDone: turn.say(Remark("the desk heard"))
    default: break
    }
  })

/// Stays beside a look.
struct WickQuestion: OpenQuestion {
  static let name = "wick"
  var slot: String? { "wick" }
  var turns = 0

  func choices(_ words: Wording) -> [String] { ["yes"] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    guard said.role == .yes else { return false }
    turn.say(Remark("the wick is in"))
    return true
  }

  func ask(_ turn: inout Turn) {
    turn.state.questions.push(WickQuestion(turns: turns + 1))
    turn.say(Remark("which wick", .asking))
  }
}

/// Lets go at the first other word; answers to no, and to being asked what it means.
struct ShyQuestion: OpenQuestion {
  static let name = "shy"
  var slot: String? { "shy" }

  func choices(_ words: Wording) -> [String] { ["no"] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    case .no?: turn.say(Remark("then not"))
    case .clarify?: turn.say(Remark("never mind"))
    default: return false
    }
    return true
  }

  func ask(_ turn: inout Turn) {
    turn.state.questions.push(self)
    turn.say(Remark("perhaps", .asking))
  }

  func outlasts(_ act: IntentAct?) -> Bool { false }
}

/// Whether all lamps are to be broken.
struct BreakQuestion: YesNoQuestion {
  static let name = "break"

  var asked: any Reply { Remark("break them all", .asking) }

  func carryOut(_ turn: inout Turn) {
    for lamp in turn.world.kitchen[Lamp.self] { turn.remove(lamp) }
    turn.say(Remark("broken"))
  }

  func leave(_ turn: inout Turn) { turn.say(Remark("spared")) }
}

/// Somebody stands at the door, which the lamps' own state knows.
struct Visitor: Remembered {
  static let name = "visitor"
  var who: String
}

/// What a visitor's standing there asks.
private struct DoorQuestion: OpenQuestion {
  static let name = "door"
  var slot: String? { "door" }

  func choices(_ words: Wording) -> [String] { ["yes", "no"] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    guard said.role == .yes else { return false }
    turn.state.memory[Visitor.self] = nil
    turn.say(Remark("come in"))
    return true
  }

  func ask(_ turn: inout Turn) { turn.say(Remark("who is it", .asking)) }

  func settle(_ turn: inout Turn) {
    turn.state.memory[Visitor.self] = nil
    turn.say(Remark("the door stays shut"))
  }
}

extension Focus {
  fileprivate init(_ topic: String) { self.init(Topic(rawValue: topic)) }
}

extension Slots {
  fileprivate var dayText: String {
    if case .day(let day)? = dayWords { day.iso } else { "any day" }
  }
}
