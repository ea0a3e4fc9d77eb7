import Catalogue
import Dialogue
import Kitchen
import Planning
import Rendering
import Storage
import Values

extension Session {
  /// What a chat opens with: tonight's dinner, or the talk that was left open.
  package func greeting() -> [String] {
    do {
      let kitchen = try snapshot()
      let (stored, wasDropped) = StoredDialogue.state(kitchen.conversation)
      let state = (unsaved ?? stored).current(on: clock.now.day)
      let world = World(
        kitchen: kitchen, catalogue: knowledge.catalogue, grammar: knowledge.grammar,
        context: context(replica: kitchen.replica))
      let dropped: [Response] = wasDropped ? [.conversationDropped] : []
      let open = opening(of: state, world: world)
      let asked = isSecondTerminal ? nil : open.asking
      if let asked, keepAsked(asked, after: state, in: kitchen) {
        return notices
          + lines(for: dropped + open.responses + [.history(.howWas(asked.dinner))], in: asked.state)
      }
      if state.awaitedRating != nil {
        // Asked in a chat before this one: no bare number answers it any more.
        unsaved = state
        unsaved?.awaitedRating = nil
      }
      return notices + lines(for: dropped + open.responses, in: unsaved ?? state)
    } catch {
      return lines(for: [.storeFailure(error)], in: DialogueState())
    }
  }

  /// Remembers that the question was asked, so that no other chat asks it again; false when that could
  /// not be kept, and then it is not asked.
  private func keepAsked(
    _ asked: AskedDinner, after before: DialogueState, in kitchen: KitchenSnapshot
  ) -> Bool {
    guard !options.isDryRun else {
      unsaved = asked.state
      return true
    }
    let record = TurnRecord(
      person: person, at: clock.now, said: "", act: "", changes: [],
      before: StoredDialogue.stored(before), after: StoredDialogue.stored(asked.state))
    guard case .committed? = try? store.commit(record, after: kitchen.turn) else { return false }
    return true
  }

  /// Completions of the line so far: what can be said now, then the kitchen's own dishes.
  package func completions(for line: String) -> [String] {
    let key = line.lowercased()
    let state =
      (try? snapshot()).map {
        (unsaved ?? StoredDialogue.state($0.conversation).state).current(on: clock.now.day)
      } ?? DialogueState()
    let sayable = suggestions(for: state, responses: [], today: clock.now.day) + Self.alwaysSayable
    let dishes = knowledge.catalogue.recipes.map { "show me the recipe for \($0.title.lowercased())" }
    var seen: Set<String> = []
    return (sayable + dishes).filter { $0.lowercased().hasPrefix(key) && seen.insert($0).inserted }
  }

  private static let alwaysSayable = [
    "plan dinners for this week", "what's for dinner tonight", "show the plan", "shopping list",
    "what do you know about us", "help", "undo", "cancel", "bye",
  ]
}
