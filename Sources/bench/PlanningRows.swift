import Catalogue
import Kitchen
import Planning
import Values

/// The figures of planning a week, from forty recipes to a hundred thousand: the first plan of as many households, and a
/// plan that was sent back four times, for which the four before it are planned again.
func planningRows() throws -> [Row] {
  let catalogue = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin)
  let first = try [(nil, 20.0, 40), (10_000, 100, 15), (100_000, 500, 5)].map { size, aim, rounds in
    let cards = size.map { multiplied(catalogue.cards, to: $0) } ?? catalogue.cards
    let name = size.map { "\($0) recipes" } ?? "the built-in recipes"
    return try row(
      "plan a week from \(name)", catalogue, cards, attempt: 0, rounds: rounds, aims: [.median(aim)])
  }
  let again = try row(
    "the fifth plan for the same week", catalogue, catalogue.cards, attempt: 4, rounds: 20, aims: [.p99(100)])
  return first + [again]
}

private func row(
  _ name: String, _ catalogue: Catalogue, _ cards: [RecipeCard], attempt: Int, rounds: Int, aims: [Aim]
) throws -> Row {
  let times = try samples(rounds) { round in
    var identities = IdentitySource(replica: 5, turn: round + 1)
    let larder = larder(of: catalogue, cards: cards, seed: UInt64(round))
    _ = try generateWeeklyPlan(request(attempt: attempt), from: larder, id: identities.next())
  }
  return Row(name, samples: times, aims: aims)
}

private let monday = Day(iso: "2026-03-02")!

private func request(attempt: Int) -> PlanRequest {
  PlanRequest(
    days: (0..<7).map { monday + $0 }, eaters: 4, avoids: [Avoidance(.diet(.dairyFree))],
    budget: Money(cents: 15_000), attempt: attempt)
}

private func larder(of catalogue: Catalogue, cards: [RecipeCard], seed: UInt64) -> Larder {
  let recipes = Dictionary(uniqueKeysWithValues: catalogue.recipes.map { ($0.id, $0) })
  return Larder(
    cards: cards, table: catalogue.table, today: monday, randomizer: Randomizer(seed: seed),
    recipe: { id in recipes[RecipeID(rawValue: String(id.rawValue.prefix { $0 != "~" }))] })
}

/// The cards again and again under new names, minutes and costs a little apart, in the order of their ids.
private func multiplied(_ cards: [RecipeCard], to count: Int) -> [RecipeCard] {
  (0..<count).map { number in
    var card = cards[number % cards.count]
    let copy = number / cards.count
    guard copy > 0 else { return card }
    card.id = RecipeID(rawValue: card.id.rawValue + "~\(copy)")
    card.title += " \(copy)"
    card.minutes += copy % 11
    card.usedPerServing = Money(cents: card.usedPerServing.cents + copy % 97)
    return card
  }.sorted { $0.id < $1.id }
}
