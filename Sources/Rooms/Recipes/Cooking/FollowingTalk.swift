import Talk

/// Timers that ran out come first; a chat picked up tells what is on the stove.
func followCookingNews(_ turn: inout Turn, _ news: any News) {
  switch news {
  case is TurnBegins:
    tellTimersOver(&turn)
    dropForgottenDish(&turn)
  case is ChatGreeted:
    tellTimersOver(&turn)
    dropForgottenDish(&turn)
    guard let (cooking, view) = turn.viewOfCooking() else { return }
    let since = cooking.day == turn.world.today ? nil : cooking.day
    turn.say(CookingGoesOn(view: view, step: cooking.step, since: since))
  case let done as EffectDone:
    guard done.result == .written(false) else { return }
    if case .keepRecipe(let file, _, _) = done.effect {
      turn.say(RecipeNotFiled(file: file, isDeleting: false))
    }
    if case .discardRecipe(let file) = done.effect { turn.say(RecipeNotFiled(file: file, isDeleting: true)) }
  default: break
  }
}

/// What nobody said a word about since the day before yesterday is on no stove any more.
private func dropForgottenDish(_ turn: inout Turn) {
  guard let cooking = turn.state.memory[Cooking.self] else { return }
  if turn.world.today - cooking.day > 1 || turn.viewOfCooking() == nil {
    turn.state.memory[Cooking.self] = nil
  }
}
