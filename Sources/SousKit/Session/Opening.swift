import Catalogue
import Dialogue
import Kitchen
import Planning
import Rendering
import Values

extension Session {
  /// What a chat opens with: tonight's dinner, or the talk that was left open.
  package func greeting() -> [String] {
    do {
      let kitchen = try snapshot()
      let (stored, wasDropped) = StoredDialogue.state(kitchen.conversation)
      let state = unsaved ?? stored
      let world = World(
        kitchen: kitchen, catalogue: knowledge.catalogue, grammar: knowledge.grammar,
        context: context(replica: kitchen.replica))
      let dropped: [Response] = wasDropped ? [.conversationDropped] : []
      var open = resumption(of: state, world: world, lead: .resumed)
      if open.isEmpty {
        open = [
          .greeting(
            tonight: world.plannedMeal(on: world.today), isNewKitchen: kitchen.household == nil)
        ]
      }
      return notices + lines(for: dropped + open, in: state)
    } catch {
      return lines(for: [.storeFailure(error)], in: DialogueState())
    }
  }

  /// Completions of the line so far: what can be said now, then the kitchen's own dishes.
  package func completions(for line: String) -> [String] {
    let key = line.lowercased()
    let state =
      (try? snapshot()).map { unsaved ?? StoredDialogue.state($0.conversation).state } ?? DialogueState()
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
