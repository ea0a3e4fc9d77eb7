import Kitchen
import Testing
import Values

@testable import Catalogue

/// Every period of 003, as its lists have them, against the table. Source: 003 "Expiration date", "Category-specific
/// rules for opened items"; requirements BB-02.
@Suite struct ShelfLifeTests {
  private static let shelfLife = Builtin.catalogue.table.shelfLife

  /// 003's first list: place where it names one.
  private static let kept = """
    Dairy/Butter refrigerator 1-3 months
    Dairy/Ice Cream freezer 2-4 months
    Meat & Seafood/Beef refrigerator 3-5 days
    Meat & Seafood/Beef freezer 6-12 months
    Meat & Seafood/Pork refrigerator 3-5 days
    Meat & Seafood/Pork freezer 6-8 months
    Meat & Seafood/Poultry refrigerator 1-2 days
    Meat & Seafood/Poultry freezer 9-12 months
    Meat & Seafood/Fish refrigerator 1-2 days
    Meat & Seafood/Fish freezer 6-8 months
    Meat & Seafood/Shellfish refrigerator 1-2 days
    Meat & Seafood/Shellfish freezer 3-6 months
    Produce/Fruits refrigerator 3-7 days
    Produce/Vegetables refrigerator 5-7 days
    Produce/Herbs refrigerator 7-10 days
    Produce/Salad Greens refrigerator 5-7 days
    Pantry/Canned Goods - 1-5 years
    Pantry/Dry Goods - 6-12 months
    Pantry/Pasta - 1-2 years
    Pantry/Rice - 4-5 years
    Pantry/Cereals - 6-12 months
    Pantry/Baking Supplies - 6-12 months
    Frozen Foods/Frozen Meals - 3-4 months
    Frozen Foods/Frozen Vegetables - 8-12 months
    Frozen Foods/Frozen Fruits - 8-12 months
    Frozen Foods/Ice Cream - 2-4 months
    Beverages/Water - 6 months
    Beverages/Coffee - 6-12 months
    Beverages/Tea - 1-2 years
    Snacks/Nuts - 6-12 months
    Condiments/Spices - 2-3 years
    Bakery/Bread - 5-7 days
    Bakery/Pastries - 2-3 days
    Bakery/Cakes - 3-4 days
    Bakery/Cookies - 2-3 weeks
    Deli/Prepared Foods - 3-4 days
    Deli/Sandwiches - 1-2 days
    Deli/Salads - 3-5 days
    """

  /// What its first list counts from opening already, and its second list.
  private static let used = """
    Dairy/Milk opening 7 days
    Dairy/Cheese opening 2-4 weeks
    Dairy/Yogurt opening 7-14 days
    Dairy/Butter opening 1-3 months
    Dairy/Cream opening 7-10 days
    Dairy/Ice Cream opening 2-4 months
    Meat & Seafood/Beef opening 3-5 days
    Meat & Seafood/Pork opening 3-5 days
    Meat & Seafood/Poultry opening 1-2 days
    Meat & Seafood/Fish opening 1-2 days
    Meat & Seafood/Shellfish opening 1-2 days
    Meat & Seafood/Processed Meats opening 7 days
    Produce/Fruits cutting 3-7 days
    Produce/Vegetables cutting 5-7 days
    Produce/Herbs cutting 7-10 days
    Produce/Salad Greens opening 5-7 days
    Pantry/Canned Goods opening 3-4 days
    Pantry/Dry Goods opening 6-12 months
    Pantry/Pasta cooking 3-5 days
    Pantry/Rice opening 6-12 months
    Pantry/Cereals opening 2-3 months
    Pantry/Baking Supplies opening 6-12 months
    Frozen Foods/Frozen Meals thawing 3-4 days
    Frozen Foods/Frozen Vegetables thawing 3-5 days
    Frozen Foods/Frozen Fruits thawing 3-5 days
    Frozen Foods/Ice Cream opening 2-4 months
    Beverages/Water opening 6 months
    Beverages/Juice opening 7-10 days
    Beverages/Soda opening 3-6 months
    Beverages/Coffee opening 2-3 weeks
    Beverages/Tea opening 1-2 years
    Snacks/Chips opening 2-3 months
    Snacks/Cookies opening 2-3 weeks
    Snacks/Crackers opening 3-4 months
    Snacks/Nuts opening 6-12 months
    Condiments/Sauces opening 6-12 months
    Condiments/Dressings opening 3-6 months
    Condiments/Spices opening 2-3 years
    Condiments/Oils opening 6-12 months
    Bakery/Bread opening 5-7 days
    Bakery/Pastries opening 2-3 days
    Bakery/Cakes opening 3-4 days
    Bakery/Cookies opening 2-3 weeks
    Deli/Prepared Foods opening 3-4 days
    Deli/Sandwiches opening 1-2 days
    Deli/Salads opening 3-5 days
    """

  private static func rows(_ list: String) -> [(kind: String, word: String, period: Period?)] {
    list.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (
        words.dropLast(3).joined(separator: " "), words[words.count - 3],
        Period(words.suffix(2).joined(separator: " "))
      )
    }
  }

  @Test("the table has every period of 003, and no other")
  func everyPeriod() {
    let table = Self.shelfLife.categories
    let kept = table.filter { $0.kept != nil }
    let used = table.filter { $0.used != nil }
    #expect(kept.count == Self.rows(Self.kept).count)
    #expect(used.count == Self.rows(Self.used).count)
    for row in Self.rows(Self.kept) {
      #expect(row.period != nil)
      #expect(
        kept.contains {
          "\($0.category)/\($0.subcategory)" == row.kind && $0.kept == row.period
            && (row.word == "-" || $0.place.rawValue == row.word)
        }, "\(row.kind) \(row.word)")
    }
    for row in Self.rows(Self.used) {
      #expect(row.period != nil)
      #expect(
        used.contains {
          "\($0.category)/\($0.subcategory)" == row.kind && $0.used == row.period
            && $0.after?.rawValue == row.word
        }, "\(row.kind)")
    }
  }

  @Test("every period of 003, unopened and opened, gives its date; food that spoils may get a stricter one")
  func everyDate() throws {
    let today = Day(number: 20_514)
    var source = IdentitySource(replica: 1, turn: 1)
    for row in Self.shelfLife.categories {
      let food = Ingredient(
        id: IngredientID("nothing-else-known"), name: "nothing else known", category: row.category,
        subcategory: row.subcategory)
      let rules = Self.shelfLife.rules(for: food)
      let lot = PantryItem(id: source.next(), name: food.name, ingredient: food.id, held: .untold)
      if let kept = row.kept {
        let bought = lot.stored(in: row.place, bought: today, by: rules)
        #expect(isDated(bought.bestBefore, by: kept, from: today, rules), "\(row)")
      }
      if let used = row.used, row.after == .opening {
        let far = lot.stored(in: row.place, bought: today, by: rules).dated(today + 4000, by: rules)
        #expect(isDated(far.opened(on: today, by: rules).bestBefore, by: used, from: today, rules), "\(row)")
      }
    }
  }

  /// The near end of the period; of food that spoils it or a day before it, where a stricter source has one.
  private func isDated(_ date: Day?, by period: Period, from today: Day, _ rules: KeepingRules) -> Bool {
    guard let date else { return false }
    return rules.isStrict ? date <= period.nearEnd(from: today) : date == period.nearEnd(from: today)
  }

  private func rules(_ id: String) throws -> KeepingRules {
    let food = try #require(Builtin.catalogue.table[IngredientID(id)])
    return Self.shelfLife.rules(for: food)
  }

  @Test("the decisions on periods hold for what is in the kitchen")
  func decisions() throws {
    // A shorter figure for that very meat, fish, dairy or deli food wins.
    #expect(try rules("ground-beef").kept(in: .refrigerator) == Period(1, 2, .day))
    #expect(try rules("ground-beef").begun(in: .refrigerator, by: .opening) == Period(1, 2, .day))
    #expect(try rules("sirloin-steak").kept(in: .refrigerator) == Period(3, 5, .day))
    #expect(try rules("sirloin-steak").kept(in: .freezer) == Period(4, 12, .month))
    #expect(try rules("salmon-fillet").kept(in: .freezer) == Period(2, 3, .month))
    // A longer one does not.
    #expect(try rules("chicken-thigh").kept(in: .freezer) == Period(9, 9, .month))
    #expect(try rules("carrot").kept(in: .refrigerator) == Period(5, 7, .day))
    #expect(try rules("milk").begun(in: .refrigerator, by: .opening) == Period(1, 1, .week))
    // What 003 lacks comes from FoodKeeper.
    #expect(try rules("cheddar").kept(in: .refrigerator) == Period(6, 6, .month))
    #expect(try rules("egg").kept(in: .refrigerator) == Period(3, 5, .week))
    #expect(try rules("onion").kept(in: .pantry) == Period(1, 1, .month))
    // Only the opened carton has a period: the careful one.
    #expect(try rules("milk").kept(in: .refrigerator) == Period(1, 1, .week))
    // Days of opened pasta are cooked pasta's; dry keeps a year.
    #expect(try rules("spaghetti").begun(in: .pantry, by: .opening) == Period(1, 1, .year))
    #expect(try rules("vanilla-ice-cream").kept(in: .freezer) == Period(2, 4, .month))
    #expect(try rules("frozen-pea").begun(in: .refrigerator, by: .thawing) == Period(3, 5, .day))
    #expect(try rules("egg").figure(in: .freezer) == .notRecommended)
    #expect(try rules("milk").needsCold)
    #expect(try !rules("bread").needsCold)
  }

  @Test("every food that is sold has a place and, nearly all, a date")
  func covered() {
    var without: [String] = []
    for food in Builtin.catalogue.table.ingredients {
      let rules = Self.shelfLife.rules(for: food)
      if rules.kept(in: rules.place) == nil && rules.figure(in: rules.place) == nil {
        without.append(food.id.rawValue)
      }
    }
    #expect(without.count <= 35, "\(without)")
  }

  @Test("foods and subcategories of the table exist, and none has two rows")
  func known() {
    let table = Builtin.catalogue.table
    let kinds = Set(table.ingredients.map { "\($0.category)/\($0.subcategory)" })
    var seen: Set<String> = []
    for keeping in Self.shelfLife.keepings {
      for food in keeping.foods {
        #expect(table[IngredientID(food)] != nil || kinds.contains(food), "\(food)")
        #expect(seen.insert(food).inserted, "\(food) stands twice")
      }
    }
  }

  @Test("what is cooked is found by its longest name")
  func named() {
    #expect(Self.shelfLife.keeping(namedIn: ["cooked", "rice"])?.keeping.name == "cooked rice")
    #expect(Self.shelfLife.keeping(namedIn: ["the", "leftover", "pizza"])?.keeping.name == "pizza")
    #expect(Self.shelfLife.keeping(namedIn: ["gravel"]) == nil)
    #expect(Self.shelfLife.keeping(namedIn: []) == nil)
  }
}
