package import Talk

/// Dishes and how to cook them, and what a cook wants to know about food: what is in it, who can eat it, what
/// stands in for it, how much it is in another measure.
package let recipes = Room(
  "recipes",
  intents: [
    Intent("show_recipe", as: .showRecipe) { turn, said in
      if showsWhatIsAtHome(said, &turn) { return }
      if !answersByStove(said, asksTime: false, &turn) { showRecipe(said, &turn) }
    },
    howIntent, portionIntent,
    Intent("food_rule") { turn, said in tellFoodRule(said, &turn) },
    Intent("recipe_time") { turn, said in
      if !answersByStove(said, asksTime: true, &turn) { tellRecipeTime(said, &turn) }
    },
    Intent("recipe_ingredients") { turn, said in listIngredients(said, &turn) },
    cookingIntent,
    addingIntent,
    changingIntent,
    textIntent,
    timerIntent,
    Intent("find_recipes", as: .findRecipes) { turn, said in findRecipes(said, &turn) },
    Intent("check_food", as: .checkFood) { turn, said in
      if speaksOfAnAnimal(said) {
        // Whatever it is, the answer is the same.
        said.slots.readAll()
        tellOfAnimals(stoveLine(said, turn), &turn)
      } else if !answersByRule(said, &turn) {
        checkFood(said, &turn)
      }
    },
    Intent("substitute") { turn, said in substitute(said, &turn) },
    Intent("convert") { turn, said in convertMeasure(said, &turn) },
    Intent("stood_out") { turn, said in
      if said.slots.has(Emergency.slot) { return turn.say(EmergencyHelp()) }
      // The same holds for every food that is not plainly dry.
      let food = said.slots.value("food")?.name
      said.slots.readAll()
      if let food { turn.state.memory[FoodLeftOut.self] = FoodLeftOut(food: food, told: turn.world.today) }
      turn.say(StoodOut())
    },
    Intent("safe_temperature") { turn, said in tellSafeHeat(said, &turn) },
  ],
  tables: [OwnRecipe.table, RecipeTag.table],
  remembers: [
    SearchPlace.self, Cooking.self, KitchenTimers.self, TimerLength.self, RecipeAtHand.self,
    WritingQuestion.self,
    DeletionQuestion.self, TakeOutQuestion.self, FoodLeftOut.self,
  ],
  standing: { state in
    let cooking: [any OpenQuestion] = state.memory[Cooking.self] == nil ? [] : [CookingQuestion()]
    return cooking + (SearchPlace.inFocus(of: state) == nil ? [] : [MoreRecipes()])
  }, hears: hearRecipes,
  follow: { turn, news in
    if let unread = news as? LineUnread {
      let told = turn.replies.count
      answerUnread(unread.line, &turn)
      if turn.replies.count == told { answerUnknownDish(unread.line, &turn) }
    } else {
      followCookingNews(&turn, news)
    }
  })

let howIntent = Intent("cook_how") { turn, said in tellHow(said, &turn) }

let portionIntent = Intent("portion_ask") { turn, said in tellPortions(said, &turn) }

let cookingIntent = Intent("cook_along") { turn, said in cookAlong(said, &turn) }

/// The intent that tells whether a dish or a food fits a diet or a person.
let foodCheck = "check_food"

let addingIntent = Intent("recipe_add", as: .keepRecipe) { turn, said in writeRecipeDown(said, &turn) }

let changingIntent = Intent("recipe_change") { turn, said in changeRecipe(said, &turn) }

let textIntent = Intent("recipe_text") { turn, said in writeOut(said, &turn) }

let timerIntent = Intent("timer") { turn, said in keepTime(said, &turn) }
