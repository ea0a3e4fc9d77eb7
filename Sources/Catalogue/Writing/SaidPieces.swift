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
