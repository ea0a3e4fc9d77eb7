extension Purchase {
  /// What to put in the cart: "1 bag (3 lb)", "2 cans (15 oz)", "3" of what is sold singly.
  package var text: String { package.isStoreBrand ? "\(sizedText), store brand" : sizedText }

  private var sizedText: String {
    let unit = Unit(rawValue: package.container)
    let container = unit?.label(for: Rational(packages)) ?? plural(package.container)
    let single = package.amount == Amount(.one, .each)
    if container.isEmpty { return single ? "\(packages)" : "\(packages) (\(package.sizeText))" }
    return "\(packages) \(container)" + (single ? "" : " (\(package.sizeText))")
  }

  private func plural(_ word: String) -> String { packages == 1 ? word : word + "s" }
}

extension Package {
  /// Its size as labels print it: "15 oz", "1/2 lb", "17.6 oz".
  package var sizeText: String {
    guard ![1, 2, 3, 4, 8].contains(amount.value.denominator) else { return amount.text }
    let label = amount.unit.label(for: amount.value)
    let number = amount.value.decimalText(places: 1)
    return label.isEmpty ? number : "\(number) \(label)"
  }
}

extension GroceryItem {
  /// What the dishes need of it, as a kitchen measures: "1 1/2 lb"; side by side where units never meet.
  package var needText: String {
    need.map { kitchenText($0) }.filter { !$0.isEmpty }.joined(separator: " + ")
  }
}

extension PriceQuality {
  /// Whether the price is a stand-in, to be marked where it is shown.
  package var isGuess: Bool { self == .median }
}

/// How good the prices are, in a sentence: "Prices are averages; 41 of 44 items priced."
package func honesty(_ cost: CostEstimate) -> String {
  let source =
    switch cost.confidence {
    case .high: "Prices are today's"
    case .medium: "Prices are less than a week old"
    case .low: "Prices are averages"
    }
  return cost.priced == cost.of ? source + "." : "\(source); \(cost.priced) of \(cost.of) items priced."
}

/// "at the till $111.40", with its tax where there is one.
package func tillText(_ cost: CostEstimate) -> String {
  let till = "at the till \(cost.till.text)"
  return cost.tax == .zero ? till : "\(till) and \(cost.tax.text) tax"
}
