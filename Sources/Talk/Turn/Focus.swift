/// The thing last talked about: what "it" means, and what shows it again.
package struct Focus: Hashable, Sendable, Codable {
  /// What kind of thing it is; sentences may require it (`focus: plan`).
  package struct Topic: RawRepresentable, Hashable, Sendable, Codable {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  package var topic: Topic
  package var day: Day?
  package var recipe: RecipeID?
  package var servings: Int?
  /// The servings of the page shown, where they are broken or more than a meal is planned for.
  package var portions: Rational?
  /// The measures the recipe was shown in; nil where they were as it is written.
  package var measures: UnitSystem?
  /// The identifier of a row, as text.
  package var row: String?
  /// Does the same once more; nil where nothing can be shown again.
  package var again: Choice?

  package init(
    _ topic: Topic, day: Day? = nil, recipe: RecipeID? = nil, servings: Int? = nil, row: String? = nil,
    again: Choice? = nil
  ) {
    (self.topic, self.day, self.recipe, self.servings) = (topic, day, recipe, servings)
    (self.row, self.again) = (row, again)
  }

  package static let nothing = Focus(.nothing)

  /// One evening.
  package static func day(_ day: Day) -> Focus { Focus(.day, day: day) }

  /// A dish, at so many servings.
  package static func recipe(_ id: RecipeID, servings: Int) -> Focus {
    Focus(.recipe, recipe: id, servings: servings)
  }

  /// Whether one dish was last talked about.
  package var isOneDish: Bool { [.day, .recipe, .offer].contains(topic) }
}

extension Focus.Topic {
  package static let nothing = Self(rawValue: "nothing")
  package static let plan = Self(rawValue: "plan")
  package static let list = Self(rawValue: "list")
  package static let household = Self(rawValue: "household")
  package static let offer = Self(rawValue: "offer")
  package static let help = Self(rawValue: "help")
  package static let search = Self(rawValue: "search")
  package static let pantry = Self(rawValue: "pantry")
  package static let money = Self(rawValue: "money")
  /// A shopping trip just told, which a second amount corrects.
  package static let spending = Self(rawValue: "spending")
  /// What a shopping came to was asked, and need not be answered.
  package static let till = Self(rawValue: "till")
  package static let day = Self(rawValue: "day")
  package static let recipe = Self(rawValue: "recipe")
}
