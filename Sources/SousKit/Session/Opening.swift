import Foundation
import Talk
import Values

extension Session {
  /// What a chat opens with: tonight's dinner, or the talk that was left open.
  package func greeting() -> [String] {
    do {
      let kitchen = try snapshot()
      meanwhile.saw(kitchen.turn)
      let (stored, dropped) = StoredDialogue.state(kitchen.conversation)
      let state = (unsaved ?? stored).current(on: clock.now.day)
      let world = world(kitchen)
      var opened = Talk.opening(ChatOpens(mayAsk: !isSecondTerminal), in: state, world: world)
      let isNews = opened.state != state || !opened.changes.isEmpty || dropped == .damaged
      if isNews, !keepOpened(opened.state, changing: opened.changes, after: state, in: kitchen) {
        opened = Talk.opening(ChatOpens(mayAsk: false), in: state, world: world)
        unsaved = opened.state == state ? unsaved : opened.state
      }
      let told: [any Reply] = dropped.map { [ConversationDropped($0)] } ?? []
      return notices
        + lines(
          for: told + opened.replies, in: opened.state,
          standing: standing(in: world, opened.state))
    } catch {
      return lines(for: [StoreFailed(error)], in: DialogueState())
    }
  }

  /// What others said since the last line comes first, and the plan on the table follows it. True where the line
  /// answers a question from before that: it is not taken, and the question is put again as things are now.
  func tell(
    _ others: [JournalEntry], before line: String, isTyped: Bool, _ decided: inout Decided,
    _ world: inout World
  ) -> Bool {
    let isAnswer =
      !isTyped && !decided.requests.isEmpty && house.openQuestion(in: decided.state) != nil
      && decided.requests.allSatisfy { $0.layer == .entity || $0.act == .answer }
    let said = others.map { MeanwhileSaid.Line(person: $0.person, said: $0.said) }
    let told = MeanwhileSaid(said, held: isAnswer ? line : nil)
    decided.outcomes.append(TurnOutcome(state: decided.state, replies: [told]))
    func take(_ outcome: TurnOutcome) {
      decided.outcomes.append(outcome)
      decided.state = outcome.state
      decided.changes += outcome.changes
      outcome.changes.forEach { world.apply($0) }
    }
    let followed = Talk.opening(ToldElsewhere(), in: decided.state, world: world)
    take(followed)
    if isAnswer, followed.replies.isEmpty {
      take(Talk.opening(TalkResumes(afterBreak: false), in: decided.state, world: world))
    }
    decided.world = world
    return isAnswer
  }

  /// Remembers what the opening asked, so that no other chat asks it again; false when that could not be
  /// kept, and then it is not asked.
  func keepOpened(
    _ opened: DialogueState, changing changes: [Change] = [], after before: DialogueState,
    in kitchen: Snapshot
  ) -> Bool {
    guard !options.isDryRun, !isSecondTerminal else {
      unsaved = opened
      if options.isDryRun, !changes.isEmpty { dryKitchen = kitchen.applying(changes, on: clock.now.day) }
      return true
    }
    let record = TurnRecord(
      person: person, at: clock.now, said: changes.isEmpty ? "" : "what your rule cleared out",
      act: changes.isEmpty ? "" : "opening", changes: changes,
      before: StoredDialogue.stored(before), after: StoredDialogue.stored(opened))
    guard case .committed? = try? store.commit(record, after: kitchen.turn) else { return false }
    return true
  }

  /// Leaves the open question, unless it may wait: what Ctrl-C does on an empty line.
  package func leaveQuestion() -> Answer? {
    guard let kitchen = try? snapshot(), let leaving = house.intent(for: .leave) else { return nil }
    let state = (unsaved ?? StoredDialogue.state(kitchen.conversation).state).current(on: clock.now.day)
    guard let question = house.openQuestion(in: state), !question.isPatient else { return nil }
    return answer("^C", asking: Choice(leaving.name).recognition(of: "^C", in: knowledge.grammar))
  }

  /// Completions of the line so far: what can be said now, then the kitchen's own dishes, then its last word.
  package func completions(for line: String) -> [String] {
    let key = line.lowercased()
    let kitchen = try? snapshot()
    let state =
      kitchen.map {
        (unsaved ?? StoredDialogue.state($0.conversation).state).current(on: clock.now.day)
      } ?? DialogueState()
    let asked = AskedSlot(in: state, house: house, today: clock.now.day)
    let book = kitchen.map { catalogue(of: $0) } ?? knowledge.catalogue
    let dishes = book.recipes.map { "show me the recipe for \($0.title.lowercased())" }
    let words = WordCompletions(
      people: kitchen.map { world($0).household?.spokenNames.map(\.said) ?? [] } ?? [],
      dishes: book.recipes.map { $0.title.lowercased() }, table: knowledge.catalogue.table)
    var seen: Set<String> = []
    let wholes: [String] = (asked?.choices ?? []) + Self.alwaysSayable + dishes
    let all: [String] = wholes + words.lines(for: line)
    return all.filter { $0.lowercased().hasPrefix(key) && inertLine($0) == $0 && seen.insert($0).inserted }
  }

  private static let alwaysSayable = [
    "plan dinners for this week", "what's for dinner tonight", "show the plan", "shopping list",
    "what do you know about us", "help", "undo", "cancel", "bye",
  ]
}
