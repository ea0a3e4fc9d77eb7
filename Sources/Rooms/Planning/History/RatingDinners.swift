import Talk

/// Rates a dinner: the one named, else the one asked about, else the last one eaten. False for anything but 1
/// to 5 whole stars, and that was said. Source: 004 §3.6, `rateMeal`.
@discardableResult func rate(_ said: Said, askedAbout evening: Day?, _ turn: inout Turn) -> Bool {
  // One rating counts for the whole household, whoever gave it.
  _ = said.slots.value("who")
  let reference = said.slots.dish
  let (noted, counted) = (said.slots.word("notes"), said.slots.number("stars"))
  let number = starsFigure(said.text) ?? counted
  if number == nil || said.slots.has("remark"), let told = said.slots.word("remark") ?? opinion(said.text) {
    keepRemark(told, reference, askedAbout: evening, said, &turn)
    return evening == nil
  }
  guard let number, number.isWhole, let stars = Stars(number.numerator) else {
    turn.say(NotStars(number: number))
    return false
  }
  let named = reference == .focus ? recentDinner(in: said.recognition.unexplained, turn.world) : nil
  let isOpen = reference == .focus && named == nil && evening == nil && pastDay(said, turn) == nil
  let cooked = isOpen ? takeOffStove(&turn) : nil
  guard
    var entry = named
      ?? ratedDinner(
        cooked.map { .recipe($0) } ?? reference, on: pastDay(said, turn), askedAbout: evening, &turn)
  else { return true }
  let world = turn.world
  var notes = noted.flatMap(remark)
  // What else was said of it is kept with it.
  let isTold = notes.map { !Set(plainWords($0)).isDisjoint(with: ofLiking) } ?? false
  if !isTold, tellsMore(said, beside: entry.title) { notes = remark(said.text) }
  let isNew =
    lastTime(of: entry.recipe, world) == nil && world.plannedMeal(on: entry.day)?.recipe != entry.recipe
  let before = entry.stars
  entry.stars = stars
  entry.outcome = .cooked
  if let notes { entry.notes = notes }
  turn.put(entry)
  turn.say(
    DinnerRated(
      dinner: entry, before: before, isNew: isNew,
      upcoming: stars.count <= 2 ? nextEvening(of: entry.recipe, after: world.today, world) : nil),
    focus: dishFocus(entry.recipe, title: entry.title, servings: entry.servings, turn))
  return true
}

/// Keeps words about a dinner without stars, behind what was said of it before. Several people's stars are no stars for
/// all of them: they stay words.
private func keepRemark(
  _ words: String, _ reference: DishReference, askedAbout evening: Day?, _ said: Said, _ turn: inout Turn
) {
  let cooked = reference == .focus && evening == nil ? takeOffStove(&turn) : nil
  guard
    var entry = ratedDinner(
      cooked.map { .recipe($0) } ?? reference, on: pastDay(said, turn), askedAbout: evening, &turn),
    let told = remark(words)
  else { return }
  entry.outcome = .cooked
  entry.notes = remark([entry.notes, told].compactMap { $0 }.joined(separator: "; "))
  turn.put(entry)
  turn.isUndoable = true
  if entry.stars == nil, evening == nil, turn.state.asked == nil {
    turn.state.questions.push(RatingQuestion(evening: entry.day))
  }
  turn.say(
    RemarkKept(dinner: entry, words: told),
    focus: dishFocus(entry.recipe, title: entry.title, servings: entry.servings, turn))
}

/// "Dal was fire, 5/5": the latest dinner of the last days whose title has one of the words that nothing else of the line
/// accounts for; nil for none.
private func recentDinner(in words: [String], _ world: World) -> MealHistoryEntry? {
  let keys = Set(words.map { OwnWord.key($0) }.filter { $0.count > 2 })
  guard !keys.isEmpty else { return nil }
  return (0...7).lazy.compactMap { dinnerEaten(on: world.today - $0, world) }.first { dinner in
    dinner.title.split { !$0.isLetter }.contains { keys.contains(OwnWord.key(String($0))) }
  }
}

/// Whether the line says more of a dinner than its name and its stars: who liked it, what was wrong with it.
private func tellsMore(_ said: Said, beside title: String) -> Bool {
  let words = wordsSaid(said.text).map(\.word)
  // "5 stars, Tom loved it": whose liking it was.
  let isOfSomebody = words.indices.dropFirst().contains { at in
    ofLiking.contains(words[at])
      && Set(words[..<at].suffix(3)).isDisjoint(with: ["we", "i", "everyone", "everybody", "all", "us"])
  }
  if isOfSomebody, words.contains(where: { $0.hasPrefix("star") }) { return true }
  return said.recognition.unexplained.contains {
    !title.mentions($0) && Int($0) == nil && !ofRatings.contains($0.lowercased())
  }
}

private let ofLiking: Set<String> = ["loved", "liked", "hated", "enjoyed", "seconds", "devoured", "adored"]
private let ofRatings: Set<String> = ["star", "stars", "rating", "thing", "one", "dish", "dinner"]

/// The stars of "rating 3/5" and "it was fine, 4 stars", whatever the words around them would come to; nil without such a
/// figure.
private func starsFigure(_ line: String) -> Rational? {
  let words = line.lowercased().split { " ,!:".contains($0) }
  for (word, next) in zip(words, words.dropFirst()) where ["star", "stars"].contains(next) {
    if let stars = Int(word), (1...5).contains(stars) { return Rational(stars) }
  }
  return words.lazy.compactMap { word -> Rational? in
    let parts = word.split(separator: "/")
    guard parts.count == 2, parts[1] == "5", let stars = Int(parts[0]), (0...5).contains(stars) else {
      return nil
    }
    return Rational(stars)
  }.first
}

/// What was said of a dish, on one line.
private func remark(_ words: String) -> String? {
  let words = words.trimmingSpaces()
  return words.isEmpty ? nil : String(words.prefix(200))
}

/// The first evening after that day that a dish is planned for.
func nextEvening(of recipe: RecipeID, after day: Day, _ world: World) -> Day? {
  world.activePlans.flatMap(\.plan.meals).filter { $0.recipe == recipe && $0.day > day }.map(\.day).min()
}

/// The day told beside the dish, where it is past or today.
private func pastDay(_ said: Said, _ turn: Turn) -> Day? {
  said.slots.days("day").first { $0 <= turn.world.today }
}

/// The dinner of the last week whose title holds the words a dish was named by; nil without one.
private func dinnerCalledSo(_ turn: Turn) -> MealHistoryEntry? {
  guard let words = spoken("recipe", in: turn.said) else { return nil }
  return turn.world.history.last {
    $0.day <= turn.world.today && turn.world.today - $0.day < 7 && $0.title.mentions(words)
  }
}

private func ratedDinner(
  _ reference: DishReference, on said: Day?, askedAbout evening: Day?, _ turn: inout Turn
) -> MealHistoryEntry? {
  let world = turn.world
  switch eatenBefore(reference, world) {
  case .focus:
    // "Yesterday we ate the tuna salad. Dale gave 3 stars": of the dinner that was just told.
    if evening == nil, let told = turn.state.focus.recipe.flatMap({ lastTime(of: $0, world) }),
      told.outcome == .cooked, world.today - told.day <= 1
    {
      return told
    }
    return evening.flatMap { dinnerEaten(on: $0, world) } ?? lastDinnerEaten(world)
      ?? standingMeal(on: world.today, world).map { historyEntry(for: $0, world) }
      ?? turn.none(saying: NothingEaten(day: nil))
  case .day(let day):
    guard let day = dayPast(.day(day), &turn) else { return nil }
    return dinnerEaten(on: day, world) ?? turn.none(saying: NothingEaten(day: day))
  case .recipe(let id):
    if let known = lastTime(of: id, world) { return known }
    if let tonight = world.plannedMeal(on: world.today), tonight.recipe == id {
      return historyEntry(for: tonight, world)
    }
    // "The roast chicken was five stars", said of the roast chicken thighs of Sunday.
    if let meant = dinnerCalledSo(turn) { return meant }
    // Never planned here: it counts as eaten now.
    return dish(.recipe(id), &turn).map { historyEntry(of: $0, on: said ?? world.today, world) }
  case .choice, .unknown:
    guard let found = dish(reference, &turn) else { return nil }
    return lastTime(of: found.card.id, world) ?? historyEntry(of: found, on: said ?? world.today, world)
  }
}
