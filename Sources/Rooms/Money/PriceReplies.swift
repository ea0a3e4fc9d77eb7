import Talk

/// The household's price of a food as it stands from now on.
struct OwnPriceNoted: Reply, Hashable {
  var food: Ingredient
  var own: OwnPrice
  /// The price it stands before; nil for none.
  var before: Package?
  /// Whether it was told as something bought: then it may have been meant to count as spent.
  var isBought = false

  func blocks(_ words: Wording) -> [Block] {
    .say(
      sentences(
        "\(capitalized(plural(food))): \(priceText(own)).", compared, "I go by your price from now on.",
        isBought ? "It does not count as spent." : ""))
  }

  private var compared: String {
    guard let before, before.amount == own.amount else { return "" }
    let gap = own.price - before.price
    if gap == .zero { return "That is what I reckoned with." }
    return "I had reckoned with \(before.price.text)" + (gap > .zero ? "." : "; well bought.")
  }

  func next(_ words: Wording) -> Closing {
    isBought
      ? .say("it came to \(own.price.text)", "shopping list", "undo")
      : .say("price of \(plural(food))", "shopping list", "undo")
  }
  var matter: Facts? { ["kind": "prices", "prices": [FoodPrice(food: food, own: own, packages: []).facts]] }
}

/// What is known of a food's price: how it is sold, and the household's own price.
struct FoodPrice: Hashable, Sendable {
  var food: Ingredient
  var own: OwnPrice?
  /// As the table has it, averages and estimates; empty when unpriced.
  var packages: [Package]

  /// What a food costs, the household's own price first.
  var facts: Facts {
    let own = own.map { own in
      [
        "price": own.price, "amount": own.amount, "container": own.container, "quality": PriceQuality.own,
        "source": "paid \(own.day.iso)",
      ] as Facts
    }
    let rest = packages.map { package in
      [
        "price": package.price, "amount": package.amount, "container": package.container,
        "quality": package.quality, "source": "\(package.source), \(package.period)",
      ] as Facts
    }
    return ["ingredient": food.id, "packages": (own.map { [$0] } ?? []) + rest]
  }
}

/// What foods cost and where that comes from. Source: requirements MP-18.
struct PricesTold: Reply, Hashable {
  var prices: [FoodPrice]
  func blocks(_ words: Wording) -> [Block] { prices.flatMap(block) }

  private func block(_ price: FoodPrice) -> [Block] {
    let name = capitalized(plural(price.food))
    let own = price.own.map { "\(name): \(priceText($0, paying: "which you paid")) on \($0.day.dateText)." }
    let usual = price.packages.first.map { package in
      let what = "\(package.price.text) for \(sizeText(package.amount, package.container))"
      return price.own == nil
        ? "\(name): \(what), \(origin(of: package))."
        : "Without it I would reckon with \(what), \(origin(of: package))."
    }
    let none = "I have no price for \(plural(price.food)); its section's middle price stands in."
    return .say(own == nil && usual == nil ? none : sentences(own ?? "", usual ?? ""))
  }

  func next(_ words: Wording) -> Closing {
    guard let price = prices.first else { return .say("shopping list") }
    return price.own == nil
      ? .say("\(plural(price.food)) cost $3.89", end: " when you paid that, for instance")
      : .say("forget the price of \(plural(price.food))", "shopping list")
  }

  var matter: Facts? { ["kind": "prices", "prices": prices.map(\.facts)] }
}

/// Own prices were forgotten, or were never told.
struct PricesForgotten: Reply, Hashable {
  var foods: [Ingredient]
  /// Foods without a price of the household's own.
  var unknown: [Ingredient]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      sentences(
        foods.isEmpty ? "" : "Forgotten: your price of \(joined(foods.map(plural))). Averages count again.",
        unknown.isEmpty ? "" : "You told me no price of \(joined(unknown.map(plural), "or"))."))
  }

  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
  var matter: Facts? { ["kind": "prices", "forgotten": foods.map(\.id)] }
  var status: ReplyStatus { foods.isEmpty ? .refused : .done }
}

/// "$3.89 for a carton (64 fl oz) at Aldi", with a word before the shop where one is given.
private func priceText(_ own: OwnPrice, paying paid: String? = nil) -> String {
  let place = own.store.map { " at \($0)" } ?? ""
  let what = "\(own.price.text) for \(sizeText(own.amount, own.container))"
  return what + (paid.map { ", \($0)" } ?? "") + place
}

/// "a carton (64 fl oz)", "1 lb", "one".
private func sizeText(_ amount: Amount, _ container: String) -> String {
  if amount == Amount(.one, .each), container == "each" { return "one" }
  if container == "each" || container == "package" || container == amount.unit.symbol {
    return unbroken(amount.text)
  }
  let article = "aeiou".contains(container.prefix(1)) ? "an" : "a"
  return unbroken("\(article) \(container) (\(amount.text))")
}

/// "a published average, August 2026", "an estimate, August 2026".
private func origin(of package: Package) -> String {
  let month = Day(iso: package.period + "-01").map { "\($0.monthName) \($0.civil.year)" } ?? package.period
  return switch package.quality {
  case .own: "which you paid"
  case .average: "a published average, \(month)"
  case .estimate: "an estimate, \(month)"
  case .median: "the middle price of its section"
  }
}
