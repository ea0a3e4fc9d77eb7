/// A recipe as a cook reads it, at the servings asked for.
package func recipeBlocks(
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
  blocks += [.gap, .heading("Ingredients")] + ingredientBlocks(of: recipe, servings: servings)
  if !recipe.steps.isEmpty { blocks += [.gap, .heading("Steps")] + steps(of: recipe) }
  if !recipe.notes.isEmpty {
    blocks += [.gap, .heading("Notes")] + recipe.notes.flatMap { [Block].say($0) }
  }
  return blocks + [.gap]
}

/// "Mexican · 25 min (10 prep, 15 cook) · serves 4 · easy".
private func facts(of recipe: Recipe, servings: Int) -> String {
  let time = "\(minutesText(recipe.totalMinutes)) (\(recipe.prepMinutes) prep, \(recipe.cookMinutes) cook)"
  let written = servings == recipe.servings ? "" : " (written for \(recipe.servings))"
  let keeps = recipe.leftoverDays.map { "keeps \(counted($0, "day"))" }
  let parts = [
    cuisineName(recipe.cuisine), time, "serves \(servings)\(written)",
    recipe.difficulty.difficultyText, keeps ?? "",
  ]
  return parts.filter { !$0.isEmpty }.map(unbroken).joined(separator: " · ")
}

/// Name first, then how much, dimmer; no amount, no gap. Source: requirements FR-RM-012.
package func ingredientBlocks(of recipe: Recipe, servings: Int) -> [Block] {
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
    if line.isFixed, !amount.isEmpty, servings != recipe.servings {
      spans.append(Span(" (does not scale)", .dim))
    }
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
