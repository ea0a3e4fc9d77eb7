/// What part an intent plays in a talk, for questions and rooms that have to do with it without knowing it
/// by name. An intent has at most one, and a role belongs to at most one intent.
package struct Role: Hashable, Sendable {
  package let name: String
  package init(_ name: String) { self.name = name }

  // Answers.
  package static let yes = Role("yes")
  package static let no = Role("no")
  /// Points at one of several: a number, "the last one", a title.
  package static let choose = Role("choose")
  /// "Looks good": yes to a plan.
  package static let approve = Role("approve")
  /// "Something else."
  package static let more = Role("more")
  package static let skip = Role("skip")
  package static let back = Role("back")
  /// "Never mind."
  package static let leave = Role("leave")
  /// "Maybe."
  package static let unsure = Role("unsure")
  /// "What do you mean?"
  package static let clarify = Role("clarify")
  package static let why = Role("why")
  /// "Say that again."
  package static let again = Role("again")
  /// "That's not what I meant."
  package static let protest = Role("protest")
  /// "I meant Friday": a correction of the last request.
  package static let correct = Role("correct")
  /// "From the beginning."
  package static let startOver = Role("start over")
  /// Facts about the household.
  package static let tell = Role("tell")
  /// Stars for a dinner.
  package static let stars = Role("stars")
  /// A day, by itself.
  package static let day = Role("day")

  // Requests that other rooms pass people on to.
  package static let help = Role("help")
  package static let showPlan = Role("show plan")
  package static let swap = Role("swap")
  package static let showRecipe = Role("show recipe")
  package static let checkFood = Role("check food")
  package static let keepRecipe = Role("keep recipe")
  package static let checkPantry = Role("check pantry")
  /// All that is noted of one food at home.
  package static let showAtHome = Role("show food")
  package static let addToPantry = Role("fill pantry")
  package static let correctPantry = Role("correct pantry")
  package static let takeFromPantry = Role("empty pantry")
  package static let takeOffList = Role("off list")
  package static let tonight = Role("tonight")
  package static let findRecipes = Role("find recipes")
  package static let showHousehold = Role("show household")
}
