import Kitchen

/// Ingredients as they were told, one a text or several; what is told to be done among them are steps.
package func ingredientsSaid(_ told: [String], knows: @escaping (String) -> Bool = { _ in false })
  -> WrittenRecipe
{
  var reader = RecipeTextReader(knows: knows)
  for text in told {
    for line in text.split(whereSeparator: \.isNewline) {
      let mark = LineMark(String(line))
      if RecipeTextWords.isStep(mark.text), plainWords(mark.text).count > 2,
        saidNumber(plainWords(mark.text), at: 0) == nil
      {
        reader.recipe.steps += reader.steps(in: mark.text)
      } else {
        reader.takeIngredients(mark.text)
      }
    }
  }
  return reader.recipe
}

/// Steps as they were told: a sentence or a line each, and more where a comma opens another.
package func stepsSaid(_ text: String) -> [String] {
  let reader = RecipeTextReader { _ in false }
  return text.split(whereSeparator: \.isNewline).flatMap { line in
    reader.sentences(in: LineMark(String(line)).text).flatMap { reader.steps(in: $0) }
  }
}

/// "1. Boil the beans. 2. Toss with oil": the steps of a line that numbers them; none where one of them is no step.
package func numberedSteps(_ text: String) -> [String] {
  let marks = text.matches(of: /(?:^|\s)\d{1,2}[.)]\s+/)
  guard marks.count > 1, let first = marks.first, first.range.lowerBound == text.startIndex else { return [] }
  let ends = marks.dropFirst().map(\.range.lowerBound) + [text.endIndex]
  let pieces = zip(marks, ends).map { String(text[$0.range.upperBound..<$1]).trimmingSpaces() }
  guard pieces.allSatisfy({ RecipeTextWords.isStep($0) }) else { return [] }
  return pieces.flatMap { stepsSaid($0) }
}
