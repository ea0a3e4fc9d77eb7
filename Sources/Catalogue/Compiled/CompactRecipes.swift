import Kitchen

extension CompactWriter {
  mutating func write(_ recipe: Recipe) {
    write(recipe.id.rawValue)
    write(recipe.title)
    write(recipe.summary)
    write(recipe.servings)
    write(recipe.course)
    write(recipe.cuisine)
    write(recipe.prepMinutes)
    write(recipe.cookMinutes)
    write(choice: recipe.difficulty)
    write(recipe.method)
    write(recipe.leftoverDays) { $0.write($1) }
    write(recipe.tags) { $0.write($1) }
    write(recipe.source)
    write(recipe.ingredients) { writer, line in
      writer.write(line.name)
      writer.write(line.ingredient?.rawValue) { $0.write($1) }
      writer.write(line.quantity)
      writer.write(line.preparation) { $0.write($1) }
      writer.write(line.isOptional)
    }
    write(recipe.steps) { writer, step in
      writer.write(step.text)
      writer.write(step.minutes) { $0.write($1) }
    }
  }

  mutating func write(_ card: RecipeCard) {
    write(card.id.rawValue)
    write(card.title)
    write(card.cuisine)
    write(card.method)
    write(card.minutes)
    write(card.prepMinutes)
    write(card.servings)
    write(choice: card.difficulty)
    write(choice: card.protein)
    write(card.leftoverDays) { $0.write($1) }
    write(card.tags) { $0.write($1) }
    write(card.contains)
    write(card.mayContain)
    write(card.unknownFoods) { $0.write($1) }
    write(card.ingredients) { $0.write($1.rawValue) }
    write(card.parts) { $0.write($1.rawValue) }
    write(card.lowCarb.rawValue)
    write(card.lowSodium.rawValue)
    write(card.usedPerServing.cents)
  }
}

extension CompactReader {
  mutating func recipe() throws(CompactError) -> Recipe {
    Recipe(
      id: RecipeID(try text()), title: try text(), summary: try text(), servings: try number(),
      course: try text(), cuisine: try text(), prepMinutes: try number(), cookMinutes: try number(),
      difficulty: try choice(), method: try text(), leftoverDays: try optionalNumber(),
      tags: try texts(), source: try text(),
      ingredients: try list { (r: inout CompactReader) throws(CompactError) in
        RecipeIngredient(
          name: try r.text(), ingredient: try r.optionalText().map { IngredientID($0) },
          quantity: try r.quantity(), preparation: try r.optionalText(), isOptional: try r.flag())
      },
      steps: try list { (r: inout CompactReader) throws(CompactError) in
        RecipeStep(text: try r.text(), minutes: try r.optionalNumber())
      })
  }

  mutating func card() throws(CompactError) -> RecipeCard {
    RecipeCard(
      id: RecipeID(try text()), title: try text(), cuisine: try text(), method: try text(),
      minutes: try number(), prepMinutes: try number(), servings: try number(),
      difficulty: try choice(), protein: try choice(),
      leftoverDays: try optionalNumber(), tags: try texts(), contains: try tags(),
      mayContain: try tags(), unknownFoods: try texts(),
      ingredients: try texts().map { IngredientID($0) }, parts: try texts().map { IngredientID($0) },
      lowCarb: try verdict(),
      lowSodium: try verdict(), usedPerServing: Money(cents: try number()))
  }

  private mutating func verdict() throws(CompactError) -> Verdict {
    guard let verdict = Verdict(rawValue: try text()) else { throw CompactError() }
    return verdict
  }

  private mutating func texts() throws(CompactError) -> [String] {
    try list { (r: inout CompactReader) throws(CompactError) in try r.text() }
  }

  private mutating func optionalText() throws(CompactError) -> String? {
    try flag() ? try text() : nil
  }

  private mutating func optionalNumber() throws(CompactError) -> Int? {
    try flag() ? try number() : nil
  }
}
