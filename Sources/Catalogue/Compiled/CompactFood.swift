import Kitchen

extension Ingredient: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(id, name, plural, aliases, section, category, subcategory, protein, groups, contains)
    writer.write(mayContain, isChecked, fdcID, gramsPerMilliliter, gramsPerPiece, pieceUnit, edibleShare)
    writer.write(isBasic, months, parts)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      id: try r.read(), name: try r.read(), plural: try r.read(), aliases: try r.read(),
      section: try r.read(), category: try r.read(), subcategory: try r.read(), protein: try r.read(),
      groups: try r.read(), contains: try r.read(), mayContain: try r.read(), isChecked: try r.read(),
      fdcID: try r.read(), gramsPerMilliliter: try r.read(), gramsPerPiece: try r.read(),
      pieceUnit: try r.read(), edibleShare: try r.read(), isBasic: try r.read(), months: try r.read(),
      parts: try r.read())
  }
}

extension Footprint: Compact {
  func write(to writer: inout CompactWriter) { writer.write(name, carbon, land, water, foods) }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      name: try r.read(), carbon: try r.read(), land: try r.read(), water: try r.read(),
      foods: try r.read())
  }
}

extension Package: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(ingredient, amount, container, price, source, period, quality)
  }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      ingredient: try r.read(), amount: try r.read(), container: try r.read(), price: try r.read(),
      source: try r.read(), period: try r.read(), quality: try r.read())
  }
}

extension Substitution: Compact {
  func write(to writer: inout CompactWriter) { writer.write(ingredient, amount, use, goodFor, note) }

  init(from r: inout CompactReader) throws(CompactError) {
    self.init(
      ingredient: try r.read(), amount: try r.read(), use: try r.read(), goodFor: try r.read(),
      note: try r.read())
  }
}

extension Substitution.Part: Compact {
  func write(to writer: inout CompactWriter) { writer.write(amount, ingredient) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(amount: try r.read(), ingredient: try r.read())
  }
}

extension NutrientRow: Compact {
  func write(to writer: inout CompactWriter) {
    writer.write(fdcID)
    for nutrient in Nutrient.allCases { writer.write(profile.per100g[nutrient]) }
  }

  init(from r: inout CompactReader) throws(CompactError) {
    let id = try r.read(Int.self)
    var profile: [Nutrient: Rational] = [:]
    for nutrient in Nutrient.allCases { profile[nutrient] = try r.read(Rational?.self) }
    self.init(fdcID: id, profile: NutrientProfile(per100g: profile))
  }
}

extension FileProblem: Compact {
  func write(to writer: inout CompactWriter) { writer.write(file, line, message) }
  init(from r: inout CompactReader) throws(CompactError) {
    self.init(file: try r.read(), line: try r.read(), message: try r.read())
  }
}
