/// Something one room tells, and others may act on: rooms never call each other. Followers hear it in the
/// order of the rooms, at once.
package protocol News: Sendable {}

/// A line is about to be decided.
package struct TurnBegins: News {
  package init() {}
}

/// Nobody could read the line. A room that knows an answer by what it holds says it; otherwise it is told as not understood.
package struct LineUnread: News {
  /// As it was said.
  package var line: String
  package init(line: String) { self.line = line }
}

/// A chat begins; what is said now greets. Rooms add what is due, or a question of theirs.
package struct ChatOpens: News {
  /// False when no new question may be asked: its asking could not be kept, or this is a second terminal.
  package var mayAsk: Bool
  package init(mayAsk: Bool) { self.mayAsk = mayAsk }
}

/// A chat that begins has greeted; what goes on meanwhile is told now.
package struct ChatGreeted: News {
  package init() {}
}

/// A chat is picked up again, or an earlier turn was taken back: what waits for an answer is put once more.
package struct TalkResumes: News {
  /// True after a break, false in the middle of a talk.
  package var afterBreak: Bool
  package init(afterBreak: Bool) { self.afterBreak = afterBreak }
}

/// Facts about the household were told outside of its questions, and it is kept as it now stands.
package struct HouseholdTold: News {
  package var hearing: HouseholdHearing
  /// False when everything told was known before.
  package var hasChanged: Bool
  /// Whether the minutes a dinner may take were among it.
  package var setsMinutes: Bool

  package init(_ hearing: HouseholdHearing, hasChanged: Bool, setsMinutes: Bool) {
    (self.hearing, self.hasChanged, self.setsMinutes) = (hearing, hasChanged, setsMinutes)
  }
}

/// Guests of single evenings were told, and nothing else.
package struct GuestsTold: News {
  package var evenings: [EveningNote]
  /// The former evening of a visit that was moved.
  package var leaving: Day?
  package init(_ evenings: [EveningNote], leaving: Day? = nil) {
    (self.evenings, self.leaving) = (evenings, leaving)
  }
}

/// Something is to be left out of what is at hand, and of nothing else.
package struct LimitTold: News {
  package var avoided: [Avoided]
  /// Evenings of the plan; none where it is of the dishes on offer.
  package var days: [Day]
  package init(avoided: [Avoided], days: [Day]) { (self.avoided, self.days) = (avoided, days) }
}

/// Something about the household was forgotten.
package struct HouseholdForgotten: News {
  /// True when all of it went.
  package var isEverything: Bool
  package init(isEverything: Bool) { self.isEverything = isEverything }
}

/// A member is called otherwise from now on; the household keeps the new name already.
package struct MemberRenamed: News {
  /// As the household kept them.
  package var old, new: String
  package init(old: String, new: String) { (self.old, self.new) = (old, new) }
}

/// A food costs something else from now on.
package struct PriceNoted: News {
  package init() {}
}

/// Foods were noted as being at home.
package struct FoodsAtHome: News {
  package var foods: [IngredientID]
  package init(_ foods: [IngredientID]) { self.foods = foods }
}

/// Foods were bought on that day, as somebody told, each with what of it was bought; nil where nobody told how much.
package struct FoodsBought: News {
  package var foods: [NamedFood]
  package var day: Day
  package init(_ foods: [NamedFood], on day: Day) { (self.foods, self.day) = (foods, day) }
}

/// A dish was cooked just now, step by step to its end.
package struct DishCooked: News {
  package var recipe: RecipeID
  package var servings: Int
  package init(_ recipe: RecipeID, servings: Int) { (self.recipe, self.servings) = (recipe, servings) }
}

/// A shopping trip was paid, as this line told.
package struct ShoppingPaid: News {
  package var line: String
  package init(line: String) { self.line = line }
}

/// Somebody else of the house changed the kitchen since this talk's last line.
package struct ToldElsewhere: News {
  package init() {}
}

/// The plan on the table was for days that are over by now; it was not saved.
package struct TablePassed: News {
  package var days: [Day]
  package init(_ days: [Day]) { self.days = days }
}
