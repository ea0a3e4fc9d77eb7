import Kitchen

extension Recipe: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(id, title, summary, servings, course, cuisine, prepMinutes, cookMinutes, difficulty, method)
    writer.write(leftoverDays, tags, source, ingredients, steps, notes, replaces, otherNames)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), title: try r.read(), summary: try r.read(), servings: try r.read(),
      course: try r.read(), cuisine: try r.read(), prepMinutes: try r.read(), cookMinutes: try r.read(),
      difficulty: try r.read(), method: try r.read(), leftoverDays: try r.read(), tags: try r.read(),
      source: try r.read(), ingredients: try r.read(), steps: try r.read(), notes: try r.read(),
      replaces: try r.read(), otherNames: try r.read())
  }
}

extension RecipeIngredient: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(name, ingredient, quantity, preparation, isOptional, isFixed)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      name: try r.read(), ingredient: try r.read(), quantity: try r.read(), preparation: try r.read(),
      isOptional: try r.read(), isFixed: try r.read())
  }
}

extension RecipeStep: Compact {
  func write(to writer: inout CompactWriter) { writer.write(text, minutes, uses) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(text: try r.read(), minutes: try r.read(), uses: try r.read())
  }
}

extension RecipeCard: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(id, title, cuisine, method, minutes, prepMinutes, servings, difficulty, protein)
    writer.write(leftoverDays, tags, contains, mayContain, unknownFoods, ingredients, parts)
    writer.write(lowCarb, lowSodium, usedPerServing, traits, course)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), title: try r.read(), cuisine: try r.read(), method: try r.read(),
      minutes: try r.read(), prepMinutes: try r.read(), servings: try r.read(), difficulty: try r.read(),
      protein: try r.read(), leftoverDays: try r.read(), tags: try r.read(), contains: try r.read(),
      mayContain: try r.read(), unknownFoods: try r.read(), ingredients: try r.read(), parts: try r.read(),
      lowCarb: try r.read(), lowSodium: try r.read(), usedPerServing: try r.read(), traits: try r.read(),
      course: try r.read())
  }
}

extension DishTraits: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(Int(needs.rawValue), Int(written.rawValue), Int(suits.rawValue), Int(heat), Int(vegetables))
    writer.write(hasWholeGrains, Int(complete), Nutrient.allCases.indices.map { Int(figures[$0]) })
  }

  init(from r: inout CompactReader) throws(CompactError) {
    func bits(_ r: inout CompactReader) throws(CompactError) -> UInt16 {
      UInt16(clamping: try r.read(Int.self))
    }
    func small(_ r: inout CompactReader) throws(CompactError) -> UInt8 {
      UInt8(clamping: try r.read(Int.self))
    }
    self.init(
      needs: GearSet(rawValue: try bits(&r)), written: GearSet(rawValue: try bits(&r)),
      suits: GearSet(rawValue: try bits(&r)), heat: try small(&r), vegetables: try small(&r))
    hasWholeGrains = try r.read()
    complete = try bits(&r)
    let read: [Int] = try r.read()
    for (place, figure) in read.prefix(16).enumerated() { figures[place] = Int16(clamping: figure) }
  }
}
