import Dialogue
import Kitchen
import Values

extension Wording {
  /// The page of a recipe that was asked for. Source: requirements FR-RM-016.
  func recipe(_ page: RecipePage) -> [Block] {
    let diets = dietsKnown(of: page.card).map { unbroken($0.rawValue) }
    return recipe(
      page.recipe, servings: page.servings, SafetyFacts(page.card),
      notes: [
        diets.isEmpty ? "" : "Fits: \(diets.joined(separator: ", "))",
        (page.isFavorite ? "A favorite of yours. " : "") + useText(page.use),
        "Source: \(sourceText(page.recipe))",
      ])
  }

  /// A recipe as a cook reads it, at the servings asked for.
  func recipe(
    _ recipe: Recipe, servings: Int, _ safety: SafetyFacts, notes: [String] = []
  ) -> [Block] {
    var blocks: [Block] = [.heading(recipe.title)]
    blocks += .say(recipe.summary)
    blocks += .say(facts(of: recipe, servings: servings))
    if !recipe.tags.isEmpty {
      blocks += .say("Tags: \(recipe.tags.map(unbroken).joined(separator: ", "))", .dim)
    }
    blocks += notes.flatMap { [Block].say($0, .dim) }
    blocks += .say(safety.sentence)
    blocks += [.gap, .heading("Ingredients")] + ingredients(of: recipe, servings: servings)
    if !recipe.steps.isEmpty { blocks += [.gap, .heading("Steps")] + steps(of: recipe) }
    return blocks + [.gap]
  }

  /// "Mexican · 25 min (10 prep, 15 cook) · serves 4 · easy".
  private func facts(of recipe: Recipe, servings: Int) -> String {
    let time =
      "\(minutesText(recipe.totalMinutes)) (\(recipe.prepMinutes) prep, \(recipe.cookMinutes) cook)"
    let written = servings == recipe.servings ? "" : " (written for \(recipe.servings))"
    let keeps = recipe.leftoverDays.map { "keeps \(counted($0, "day"))" }
    let parts = [
      cuisineName(recipe.cuisine), time, "serves \(servings)\(written)",
      recipe.difficulty.difficultyText, keeps ?? "",
    ]
    return parts.filter { !$0.isEmpty }.map(unbroken).joined(separator: " · ")
  }

  private func sourceText(_ recipe: Recipe) -> String {
    if !recipe.source.isEmpty { return recipe.source }
    return recipe.id.rawValue.hasPrefix("mine/") ? "your own recipes" : "built in"
  }

  /// "Eaten twice, last on Monday; planned for Friday." Source: requirements FR-RM-005.
  private func useText(_ use: RecipeUse) -> String {
    let last = use.last.map { ", last on \($0.dateText)" } ?? ""
    let eaten = use.eaten == 0 ? "" : "planned \(counted(use.eaten, "time")) before\(last)"
    let next = use.next.map { day in
      day == today ? "on the plan for tonight" : "on the plan for \(day.longText)"
    }
    let parts = [eaten, next ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? "Not on any plan yet." : capitalized(parts.joined(separator: "; ")) + "."
  }

  /// Name first, then how much, dimmer; no amount, no gap. Source: requirements FR-RM-012.
  func ingredients(of recipe: Recipe, servings: Int) -> [Block] {
    let scaled = (try? scaleMeal(recipe, to: servings)) ?? nil
    let lines = scaled?.recipe.ingredients ?? recipe.ingredients
    return zip(recipe.ingredients, lines).map { original, line in
      var spans = [Span(line.name)]
      let amount = line.quantity.text
      if !amount.isEmpty { spans.append(Span(", \(unbroken(amount))", .dim)) }
      if !amount.isEmpty, amount != original.quantity.text {
        spans.append(Span(" (\(unbroken("\(original.quantity.text) for \(recipe.servings)")))", .dim))
      }
      if let preparation = line.preparation, !preparation.isEmpty { spans.append(Span(", \(preparation)")) }
      if line.isOptional { spans.append(Span(", optional")) }
      return .item("• ", spans)
    }
  }

  /// Numbered, the minutes behind each step that has a timer.
  private func steps(of recipe: Recipe) -> [Block] {
    let width = "\(recipe.steps.count)".count
    return recipe.steps.enumerated().map { index, step in
      let number = padded("\(index + 1)", to: width, alignment: .right)
      let minutes = step.minutes.map { [Span(" (\(minutesText($0)))", .dim)] } ?? []
      return .item("\(number). ", [Span(step.text)] + minutes)
    }
  }
}
