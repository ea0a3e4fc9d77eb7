import Kitchen

extension CompactWriter {
  mutating func write(_ food: Ingredient) {
    write(food.id.rawValue)
    write(food.name)
    write(food.plural) { $0.write($1) }
    write(food.aliases) { $0.write($1) }
    write(choice: food.section)
    write(food.category)
    write(food.subcategory)
    write(food.protein) { $0.write(choice: $1) }
    write(food.groups) { $0.write(choice: $1) }
    write(food.contains)
    write(food.mayContain)
    write(food.isChecked)
    write(food.fdcID) { $0.write($1) }
    write(food.gramsPerMilliliter) { $0.write($1) }
    write(food.gramsPerPiece) { $0.write($1) }
    write(food.pieceUnit) { $0.write(choice: $1) }
    write(food.edibleShare) { $0.write($1) }
    write(food.isBasic)
    write(food.months) { $0.write($1) }
    write(food.parts) { $0.write($1.rawValue) }
  }

  mutating func write(_ package: Package) {
    write(package.ingredient.rawValue)
    write(package.amount)
    write(package.container)
    write(package.price.cents)
    write(package.source)
    write(package.period)
    write(package.quality.rawValue)
  }

  mutating func write(_ substitution: Substitution) {
    write(substitution.ingredient.rawValue)
    write(substitution.amount)
    write(substitution.use) { writer, part in
      writer.write(part.amount)
      writer.write(part.ingredient.rawValue)
    }
    write(substitution.goodFor)
    write(substitution.note)
  }

  mutating func write(_ row: NutrientRow) {
    write(row.fdcID)
    for nutrient in Nutrient.allCases {
      write(row.profile.per100g[nutrient]) { $0.write($1) }
    }
  }
}

extension CompactReader {
  mutating func ingredient() throws(CompactError) -> Ingredient {
    Ingredient(
      id: IngredientID(try text()), name: try text(),
      plural: try optional { (r: inout CompactReader) throws(CompactError) in try r.text() },
      aliases: try list { (r: inout CompactReader) throws(CompactError) in try r.text() },
      section: try choice(), category: try text(), subcategory: try text(),
      protein: try optional { (r: inout CompactReader) throws(CompactError) in try r.choice() },
      groups: try list { (r: inout CompactReader) throws(CompactError) in try r.choice() },
      contains: try tags(), mayContain: try tags(), isChecked: try flag(),
      fdcID: try optional { (r: inout CompactReader) throws(CompactError) in try r.number() },
      gramsPerMilliliter: try optionalRational(), gramsPerPiece: try optionalRational(),
      pieceUnit: try optional { (r: inout CompactReader) throws(CompactError) in try r.choice() },
      edibleShare: try optionalRational(), isBasic: try flag(),
      months: try list { (r: inout CompactReader) throws(CompactError) in try r.number() },
      parts: try list { (r: inout CompactReader) throws(CompactError) in IngredientID(try r.text()) })
  }

  mutating func package() throws(CompactError) -> Package {
    let ingredient = IngredientID(try text())
    let amount = try amount()
    let container = try text()
    let price = Money(cents: try number())
    let source = try text()
    let period = try text()
    guard let quality = PriceQuality(rawValue: try text()) else { throw CompactError() }
    return Package(
      ingredient: ingredient, amount: amount, container: container, price: price, source: source,
      period: period, quality: quality)
  }

  mutating func substitution() throws(CompactError) -> Substitution {
    Substitution(
      ingredient: IngredientID(try text()), amount: try amount(),
      use: try list { (r: inout CompactReader) throws(CompactError) in
        Substitution.Part(amount: try r.amount(), ingredient: IngredientID(try r.text()))
      }, goodFor: try text(), note: try text())
  }

  mutating func nutrientRow() throws(CompactError) -> NutrientRow {
    let id = try number()
    var profile: [Nutrient: Rational] = [:]
    for nutrient in Nutrient.allCases {
      if let value = try optionalRational() { profile[nutrient] = value }
    }
    return NutrientRow(fdcID: id, profile: NutrientProfile(per100g: profile))
  }

  private mutating func optionalRational() throws(CompactError) -> Rational? {
    try flag() ? try rational() : nil
  }
}
