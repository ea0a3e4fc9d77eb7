import Talk

/// Whether so much is really meant, before it is kept. Source: requirements QM-13.
struct UnusualAmountQuestion: YesNoQuestion {
  static let name = "unusual-amount"

  /// What was to be kept, as it was said.
  struct Held: Codable, Equatable, Sendable {
    var food: IngredientID
    /// What several of it are called.
    var name: String
    /// Nil where none was said.
    var amount: Amount?
    /// In words that tell no number.
    var words: String?
    /// Where it goes; nil where nobody said.
    var place: PantryPlace?
  }

  /// All that was said in the line, the unusual one among them.
  var supplies: [Held]
  /// Whether it sets what there is, or adds to it.
  var sets: Bool
  /// Since when it is there, as far as that was said.
  var bought: Day?
  /// The one asked about.
  var unusual: Held

  /// Nil where nothing of it is out of proportion.
  init?(_ supplies: [Supplied], sets: Bool, bought: Day?) {
    func held(_ supplied: Supplied) -> Held {
      let named = supplied.named
      return Held(
        food: named.food.id, name: plural(named.food), amount: named.amount, words: named.amountWords,
        place: supplied.place)
    }
    let odd = supplies.first { supplied in
      supplied.named.amount.map { isUnusual($0, of: supplied.named.food) } ?? false
    }
    guard let odd else { return nil }
    (self.supplies, self.sets, self.bought, unusual) = (supplies.map(held), sets, bought, held(odd))
  }

  var asked: any Reply { UnusualAmountAsked(unusual: unusual) }

  func carryOut(_ turn: inout Turn) {
    let table = turn.world.catalogue.table
    let named = supplies.compactMap { held in
      table[held.food].map {
        Supplied(named: NamedFood($0, amount: held.amount, amountWords: held.words), place: held.place)
      }
    }
    addToPantry(named, sets: sets, bought: bought, &turn)
  }
}
