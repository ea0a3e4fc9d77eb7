import Catalogue
import HouseholdRoom
import Kitchen
import Language
import Page
import Planning
import Store
import TalkRoom
import Values

@testable import Talk

/// The rooms of the household and of the talk, beside one that says what news it heard and asks the
/// household's questions.
struct HouseholdTrial {
  var state = DialogueState()
  var world: World
  private var turn = 0

  static let today = Day(iso: "2026-03-02") ?? Day(number: 0)

  init(_ home: Household? = nil, fixed: [FixedDish] = [], answersYes: Bool = false) {
    let house = House([household, talk, listener])
    var kitchen = Snapshot(house.tables, replica: 1)
    if let home { kitchen.apply(.put(home, was: nil, in: house.tables), on: Self.today) }
    for dish in fixed { kitchen.apply(.put(dish, was: nil, in: house.tables), on: Self.today) }
    world = World(
      kitchen: kitchen, catalogue: .empty, grammar: tinyGrammar,
      context: TurnContext(now: CivilTime(day: Self.today, hour: 17), randomizer: Randomizer(seed: 1)),
      house: house, answersYes: answersYes)
  }

  /// Decides what came of an effect, or that request, and goes on from there.
  @discardableResult
  mutating func decide(_ request: Recognition, after done: EffectDone? = nil) -> TurnOutcome {
    turn += 1
    let outcome = Talk.decide(
      request, in: state, world: world, identities: IdentitySource(replica: 1, turn: turn), after: done)
    for change in outcome.changes { world.apply(change) }
    state = outcome.state
    return outcome
  }

  /// The intent, said surely, with these slots and phrases; what was said back, a text each.
  @discardableResult
  mutating func say(
    _ intent: String, _ slots: [SlotBinding] = [], details: [Detail] = [], act: IntentAct = .change
  ) -> [String] {
    decide(
      Recognition(
        said: intent, intent: intent, act: act, slots: slots, details: details, confidence: 100,
        layer: .template)
    ).replies.map(Self.text)
  }

  /// Facts about the household, said as such.
  @discardableResult
  mutating func tell(_ details: [Detail]) -> [String] { say("household_tell", details: details) }

  /// Whoever is known now.
  var known: Household? { world.household }

  /// The first line of a reply, without what can be said next.
  static func text(_ reply: any Reply) -> String {
    reply.blocks(Wording(today: today)).lines(width: 200, style: .plain).first ?? ""
  }
}

/// A phrase of a line.
func householdPhrase(_ kind: String, _ slots: (String, SlotValue)...) -> Detail {
  Detail(kind: kind, slots: slots.map { SlotBinding(name: $0.0, value: $0.1) })
}

/// Says each piece of news, and asks one of the household's questions whenever planning stands there.
private let listener = Room(
  "listener",
  intents: [Intent("show_plan", as: .showPlan) { turn, _ in turn.say(Overheard(text: "the plan")) }],
  tables: [eveningTable, fixedTable],
  standing: { state in state.asked == nil ? [] : [WaitingQuestion()] },
  follow: { turn, news in
    switch news {
    case let told as HouseholdTold:
      turn.say(Overheard(text: "told \(told.hearing.answered) \(told.hasChanged)"))
    case let guests as GuestsTold: turn.say(Overheard(text: "guests \(guests.evenings.map(\.guests))"))
    case let gone as HouseholdForgotten: turn.say(Overheard(text: "forgotten \(gone.isEverything)"))
    case let resumed as TalkResumes: turn.say(Overheard(text: "resumed \(resumed.afterBreak)"))
    default: break
    }
  })

private struct Overheard: Reply {
  var text: String
  var status = ReplyStatus.done
  func blocks(_ words: Wording) -> [Block] { .say(text) }
}

private struct WaitingQuestion: OpenQuestion {
  static let name = "waiting"
  var slot: String? { "avoid" }
  func choices(_ words: Wording) -> [String] { [] }
  func answer(_ said: Said, _ turn: inout Turn) -> Bool { false }
  func ask(_ turn: inout Turn) { turn.say(Overheard(text: "anyone else?", status: .asking)) }
  func outlasts(_ act: IntentAct?) -> Bool { true }
}

private let eveningTable = Table<EveningNote>(
  "evening", since: 1,
  """
  CREATE TABLE evening (
    day TEXT PRIMARY KEY NOT NULL, eaters INTEGER, guests INTEGER NOT NULL, is_out INTEGER NOT NULL
  ) STRICT
  """,
  key: [Column("day") { Cell($0.day) }],
  columns: [
    Column("eaters") { Cell($0.eaters) }, Column("guests") { Cell($0.guests) },
    Column("is_out") { Cell($0.isOut) },
  ], precedes: { $0.day < $1.day },
  read: {
    EveningNote(
      day: try $0.day(), eaters: try $0.optionalInt(), guests: try $0.int(), isOut: try $0.bool())
  })

private let fixedTable = Table<FixedDish>(
  "fixed", since: 1, "CREATE TABLE fixed (weekday TEXT PRIMARY KEY NOT NULL, wants TEXT) STRICT",
  key: [Column("weekday") { Cell($0.weekday) }], columns: [Column("wants") { _ in "[]" }],
  precedes: { $0.weekday < $1.weekday },
  read: { row in
    let weekday: Weekday = try row.word()
    return FixedDish(weekday: weekday, wants: try row.texts())
  })

/// As much of the intent files as a word about a guess needs.
private let tinyGrammar = loadGrammar(files: [
  (
    "intents/household/household_tell.yaml",
    """
    intent: household_tell
    summary: Tell who eats here
    act: change
    sentences: ["we tell"]
    examples: [{say: we tell}]
    """
  ),
  (
    "intents/household/household_forget.yaml",
    """
    intent: household_forget
    summary: Forget somebody
    act: change
    sentences: ["forget it all"]
    examples: [{say: forget it all}]
    """
  ),
]).0
