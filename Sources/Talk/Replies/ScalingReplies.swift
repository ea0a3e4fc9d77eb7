/// What a line says that is not multiplied with the others; nil for one that is.
func unscaledNote(_ line: RecipeIngredient, servings: Rational) -> String? {
  if line.isFixed { return line.quantity.text.isEmpty ? nil : "does not scale" }
  guard line.quantity.total == nil else { return nil }
  let text = line.quantity.text.lowercased()
  let people = "\(servings.text) \(servings > .one ? "servings" : "serving")"
  // "To taste" says it already.
  let taste = text.isEmpty || text.contains("taste") || text.contains("needed") ? "" : "to taste "
  return "adjust \(taste)for \(people)"
}

/// "12 ingredients scaled, 3 need you."
func scaledSentence(_ recipe: Recipe) -> String {
  let fixed = recipe.ingredients.count { $0.isFixed }
  let words = recipe.ingredients.count { !$0.isFixed && $0.quantity.total == nil }
  let scaled = recipe.ingredients.count - fixed - words
  var parts = [scaled == 0 ? "No ingredient scaled" : "\(counted(scaled, "ingredient")) scaled"]
  if words > 0 { parts.append("\(words) \(words == 1 ? "needs" : "need") you") }
  if fixed > 0 { parts.append("\(fixed) \(fixed == 1 ? "stays" : "stay") as written") }
  return parts.joined(separator: ", ") + "."
}

/// One line a hint. Source: requirements QM-04.
func hintSentence(_ hint: ScalingHint, factor: Rational) -> String {
  let isMore = factor > .one
  switch hint {
  case .seasoning(let salt, let spices, let start):
    let what = salt && spices ? "salt and spices" : salt ? "salt" : "spices"
    return isMore
      ? "Seasoning: for \(times(factor)), start with \(times(start)) the \(what) and taste."
      : "Seasoning: hold back a little of the \(what), and taste."
  case .leavening(let names):
    return isMore
      ? "\(capitalized(joined(names))): a little less than shown is enough."
      : "\(capitalized(joined(names))): measure with care, small amounts tell."
  case .pan:
    return isMore
      ? "Pan: take a larger one, or cook in batches, so that nothing is crowded."
      : "Pan: take a smaller one, so that nothing dries out or burns."
  case .time:
    return isMore
      ? "Cooking time: it may take longer; go by what you see and by the thermometer."
      : "Cooking time: it may be done sooner; start looking early."
  }
}

/// "1.5x", "1.25x"; what is no quarter to one place, "1.7x".
private func times(_ factor: Rational) -> String {
  "\(factor.decimalText(places: (factor * 4).isWhole ? 2 : 1))x"
}

/// More or less of a recipe than it is scaled to.
package struct FactorRefused: Reply, Hashable {
  /// Times what is written.
  package var factor: Rational

  /// The dish.
  package var title: String

  package init(_ factor: Rational, of title: String) { (self.factor, self.title) = (factor, title) }

  package func blocks(_ words: Wording) -> [Block] {
    .say("I can make a recipe from an eighth of what is written to twenty times as much.")
  }

  package func next(_ words: Wording) -> Closing {
    .say(servedLine(title), end: ", for instance")
  }
  package var matter: Facts? { ["kind": "problems", "error": "factor", "factor": hundredths(factor)] }
  package var status: ReplyStatus { .refused }
}
