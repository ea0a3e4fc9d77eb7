import Talk

/// The lots of a food that lie in the place that was said; without one every lot. Where none is noted there exactly, only
/// the freezer tells lots apart: which shelf a food stands on is mostly what it usually has, and nobody said it.
func lots(of food: Ingredient, in place: PantryPlace?, _ turn: Turn) -> [PantryItem] {
  let all = turn.world.pantry.filter { $0.ingredient == food.id }
  guard let place else { return all }
  let there = all.filter { shownPlace(of: $0, in: turn.world) == place }
  return there.isEmpty
    ? all.filter { (shownPlace(of: $0, in: turn.world) == .freezer) == (place == .freezer) } : there
}

/// What a line takes from: the lots in the place it names. What is thrown away without a place is not what lies in the
/// freezer beside other lots of it, unless all of it is.
func lotsTaken(of food: Ingredient, isThrown: Bool, line: String, _ turn: Turn) -> (
  lots: [PantryItem], place: PantryPlace?
) {
  let places = Set(placesSaid(line).map(\.place))
  // "Out of the pantry" is said of all there is at home.
  let place = places.count == 1 ? places.first.flatMap { $0 == .pantry ? nil : $0 } : nil
  let lots = lots(of: food, in: place, turn)
  guard place == nil, isThrown,
    Set(wordsSaid(line).map(\.word)).isDisjoint(with: ["all", "both", "everything", "every"])
  else { return (lots, place) }
  let unfrozen = lots.filter { shownPlace(of: $0, in: turn.world) != .freezer }
  return (unfrozen.isEmpty ? lots : unfrozen, nil)
}
