/// How long one food keeps where, opened or not. Pure: periods and days in, periods and days out. Source: 003
/// "Expiration date", "Automatic expiration date adjustment when opened"; requirements BB-02, BB-17, BB-18, Decisions
/// "Periods".
package struct KeepingRules: Hashable, Sendable {
  /// FoodKeeper's figures; nil where none are known.
  package var keeping: FoodKeeping?
  package var category, subcategory: String
  /// 003's periods of its subcategory.
  package var usual: [CategoryPeriod]
  /// The household's own periods, where it is usually kept and once opened; nil where it has none.
  package var ownKept, ownBegun: Period?

  /// Where it is kept when nobody says otherwise.
  package var place: PantryPlace {
    if let keeping { return keeping.place }
    switch category {
    case "Dairy", "Meat & Seafood", "Produce", "Deli": return .refrigerator
    case "Frozen Foods": return .freezer
    case "Bakery": return .counter
    default: return subcategory == "Spices" ? .spiceRack : .pantry
    }
  }

  /// Whether it may spend no more than two hours out of the cold.
  package var needsCold: Bool { isStrict && place == .refrigerator && shelfPeriod == nil }

  /// Whether food past its time makes ill, rather than only losing taste: meat, fish, deli and cooked food.
  package var spoils: Bool {
    keeping?.kind == .cooked || ["Meat & Seafood", "Deli"].contains(category)
  }

  /// Whether the shortest figure of all sources counts: dairy, meat, fish and deli food. Source: requirements, Decisions "Periods".
  package var isStrict: Bool {
    keeping?.isStrict ?? ["Dairy", "Meat & Seafood", "Deli"].contains(category)
  }

  private var shelfPeriod: Period? { decided(row(in: .pantry)?.kept, [keeping?.shelf?.period]) }

  private func row(in place: PantryPlace) -> CategoryPeriod? {
    usual.first { $0.place == place } ?? usual.first { place.isShelf && $0.place.isShelf }
  }

  /// FoodKeeper's figure for a place.
  package func figure(in place: PantryPlace) -> KeepingFigure? {
    switch place {
    case .refrigerator: keeping?.refrigerator
    case .freezer: keeping?.freezer
    default: keeping?.shelf
    }
  }

  /// The period of 003 beside FoodKeeper's: 003's where it has one, but a shorter one of food that spoils wins.
  private func decided(_ usual: Period?, _ figures: [Period?]) -> Period? {
    let figures = figures.compactMap { $0 }
    if isStrict { return Period.shortest(figures + [usual].compactMap { $0 }) }
    return usual ?? Period.shortest(figures)
  }

  /// How long it keeps unopened in a place; nil where nobody knows, and where it does not keep there.
  package func kept(in place: PantryPlace) -> Period? {
    if let ownKept, place == self.place { return ownKept }
    let figure = figure(in: place)
    if figure == .notRecommended { return nil }
    if let period = decided(row(in: place)?.kept, [figure?.period]) { return period }
    switch place {
    case .refrigerator:
      // Cold makes nothing shorter; where only the opened food has a period, that is the careful one.
      return sourced(in: .refrigerator, by: .opening) ?? shelfPeriod
    case .freezer: return keeping?.kind == .produce ? Period(8, 12, .month) : nil
    default:
      // What ripens is counted as if it lay in the cold already.
      return figure == .whenRipe ? kept(in: .refrigerator) : nil
    }
  }

  /// How long it keeps once opened, cut or thawed in a place; nil where that changes nothing or nobody knows.
  package func begun(in place: PantryPlace, by beginning: Beginning) -> Period? {
    if let ownBegun, beginning == .opening, place != .freezer { return ownBegun }
    return sourced(in: place, by: beginning)
  }

  private func sourced(in place: PantryPlace, by beginning: Beginning) -> Period? {
    let row = row(in: place) ?? usual.first { $0.used != nil }
    if beginning == .thawing {
      guard place != .freezer else { return nil }
      let usual = usual.first { $0.after == .thawing }?.used
      return decided(usual, [keeping?.thawed?.period, figure(in: place)?.period, self.row(in: place)?.kept])
    }
    if place == .freezer, row?.place != .freezer { return nil }
    let usual = row?.after == .thawing || row?.after == .cooking ? nil : row?.used
    // An opened jar belongs into the cold, wherever it was noted.
    let opened =
      place == .refrigerator
      ? keeping?.refrigeratorOpened ?? keeping?.shelfOpened
      : keeping?.shelfOpened?.period == nil ? keeping?.refrigeratorOpened : keeping?.shelfOpened
    return decided(usual, [opened?.period, isStrict ? figure(in: place)?.period : nil])
  }

  /// Where it goes once opened, when that is another place. Source: 003 "Secondary location".
  package var placeOnceOpened: PantryPlace? {
    guard place.isShelf, keeping?.refrigeratorOpened?.period != nil, keeping?.shelfOpened?.period == nil
    else {
      return nil
    }
    return .refrigerator
  }
}
