import Talk

/// What goes on a list by hand is told of whom it is not for: those of the house, and guests of the days ahead, who strictly
/// avoid it. It stays on the list, since others may eat it.
func warnOfListed(_ things: [Wanted], _ turn: inout Turn) {
  var against: [ListedAgainst.Row] = []
  // Nobody at the table eats what is bought for the dog.
  for thing in things where ![.pets, .household, .baby, .pharmacy].contains(thing.section) {
    let names = whoAvoids(thing, turn)
    if !names.isEmpty { against.append(ListedAgainst.Row(food: thing.name, names: names)) }
  }
  if !against.isEmpty { turn.say(ListedAgainst(rows: against)) }
}

private func whoAvoids(_ thing: Wanted, _ turn: Turn) -> [String] {
  let food = thing.ingredient.flatMap { turn.world.catalogue.table[$0] }
  let isLactoseFree = thing.name.lowercased().hasPrefix("lactose")
  return peopleAgainst(turn) { avoided in
    // Lactose-free milk is bought for those who go without dairy because of the lactose; a milk allergy is none of it.
    if isLactoseFree, avoided == .diet(.dairyFree) { return false }
    if let food { return verdict(of: food, for: avoided) == .contains }
    // A thing of no table goes by its words: "peanut sauce".
    let words = Set(thing.name.lowercased().split { !$0.isLetter }.map { OwnWord.key(String($0)) })
    return !words.isDisjoint(with: avoided.foodWords)
  }
}

extension Avoided {
  /// The words a thing's name would hold.
  fileprivate var foodWords: Set<String> {
    switch self {
    case .food(let words): Set(words.split { !$0.isLetter }.map { OwnWord.key(String($0)) })
    case .allergen, .diet:
      Set(thing.lowercased().split { !$0.isLetter }.map { OwnWord.key(String($0)) }).subtracting([
        "free", "and", "or",
      ])
    }
  }
}
