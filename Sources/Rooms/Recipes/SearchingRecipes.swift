import Talk

/// Where a search stands, so that "more" goes on with it.
struct SearchPlace: Remembered {
  static let name = "search"

  /// What was asked for. It is read anew for each page, so that what somebody avoids by now counts.
  var request: Choice
  /// How many recipes were shown so far.
  var shown: Int

  /// The search that was talked about last; nil when it was something else.
  static func inFocus(of state: DialogueState) -> SearchPlace? {
    guard state.focus.topic == .search, let place = state.memory[SearchPlace.self] else { return nil }
    return state.focus.again == place.request ? place : nil
  }
}

/// An invitation as long as a search is what was talked about last: "more" shows the next ten.
struct MoreRecipes: OpenQuestion {
  static let name = "more recipes"
  var slot: String? { nil }
  func choices(_ words: Wording) -> [String] { [] }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    if said.role == .tell, let limited = limited(by: said, turn) {
      said.slots.readAll()
      findRecipes(limited, &turn)
      return true
    }
    guard said.role == .more, let place = SearchPlace.inFocus(of: turn.state) else { return false }
    let request = place.request.recognition(of: said.text, in: turn.world.grammar)
    findRecipes(Said(request), skipping: place.shown, &turn)
    // The household's question waits beside it.
    if turn.state.asked != nil { turn.world.house.openQuestion(in: turn.state)?.ask(&turn) }
    return true
  }

  /// "Max 15 minutes", said right under a list of recipes, limits that list.
  private func limited(by said: Said, _ turn: Turn) -> Said? {
    guard let place = SearchPlace.inFocus(of: turn.state), said.facts.count == 1,
      case .minutes(let minutes, weekend: nil)? = said.facts.first
    else { return nil }
    var request = place.request.recognition(of: said.text, in: turn.world.grammar)
    request.details.removeAll { $0.kind == "minutes" }
    request.slots.removeAll { $0.name == "minutes" }
    request.slots.append(SlotBinding(name: "minutes", value: .minutes(minutes, .most)))
    return Said(request)
  }

  func ask(_ turn: inout Turn) {}
  func outlasts(_ act: IntentAct?) -> Bool { true }
}

/// How many recipes stand on a page. Source: requirements MP-07.
private let pageSize = 10

/// The recipes that fit, ten at a time. What the household avoids counts too, or what the one person avoids
/// that it was asked for.
func findRecipes(_ said: Said, skipping skipped: Int = 0, _ turn: inout Turn) {
  var criteria = RecipeSearchCriteria(said)
  var restrictions = turn.household.getDietaryRestrictions()
  if let person = said.slots.word("person") {
    guard let someone = avoidances(of: person, &turn) else { return }
    restrictions = someone.avoids
  }
  let own = restrictions.filter { restriction in !criteria.avoids.contains { $0.what == restriction.what } }
  criteria.avoids += own
  let standing = turn.world.standingWishes.filter { $0.strength == .must && $0.quota == nil && $0.isOfDishes }
  criteria.asks = criteria.asks.over(standing)
  let isMine = said.slots.word("of") == "mine"
  let tag = said.slots.word("tag")
  let found = searchByCourse(
    criteria, isEither: plainWords(said.text).contains("or"), isMine: isMine, tag: tag, turn.world)
  let cards = Array(found.dropFirst(skipped).prefix(pageSize))
  let request = Choice(
    said.recognition.intent ?? "", slots: said.recognition.slots, details: said.recognition.details)
  turn.state.memory[SearchPlace.self] = SearchPlace(request: request, shown: skipped + cards.count)
  var focus = Focus(.search, again: request)
  if skipped == 0, cards.count == 1, let only = cards.first {
    focus = Focus(
      .recipe, recipe: only.id, servings: plannedServings(of: only.id, turn),
      again: turn.choice(.showRecipe, [.recipe(only.id, only.title)]))
  }
  let unknown = said.facts.compactMap { fact in
    if case .unknownFood(_, let words) = fact { FactProblem.unknownFood(words) } else { nil }
  }
  if !unknown.isEmpty { turn.say(FactsRefused(unknown)) }
  if !said.wishes.isEmpty, !said.unweighed.isEmpty { turn.say(WishesNotWeighed(words: said.unweighed)) }
  turn.say(
    RecipesFound(
      criteria: criteria, cards: cards, total: found.count, skipped: skipped,
      isNumbered: turn.state.asked == nil, isMine: isMine, tag: tag),
    focus: focus)
  if said.slots.has("person") { sayNotFor(cards, from: skipped, &turn) }
  if skipped == 0, !cards.isEmpty, turn.state.asked == nil, let heads = headsWished(in: said.text) {
    turn.say(SearchForHeads(heads: heads))
  }
  turn.offer(
    cards.compactMap { card in turn.choice(.showRecipe, [.recipe(card.id, card.title)], title: card.title) })
}

/// A search for one person leaves what the others avoid in: which of it is not for them is told.
private func sayNotFor(_ cards: [RecipeCard], from skipped: Int, _ turn: inout Turn) {
  var rows: [FoundNotFor.Row] = []
  for (index, card) in cards.enumerated() {
    let names = whoMayNot(card, turn)
    if !names.isEmpty { rows.append(FoundNotFor.Row(number: skipped + index + 1, names: names)) }
  }
  if !rows.isEmpty { turn.say(FoundNotFor(rows: rows)) }
}

/// Among dinners, where no other course is asked for; among all there is where no dinner fits. Source: requirements MP-41.
private func searchByCourse(
  _ criteria: RecipeSearchCriteria, isEither: Bool = false, isMine: Bool, tag: String?, _ world: World
) -> [RecipeCard] {
  let book = bookToSearch(isMine: isMine, tag: tag, world)
  func search(_ cards: [RecipeCard]) -> [RecipeCard] {
    searchRecipes(cards, criteria, tastes: world.tastes) { id, word in
      world.catalogue.recipe(id)?.tells(of: word) ?? false
    }
  }
  // "Beef or lamb": what has one of them.
  if isEither, criteria.wants.count > 1 {
    var one = criteria
    return criteria.wants.reduce(into: []) { found, want in
      one.wants = [want]
      found += searchByCourse(one, isMine: isMine, tag: tag, world).filter { card in
        !found.contains { $0.id == card.id }
      }
    }
  }
  let courses = Set(book.map(\.course)).subtracting([RecipeCard.dinner])
  let isOfCourse = isMine || tag != nil || (criteria.wants + criteria.text).contains { courses.contains($0) }
  let dinners = isOfCourse ? [] : search(book.filter(\.isDinner))
  return dinners.isEmpty ? search(book) : dinners
}

/// How many a search says it is for ("recipes without fish for six"); nil where it does not.
private func headsWished(in line: String) -> Int? {
  let words = Utterance(line).tokens.map(\.text)
  let people: Set<String> = ["people", "persons", "of", "us", "adults", "eaters", ",", ".", "?", "please"]
  for at in words.indices where words[at] == "for" && at + 1 < words.count {
    guard let number = Int(words[at + 1]) ?? NumberWords.small[words[at + 1]], (1...20).contains(number),
      at + 2 >= words.count || people.contains(words[at + 2])
    else { continue }
    return number
  }
  return nil
}

extension RecipeSearchCriteria {
  /// What a line asks for, in the sentence and in the phrases around it. A diet that is wanted is a limit.
  init(_ said: Said) {
    let all = said.all
    var wants: [String] = []
    var avoids = all.avoided()
    for word in all.words("want") + all.words("cuisine") {
      if let diet = Diet(rawValue: word) {
        avoids.append(.diet(diet))
      } else if !wants.contains(word) {
        wants.append(word)
      }
    }
    var unique: [Avoided] = []
    for avoided in avoids where !unique.contains(avoided) { unique.append(avoided) }
    let text = all.word("words")?.split(separator: " ").map(String.init) ?? []
    let filler: Set<String> = ["recipe", "recipes", "the", "a", "and", "with", "for"]
    self.init(
      text: text.filter { !filler.contains($0.lowercased()) }, wants: wants,
      avoids: unique.map { Avoidance($0) }, maxPrepMinutes: all.minutes("prep"),
      maxMinutes: all.minutes("minutes"), skill: all.word("skill").flatMap { Skill(rawValue: $0) })
    if let except = all.item("except") { excluded.append(RecipeID(except)) }
    for var wish in said.wishes {
      (wish.days, wish.quota) = ([], nil)
      switch (wish.feature, wish.aim) {
      case (.minutes, .most(let most)): maxMinutes = min(maxMinutes ?? most.rounded, most.rounded)
      case (.having(let want), .with): if !self.wants.contains(want) { self.wants.append(want) }
      case (.avoiding(let avoided), .with): self.avoids.append(Avoidance(avoided))
      default: asks.append(wish)
      }
    }
  }
}
