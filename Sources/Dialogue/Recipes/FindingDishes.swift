import Catalogue
import Kitchen
import Language
import Planning
import Values

/// A dish that was pointed at, at the servings it is meant for.
struct FoundDish {
  var recipe: Recipe
  var card: RecipeCard
  var servings: Int
}

extension Turn {
  /// The dish a reference points at; nil when there is none, and what to say instead was said.
  mutating func dish(_ reference: DishReference, said: String) -> FoundDish? {
    switch reference {
    case .recipe(let id): return found(id, servings: plannedServings(of: id))
    case .day(let day):
      guard let meal = state.draft?.plan.meal(on: day) ?? world.plannedMeal(on: day) else {
        say(.nothingOn(day, planned: []))
        return nil
      }
      return found(meal.recipe, servings: meal.servings)
    case .choice(let choice):
      guard let offer = state.offer, let meal = meal(choice, in: offer) else {
        say(.notNow(.nothingToChoose))
        return nil
      }
      return found(meal.recipe, servings: meal.servings)
    case .focus: return dishInFocus(said: said)
    case .unknown(let words): return dish(called: words, said: said)
    }
  }

  private mutating func dishInFocus(said: String) -> FoundDish? {
    if case .recipe(let id, let servings) = state.focus { return found(id, servings: servings) }
    if case .day(let day) = state.focus { return dish(.day(day), said: said) }
    if let meal = state.offer?.meals.first ?? world.plannedMeal(on: world.today) {
      return found(meal.recipe, servings: meal.servings)
    }
    say(.notNow(.nothingToChoose))
    return nil
  }

  /// Some words of a title. What is on the table or planned comes before the whole catalogue; several
  /// of equal standing are asked about, and the numbers say the same line again with the full title.
  private mutating func dish(called words: String, said: String) -> FoundDish? {
    let wishes = words.split(whereSeparator: { $0 == " " || $0 == "-" }).map(String.init)
    let cards = searchRecipes(world.catalogue.cards, RecipeSearchCriteria(text: wishes)).filter { card in
      card.title.mentions(words)
    }
    let known = Set(
      (state.offer?.meals ?? []).map(\.recipe) + (state.draft?.plan.meals ?? []).map(\.recipe)
        + world.activePlans.flatMap(\.plan.meals).filter { $0.day >= world.today - 7 }.map(\.recipe))
    let near = cards.filter { known.contains($0.id) }
    let best = near.isEmpty ? cards : near
    if best.count == 1, let only = best.first {
      return found(only.id, servings: plannedServings(of: only.id))
    }
    guard !best.isEmpty else {
      say(.noSuchRecipe(words))
      return nil
    }
    let shown = Array(best.prefix(Self.mostChoices))
    say(.lookup(.whichDish(shown, asked: words)))
    offerChoices(shown.map { said.replacingFirst(words, with: $0.title) ?? "recipe for \($0.title)" })
    return nil
  }

  /// Lines that the next number says; none while a question waits for its own answer.
  mutating func offerChoices(_ lines: [String]) {
    if case .onboarding = state.planning { return }
    state.choices = lines
  }

  private static var mostChoices: Int { 6 }

  private mutating func found(_ id: RecipeID, servings: Int) -> FoundDish? {
    guard let recipe = world.catalogue.recipe(id), let card = world.catalogue.card(id) else {
      say(.noSuchRecipe(id.rawValue))
      return nil
    }
    return FoundDish(recipe: recipe, card: card, servings: servings)
  }

  func plannedServings(of id: RecipeID) -> Int {
    let meals =
      (state.draft?.plan.meals ?? []) + (state.offer?.meals ?? []) + world.activePlans.flatMap(\.plan.meals)
    return meals.first { $0.recipe == id }?.servings ?? household.eaters
  }
}

extension String {
  /// Whether the title has all the words, plural or not.
  func mentions(_ words: String) -> Bool {
    let own = self.words
    return words.words.allSatisfy { wanted in
      own.contains { $0 == wanted || $0 + "s" == wanted || $0 == wanted + "s" }
    }
  }

  private var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }

  /// The text with the first occurrence of the words exchanged, whatever their case; nil without one.
  fileprivate func replacingFirst(_ words: String, with title: String) -> String? {
    let (text, wanted) = (Array(self), Array(words))
    guard !wanted.isEmpty, text.count >= wanted.count else { return nil }
    for start in 0...(text.count - wanted.count) {
      let part = String(text[start..<(start + wanted.count)])
      if part.lowercased() == words.lowercased() {
        return String(text[..<start]) + title + String(text[(start + wanted.count)...])
      }
    }
    return nil
  }
}
