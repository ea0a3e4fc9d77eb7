extension Unit {
  /// The unit a word names: "tbsp", "Tbsp.", "tablespoons", "T". Capital T is a tablespoon, small t a
  /// teaspoon; every other name ignores case, dots and a plural s. Nil for unknown words.
  package init?(named word: some StringProtocol) {
    let bare = String(word.filter { $0 != "." }).trimmingSpaces()
    if bare == "T" || bare == "t" {
      self = bare == "T" ? .tablespoon : .teaspoon
      return
    }
    guard let unit = Self.names[bare.lowercased()] else { return nil }
    self = unit
  }

  /// Every name in lower case, plurals too, and the unit it names.
  package static let names: [String: Unit] = {
    var table: [String: Unit] = [:]
    for row in UnitTable.rows {
      for name in [row.unit.symbol] + row.aliases {
        table[name] = row.unit
        if name.utf8.count > 1 { table[name + "s"] = row.unit }
      }
      if !row.plural.isEmpty { table[row.plural] = row.unit }
    }
    return table
  }()
}
