import Dialogue
import Kitchen

extension Wording {
  /// One response. `isFirst` is false when others stand before it in the same reply.
  func blocks(for response: Response, isFirst: Bool) -> [Block] {
    switch response {
    case .question(let question): self.question(question, isFirst: isFirst)
    case .heard(let household, let factoriesNote): heard(household, factoriesNote: factoriesNote)
    case .refused(let problems): refused(problems)
    case .household(let household, let fixed): self.household(household, fixed)
    case .forgotten(let household, let what): forgotten(what, in: household)
    case .guidelines(let guidelines, let changed): self.guidelines(guidelines, changed: changed)
    case .guidelinesAsked(let figures, let asked): guidelines(figures, askedAbout: asked)
    case .offer(let offer, let isNewKitchen, let leftOut):
      self.offer(offer, isNewKitchen: isNewKitchen, leftOut: leftOut)
    case .noOffer(let request): noOffer(request)
    case .draft(let draft, let change, let leftOut, let nutrition):
      self.draft(draft, change: change, leftOut: leftOut, nutrition)
    case .saved(let plan, _, _): saved(plan)
    case .plan(let saved, _, let nutrition): self.plan(saved, nutrition)
    case .day(let meal, _, let isDraft): day(meal, isDraft: isDraft)
    case .nothingOn(let day, let planned): nothing(on: day, planned: planned)
    case .evenings(let notes, let usually): evenings(notes, usually: usually)
    case .fixed(let weekday, let dish): fixed(weekday, dish)
    case .notAgain(let recipe): .say("I won't suggest \(recipe.title) again unless you name it.")
    case .why(let meal): why(meal)
    case .alreadyPlanned(let days): alreadyPlanned(days)
    case .failure(let error, let resume): failure(error, resume)
    case .cancelled(let thing): cancelled(thing)
    case .notNow(let reason): notNow(reason)
    case .askDay(let prompt): .say(prompt.isEmpty ? "Which day shall I change?" : prompt)
    case .chosen(let meal, let recipe, let buy): chosen(meal, recipe, buy: buy)
    case .recipe(let page): recipe(page)
    case .recipes(let page): recipes(page)
    case .lookup(let lookup): self.lookup(lookup)
    case .favorite(let recipe, let isFavorite):
      .say(
        isFavorite
          ? "\(recipe.title) is one of your favorites now." : "\(recipe.title) is no longer a favorite.")
    case .favorites(let cards): favorites(cards)
    case .noSuchRecipe(let words): .say("I have no recipe called \(quoted(words)).")
    case .list(let list, let cost, let isDraft, let days):
      self.list(list, cost, isDraft: isDraft, days: days)
    case .noPlan(let what): noPlan(what)
    case .history(let reply): history(reply)
    case .reminders(let reminders, _): self.reminders(reminders)
    case .planNews(let news): planNews(news)
    case .pantry(let shown): pantry(shown)
    case .pantryChanged(let put, let taken, let missing):
      pantryChanged(put: put, taken: taken, missing: missing)
    case .pantryCheck(let recipe, let servings, let check):
      pantryCheck(recipe, servings: servings, check)
    case .money(let reply): money(reply)
    case .sayPlainly(let guess): sayPlainly(guess)
    case .didYouMean(let alternatives): didYouMean(alternatives)
    case .notUnderstood(_, let failures): notUnderstood(failures: failures)
    case .tooLong: .say("That is more than I can read at once. A sentence or two is best.")
    case .help(let state): help(state)
    case .greeting(let tonight, let isNewKitchen): greeting(tonight, isNewKitchen: isNewKitchen)
    case .thanks: .say("You're welcome.")
    case .talk(let talk): blocks(for: talk)
    case .goodbye: .say("Goodbye, and enjoy your dinner.")
    case .undone(let entry): .say("Taken back: \(quoted(entry.said)).")
    case .nothingToUndo: .say("There is nothing to take back.")
    case .undoBlocked(let entry):
      .say(
        "I can't take back \(quoted(entry.said)): something later depends on it. "
          + "Tell me how it should be instead.")
    case .undoBarrier(let entry):
      .say(
        "I can't take back \(quoted(entry.said)): it was said to an older version of Sous. "
          + "Tell me how it should be instead.")
    case .conversationDropped:
      .say(
        "I could not pick up where we left off, since a newer version of Sous wrote it down. "
          + "Everything you saved is still here.")
    case .storeFailure(let error): storeFailure(error)
    }
  }
}
