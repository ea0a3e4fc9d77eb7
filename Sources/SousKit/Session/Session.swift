import Talk
import Foundation
import Transcripts
import Values

/// One person's talk with one kitchen: a line in, a reply out, synchronously.
///
/// A turn decides on a snapshot and saves in one transaction; when somebody else saved in between it
/// decides again. Nothing is said that was not saved.
package final class Session: Conversation {
  let options: SessionOptions
  let knowledge: Knowledge
  let store: SQLiteKitchen
  let person: String
  var clock: KitchenClock
  var failing: [Supply] = []
  /// The conversation when it can't be kept in the file: after a failed save, and in a dry run.
  var unsaved: DialogueState?
  var dryKitchen: Snapshot?
  /// What others changed while this talk went on.
  var meanwhile = Meanwhile()
  private let mark: LiveMark?
  /// Of nobody's names.
  lazy var plainRecognizer = knowledge.recognizer
  private var recognizer: Recognizer?
  private var recognizerPeople: [ListValue]?
  private var recognizerFoods: [ListValue] = []
  private var recognizerBook = 0
  var recorder: LiveRecorder?
  /// Where the transcript goes; nil without one, and once it is written.
  private var transcript: FilePlace?
  /// Performs what turns ask for outside.
  var performer: any EffectPerformer = FilePerformer()
  /// The recipes of one's own, and the folder they are kept in.
  var own = OwnRecipes(folder: nil)
  let house = House.complete
  /// Whether a saved transcript can be played on a new kitchen.
  private var beganNew = true

  /// Sentences about a repair made since the last reply, said before the next one.
  var repairs: [String] = []
  /// Where errors and timings go where a log is wanted; nil for a talk that leaves none.
  var log: EventLog?
  /// Whether a log was wanted when the kitchen was last read.
  var hasLog = false
  /// True once damage was found: a script ends with status 4 then, whatever came after.
  var hasToldOfDamage = false
  private var keptUpOn: Day?

  /// Sentences about what went wrong while opening: broken files, a restored backup.
  package var notices: [String] { opened }
  private let opened: [String]

  /// Opens the kitchen and the knowledge. Throws with the sentences to show.
  package convenience init(_ options: SessionOptions) throws(StartFailure) {
    guard let path = options.kitchen ?? Places.kitchen else { throw .nowhere }
    let transcript = try options.transcriptPlace(besides: path)
    let selection: CatalogueSelection = options.catalogue == "small" ? .small : .builtin
    let knowledge = try Knowledge.usual(selection)
    let kitchen = try OpenedKitchen(options, at: path)
    try self.init(
      options, knowledge: knowledge, store: kitchen.store, mark: kitchen.mark, isFirst: kitchen.isFirst,
      standing: kitchen.standing)
    self.transcript = transcript
    keepRecipes(in: Places.mine)
    // A dry run leaves nothing behind.
    log =
      options.isDryRun
      ? nil : Places.log(in: ProcessInfo.processInfo.environment).map { EventLog(path: $0) }
  }

  /// Keeps own recipes in that folder from now on.
  func keepRecipes(in folder: String?) {
    own = OwnRecipes(folder: folder)
    performer = FilePerformer(mine: folder)
  }

  /// `standing` is the kitchen that a dry run begins with, when it is not the store's.
  init(
    _ options: SessionOptions, knowledge: Knowledge, store: SQLiteKitchen, mark: LiveMark? = nil,
    isFirst: Bool = true, standing: Snapshot? = nil
  ) throws(StartFailure) {
    (self.options, self.knowledge, self.store, self.mark) = (options, knowledge, store, mark)
    dryKitchen = standing
    let name = options.person ?? Places.loginName
    person = isFirst ? name : "\(name) (second terminal)"
    var opened = knowledge.problems.map { inert($0) }
    do {
      let zone = try store.timeZone(settingIfNew: options.newZone)
      clock = KitchenClock(now: options.now, zone: zone)
    } catch {
      throw StartFailure(lines: error.sentences(width: options.width), exit: error.exitStatus)
    }
    if !isFirst { unsaved = DialogueState() }
    if let notice = store.takeNotice() {
      opened = notice.sentences(width: options.width) + opened
      hasToldOfDamage = notice.exitStatus == 4
    }
    if let tidied = (try? store.takeTidied()) ?? nil {
      opened += Renderer(width: options.width, style: .plain).lines(for: [JournalTidied(tidied)])
    }
    self.opened = opened
    if options.saveTranscript != nil {
      let kitchen = standing ?? (try? store.snapshot(for: person, today: clock.now.day))
      beganNew = kitchen?.turn == 0
      recorder = LiveRecorder(
        TranscriptHeader(
          now: clock.now, seed: options.seed ?? kitchen?.replica ?? 0, kitchen: "new",
          catalogue: options.catalogue == "small" ? .small : .builtin))
    }
  }

  /// A second chat on the same kitchen: its conversation is its own and is not kept.
  var isSecondTerminal: Bool { person.hasSuffix("(second terminal)") }

  /// Whether the turn being answered took an earlier one back.
  var hasUndone = false

  /// Said before the replies of the turn being answered.
  var prelude: [any Reply] = []

  /// How the last line was read, and what it changed.
  package internal(set) var lastTurn = HeardTurn()

  package func whenWaiting(_ notice: @escaping () -> Void) { knowledge.models.whenWaiting(notice) }

  /// Answers one line.
  package func say(_ line: String) -> Answer {
    if keptUpOn != nil { afterFirstPrompt() }
    let reply = logged(self) { answer(line) }
    recorder?.say(line, reply: renderedPlain ?? reply.lines)
    return reply
  }

  /// The last reply in plain 80 columns, for the transcript being saved.
  var renderedPlain: [String]?

  /// Lays out for the person's terminal, or for another width.
  func renderer(plain: Bool = false, width: Int? = nil) -> Renderer {
    Renderer(width: width ?? options.width, style: options.usesColor && !plain ? .ansi : .plain)
  }

  /// A reply's lines, laid out.
  func lines(
    for replies: [any Reply], in state: DialogueState, standing: Standing? = nil, plain: Bool = false,
    width: Int? = nil
  ) -> [String] {
    renderer(plain: plain, width: width).lines(
      for: replies, in: state, today: clock.now.day, standing: standing)
  }

  func context(replica: UInt64) -> TurnContext {
    TurnContext(now: clock.now, randomizer: Randomizer(seed: options.seed ?? replica))
  }

  func snapshot() throws(StoreError) -> Snapshot {
    if options.isDryRun, let dryKitchen { return dryKitchen }
    let kitchen = try store.snapshot(for: person, today: clock.now.day)
    tellRepairs()
    return kitchen
  }

  /// The recogniser for these people; made anew only when their names change, and then cheaply.
  func recognizer(
    for household: Household?, words: [OwnWord], lists: [ShoppingList], sections: [OwnSection],
    orders: [SectionOrder], catalogue: Catalogue
  ) -> Recognizer {
    let persons = (household?.spokenNames ?? []).map { ListValue(text: $0.said, out: $0.kept) }
    let foods = words.compactMap { word in word.food.map { ListValue(text: word.word, out: $0.rawValue) } }
    let names = lists.compactMap { list in list.name.map { ListValue(text: $0, out: list.id.text) } }
    let parts = sections.compactMap { section in
      section.name.map { ListValue(text: $0, out: section.section.rawValue) }
    }
    let stores = Set(orders.map(\.store) + lists.compactMap(\.store)).filter { !$0.isEmpty }.sorted()
      .map { ListValue(text: $0, out: $0) }
    let avoids = (household?.avoids ?? []) + (household?.members.flatMap(\.avoids) ?? [])
    let unknown = Set(avoids.map(\.what).filter { !catalogue.table.knows($0) }.map(\.word)).sorted()
      .map { ListValue(text: $0, out: $0) }
    let own = foods + names + parts + stores + unknown
    let book = self.own.version
    if let recognizer, recognizerPeople == persons, recognizerFoods == own, recognizerBook == book {
      return recognizer
    }
    let named =
      book == 0 ? plainRecognizer : catalogue.lists.first.map(plainRecognizer.knowing) ?? plainRecognizer
    let made = named.knowing(NamedList(name: "person", version: 1, values: persons))
      .knowing(NamedList(name: "own_list", version: 1, values: names))
      .knowing(NamedList(name: "own_section", version: 1, values: parts))
      .knowing(NamedList(name: "own_store", version: 1, values: stores))
      .knowing(NamedList(name: "own_food", version: 1, values: foods))
      .knowing(NamedList(name: "own_avoid", version: 1, values: unknown))
    recognizer = made
    (recognizerPeople, recognizerFoods, recognizerBook) = (persons, own, book)
    return made
  }

  /// What was repaired, for the next reply.
  private func tellRepairs() {
    guard let notice = store.takeNotice() else { return }
    repairs += renderer(plain: true).lines(for: [StoreFailed(notice)])
    if notice.exitStatus == 4 { hasToldOfDamage = true }
  }

  /// The daily check and backup: behind the first prompt of a chat, before the first line of a script, and
  /// again when a chat goes on into another day. What it finds is said with the next reply; its failure never
  /// stops a talk.
  package func afterFirstPrompt() {
    guard !options.isDryRun, keptUpOn != clock.now.day else { return }
    keptUpOn = clock.now.day
    do { _ = try store.dailyUpkeep(today: clock.now.day) } catch {
      if case .damaged = error { return tellRepairs() }
      if case .busy = error { return }
      repairs += renderer(plain: true).lines(for: [BackupFailed(error)])
    }
  }

  /// Writes the transcript asked for, if any, and tidies the journal now that nobody waits for an answer. Returns a
  /// sentence when the transcript could not be written.
  @discardableResult package func close() -> String? {
    // What can't be tidied today is tidied another day.
    if keptUpOn == clock.now.day {
      _ = try? store.tidy(today: clock.now.day)
      CompiledCache(environment: ProcessInfo.processInfo.environment)?.prune()
    }
    let title =
      beganNew ? "A saved conversation" : "A saved conversation, begun in a kitchen that was already in use"
    guard let transcript, let text = recorder?.text(title: title) else { return nil }
    self.transcript = nil
    do {
      try transcript.write(text)
      return nil
    } catch {
      return error.loss(of: transcript.path)
    }
  }
}

extension StoreError {
  /// What to say where no session could begin.
  func sentences(width: Int) -> [String] {
    Renderer(width: width, style: .plain).lines(for: [StoreFailed(self)])
  }

  /// 4 for damaged data, 0 for a mere notice, else 1. Source: design §9.
  var exitStatus: Int32 { StoreFailed(self).status.exit }

  /// The part of it that a conversation keeps.
  var planningFailure: StoreFailure {
    switch self {
    case .busy: .busy
    case .full, .tooLarge: .full
    case .damaged, .gone: .damaged
    case .cannotOpen, .notAKitchen, .tooNew, .begunAnew, .failed: .failed
    }
  }
}
