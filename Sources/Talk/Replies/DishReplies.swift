/// No recipe goes by those words.
package struct NoSuchRecipe: Reply, Hashable {
  package var words: String
  /// Titles that share words with it.
  package var near: [String]

  package init(_ words: String, near: [String] = []) { (self.words, self.near) = (words, near) }

  package func blocks(_ words: Wording) -> [Block] {
    let nearest = near.isEmpty ? "" : " The nearest by name: \(joined(near))."
    return .say("I have no recipe called \(quoted(self.words)).\(nearest)")
  }

  package func next(_ words: Wording) -> Closing {
    .say(
      [
        near.first.map { "recipe for \($0)" }, "what's for dinner tonight",
        near.isEmpty ? "plan the week" : nil,
      ].compactMap { $0 })
  }
  package var status: ReplyStatus { .refused }
}

/// An everyday word that stands for too different foods to note any of them.
package struct KindOfFoods: Reply, Hashable {
  package var word: String
  /// Foods of that kind, by name.
  package var examples: [String]

  package func blocks(_ words: Wording) -> [Block] {
    let such = examples.isEmpty ? "" : ", such as \(joined(examples))"
    return .say(
      "Which \(word)? I keep foods by their own names\(such): \"we have \(examples.first ?? word)\".")
  }
  package func next(_ words: Wording) -> Closing { .say("what's in the pantry") }
  package var matter: Facts? { ["kind": "food", "food": JSONValue.null, "asked": word] }
  package var status: ReplyStatus { .refused }
}

/// Cooked food, which is no food of this request: the raw food is another thing and keeps longer.
/// Source: FoodSafety.gov, leftovers 3 to 4 days.
package struct CookedFood: Reply, Hashable {
  package var words: String
  package init(words: String) { self.words = words }

  package func blocks(_ words: Wording) -> [Block] {
    .say(
      "Not noted: \(self.words). Cooked food is kept as leftovers, 3 to 4 days in the fridge."
    )
  }
  package func next(_ words: Wording) -> Closing { .say("we have leftover rice") }
  package var status: ReplyStatus { .refused }
}

/// What everyday words were taken for.
package struct TakenFor: Reply, Hashable {
  package var foods: [String: String]
  package init(_ foods: [String: String]) { self.foods = foods }

  package func blocks(_ words: Wording) -> [Block] {
    let taken = foods.keys.sorted().map { "\($0) for \(foods[$0] ?? "")" }
    return .say("I took \(joined(taken)). If it is another, say \"undo\" and name it.")
  }
  package func next(_ words: Wording) -> Closing { .none }
}

/// A food or dish that no table knows: never called safe.
package struct UnknownFood: Reply, Hashable {
  package var name: String
  package init(_ name: String) { self.name = name }

  package func blocks(_ words: Wording) -> [Block] {
    .say("I don't know \(quoted(name)), so I can't say. What I don't know I never call safe.")
  }

  package func next(_ words: Wording) -> Closing { words.foodClosing }
  package var matter: Facts? { ["kind": "food", "food": JSONValue.null, "asked": name] }
  package var status: ReplyStatus { .refused }
}

/// A dish for as many as a recipe can be made for.
func servedLine(_ title: String) -> String { "\(title.lowercased()) for 6" }

/// Several dishes go by those words.
package struct WhichDish: Reply, Hashable {
  package var cards: [RecipeCard]
  package var asked: String
  /// Whether a number chooses.
  package var isNumbered: Bool

  package init(_ cards: [RecipeCard], asked: String, isNumbered: Bool) {
    (self.cards, self.asked, self.isNumbered) = (cards, asked, isNumbered)
  }

  package func blocks(_ words: Wording) -> [Block] {
    let rows = cards.enumerated().map { index, card in
      [TableCell("\(index + 1)"), TableCell(card.title, .accent), TableCell(minutesText(card.minutes))]
    }
    let columns = [
      TableColumn("", .right, priority: 8), TableColumn("", priority: 9, minWidth: 14),
      TableColumn("", .right, priority: 6),
    ]
    return .say("Several dishes go by \(quoted(asked)). Which one?")
      + [.table(Table(columns: columns, rows: rows), indent: 2)]
  }

  package func next(_ words: Wording) -> Closing {
    isNumbered
      ? Closing(text: "Say its number, or the whole name.", lines: (1...max(1, cards.count)).map(String.init))
      : .say(cards.prefix(2).map { "recipe for \($0.title)" })
  }

  package var matter: Facts? {
    [
      "kind": "recipes", "recipes": cards.map { Facts($0) }, "total": cards.count, "skipped": 0,
      "asked": asked,
    ]
  }
  package var status: ReplyStatus { .asking }
  package var asks: Bool { isNumbered }
}

/// No dinner is planned that evening.
package struct NothingOn: Reply, Hashable {
  package var day: Day
  /// The evenings the plan holds.
  package var planned: [Day]
  package init(_ day: Day, planned: [Day]) { (self.day, self.planned) = (day, planned) }

  package func blocks(_ words: Wording) -> [Block] {
    let rest = planned.isEmpty ? "" : "The plan holds \(daysText(planned))."
    return .say(sentences("Nothing is planned for \(day.longText).", rest))
  }

  package func next(_ words: Wording) -> Closing {
    let lines = ["plan dinner for \(words.names.typed(day))"]
    return .say(lines + [words.state.draft == nil ? "plan the week" : "show the plan"])
  }
}
