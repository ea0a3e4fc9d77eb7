package import Kitchen
package import Language
package import Planning
package import Values

/// What a line does in the conversation: the recognised intent, its slots read as typed values.
package enum DialogueAct: Hashable, Sendable {
  case request(DialogueRequest)
  /// Facts about the household, perhaps an answer or a correction.
  case inform([HouseholdFact])
  case affirm([HouseholdFact])
  case deny([HouseholdFact])
  case choose(ChoiceReference)
  case approve
  case reject(RegenerationReason)
  case moreOptions
  case skip, back, why, again, cancel, startOver, help, undo, greet, thank, quit
  /// Neither yes nor no.
  case hesitate
  /// "What do you mean?"
  case clarify
  /// "That's not what I meant."
  case protest
  case askAbout
  case ambiguous([Alternative])
  case unrecognised
  case tooLong
}

/// Something asked for.
package enum DialogueRequest: Hashable, Sendable {
  case planWeek(PlanWords)
  case tonight(TonightWords)
  case swap(SwapWords)
  case skipDays([Day], isHome: Bool)
  case dayEaters(EatersWords)
  case exchange(Day, Day)
  case keepDays([Day])
  case onlyDays([Day], count: Int?)
  case quicker(Int?)
  case weekWithout([Avoided], [Day])
  /// Last week's dinners on those days, or this week's in the next one.
  case repeatWeek(without: [Avoided], [Day], isThisWeek: Bool)
  case fixDish(FixWords)
  case whatElse(DayWords?, wants: [String], avoids: [Avoided])
  case notAgain(DishReference)
  case showPlan
  case showDay(DayWords)
  case why(DayWords?, ChoiceReference?)
  case showRecipe(DishReference, for: ServingWords?)
  case recipeTime(DishReference)
  case ingredients(EdibleReference, for: ServingWords?)
  /// With a name: what that person may eat.
  case findRecipes(RecipeSearchCriteria, person: String?)
  case setFavorite(DishReference, Bool)
  case showFavorites
  case check(CheckWords)
  case substitute(SubstituteWords)
  case convert(ConvertWords)
  case nutrition(NutritionWords)
  case weekNutrition(NutritionTopic?)
  case setGuideline(GuidelineWords)
  case sections([IngredientID])
  case temperature(IngredientID?)
  case season(IngredientID?, Day?)
  case showPantry([IngredientID])
  case addToPantry([Supplied], sets: Bool)
  case takeFromPantry([Supplied])
  case checkPantry(DishReference, for: ServingWords?)
  case showList
  case showHousehold
  case forget([Forgettable])
  case money(MoneyRequest)
  case history(HistoryRequest)
  case showReminders(DayWords?, thawing: Bool)
  /// A saved plan is to go.
  case cancelPlan
  /// What an animal may eat, which nobody here knows.
  case askForAnimal
  /// Understood, and not built yet.
  case notYet(PlannedFeature)
}

/// How an item of a numbered offer is pointed at.
package enum ChoiceReference: Hashable, Sendable {
  /// 1 for the first; 0 and below point nowhere.
  case number(Int)
  case last
  case recipe(RecipeID)
  /// Some words of a title that several dishes share.
  case words(String)
}

package enum DishReference: Hashable, Sendable {
  case recipe(RecipeID)
  case choice(ChoiceReference)
  case day(Day)
  /// "it", or nothing named.
  case focus
  case unknown(String)
}

/// A day as it was said: a date, or words that name none ("February 30").
package enum DayWords: Hashable, Sendable {
  case day(Day)
  case noSuchDay(String)
}

package struct PlanWords: Hashable, Sendable {
  package var days: [Day]
  package var without: [Day]
  package var count: Int?
  package var noSuchDays: [String]
  package var facts: [HouseholdFact]
}

package struct TonightWords: Hashable, Sendable {
  package var day: Day?
  package var minutes: Int?
  package var wants: [String]
  package var avoids: [Avoided]
  package var eaters: Int?
}

package struct SwapWords: Hashable, Sendable {
  package var days: [Day]
  /// The dish that is not wanted, in place of its day; the one in focus for "it".
  package var dish: DishReference? = nil
  package var noSuchDays: [String]
  package var wants: [String]
  package var avoids: [Avoided]
  package var minutes: Int?
  package var cheaper: Bool
}
