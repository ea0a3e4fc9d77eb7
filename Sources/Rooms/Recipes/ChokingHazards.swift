import Talk

/// Foods that choke small children as they come: round, hard or sticky.
///
/// Sources: CDC, Choking Hazards (grapes, cherry tomatoes, hot dogs, nuts, popcorn, marshmallows, raw carrot and apple,
/// for children under 4); NHS, How to stop a child from choking (grapes cut, no whole nuts, for children under 5).
enum ChokingHazards {
  private static let foods: Set<String> = [
    "grape", "cherry-tomato", "grape-tomato", "hot-dog", "popcorn", "marshmallow", "carrot", "apple",
    "raisin",
    "blueberry", "cherry", "almond", "cashew", "peanut", "walnut", "pecan", "hazelnut", "pistachio",
    "macadamia-nut", "brazil-nut", "pine-nut", "sunflower-seed", "pumpkin-seed", "kielbasa", "celery",
  ]

  /// Those that stay round, hard or sticky in a dish too.
  private static let inDishes: Set<String> = [
    "grape", "cherry-tomato", "grape-tomato", "hot-dog", "popcorn", "marshmallow", "almond", "cashew",
    "peanut", "walnut",
    "pecan", "hazelnut", "pistachio", "macadamia-nut", "brazil-nut", "pine-nut",
  ]

  /// Those that stay a hazard however they are cut or cooked.
  private static let leftOut: Set<String> = [
    "popcorn", "marshmallow", "almond", "cashew", "peanut", "walnut", "pecan", "hazelnut", "pistachio",
    "macadamia-nut",
    "brazil-nut", "pine-nut",
  ]

  static func isLeftOut(_ food: IngredientID) -> Bool { leftOut.contains(food.rawValue) }

  static func holds(_ food: IngredientID) -> Bool { foods.contains(food.rawValue) }

  /// The foods of a dish that a small child may choke on.
  static func foods(of recipe: Recipe) -> [IngredientID] {
    recipe.ingredients.compactMap(\.ingredient).filter { inDishes.contains($0.rawValue) }
  }
}

/// Says once how small children choke on that food, where one is asked about or lives here by that name.
func cautionForSmallChildren(_ said: Said, _ turn: inout Turn) {
  guard case .food(let food) = said.slots.edible, isForSmallChild(food, said, turn),
    let name = turn.world.catalogue.table[food]?.plural ?? turn.world.catalogue.table[food]?.name
  else { return }
  turn.say(ChokingCaution(food: name, isLeftOut: ChokingHazards.isLeftOut(food)))
}

/// Whether a small child may choke on that food, who is asked about or whose age nobody told.
func isForSmallChild(_ food: IngredientID, _ said: Said, _ turn: Turn) -> Bool {
  ChokingHazards.holds(food) && isOfSmallChild(said, turn)
}

/// Whether it is asked for a small child, or for one whose age nobody told.
func isOfSmallChild(_ said: Said, _ turn: Turn) -> Bool {
  let years = said.slots.number("years")
  let asked = said.slots.word("person").flatMap { turn.household.name(of: PersonWords(turn.person($0))) }
  let age = asked.flatMap(turn.household.member(called:)).flatMap { turn.household.members[$0].age }
  if let years { return years < Rational(5) }
  if let age { return (1...4).contains(age) }
  // Whose age nobody told may be small: "can the kid eat whole grapes".
  let words = Set(wordsSaid(said.text).map(\.word))
  return !words.isDisjoint(with: ofSmallChildren)
}

private let ofSmallChildren: Set<String> = [
  "whole", "kid", "kids", "child", "children", "toddler", "toddlers", "son", "daughter", "grandson",
  "granddaughter",
  "little", "baby",
]
