package import Kitchen
package import Language
package import Planning
package import Values

/// What is said back, as facts. Rendering finds the words and the layout.
package enum Response: Hashable, Sendable {
  // household
  case question(Question)
  /// What was heard outside a question, then the household as it now stands.
  case heard(Household, factoriesNote: Bool)
  case refused([FactProblem])
  case household(Household?, fixed: [FixedDish] = [])
  case forgotten(Household, what: [String])
  /// The figures a week is measured against, as they now stand; `changed` is nil for all of them.
  case guidelines(NutritionGuidelines, changed: Guideline?)
  /// The same, asked after.
  case guidelinesAsked(NutritionGuidelines, about: Guideline?)
  // planning
  case offer(Offer, isNewKitchen: Bool, leftOut: Int)
  /// Nothing fits tonight; the limits it was held to.
  case noOffer(SingleMealRequest)
  case draft(Draft, change: DraftChange, leftOut: Int, nutrition: WeeklyNutrition? = nil)
  case saved(MealPlan, Draft, nutrition: WeeklyNutrition? = nil)
  case plan(SavedPlan, today: Day, nutrition: WeeklyNutrition? = nil)
  case day(PlannedMeal, today: Day, isDraft: Bool)
  case nothingOn(Day, planned: [Day])
  /// Notes about evenings that no plan holds yet.
  case evenings([EveningNote], usually: Int)
  /// What a weekday is always about from now on; nil for no longer.
  case fixed(Weekday, FixedDish?)
  /// The dish is not offered by itself any more.
  case notAgain(Recipe)
  case why(PlannedMeal)
  case alreadyPlanned([Day])
  case failure(PlanningError, Resumable)
  case cancelled(CancelledThing)
  case notNow(NotNow)
  case askDay(String)
  // recipes and groceries
  case chosen(PlannedMeal, Recipe, buy: GroceryList)
  case recipe(RecipePage)
  case recipes(SearchPage)
  case lookup(Lookup)
  /// Marked, or no longer.
  case favorite(Recipe, Bool)
  case favorites([FavoriteDish])
  case noSuchRecipe(String)
  case list(GroceryList, CostEstimate, isDraft: Bool, days: [Day])
  case noPlan(NoPlanFor)
  case history(HistoryReply)
  /// What is to be done; said by the way unless it was asked for.
  case reminders([Reminder], isAsked: Bool)
  case planNews(PlanNews)
  // pantry
  case pantry(PantryShown)
  /// The lots as they now stand, names of what was taken out, and of what was not there.
  case pantryChanged(put: [PantryItem], taken: [String], missing: [String])
  case pantryCheck(Recipe, servings: Int, PantryCheck)
  case money(MoneyReply)
  // talk
  case didYouMean([Alternative])
  /// A guess at what would tell or throw away something: it has to be said plainly.
  case sayPlainly(Alternative)
  case notUnderstood(said: String, failures: Int)
  case tooLong
  case help(StateName)
  /// A hello, also what a chat opens with.
  case greeting(tonight: PlannedMeal?, isNewKitchen: Bool)
  case thanks
  case goodbye
  case talk(SmallTalk)
  case undone(JournalEntry)
  case nothingToUndo
  case undoBlocked(JournalEntry)
  case undoBarrier(JournalEntry)
  case conversationDropped
  case storeFailure(StoreError)
}

/// Replies about the talk itself.
package enum SmallTalk: Hashable, Sendable {
  /// Nothing is decided; take your time.
  case undecided
  /// No day is changed after all; the plan stays.
  case swapLetGo
  /// An evening stays without stars.
  case ratingLetGo
  /// A question passed unanswered, and the plan follows.
  case passed(HouseholdQuestion)
  /// What a plan on the table waits for.
  case planWaits
  /// What so many dishes on offer wait for.
  case offerWaits(Int)
  /// Something was read wrong.
  case sorry
  /// Who is talking.
  case about
  /// What is safe for an animal is not known here.
  case animalsFood
  /// What is asked for can't be done yet.
  case notYet(PlannedFeature)
}

/// One of the four questions, asked.
package struct Question: Hashable, Sendable {
  package enum Lead: Hashable, Sendable {
    /// The first of `open` questions.
    case opening(open: Int)
    case next
    /// Something else was heard or answered; the question stands.
    case again
    /// "Why do you ask?"
    case why
    /// The answer could not be read; from the second time with examples.
    case notRead(failures: Int)
    /// After three failed answers the default stands and the talk moves on.
    case movedOn(HouseholdQuestion)
    /// A conversation picked up after a break.
    case resumed
    case back
  }

  package var asking: HouseholdQuestion
  package var lead: Lead
  package var household: Household
  /// The question's words, from the intent's file.
  package var prompt: String
  package var factoriesNote: Bool
  package var problems: [FactProblem]

  package init(
    asking: HouseholdQuestion, lead: Lead, household: Household, prompt: String,
    factoriesNote: Bool = false, problems: [FactProblem] = []
  ) {
    self.asking = asking
    self.lead = lead
    self.household = household
    self.prompt = prompt
    self.factoriesNote = factoriesNote
    self.problems = problems
  }
}

/// A fact that cannot be taken, and why.
package enum FactProblem: Hashable, Sendable, Codable {
  /// People: 1 to 20.
  case size(Rational)
  /// A budget must be more than nothing and believable.
  case budget(Money)
  /// A sales tax, in percent: 0 to 20.
  case tax(Rational)
  case minutes(Int)
  /// A recipe scales to 1 to 20 servings.
  case servings(Rational)
  /// Out of the range a guideline can have, or not whole.
  case guideline(Guideline, Rational)
  case unknownFood(String)
  case unknownCuisine(String)
  case noSuchDay(String)
  case noSuchPerson(String)
  /// Whole years from 0 to 120.
  case age(Rational)
  /// An age without a name.
  case ageOfWhom
}

/// What the plan on the table shows that the last one did not.
package enum DraftChange: Hashable, Sendable {
  case new
  case again
  case swapped([Day])
  case regenerated(RegenerationReason)
  /// Evenings left out of it, and those that have another dinner because of it.
  case withoutDays([Day], changed: [Day])
  /// Evenings with another number at the table.
  case served([Day])
  /// Two evenings have each other's dinner; one with no dinner left when it only moved.
  case moved(Day, Day, isExchange: Bool, changed: [Day])
  /// These evenings stayed, the others are new.
  case kept([Day])
  case quicker([Day])
  /// What no dinner of those days holds now, and the evenings that changed for it.
  case without([Avoided], changed: [Day])
  /// Last week's dinners, with the evenings that have another one.
  case repeated(changed: [Day])
  /// The save failed before and the plan is shown once more.
  case resumed
}

package enum CancelledThing: Hashable, Sendable {
  case nothing, onboarding, draft, offer
}

/// A request that makes no sense at this point.
package enum NotNow: Hashable, Sendable {
  case nothingToApprove, nothingToReject, nothingToSwap, nothingToSkip, nothingToGoBackTo
  case nothingToChoose, noSuchChoice(of: Int), nothingToExplain, nothingToRepeat, nothingAsked
  case nothingKnown
  /// The dish named stands on no evening of the plan.
  case notOnPlan
  /// None of the readings offered was meant.
  case noneMeant
  /// Every dinner of the plan is that quick already.
  case alreadyQuick(Int)
  /// Those days have passed.
  case dayGone
  case noLastWeek
}

package enum NoPlanFor: Hashable, Sendable {
  case list, plan, nutrition
}
