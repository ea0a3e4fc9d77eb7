/// One thing dinners are wished to be: {feature, direction or range, strength, when, who}. The planner, tonight,
/// search and swaps all read this. Source: issue 13, "One algebra of wishes".
package struct Wish: Hashable, Sendable {
  /// What of a dish it is about.
  package enum Feature: Hashable, Sendable {
    /// A food, a protein, a cuisine, a kind of dish, a tag: whatever `isWanted` reads.
    case having(String)
    case avoiding(Avoided)
    case gear(Gear)
    case minutes
    /// Cents a serving.
    case cost
    case nutrient(Nutrient)
    case quality(Quality)
  }

  /// What dishes are like, and weeks.
  package enum Quality: String, CaseIterable, Codable, Sendable, Hashable {
    case spicy, light, hearty, easy, cheap, vegetables, healthy, new, favorite, seasonal, leftovers, waste
    case kidFriendly = "kid-friendly"
    case wholeGrain = "whole-grain"
  }

  /// Which way: with it, without it, so much at the most or the least.
  package enum Aim: Hashable, Sendable {
    case with, without
    case most(Rational), least(Rational)
  }

  package enum Strength: String, Codable, Sendable, Hashable { case must, prefer }

  /// On how many evenings of the plan: "fish twice", "at most one beef".
  package struct Quota: Hashable, Sendable {
    package var least, most: Int?
    package init(least: Int? = nil, most: Int? = nil) { (self.least, self.most) = (least, most) }
  }

  package var feature: Feature
  package var aim: Aim
  package var strength: Strength
  /// Nil: each evening.
  package var quota: Quota?
  /// The evenings it is for; empty: every one of the request.
  package var days: [Day]
  /// Whose wish it is; nil for everybody's.
  package var who: String?

  /// A wish; without a strength the usual one of its feature.
  package init(
    _ feature: Feature, _ aim: Aim = .with, strength: Strength? = nil, quota: Quota? = nil, days: [Day] = [],
    who: String? = nil
  ) {
    (self.feature, self.aim, self.quota, self.days, self.who) = (feature, aim, quota, days, who)
    self.strength = strength ?? feature.usualStrength(aim)
  }

  /// Whether it is for that evening.
  package func concerns(_ day: Day) -> Bool { days.isEmpty || days.contains(day) }

  /// Whether a dish can be asked for it: leftovers, waste and the season are of evenings and weeks.
  package var isOfDishes: Bool {
    switch feature {
    case .quality(.leftovers), .quality(.waste), .quality(.seasonal): false
    default: true
    }
  }
}

extension Wish.Feature {
  /// What a cook can do without goes before points; what a week is like is weighed.
  fileprivate func usualStrength(_ aim: Wish.Aim) -> Wish.Strength {
    switch self {
    case .having, .avoiding, .gear, .minutes, .nutrient, .cost, .quality(.spicy): .must
    case .quality: .prefer
    }
  }
}
