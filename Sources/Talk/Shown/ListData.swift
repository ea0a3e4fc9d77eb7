/// A grocery list as `--json` tells it, by section, as the store is walked.
package struct ListData: Encodable {
  let assumed, covered: [String]
  let sections: [Section]

  struct Section: Encodable {
    let section: StoreSection
    let items: [Item]
  }

  struct Item: Encodable {
    let buy: Buy?
    let checked: Bool
    let cost: Money
    let fromPantry: [Amount]
    let ingredient: IngredientID?
    let name: String
    let need: [Amount]
    let quality: PriceQuality
    let sources: [Source]
  }

  struct Buy: Encodable {
    let packages: Int
    let text: String
  }

  struct Source: Encodable {
    let amount: Amount?
    let day: Day
    let recipe: RecipeID
  }

  package init(_ list: GroceryList) {
    assumed = list.assumed
    covered = list.covered
    sections = StoreSection.allCases.sorted { $0.order < $1.order }.compactMap { section in
      let items = list.items.filter { $0.section == section }
      return items.isEmpty ? nil : Section(section: section, items: items.map(Self.item))
    }
  }

  private static func item(_ item: GroceryItem) -> Item {
    Item(
      buy: item.buy.map { Buy(packages: $0.packages, text: $0.text) }, checked: item.isChecked,
      cost: item.cost, fromPantry: item.fromPantry, ingredient: item.ingredient, name: item.name,
      need: item.need, quality: item.quality,
      sources: item.sources.map { Source(amount: $0.amount, day: $0.day, recipe: $0.recipe) })
  }
}

/// An estimate as `--json` tells it; `budget` is the limit it was held to, null for none.
package struct CostData: Encodable {
  let budget: Money?
  let confidence: CostConfidence
  let of, priced: Int
  let tax, till, used: Money

  package init(_ cost: CostEstimate, budget: Money? = nil) {
    self.budget = budget
    confidence = cost.confidence
    of = cost.of
    priced = cost.priced
    tax = cost.tax
    till = cost.till
    used = cost.used
  }
}
