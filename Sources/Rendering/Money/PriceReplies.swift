import Dialogue
import Kitchen
import Values

extension Wording {
  func priceNoted(_ food: Ingredient, _ own: OwnPrice, before: Package?) -> [Block] {
    var compared = ""
    if let before, before.amount == own.amount {
      let gap = own.price - before.price
      compared =
        gap == .zero
        ? "That is what I reckoned with."
        : "I had reckoned with \(before.price.text)" + (gap > .zero ? "." : "; well bought.")
    }
    let place = own.store.map { " at \($0)" } ?? ""
    return .say(
      sentences(
        "\(capitalized(plural(food))): \(own.price.text) for \(sizePhrase(own.amount, own.container))\(place).",
        compared, "I go by your price from now on."))
  }

  /// What a food costs and where that comes from. Source: requirements MP-18.
  func price(_ price: FoodPrice) -> [Block] {
    let name = capitalized(plural(price.food))
    var parts: [String] = []
    if let own = price.own {
      let place = own.store.map { " at \($0)" } ?? ""
      parts.append(
        "\(name): \(own.price.text) for \(sizePhrase(own.amount, own.container)), "
          + "which you paid\(place) on \(own.day.dateText).")
    }
    if let package = price.packages.first {
      let what = "\(package.price.text) for \(sizePhrase(package.amount, package.container))"
      parts.append(
        price.own == nil
          ? "\(name): \(what), \(origin(package))."
          : "Without it I would reckon with \(what), \(origin(package)).")
    }
    if price.own == nil, price.packages.isEmpty {
      parts.append("I have no price for \(plural(price.food)); its section's middle price stands in.")
    }
    return .say(parts.joined(separator: " "))
  }

  func pricesForgotten(_ foods: [Ingredient], unknown: [Ingredient]) -> [Block] {
    .say(
      sentences(
        foods.isEmpty
          ? "" : "Forgotten: your price of \(joined(foods.map(plural))). Averages count again.",
        unknown.isEmpty ? "" : "You told me no price of \(joined(unknown.map(plural), "or"))."))
  }

  /// "eggs", "milk".
  func plural(_ food: Ingredient) -> String { food.plural ?? food.name }

  /// "a published average of August 2026", "an estimate of August 2026".
  private func origin(_ package: Package) -> String {
    let month = monthText(package.period)
    switch package.quality {
    case .own: return "which you paid"
    case .average: return "a published average, \(month)"
    case .estimate: return "an estimate, \(month)"
    case .median: return "the middle price of its section"
    }
  }

  /// "2026-08" is "August 2026".
  private func monthText(_ period: String) -> String {
    Day(iso: period + "-01").map { "\($0.monthName) \($0.civil.year)" } ?? period
  }

  /// "a carton (64 fl oz)", "1 lb", "one".
  private func sizePhrase(_ amount: Amount, _ container: String) -> String {
    if amount == Amount(.one, .each), container == "each" { return "one" }
    if container == "each" || container == "package" || container == amount.unit.symbol {
      return unbroken(amount.text)
    }
    let article = "aeiou".contains(container.prefix(1)) ? "an" : "a"
    return unbroken("\(article) \(container) (\(amount.text))")
  }
}
