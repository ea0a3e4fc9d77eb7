import Catalogue
import Kitchen
import Values

extension Turn {
  /// "Is the chili gluten-free", "can Emma eat it", "what allergens are in it".
  mutating func check(_ words: CheckWords, said: String) {
    var avoids = words.avoids.map { Avoidance($0) }
    var person: String?
    if let name = words.person {
      guard let someone = avoidances(of: name) else { return }
      person = someone.name
      avoids += someone.avoids
    }
    switch words.what {
    case .food(let id):
      guard let food = world.catalogue.table[id] else { return }
      let findings = avoids.map { avoidance in
        CheckedFood.Finding(
          avoidance: avoidance, verdict: verdict(of: food, for: avoidance.what), because: [])
      }
      if avoids.isEmpty, words.person == nil {
        say(.lookup(.food(food)))
      } else {
        say(
          .lookup(.checked(CheckedFood(name: food.name, isDish: false, person: person, findings: findings))))
      }
    case .dish(.unknown(let name)) where !isTitle(name):
      say(.lookup(.unknownFood(name)))
    case .dish(let reference):
      guard let dish = dish(reference, said: said) else { return }
      let findings = avoids.map { finding($0, in: dish) }
      let isOpen = avoids.isEmpty && words.person == nil
      say(
        .lookup(
          .checked(
            CheckedFood(
              name: dish.recipe.title, isDish: true, person: person, findings: findings,
              card: isOpen ? dish.card : nil))),
        focus: .recipe(dish.recipe.id, servings: dish.servings))
    }
  }

  private func isTitle(_ words: String) -> Bool {
    !searchRecipes(
      world.catalogue.cards, RecipeSearchCriteria(text: words.split(separator: " ").map(String.init))
    ).isEmpty
  }

  /// The dish's verdict with the foods that decide it.
  private func finding(_ avoidance: Avoidance, in dish: FoundDish) -> CheckedFood.Finding {
    let screen = Screen(avoidance.what)
    let worst = screen.verdict(of: dish.card)
    var because: [String] = []
    for line in dish.recipe.ingredients where worst != .free {
      let food = line.ingredient.flatMap { world.catalogue.table[$0] }
      let answer = food.map { screen.verdict(of: $0) } ?? .unknown
      let isCause = answer == worst && !avoidance.what.isAboutWholeDishes
      let name = food?.name ?? line.name
      if isCause, !because.contains(name) { because.append(name) }
    }
    return CheckedFood.Finding(avoidance: avoidance, verdict: worst, because: because)
  }

  /// What somebody of this household avoids, the household's own avoidances included; nil when nobody
  /// of that name is known, and that was said.
  mutating func avoidances(of name: String) -> (name: String?, avoids: [Avoidance])? {
    switch PersonWords(name) {
    case .everybody: return (nil, household.getDietaryRestrictions())
    case .lastNamed:
      guard let member = household.members.last else { return (nil, household.getDietaryRestrictions()) }
      return (member.name, member.avoids + household.avoids)
    case .named(let wanted):
      guard let member = household.members.first(where: { $0.name.lowercased() == wanted.lowercased() })
      else {
        say(.refused([.noSuchPerson(wanted)]))
        return nil
      }
      return (member.name, member.avoids + household.avoids)
    }
  }

  /// What to take instead; only what everybody here can eat.
  mutating func substitute(_ words: SubstituteWords) {
    let table = world.catalogue.table
    guard let food = words.food.flatMap({ table[$0] }) else {
      say(.lookup(.unknownFood(words.said)))
      return
    }
    let avoids = household.getDietaryRestrictions()
    let (fitting, leftOut) = substitutions(for: food.id, avoiding: avoids, table: table)
    let choices = fitting.map { substitution in
      Substitutes.Choice(
        substitution: substitution,
        names: substitution.use.map { part in
          table[part.ingredient]?.name(forCount: part.amount.value) ?? part.ingredient.rawValue
        })
    }
    let asked = words.instead.flatMap { table[$0] }
    let works = fitting.flatMap(\.use).contains { isKind($0.ingredient, of: words.insteadKind) }
    say(
      .lookup(
        .substitutes(
          Substitutes(
            food: food, choices: choices, leftOut: leftOut, asked: asked, works: asked != nil && works))))
  }

  /// Another measure of the same; the weight when none was named. Source: 004 §3.8.
  mutating func convert(_ words: ConvertWords) {
    switch words {
    case .degrees(let degrees, let isFahrenheit):
      let other =
        isFahrenheit ? (degrees - Rational(32)) * Rational(5, 9) : degrees * Rational(9, 5) + Rational(32)
      say(.lookup(.degrees(degrees, isFahrenheit: isFahrenheit, other)))
    case .amount(let amount, let unit, let id):
      let food = id.flatMap { world.catalogue.table[$0] }
      let isVolume = amount.unit.dimension == .volume && food == nil
      let wanted = unit ?? (isVolume ? .fluidOunce : amount.unit.dimension == .weight ? .gram : .ounce)
      let density = food?.density ?? .unknown
      do throws(ConversionError) {
        let result = try convertUnit(amount, to: wanted, density: density)
        let other: Unit? = wanted == .ounce ? .gram : wanted == .fluidOunce ? .milliliter : nil
        let also = unit == nil ? other.flatMap { try? convertUnit(amount, to: $0, density: density) } : nil
        say(.lookup(.converted(amount, of: food, to: result, also: also)))
      } catch {
        say(.lookup(.notConvertible(amount, of: food, to: wanted)))
      }
    }
  }

  /// Calories and the rest, of a serving or of an amount of a food. Source: requirements MP-24.
  mutating func tellNutrition(_ words: NutritionWords, said: String) {
    let table = world.catalogue.table
    switch words.what {
    case .food(let id):
      guard let food = table[id] else { return }
      let amount = words.amount ?? usualAmount(of: food)
      guard let facts = calculateNutrition(amount, of: food, table: table) else {
        say(.lookup(.noFigures(food, words.amount)))
        return
      }
      say(
        .lookup(
          .nutrition(NutritionAnswer(name: food.name, amount: amount, facts: facts, nutrient: words.nutrient))
        ))
    case .dish(.unknown(let name)) where !isTitle(name):
      say(.lookup(.unknownFood(name)))
    case .dish(let reference):
      guard let dish = dish(reference, said: said) else { return }
      let facts = calculateNutrition(dish.recipe, servings: dish.recipe.servings, table: table)
      let counted = dish.recipe.ingredients.filter { !$0.isOptional && $0.quantity.total != nil }
      let measured = counted.filter { line in
        line.ingredient.flatMap { table[$0] }.flatMap { table.profile(of: $0) } != nil
          && !facts.unweighed.contains(line.name)
      }
      let answer = NutritionAnswer(
        name: dish.recipe.title, amount: nil, facts: facts, nutrient: words.nutrient,
        measured: measured.count, foods: counted.count)
      say(.lookup(.nutrition(answer)), focus: .recipe(dish.recipe.id, servings: dish.servings))
    }
  }

  mutating func tellTemperature(_ id: IngredientID?) {
    guard let food = id.flatMap({ world.catalogue.table[$0] }) else { return }
    say(.lookup(.temperature(food, safeTemperature(of: food))))
  }

  /// What is in season today or on the day named, or when one food is.
  mutating func tellSeason(_ id: IngredientID?, on day: Day?) {
    let month = (day ?? world.today).month
    if let food = id.flatMap({ world.catalogue.table[$0] }) {
      say(.lookup(.seasonOf(food, month: month)))
      return
    }
    let foods = world.catalogue.table.ingredients.filter { $0.months.contains(month) }
    say(.lookup(.season(month: month, foods)))
  }

  mutating func tellSections(_ foods: [IngredientID]) {
    let rows = foods.compactMap { world.catalogue.table[$0] }
    if !rows.isEmpty { say(.lookup(.sections(rows))) }
  }
}
