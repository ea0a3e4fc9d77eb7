import Talk

/// What goes on a list by hand is told of whom it is not for: those of the house, and guests of the days ahead, who strictly
/// avoid it. It stays on the list, since others may eat it.
func warnOfListed(_ things: [Wanted], _ turn: inout Turn) {
  var against: [ListedAgainst.Row] = []
  for thing in things {
    let names = whoAvoids(thing, turn)
    if !names.isEmpty { against.append(ListedAgainst.Row(food: thing.name, names: names)) }
  }
  if !against.isEmpty { turn.say(ListedAgainst(rows: against)) }
}

private func whoAvoids(_ thing: Wanted, _ turn: Turn) -> [String] {
  let food = thing.ingredient.flatMap { turn.world.catalogue.table[$0] }
  func bars(_ avoids: [Avoidance]) -> Bool {
    avoids.contains { avoidance in
      guard avoidance.strength == .strict else { return false }
      if let food { return verdict(of: food, for: avoidance.what) == .contains }
      // A thing of no table goes by its words: "peanut sauce".
      let words = Set(thing.name.lowercased().split { !$0.isLetter }.map { OwnWord.key(String($0)) })
      return !words.isDisjoint(with: avoidance.what.foodWords)
    }
  }
  var names = turn.household.members.filter { bars($0.avoids) }.map(\.name)
  let coming = turn.world.evenings.filter { $0.day >= turn.world.today && $0.day - turn.world.today <= 7 }
  for visitor in coming.flatMap(\.visitors) where bars(visitor.avoids) && !names.contains(visitor.name) {
    names.append(visitor.name)
  }
  if bars(turn.household.avoids) { names.insert("the household", at: 0) }
  return names
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
