import Talk

/// What somebody avoids, told with a wish for one dinner.
struct PassingDiet: Hashable {
  var name: String
  var avoidance: Avoidance
}

/// What was heeded for this dinner alone, and how it is told to be kept.
struct HeededOnce: Reply, Hashable {
  var diets: [PassingDiet]

  func blocks(_ words: Wording) -> [Block] {
    .say("For this dinner only: \(joined(diets.map { "\($0.name) \($0.avoidance.phraseAfterName)" })).")
  }

  func next(_ words: Wording) -> Closing { .say(diets.map(\.told), end: " to keep it") }
}

extension PassingDiet {
  /// "Yaw can't have eggs", "Yaw is vegan".
  fileprivate var told: String {
    switch avoidance.what {
    case .diet(let diet): "\(name) is \(diet.rawValue)"
    case .allergen, .food: "\(name) can't have \(avoidance.what.thing)"
    }
  }
}

/// One evening's dishes, numbered. Source: 004 story 2; requirements DC-07.
struct OfferShown: Reply {
  var offer: Offer
  var isNewKitchen: Bool
  /// How many dishes were left out for safety.
  var leftOut: Int

  init(_ offer: Offer, isNewKitchen: Bool, leftOut: Int) {
    self.offer = offer
    self.isNewKitchen = isNewKitchen
    self.leftOut = leftOut
  }

  func blocks(_ words: Wording) -> [Block] {
    let rows = offer.meals.enumerated().map { index, meal in
      let planned = offer.isPlanned && index == 0 ? ["planned"] : []
      let notes = (planned + [SafetyFacts(meal).note]).filter { !$0.isEmpty }
      return [
        TableCell("\(index + 1)"), TableCell(meal.title, .accent), TableCell(minutesText(meal.minutes)),
        TableCell(meal.used.text), TableCell(notes.joined(separator: "; ")),
      ]
    }
    let columns = [
      TableColumn("", .right, priority: 8), TableColumn("", priority: 9, minWidth: 14),
      TableColumn("", .right, priority: 6), TableColumn("", .right, priority: 5),
      TableColumn("", priority: 7, minWidth: 14, maxWidth: max(24, words.width - 52)),
    ]
    return .say(heading(words)) + [.table(Table(columns: columns, rows: rows), indent: 2)]
      + [Block].say(leftOutSentence(leftOut), .dim)
  }

  private func heading(_ words: Wording) -> String {
    let request = offer.request
    if offer.replaces != nil { return "Instead, \(words.names.adverb(request.day)), there could be:" }
    // Without a today it is tonight's question.
    let evening = words.today == nil ? "Tonight" : words.names.heading(request.day)
    if offer.isPlanned, let planned = offer.meals.first {
      return sentences("\(evening) is planned: \(planned.title).", plateSentence(planned))
    }
    if isNewKitchen {
      let kind = request.maxMinutes <= 30 ? "a quick one" : "one"
      return "I don't know your kitchen yet, so here is \(kind) for \(request.eaters):"
    }
    let wished = request.asks.isEmpty ? "" : ", " + request.asks.map(wishPhrase).joined(separator: ", ")
    return "\(evening) for \(request.eaters), within \(counted(request.maxMinutes, "minute"))\(wished):"
  }

  var vouches: Bool { true }
  func next(_ words: Wording) -> Closing {
    .say(
      "1", as: "a number", ["something else", offer.replaces == nil ? "plan the week" : "show the plan"],
      end: isNewKitchen ? " so I can do better" : "")
  }

  var data: (any Encodable)? { Data(planned: offer.isPlanned, meals: offer.meals.map { MealData($0) }) }
  func notices(_ words: Wording) -> [String] { [leftOutSentence(leftOut)] }

  private struct Data: Encodable {
    let kind = "offer"
    let planned: Bool
    let meals: [MealData]
  }
}

/// What was left out is of these dishes alone.
struct LimitIsOfOffer: Reply, Hashable {
  var avoided: [Avoided]

  func blocks(_ words: Wording) -> [Block] {
    .say("\(capitalized(joined(avoided.map(\.phrase)))), this time only. \(keepingForGood(avoided))")
  }
  func next(_ words: Wording) -> Closing { .none }
}

/// Said whenever safety kept dishes away; empty for none. Source: design §6, Knowledge.
func leftOutSentence(_ count: Int) -> String {
  guard count > 0 else { return "" }
  return "\(counted(count, "dish", "dishes")) left out because nobody vouches for every ingredient."
}

/// Nothing fits that evening; the limits it was held to.
struct NothingFits: Reply {
  var request: SingleMealRequest

  init(_ request: SingleMealRequest) { self.request = request }

  func blocks(_ words: Wording) -> [Block] { .say(noneSentence(request, words)) }

  func next(_ words: Wording) -> Closing {
    .say("dinner in under \(max(60, request.maxMinutes * 2)) minutes", "what's for dinner tonight")
  }

  var status: ReplyStatus { .nothingFits }
}

/// "Nothing with ground beef fits tonight: ready within 30 minutes, and vegetarian."
private func noneSentence(_ request: SingleMealRequest, _ words: Wording) -> String {
  let shown = request.excluded.count
  let limits =
    ["ready within \(counted(request.maxMinutes, "minute"))"] + request.asks.map(wishPhrase)
    + request.avoids.filter { $0.strength == .strict }.map(\.what.phrase)
    + (shown == 0 ? [] : ["not among the \(counted(shown, "dish", "dishes")) already shown"])
  var wants: [String] = []
  for want in request.wants.map(foodText) where !wants.contains(want) { wants.append(want) }
  let with = wants.isEmpty ? "" : " with \(joined(wants))"
  let evening = words.today.map { $0 == request.day } ?? true ? "tonight" : request.day.longText
  return "Nothing\(with) fits \(evening): \(joined(limits))."
}

/// No dinner fits as it was asked for; what follows comes nearest.
struct NearestOffered: Reply {
  var asked: SingleMealRequest
  var by: Loosened

  func blocks(_ words: Wording) -> [Block] {
    switch by {
    case .minutes:
      .say("\(noneSentence(asked, words)) These take the least longer:")
    case .wants:
      .say(
        "\(noneSentence(asked, words)) Without \(joined(asked.wants.map(foodText))) there is this:")
    }
  }

  func next(_ words: Wording) -> Closing { .none }
}

/// No dinner has all that was wanted; what follows has some of it.
struct NoneHasAll: Reply, Hashable {
  var wants: [String]

  func blocks(_ words: Wording) -> [Block] {
    .say("No dinner that fits takes \(joined(wants.map(foodText))) together; these take one of them.")
  }

  func next(_ words: Wording) -> Closing { .none }
}

/// What so many dishes on offer wait for.
struct OfferWaits: Reply {
  var count: Int

  func blocks(_ words: Wording) -> [Block] {
    .say(
      count == 1
        ? "This is a dish you could have. Say 1 to take it, or ask for something else."
        : "These are dishes you could have. Say a number to take one, or ask for something else.")
  }

  func next(_ words: Wording) -> Closing { .say("1", "something else", "never mind") }
}

/// The dishes are no longer on offer.
struct OfferPutAway: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("All right.") }
  func next(_ words: Wording) -> Closing { .say("plan the week", "what's for dinner tonight") }
}

/// A dish was chosen: what to buy, then how to cook it. Source: design §1.
struct DinnerChosen: Reply {
  var meal: PlannedMeal
  var recipe: Recipe
  var buy: GroceryList
  /// How this household measures.
  var measures = ShownMeasures()
  var table = FoodTable.empty

  func blocks(_ words: Wording) -> [Block] {
    let head = "\(meal.title) for \(meal.eaters), \(minutesText(meal.minutes))."
    let total = buy.items.map(\.cost).sum()
    let shopping: [Block] =
      buy.items.isEmpty
      ? .say("Everything is at home.")
      : [.say("To buy, about \(total.text):"), itemTable(buy.items)]
    let blocks: [Block] = .say(head) + shopping + [Block].say(assumedSentence(buy), .dim)
    let view = RecipeView(recipe, servings: Rational(meal.servings), in: measures, table: table)
    return blocks + [.gap] + recipeBlocks(view, SafetyFacts(meal))
  }

  func next(_ words: Wording) -> Closing { words.recipeClosing }

  var data: (any Encodable)? {
    Data(
      recipe: RecipeData(recipe, servings: meal.servings, SafetyFacts(meal)), list: ListData(buy))
  }

  private struct Data: Encodable {
    let kind = "recipe"
    let recipe: RecipeData
    let list: ListData
  }
}

/// Another dish takes the place of tonight's planned one.
struct InsteadTonight: Reply {
  var choice: TonightsChoice

  init(_ choice: TonightsChoice) { self.choice = choice }

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Tonight it is \(choice.chosen.title), instead of the planned \(choice.isLeftovers ? "leftovers of " : "")\(choice.instead)."
    )
  }

  func next(_ words: Wording) -> Closing { .say("show the recipe", "undo") }
  var data: (any Encodable)? { DinnerShownData(choice.chosen) }
}

/// What dishes on offer take lies at home past its date: it is bought fresh. Source: requirements BB-09.
struct PastAtHome: Reply, Hashable {
  var foods: [String]
  func blocks(_ words: Wording) -> [Block] {
    .say("At home past its date: \(joined(foods)). I count on none of it; please throw it out.", .warn)
  }
  func next(_ words: Wording) -> Closing { .none }
  func notices(_ words: Wording) -> [String] { ["At home past its date: \(joined(foods))."] }
}
