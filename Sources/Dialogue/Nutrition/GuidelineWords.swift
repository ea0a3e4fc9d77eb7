package import Kitchen
import Language
package import Values

/// What was said about the figures a week is measured against.
package enum GuidelineWords: Hashable, Sendable {
  case own(Guideline, Rational)
  /// Back to the usual figure; nil for all of them.
  case usual(Guideline?)
  /// Asked after; nil for all of them.
  case show(Guideline?)
}

extension GuidelineWords {
  /// Nil when the line lacks a figure.
  init?(_ slots: [SlotBinding]) {
    let guideline = slots.word("what").flatMap { Guideline(rawValue: $0) }
    if slots.word("mode") == "usual" {
      self = .usual(guideline)
      return
    }
    if slots.word("mode") == "show" {
      self = .show(guideline)
      return
    }
    guard let guideline, let figure = slots.number("figure") else { return nil }
    self = .own(guideline, slots.word("unit") == "g" ? figure * 1000 : figure)
  }
}

/// What a question about a whole plan is about.
package enum NutritionTopic: Hashable, Sendable {
  case nutrient(Nutrient)
  case vegetables, wholeGrains
}

extension NutritionTopic {
  /// Nil when it was about everything.
  init?(_ slots: [SlotBinding]) {
    switch slots.word("topic") {
    case "vegetables": self = .vegetables
    case "whole-grains": self = .wholeGrains
    default:
      guard let nutrient = slots.word("nutrient").flatMap({ Nutrient(rawValue: $0) }) else { return nil }
      self = .nutrient(nutrient)
    }
  }
}
