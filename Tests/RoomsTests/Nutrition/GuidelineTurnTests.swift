import HouseholdRoom
@testable import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import NutritionRoom

@Suite struct GuidelineTurnTests {
  private var talk = CounterTalk(nutrition, household)
  private var figures: NutritionGuidelines? { talk.kitchen[Household.self].first?.guidelines }

  private static func said(
    _ figure: Rational? = nil, what: Guideline? = nil, mode: String? = nil, unit: String? = nil
  ) -> [SlotBinding] {
    let words = [("what", what?.rawValue), ("mode", mode), ("unit", unit)].compactMap { name, word in
      word.map { SlotBinding(name: name, value: .text($0)) }
    }
    return words + (figure.map { [SlotBinding(name: "figure", value: .number($0))] } ?? [])
  }

  @Test("a figure is kept until it is the usual one again")
  mutating func kept() {
    talk.ask("guideline_tell", Self.said(Rational(1800), what: .maxSodium))
    #expect(figures == NutritionGuidelines(maxSodium: 1800))
    talk.ask("guideline_tell", Self.said(Rational(3, 2), what: .maxSodium, unit: "g"))
    #expect(figures == NutritionGuidelines(maxSodium: 1500))
    #expect(talk.last.unread.isEmpty)
    talk.ask("guideline_tell", Self.said(what: .maxSodium, mode: "usual"))
    #expect(figures == nil)
    #expect(talk.reply(GuidelinesChanged.self)?.changed == .maxSodium)
  }

  @Test("every figure has its range, and is a whole number", arguments: Guideline.allCases)
  func ranges(guideline: Guideline) {
    var talk = CounterTalk(nutrition, household)
    let range = guideline.range
    for figure in [Rational(range.lowerBound), Rational(range.upperBound)] {
      talk.ask("guideline_tell", Self.said(figure, what: guideline))
      #expect(talk.reply(GuidelinesChanged.self)?.changed == guideline)
      let kept = talk.kitchen[Household.self].first?.guidelines ?? .usual
      #expect(Rational(kept[keyPath: guideline.path]) == figure)
    }
    for figure in [
      Rational(range.lowerBound - 1), Rational(range.upperBound + 1), Rational(range.lowerBound * 2 + 1, 2),
    ] {
      talk.ask("guideline_tell", Self.said(figure, what: guideline))
      #expect(talk.reply(FactsRefused.self) == FactsRefused([.guideline(guideline, figure)]))
      #expect(talk.last.changes.isEmpty)
    }
  }

  @Test("\"our calorie limit\" is a dinner's where there is one, else the day's")
  mutating func calories() {
    talk.ask("guideline_tell", Self.said(Rational(600), what: .maxDinnerCalories))
    talk.ask("guideline_tell", Self.said(Rational(1800), what: .dailyCalories))
    talk.ask("guideline_tell", Self.said(what: .maxDinnerCalories, mode: "usual"))
    #expect(figures == NutritionGuidelines(dailyCalories: 1800))
    talk.ask("guideline_tell", Self.said(what: .maxDinnerCalories, mode: "usual"))
    #expect(figures == nil)
    #expect(talk.reply(GuidelinesChanged.self)?.changed == .dailyCalories)
  }

  @Test("asking changes nothing, and without a figure nothing is understood")
  mutating func asking() {
    talk.ask("guideline_tell", Self.said(what: .maxSodium, mode: "show"))
    #expect(talk.reply(GuidelinesShown.self)?.asked == .maxSodium)
    #expect(talk.last.changes.isEmpty)
    talk.ask("guideline_tell", Self.said(what: .maxSodium))
    #expect(talk.reply(NotUnderstood.self) != nil)
    talk.ask("guideline_tell", Self.said(Rational(3)))
    #expect(talk.reply(NotUnderstood.self) != nil)
  }

  @Test("what nobody knows is never measured, and without a plan there is nothing to measure")
  mutating func unknown() {
    let ghost = SlotBinding(name: "food", value: .item(list: "ingredient", id: "ghost", name: "ghost"))
    talk.ask("ask_nutrition", [ghost])
    #expect(talk.reply(UnknownFood.self)?.name == "ghost")
    talk.ask("ask_nutrition", [.words("food", "durian")])
    #expect(talk.reply(UnknownFood.self)?.name == "durian")
    // The kale has no figures.
    talk.ask("ask_nutrition", [.food("kale")])
    #expect(talk.reply(NoNutritionFigures.self)?.amount == nil)
    talk.ask("week_nutrition")
    #expect(talk.reply(NoPlan.self) == NoPlan(.nutrition))
  }
}
