extension Facts {
  /// A grocery list by section, as the store is walked.
  package init(_ list: GroceryList) {
    let sections = StoreSection.allCases.sorted { $0.order < $1.order }.compactMap { section -> Facts? in
      let items = list.items.filter { $0.section == section }
      return items.isEmpty ? nil : ["section": section, "items": items.map { Facts($0) }]
    }
    self = ["assumed": list.assumed, "covered": list.covered, "sections": sections]
  }

  private init(_ item: GroceryItem) {
    let buy = item.buy.map { ["packages": $0.packages, "text": $0.text] as Facts }
    let sources = item.sources.map { ["amount": $0.amount, "day": $0.day, "recipe": $0.recipe] as Facts }
    self = [
      "buy": buy, "checked": item.isChecked, "cost": item.cost, "from_pantry": item.fromPantry,
      "ingredient": item.ingredient, "name": item.name, "need": item.need, "quality": item.quality,
      "sources": sources,
    ]
  }

  /// An estimate; `budget` is the limit it was held to, null for none.
  package init(_ cost: CostEstimate, budget: Money? = nil) {
    self = [
      "budget": budget, "confidence": cost.confidence, "of": cost.of, "priced": cost.priced,
      "tax": cost.tax, "till": cost.till, "used": cost.used,
    ]
  }
}
