import Talk

/// "What leftovers do we have, good until when", "can we eat the leftover chili on Friday": what is noted of them; of a
/// dish that was cooked lately and of which nothing is noted, how long that keeps. Source: FoodSafety.gov, leftovers 3
/// to 4 days.
func showLeftovers(_ said: Said, _ turn: inout Turn) {
  let today = turn.world.today
  let day = said.slots.days("day").first
  let told = said.slots.days("cooked").first { $0 <= today }
  let asked = day.flatMap { $0 >= today ? $0 : nil }
  let (name, recipe): (String?, RecipeID?) =
    switch said.slots.value("recipe") {
    case .item(_, let id, let name)?: (name.lowercased(), RecipeID(id))
    case .text(let words)?: (words.lowercased(), nil)
    default: (nil, nil)
    }
  let eaten = turn.world.history.filter { $0.outcome == .cooked && $0.day <= today && today - $0.day <= 7 }
  let dinner = name.flatMap { name in
    eaten.last { meal in recipe.map { meal.recipe == $0 } ?? meal.title.mentions(name) }
  }
  let keeps = min(
    4, (recipe ?? dinner?.recipe).flatMap { turn.world.catalogue.recipe($0)?.leftoverDays } ?? 3)
  var lots = leftovers(named: name, turn)
  // "The spaghetti in the fridge", where some stands there.
  let places = Set(placesSaid(said.text).map { $0.place == .freezer })
  let placed = lots.filter { places.contains($0.place == .freezer) }
  if name != nil, places.count == 1, !placed.isEmpty { lots = placed }
  var dishes = lots.map { lot in
    LeftoversShown.Left(
      name: lot.name, held: lot.held == .untold ? nil : heldText(lot.held), place: lot.place,
      until: lot.place == .freezer
        ? lot.bestBefore : [lot.bestBefore, told.map { $0 + keeps }].compactMap(\.self).min())
  }
  if dishes.isEmpty, let name {
    // "The chili from Monday": nobody noted that something is left of it.
    if let cooked = told ?? day.flatMap({ $0 < today ? $0 : nil }) ?? dinner?.day {
      dishes = [
        LeftoversShown.Left(
          name: dinner?.title ?? name, cooked: cooked, place: .refrigerator, until: cooked + keeps)
      ]
    }
  }
  guard !dishes.isEmpty else { return turn.say(NoLeftoversNoted(dish: name)) }
  turn.say(LeftoversShown(dishes: dishes, asked: asked), focus: pantryFocus(on: lots))
  if Set(wordsSaid(said.text).map(\.word)).contains("enough") {
    let portions = lots.compactMap(\.portions)
    let eaters = turn.world.evenings.eaters(on: today, usually: turn.household.eaters)
    if portions.count == lots.count {
      turn.say(LeftoversEnough(portions: portions.reduce(.zero, +), eaters: eaters))
    }
  }
}
