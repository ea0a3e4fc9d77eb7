/// A recipe as a cook reads it, at the servings and in the measures asked for.
package func recipeBlocks(_ view: RecipeView, _ safety: SafetyFacts, notes: [String] = []) -> [Block] {
  let recipe = view.shown
  var blocks: [Block] = [.heading(recipe.title)]
  blocks += .say(recipe.summary)
  blocks += .say(facts(of: view))
  if !recipe.tags.isEmpty {
    blocks += .say("Tags: \(recipe.tags.map(unbroken).joined(separator: ", "))", .dim)
  }
  blocks += notes.flatMap { [Block].say($0, .dim) }
  blocks += .say(safety.sentence)
  blocks += [.gap, .heading("Ingredients")] + ingredientBlocks(of: view)
  blocks += scalingHints(for: view.written, factor: view.factor).flatMap {
    [Block].say(hintSentence($0, factor: view.factor), .dim)
  }
  if !recipe.steps.isEmpty { blocks += [.gap, .heading("Steps")] + steps(of: recipe) }
  if !recipe.notes.isEmpty {
    blocks += [.gap, .heading("Notes")] + recipe.notes.flatMap { [Block].say($0) }
  }
  return blocks + [.gap]
}

/// "Mexican · 25 min (10 prep, 15 cook) · serves 4 · easy".
private func facts(of view: RecipeView) -> String {
  let recipe = view.written
  let time = "\(minutesText(recipe.totalMinutes)) (\(recipe.prepMinutes) prep, \(recipe.cookMinutes) cook)"
  let isAsWritten = view.servings == Rational(recipe.servings)
  let written = isAsWritten ? "" : " (written for \(recipe.servings))"
  let keeps = recipe.leftoverDays.map { "keeps \(counted($0, "day"))" }
  let parts = [
    cuisineName(recipe.cuisine), time, "serves \(view.servings.text)\(written)",
    recipe.difficulty.difficultyText, keeps ?? "",
  ]
  return parts.filter { !$0.isEmpty }.map(unbroken).joined(separator: " · ")
}

/// Name first, then how much, dimmer, then how it is written where that is another amount; no amount, no gap.
/// Where the recipe is scaled, what the cook has to mind says so on its line, and a line counts them.
/// Source: requirements FR-RM-012, QM-04.
package func ingredientBlocks(of view: RecipeView) -> [Block] {
  let lines = view.shown.ingredients.indices.map { at in
    let (original, line) = (view.written.ingredients[at], view.shown.ingredients[at])
    let amount = line.quantity.text
    var spans = [Span(line.name)]
    if !amount.isEmpty { spans.append(Span(", \(unbroken(amount))", .dim)) }
    if !amount.isEmpty, amount != original.quantity.text {
      let people = view.isScaled && !line.isFixed ? " for \(view.written.servings)" : ""
      spans.append(Span(" (\(unbroken(original.quantity.text + people)))", .dim))
    }
    if let preparation = line.preparation, !preparation.isEmpty { spans.append(Span(", \(preparation)")) }
    if line.isOptional { spans.append(Span(", optional")) }
    if view.leftOut.contains(at) { spans.append(Span(", left out", .warn)) }
    if view.isScaled, let note = unscaledNote(line, servings: view.servings) {
      spans.append(Span(" (\(note))", .dim))
    }
    return Block.item("• ", spans)
  }
  return lines + (view.isScaled ? [.gap] + [Block].say(scaledSentence(view.written), .dim) : [])
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
