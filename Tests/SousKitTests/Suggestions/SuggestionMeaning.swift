/// What every line that Sous suggests means, written from the words alone. The first row that fits a line
/// holds; a suggestion that no row fits is a mistake, here or there.
enum SuggestionMeaning {
  static func row(for line: String, asks: String?) -> (meaning: Meaning, values: [String: String])? {
    for row in rows where row.asking.isEmpty || row.asking.contains(asks ?? "") {
      if let values = row.values(in: line) { return (row, values) }
    }
    return nil
  }

  private static let rows = answers + planning + dishes + kitchen + talk

  /// Where a question waits.
  private static let answers: [Meaning] = [
    Meaning("{number}", asking: ["size"], ["household_tell"], .movesOn),
    Meaning("{number}", asking: ["stars"], ["rate"], .says("{number} star")),
    Meaning("{number} stars", asking: ["stars"], ["rate"], .says("{number} star")),
    Meaning("{number}", asking: ["choice"], nil, .opensNumber),
    Meaning("{number}", ["choose", "show_recipe"], .opensNumber),
    Meaning("nobody", asking: ["avoid"], ["household_tell"], .movesOn, mayFindNothing: true),
    Meaning("no limit", asking: ["budget"], ["household_tell"], .movesOn, mayFindNothing: true),
    Meaning("anything", asking: ["cuisine"], ["household_tell"], .movesOn, mayFindNothing: true),
    Meaning("skip", asking: questions, ["skip"], .movesOn, mayFindNothing: true),
    Meaning("why?", asking: questions, ["why"], .staysOpen),
    Meaning("back", asking: questions, ["back"], .movesOn),
    Meaning("never mind", asking: questions + ["approval"], ["cancel"], .movesOn),
    Meaning("cancel", asking: questions + ["approval"], ["cancel"], .movesOn),
    Meaning("never mind", ["cancel"], .says("All right")),
    Meaning("cancel", ["cancel"], .says("All right")),
    Meaning("Emma is dairy-free", asking: questions, ["household_tell"], .says("Emma")),
    Meaning("{money}", asking: questions, ["household_tell"], .says("{money} a week")),
    Meaning("Italian and Thai", asking: questions, ["household_tell"], .says("Italian and Thai")),
    Meaning("{day}", asking: ["day"], ["swap_day", "show_day"], .swaps),
    Meaning("{day}", [], .says("{day}")),
    Meaning("yes", asking: ["confirm"], ["affirm"], .movesOn),
    Meaning("no", asking: ["confirm"], ["deny"], .movesOn),
    // A single "did you mean": yes is the line asked about.
    Meaning("yes", asking: ["choice"], nil, .opensNumber),
    Meaning("no", asking: ["choice"], ["deny"], .movesOn),
  ]

  private static let questions = ["size", "avoid", "budget", "cuisine"]

  private static let planning: [Meaning] = [
    Meaning("plan the week", ["plan_week"], .plans),
    Meaning("plan dinners for this week", ["plan_week"], .plans),
    Meaning("plan next week", ["plan_week"], .plans),
    Meaning("plan {number} dinners", ["plan_week"], .plans),
    Meaning("plan Monday to Friday under {money}", ["plan_week"], .plans),
    Meaning("plan dinner for {day}", ["plan_week"], .plans),
    Meaning("looks good", ["approve"], .says("Saved.")),
    Meaning("start over", ["start_over"], .plans),
    Meaning("something else", asking: ["approval"], ["more_options", "reject"], .shows(["plan", "offer"])),
    Meaning("something else", ["more_options"], .shows(["offer"])),
    Meaning("too expensive", ["reject"], .says("cheaper")),
    Meaning("more variety", ["reject"], .says("more variety")),
    Meaning("swap a day", ["swap_day"], .says("Which day")),
    Meaning("swap {day}", ["swap_day"], .swaps),
    Meaning("swap {day} for something with {food}", ["swap_day"], .swaps),
    Meaning("swap {day} for something lighter", ["swap_day"], .swaps),
    Meaning("make {day} vegetarian", ["swap_day"], .swaps),
    Meaning("keep {day}'s first dish", ["refuse_swap"], .shows(["plan"])),
    Meaning("no store brand", ["refuse_swap"], .shows(["plan"])),
    Meaning("why {day}?", ["why_pick"], .shows(["day"])),
    Meaning("show the plan", ["show_plan"], .shows(["plan"])),
    Meaning("what's on {day}", ["show_day"], .shows(["day"])),
    Meaning("cancel this week's plan", ["cancel_plan"], .says("plan")),
    Meaning("what's for dinner tonight", ["tonight"], .shows(["offer", "day"])),
    Meaning("something with {food}", ["tonight"], .shows(["offer"])),
    Meaning("dinner in under {number} minutes", ["tonight"], .shows(["offer"])),
    Meaning("any reminders", ["reminders_show"], .shows(["reminders"])),
    Meaning("actually {number} on {food}", ["day_eaters"], .says("for {number}")),
    Meaning("it was a {number}", ["rate"], .says("{number} star")),
    Meaning("{number} stars", ["rate"], .says("{number} star")),
    Meaning("{number} stars for the {food}", ["rate"], .says("{number} star")),
    Meaning("rate {evening} {number}", ["rate"], .says("{number} star")),
    Meaning("we cooked the {food} yesterday", ["cooked"], .says("cooked yesterday")),
    Meaning("we cooked the {food}", ["cooked"], .says("cooked tonight")),
    Meaning("show our dinner history", ["history_show"], .shows(["history"])),
    Meaning("what did we eat last week", ["history_show"], .shows(["history"])),
  ]

  private static let dishes: [Meaning] = [
    Meaning("recipe for {day}", ["show_recipe"], .shows(["recipe"])),
    Meaning("recipe for {dish}", ["show_recipe"], .opensDish),
    Meaning("show me the recipe for {food}", ["show_recipe"], .shows(["recipe"])),
    Meaning("show me the {dish} recipe", ["show_recipe"], .opensDish),
    Meaning("{dish} recipe", ["show_recipe"], .opensDish),
    Meaning("show the recipe", ["show_recipe"], .shows(["recipe"])),
    Meaning("show me the recipe", ["show_recipe"], .shows(["recipe"])),
    Meaning("{food} for {number}", ["show_recipe"], .says("serves {number}")),
    Meaning("what's in it", ["recipe_ingredients"], .shows(["recipe", "food"])),
    Meaning("how long does it take", ["recipe_time"], .shows(["time"])),
    Meaning("how long do the {dish} take", ["recipe_time"], .says("{dish}: ")),
    Meaning("how long does {dish} take", ["recipe_time"], .says("{dish}: ")),
    Meaning("how long does {food} take", ["recipe_time"], .shows(["time", "recipes"])),
    Meaning("calories in it", ["ask_nutrition"], .shows(["nutrition"])),
    Meaning("nutrition of {food}", ["ask_nutrition"], .shows(["nutrition"])),
    Meaning("how many cups in a pound of flour", ["convert"], .says("cups")),
    Meaning("find recipes with {food}", ["find_recipes"], .shows(["recipes"])),
    Meaning("show all recipes", ["find_recipes"], .shows(["recipes"])),
    Meaning("more", ["more_options", "find_recipes"], .shows(["recipes"])),
    Meaning("show my favorites", ["favorite_show"], .shows(["recipes"])),
    Meaning("add the {food} to my favorites", ["favorite_add"], .shows(["favorite"])),
  ]

  private static let kitchen: [Meaning] = [
    Meaning("we are {number}", ["household_tell"], .says("{number} people")),
    Meaning("Emma can't have dairy", ["household_tell"], .says("Emma dairy-free")),
    Meaning("Emma is {number}", ["household_tell"], .says("Emma ({number})")),
    Meaning("no pork", ["household_tell"], .says("no pork")),
    Meaning("{number} minutes on weekdays", ["household_tell"], .says("{number} min on weekdays")),
    Meaning("{number} minutes on weekends", ["household_tell"], .says("{number} min on weekends")),
    Meaning("we like Italian and Thai", ["household_tell"], .says("Italian and Thai")),
    Meaning("budget {money}", ["household_tell"], .says("{money} a week")),
    Meaning("our budget is {money} a week", ["household_tell"], .says("{money} a week")),
    Meaning("no limit", ["household_tell"], .shows(["household", "plan"])),
    Meaning("sales tax is 8.25%", ["household_tell"], .says("8.25 % sales tax")),
    Meaning("what do you know about us", ["household_show"], .shows(["household"])),
    Meaning("shopping list", ["show_list"], .shows(["list"])),
    Meaning("show me the list", ["show_list"], .shows(["list"])),
    Meaning("what's in the pantry", ["pantry_show"], .shows(["pantry"])),
    Meaning("add 2 lb chicken thighs and 6 eggs to the pantry", ["pantry_add"], .says("chicken thighs 2 lb")),
    Meaning("take the {food} out of the pantry", ["pantry_remove"], .says("Taken out: {food}")),
    Meaning("how are we doing on budget", ["budget_show"], .shows(["budget"])),
    Meaning("it came to {money}", ["spent"], .says("Noted: {money}")),
    Meaning("{food} was {money}", ["price_tell"], .shows(["prices"])),
    Meaning("{food} cost {money}", ["price_tell"], .shows(["prices"])),
    Meaning("price of {food}", ["price_ask"], .shows(["prices"])),
    Meaning("how much is {food}", ["price_ask"], .shows(["prices"])),
    Meaning("forget the price of {food}", ["price_forget"], .says("Forgotten")),
    Meaning("is this week healthy", ["week_nutrition"], .shows(["week_nutrition"])),
    Meaning("how healthy is the plan", ["week_nutrition"], .shows(["week_nutrition"])),
    Meaning("nutrition for the week", ["week_nutrition"], .shows(["week_nutrition"])),
    Meaning("we want {number} calories a day", ["guideline_tell"], .says("kcal a day")),
    Meaning("our limit is {number} mg of sodium", ["guideline_tell"], .says("sodium")),
    Meaning(
      "at least {number} servings of vegetables a dinner", ["guideline_tell"], .says("{number} servings")),
    Meaning("whole grains at least {number} times a week", ["guideline_tell"], .says("at least {number}")),
    Meaning("at least {number} different proteins a week", ["guideline_tell"], .says("at least {number}")),
    Meaning("at most {number} calories a dinner", ["guideline_tell"], .says("{number} kcal a dinner")),
    Meaning("at least {number} g of fiber a dinner", ["guideline_tell"], .says("fiber")),
  ]

  private static let talk: [Meaning] = [
    Meaning("undo", ["undo"], .takesBack),
    // Examples that "did you mean" brings up.
    Meaning("not that again", ["not_again"], .says("won't suggest")),
    Meaning("how much food did we waste this month", ["waste_show"], .says("waste")),
    Meaning("help", ["help"], .says("You could say:")),
    Meaning("what can you do", ["help", "about"], .says("You could say:")),
    Meaning("bye", ["quit"], .says("Goodbye")),
  ]
}
