import Talk

/// What a question about keeping is about: the name it goes by, and what holds for it.
struct KeptFood: Hashable, Sendable {
  var name: String
  var rules: KeepingRules
  /// The food of the table; nil for cooked food.
  var food: IngredientID?
  /// The days a recipe's leftovers keep; nil where it is no dish of the book.
  var leftoverDays: Int?
  /// What is noted of it as cooked; empty where nothing is.
  var cooked: [PantryItem] = []
}

/// How long a food keeps, how it is stored, whether it is still good: by the table, and by what is noted at home. It
/// never says that something is good which nobody can see. Source: 003 "Expiration date"; USDA FoodKeeper; requirements
/// BB-02, BB-18.
func tellHowFoodKeeps(_ said: Said, _ turn: inout Turn) {
  let question = KeepingQuestion(said.text)
  switch question {
  case .powerCut, .refreezing, .thawing, .dateWords, .damagedCan:
    said.slots.readAll()
    return turn.say(KeepingRuleTold(question: question))
  case .spoiled:
    let food = said.slots.value("food")?.name
    said.slots.readAll()
    return turn.say(KeepingRuleTold(question: question, food: food))
  default: break
  }
  let spoken = Set(wordsSaid(said.text).map(\.word))
  if let out = turn.state.memory[FoodLeftOut.self], out.isMeant(by: spoken, today: turn.world.today) {
    said.slots.readAll()
    return turn.say(KeepingRuleTold(question: .leftOut, food: out.food))
  }
  // The line's own words tell how old it is.
  _ = said.slots.value("old")
  let named = said.slots.days("day").first
  guard let kept = keptFood(said, &turn) else { return }
  let words = spoken
  let isOpened = !words.isDisjoint(with: ["open", "opened", "opening", "cut", "half", "unsealed"])
  let lots = kept.food.map { id in turn.world.pantry.filter { $0.ingredient == id } } ?? kept.cooked
  // "It was going off yesterday" tells how it looked, and not how old it is.
  let isSpoiling = !words.isDisjoint(with: [
    "off", "slimy", "smells", "smelled", "wilted", "wilting", "moldy", "turning",
  ])
  let until = dayToCome(words, named, turn.world.today)
  let age = isSpoiling || until != nil ? nil : ageInDays(said.text, today: turn.world.today)
  turn.say(
    FoodKept(
      kept: kept, question: question, lots: lots, today: turn.world.today, age: age, isOpened: isOpened,
      isFrozen: words.contains("freezer") || words.contains("frozen") && question == .stillGood,
      isChilled: !words.isDisjoint(with: ["fridge", "refrigerator", "icebox"]),
      hasOwn: turn.world.datingRules.own.contains { $0.food == kept.food }, until: until),
    focus: lots.isEmpty ? nil : pantryFocus(on: lots))
}

/// The day to come that something is to last until: "will they still be good on Friday", "does it keep till Sunday".
private func dayToCome(_ words: Set<String>, _ named: Day?, _ today: Day) -> Day? {
  guard
    !words.isDisjoint(with: ["will", "until", "till", "by", "'ll", "wont", "last", "lasts", "keep", "keeps"]),
    words.isDisjoint(with: ["since", "from", "was", "were", "bought", "made", "cooked", "opened", "ago"])
  else { return nil }
  if let named { return named > today ? named : nil }
  let weekday = Weekday.allCases.first {
    words.contains($0.rawValue) || words.contains(String($0.rawValue.prefix(3)))
  }
  if words.contains("tomorrow") { return today + 1 }
  return weekday.map { today + ($0.index - today.weekday.index + 6) % 7 + 1 }
}

/// The one food at home by the word that was said, where the food the word usually means is not there.
private func onlyOne(calledLike food: Ingredient, _ said: Said, _ turn: Turn) -> Ingredient? {
  guard let binding = said.slots.bindings.first(where: { $0.name == "food" }) else { return nil }
  let foods = Set(lotsMeant(by: binding, as: food, said, turn).compactMap(\.ingredient))
  return foods.count == 1 ? foods.first.flatMap { turn.world.catalogue.table[$0] } : nil
}

/// What a dish is called by in the end, beside a food.
private let cookedDishes: Set<String> = [
  "salad", "soup", "stew", "curry", "casserole", "chili", "gratin", "risotto", "hash", "bake", "dinner",
  "dish",
]

/// What was asked about; nil where nobody knows it, and that was said.
private func keptFood(_ said: Said, _ turn: inout Turn) -> KeptFood? {
  let shelfLife = turn.world.catalogue.table.shelfLife
  let text = said.text.lowercased().replacing("left over", with: "leftover").replacing(
    "left-over", with: "leftover")
  let words = wordsSaid(text).map { word in
    word.word.hasSuffix("'s") ? String(word.word.dropLast(2)) : word.word
  }
  let named = shelfLife.keeping(namedIn: words)
  func told(_ keeping: FoodKeeping, as name: String? = nil) -> KeptFood {
    KeptFood(name: name ?? keeping.name, rules: shelfLife.rules(for: keeping))
  }
  if let named, named.keeping.kind == .cooked, named.name.contains(" ") || !said.slots.has("food") {
    said.slots.readAll()
    return told(named.keeping)
  }
  let isCooked = !Set(words).isDisjoint(with: [
    "cooked", "leftover", "leftovers", "boiled", "roasted", "grilled", "baked", "fried", "steamed",
  ])
  // "Is that polenta from last night still good": what is noted as cooked, and never the dry bag.
  let isOld = ageInDays(said.text, today: turn.world.today) != nil
  let asksStill = isCooked && KeepingQuestion(said.text) == .stillGood
  if isOld || asksStill || !Set(words).isDisjoint(with: ["leftover", "leftovers"]),
    let lots = cookedLots(words, turn), let leftovers = shelfLife.keeping(namedIn: ["leftovers"])?.keeping
  {
    said.slots.readAll()
    var kept = told(leftovers, as: lots[0].name)
    kept.cooked = lots
    return kept
  }
  // "The pie was nice, there is a bit left": what is left of a dish keeps as leftovers do, whatever the dish is called.
  let isLeft = !Set(words).isDisjoint(with: ["left", "leftover", "leftovers"])
  if isLeft, named.map({ $0.keeping.kind != .cooked }) ?? true,
    !(said.slots.value("food")?.isIngredient ?? false),
    let leftovers = shelfLife.keeping(namedIn: ["leftovers"])?.keeping
  {
    said.slots.readAll()
    return told(leftovers)
  }
  // "How long does it last in there", right after what is left was put away.
  if !said.slots.has("food"), named == nil, turn.state.focus.topic == .pantry, pointsBack(words),
    turn.world.pantry.contains(where: {
      $0.ingredient == nil && $0.name.hasPrefix("cooked ")
        && $0.bestBefore.map { $0 >= turn.world.today } ?? false
    }),
    let leftovers = shelfLife.keeping(namedIn: ["leftovers"])?.keeping
  {
    said.slots.readAll()
    return told(leftovers)
  }
  // "How long are those still good", right after they were noted.
  if !said.slots.has("food"), named == nil, turn.state.focus.topic == .pantry, pointsBack(words),
    let lot = turn.world.pantry.first(where: { $0.id.text == turn.state.focus.row }),
    let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] })
  {
    said.slots.readAll()
    return KeptFood(name: plural(food), rules: shelfLife.rules(for: food), food: food.id)
  }
  // "The lentil salad" is a dish, and keeps as cooked food does; never as what it is made of.
  if case .text(let name)? = said.slots.value("food"), name.contains(" "),
    let last = name.lowercased().split(separator: " ").last, cookedDishes.contains(String(last)),
    let leftovers = shelfLife.keeping(namedIn: ["leftovers"])?.keeping
  {
    return told(leftovers, as: name)
  }
  // "Is the beef still safe", which is no food of the table: what is at home by that word.
  if let value = said.slots.value("food"), !value.isIngredient, let word = value.name,
    case let foods = Set(lotsNamed(word, turn).compactMap(\.ingredient)), foods.count == 1,
    let food = foods.first.flatMap({ turn.world.catalogue.table[$0] })
  {
    return KeptFood(name: plural(food), rules: shelfLife.rules(for: food), food: food.id)
  }
  // Dry rice stands in the cupboard: what was in the fridge since Monday is cooked.
  let isChilled =
    !Set(words).isDisjoint(with: ["fridge", "refrigerator"])
    || ageInDays(said.text, today: turn.world.today) != nil
  switch said.slots.value("food") {
  case .item("ingredient", let id, _)?:
    guard var food = turn.world.catalogue.table[IngredientID(id)] else { break }
    // "Is the beef still safe", with ground beef at home: that one.
    if let own = onlyOne(calledLike: food, said, turn) { food = own }
    let isDry = food.category == "Pantry" && shelfLife.rules(for: food).place != .refrigerator
    if isDry, isChilled, let keeping = cooked(food, shelfLife) {
      return told(keeping, as: "cooked \(plural(food))")
    }
    if isCooked, food.category != "Bakery", let keeping = cooked(food, shelfLife) {
      return told(keeping, as: "cooked \(plural(food))")
    }
    if food.category == "Meat & Seafood", let named, named.name.split(separator: " ").count > 1 {
      var kept = told(named.keeping)
      kept.food = food.id
      return kept
    }
    return KeptFood(name: plural(food), rules: shelfLife.rules(for: food), food: food.id)
  case .item(_, let id, let name)?:
    if let recipe = turn.world.catalogue.recipe(RecipeID(id)) {
      let keeping = shelfLife.keeping(namedIn: ["leftovers"])?.keeping
      return keeping.map {
        KeptFood(
          name: recipe.title, rules: shelfLife.rules(for: $0),
          leftoverDays: recipe.leftoverDays.map { min($0, 4) })
      }
    }
    if let named { return told(named.keeping) }
    turn.say(KeepingUnknown(name: name))
    return nil
  case .text(let name)?:
    if let named { return told(named.keeping) }
    if let food = wordsSaid(name).compactMap({ [table = turn.world.catalogue.table] in
      table.ingredient(named: $0.word)
    }).first {
      return KeptFood(name: plural(food), rules: shelfLife.rules(for: food), food: food.id)
    }
    turn.say(KeepingUnknown(name: name))
    return nil
  default: break
  }
  if let named { return told(named.keeping) }
  if isCooked, let leftovers = shelfLife.keeping(namedIn: ["leftovers"])?.keeping { return told(leftovers) }
  turn.say(KeepingUnknown(name: nil))
  return nil
}

/// What is noted as cooked and bears one of the words said of it; nil where that is no one dish.
private func cookedLots(_ words: [String], _ turn: Turn) -> [PantryItem]? {
  let said = Set(words)
  let lots = turn.world.pantry.filter { lot in
    lot.ingredient == nil && lot.name.hasPrefix("cooked ")
      && lot.name.dropFirst(7).split(separator: " ").contains { word in
        word.count > 2 && !["with", "and", "from"].contains(word) && said.contains(word.lowercased())
      }
  }
  return lots.isEmpty || Set(lots.map(\.name)).count > 1 ? nil : lots
}

/// What a food is once it is cooked.
private func cooked(_ food: Ingredient, _ shelfLife: ShelfLife) -> FoodKeeping? {
  let name =
    switch (food.subcategory, food.protein) {
    case (_, .chicken?), (_, .turkey?): "cooked chicken"
    case ("Fish", _): "cooked fish"
    case ("Shellfish", _): "cooked shrimp"
    case ("Rice", _): "cooked rice"
    case ("Pasta", _): "cooked pasta"
    case (_, .egg?): "boiled eggs"
    case ("Vegetables", _), ("Salad Greens", _), ("Dry Goods", _), ("Canned Goods", _): "cooked vegetables"
    default: "leftovers"
    }
  return shelfLife.keeping(namedIn: name.split(separator: " ").map(String.init))?.keeping
}

extension SlotValue {
  /// Whether it is a food of the table.
  fileprivate var isIngredient: Bool { if case .item("ingredient", _, _) = self { true } else { false } }
}

/// Whether a question only points at what was spoken of: "it", "that", "them".
private func pointsBack(_ words: [String]) -> Bool {
  !Set(words).isDisjoint(with: ["it", "that", "them", "they", "this", "those", "these"])
}
