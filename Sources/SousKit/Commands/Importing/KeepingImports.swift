import Catalogue
import Kitchen
import Store
import Talk
import Values

/// Keeps all these recipes in one turn, again where somebody else saved meanwhile, and writes their files; gives the
/// files that could not be written. Throws `StoreError`; nothing is kept then.
func keep(_ kept: [KeptText], said: String, in session: Session) throws -> [String] {
  for _ in 0..<3 {
    let kitchen = try session.snapshot()
    let rows = kept.map { OwnRecipe(id: $0.recipe.id, text: $0.text) }
    let record = TurnRecord(
      person: session.person, at: session.clock.now, said: said,
      act: session.house.intent(for: .keepRecipe)?.name ?? "import",
      changes: rows.map { .put($0, was: kitchen.row(like: $0), in: kitchen.tables) },
      before: kitchen.conversation, after: kitchen.conversation)
    guard case .committed = try session.store.commit(record, after: kitchen.turn) else { continue }
    let effects = fileEffects(kitchen[OwnRecipe.self], try session.snapshot()[OwnRecipe.self])
    return effects.compactMap { effect in
      guard session.performer.perform(effect) == .written(false), case .keepRecipe(let file, _, _) = effect
      else {
        return nil
      }
      return file
    }
  }
  throw StoreError.busy
}
