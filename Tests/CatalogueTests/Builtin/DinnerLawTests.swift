import Kitchen
import Testing
import Values

@testable import Catalogue

/// What must hold of the built-in dinners, one by one and together.
@Suite struct DinnerLawTests {
  private let catalogue = Builtin.catalogue
  private var recipes: [Recipe] { catalogue.recipes.filter { $0.course == "dinner" } }
  private var cards: [RecipeCard] { catalogue.cards.filter(\.isDinner) }

  private func share(_ isCounted: (RecipeCard) -> Bool) -> Rational {
    Rational(cards.count(where: isCounted), max(1, cards.count))
  }

  @Test func `there are 160 dinners from 16 kitchens and more`() {
    #expect(cards.count >= 160)
    #expect(Set(cards.map(\.cuisine)).count >= 16)
  }

  @Test func `a third is without meat and fish, a quarter takes 25 minutes at most, a sixth keeps`() {
    let flesh = FoodTags.flesh.union(.seafood)
    #expect(share { $0.contains.isDisjoint(with: flesh) } >= Rational(1, 3))
    // A limit includes its minute. Source: requirements, Decisions "Minutes".
    #expect(share { $0.minutes <= 25 } >= Rational(1, 4))
    #expect(share { ($0.leftoverDays ?? 0) >= 2 } >= Rational(1, 6))
    #expect(share { $0.tags.contains("kid-friendly") } >= Rational(1, 5))
  }

  @Test("there are dishes for every season", arguments: ["spring", "summer", "fall", "winter"])
  func seasons(_ season: String) {
    #expect(cards.count { $0.tags.contains(season) } >= 5)
  }

  @Test func `a dish tagged for what it is, is that`() {
    let flesh = FoodTags.flesh.union(.seafood)
    for card in cards {
      let id = card.id.rawValue
      #expect(card.tags.contains("meatless") == card.contains.isDisjoint(with: flesh), "\(id) meatless")
      #expect(card.tags.contains("quick") == (card.minutes <= 30), "\(id) quick")
      #expect(Set(card.tags).count == card.tags.count, "\(id)")
    }
  }

  @Test func `a serving weighs 150 g and more and has at most 1.5 g of sodium`() throws {
    for recipe in recipes {
      let facts = calculateNutrition(recipe, servings: recipe.servings, table: catalogue.table)
      #expect(facts.grams >= Rational(150), "\(recipe.id.rawValue)")
      let sodium = try #require(facts[.sodium], "\(recipe.id.rawValue)")
      #expect(sodium.amount <= Rational(1500) || recipe.tags.contains("salty"), "\(recipe.id.rawValue)")
    }
  }

  @Test func `the minutes and the steps' timers tell the same story`() {
    for recipe in recipes {
      let timers = recipe.steps.compactMap(\.minutes).reduce(0, +)
      let longest = recipe.steps.compactMap(\.minutes).max() ?? 0
      #expect(longest <= recipe.totalMinutes, "\(recipe.id.rawValue)")
      // Two things may cook side by side, and cutting has no timer.
      #expect(timers * 2 <= recipe.totalMinutes * 3 + 10, "\(recipe.id.rawValue): \(timers)")
      let hasTime = timers * 5 >= recipe.cookMinutes || recipe.method == "salad" || recipe.method == "no-cook"
      #expect(hasTime, "\(recipe.id.rawValue): \(timers) of \(recipe.cookMinutes)")
    }
  }

  @Test func `no two dinners are nearly the same`() {
    let basics = Set(catalogue.table.ingredients.filter(\.isBasic).map(\.id))
    let foods = cards.map { Set($0.ingredients).subtracting(basics) }
    #expect(Set(cards.map { $0.title.lowercased() }).count == cards.count)
    for a in cards.indices {
      for b in cards.indices where b > a {
        let both = foods[a].intersection(foods[b]).count
        let all = foods[a].union(foods[b]).count
        let isSame = both * 100 >= all * 65 && cards[a].protein == cards[b].protein
        #expect(!isSame, "\(cards[a].id.rawValue) and \(cards[b].id.rawValue)")
      }
    }
  }

  @Test func `raw poultry and ground meat come with a safe temperature`() {
    let raw: Set<String> = [
      "chicken-breast", "chicken-thigh", "chicken-drumstick", "chicken-wing", "chicken-leg", "whole-chicken",
      "ground-chicken", "ground-turkey", "turkey-breast", "ground-beef", "lean-ground-beef", "ground-pork",
      "ground-lamb", "italian-sausage", "pork-chop", "pork-tenderloin",
    ]
    for recipe in catalogue.recipes {
      guard recipe.ingredients.contains(where: { raw.contains($0.ingredient?.rawValue ?? "") }) else {
        continue
      }
      let words = recipe.steps.map(\.text).joined(separator: " ")
      let isSaid = ["165°F", "160°F", "145°F"].contains(where: words.contains)
      #expect(isSaid, "\(recipe.id.rawValue)")
    }
  }

  @Test func `steps speak calmly and name no number of bowls or people that scaling would make wrong`() {
    for recipe in catalogue.recipes {
      for step in recipe.steps {
        #expect(!step.text.contains("!"), "\(recipe.id.rawValue)")
        for wrong in ["4 bowls", "four bowls", "4 plates", "four plates", "serves 4"] {
          #expect(!step.text.lowercased().contains(wrong), "\(recipe.id.rawValue)")
        }
      }
    }
  }
}
