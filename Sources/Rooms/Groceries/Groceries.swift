package import Talk

/// The shopping list, and where and when the store has things.
package let groceries = Room(
  "groceries",
  intents: [
    Intent("show_list", ledger: .shows) { turn, said in showList(said, &turn) },
    Intent("list_add", ledger: .notes) { turn, said in
      let things = wanted(in: said, &turn)
      if things.isEmpty, turn.replies.isEmpty {
        _ = said.slots.word("store")
        return sayPlainly(said, &turn)
      }
      addToList(things, said, &turn)
      if let store = said.slots.word("store").map(storeKey), !store.isEmpty { keep(things, at: store, &turn) }
    },
    Intent("list_amount") { turn, said in changeAmounts(said, &turn) },
    Intent("list_remove", as: .takeOffList, ledger: .notes) { turn, said in
      let things = wanted(in: said, &turn)
      if things.isEmpty { return sayPlainly(said, &turn) }
      if isMeantOfPantry(things, said, turn) {
        return turn.perform(.takeFromPantry, said.slots.bindings.filter { $0.name == "supply" })
      }
      removeFromList(things, said, &turn)
    },
    Intent("list_recipe") { turn, said in listDish(said, &turn) },
    Intent("list_file") { turn, said in turn.say(ListInFile(name: meantList(said, &turn)?.name)) },
    Intent("list_import") { turn, _ in turn.say(ListFromFile()) },
    Intent("list_why") { turn, said in explainLine(said, &turn) },
    Intent("list_has") { turn, said in tellWhetherListed(said, &turn) },
    tickIntent,
    Intent("list_manage") { turn, said in manageLists(said, &turn) },
    Intent("staples") { turn, said in changeStaples(said, &turn) },
    Intent("staple_rule") { turn, said in ruleStaples(said, &turn) },
    Intent("running_out") { turn, said in answerRunningOut(said, &turn) },
    Intent("bought", ledger: .notes) { turn, said in tellPurchases(said, &turn) },
    Intent("goods_store") { turn, said in changeStoreOfGoods(said, &turn) },
    Intent("shopping_day") { turn, said in keepShoppingDays(said, &turn) },
    Intent("in_season") { turn, said in tellSeason(said, &turn) },
    Intent("find_section") { turn, said in tellSections(said, &turn) },
    orderingSections, placingGoods,
  ],
  tables: [
    ShoppingList.table, ListEntry.table, ListMark.table, Staple.table, OwnSection.table, SectionOrder.table,
    SectionOfGoods.table, PastPurchase.table, StoreOfGoods.table,
  ],
  remembers: [
    BoughtAllQuestion.self, ClearListQuestion.self, NewListQuestion.self,
    ListInHand.self, StoreInHand.self, DeleteSectionQuestion.self, SortQuestion.self,
    WalkedOrderQuestion.self, ClearStaplesQuestion.self, MergeStaplesQuestion.self, ListThingsQuestion.self,
    ListDishAgainQuestion.self,
  ], hears: hearExceptions, follow: followListNews)

/// The intents of the store's sections, by which questions know their answers.
let orderingSections = Intent("store_order") { turn, said in changeSections(said, &turn) }
let placingGoods = Intent("section_goods") { turn, said in placeGoods(said, &turn) }

let listFocus = partFocus([])

/// The same, on what those slots ask of it.
func partFocus(_ slots: [SlotBinding]) -> Focus { Focus(.list, again: Choice("show_list", slots: slots)) }

/// The list that is meant, with what the plan on the table or the saved one needs; without any, what the dish just
/// talked about needs. Source: MP-29.
private func showList(_ said: Said, _ turn: inout Turn) {
  let onlyOpen = said.slots.has("left")
  let evenings = said.slots.days("days")
  if !evenings.isEmpty { return showList(for: evenings, onlyOpen: onlyOpen, &turn) }
  let store = said.slots.word("store").map(storeKey)
  // A store with an order of its own is walked; else only what is bought there is asked for.
  if let store, turn.world.hasOrder(of: store) { takeInHand(store: store, &turn) }
  guard let list = meantList(said, &turn) else {
    if said.slots.word("week") == "next" { return turn.say(NothingForNextWeek()) }
    if turn.state.focus.topic == .recipe { return turn.perform(.checkPantry) }
    if turn.state.asked == nil { turn.say(EmptyList()) } else { turn.say(NoPlan(.list)) }
    return
  }
  if said.slots.has("list") { takeInHand(list, &turn) }
  show(list, onlyOpen: onlyOpen, at: store, &turn)
}

/// One list, whatever else is open; with a store, what is bought there where anything is.
func show(_ list: ShoppingList, onlyOpen: Bool, at asked: String? = nil, _ turn: inout Turn) {
  let world = turn.world
  let needs = PlannedNeeds(of: list, turn)
  let saved = world.currentPlan.flatMap { $0.plan.starts?.monday == list.week ? $0 : nil }
  var shown = ListShown(
    title: list.title, lines: standing(list, turn).shown(world), isOpenOnly: onlyOpen, cost: needs.cost)
  (shown.assumed, shown.covered, shown.isDraft) = (needs.assumed, needs.covered, needs.isDraft)
  shown.layout = storeLayout(turn)
  shown.store = storeInHand(turn).flatMap { world.hasOrder(of: $0) ? $0 : nil }
  let stores = storesOfGoods(turn)
  if let asked, !world.hasOrder(of: asked) {
    let isThere = { (line: ListLine) in stores[line] == asked }
    shown.asked = (asked, shown.lines.count { !isThere($0) }, isEmpty: !shown.lines.contains(where: isThere))
    shown.lines.removeAll { !isThere($0) && shown.asked?.isEmpty == false }
    if shown.asked?.isEmpty == false { (shown.cost, shown.assumed, shown.covered) = (nil, [], []) }
  } else if let store = storeInHand(turn) {
    shown.elsewhere = shown.lines.compactMap { line in
      stores[line].flatMap { $0 == store || line.mark != nil ? nil : (line.name, $0) }
    }
    shown.lines.removeAll { line in shown.elsewhere.contains { $0.name == line.name } }
  }
  shown.taxBasisPoints = turn.household.taxBasisPoints
  shown.others = world.shoppingLists.filter { $0.done == nil && $0.id != list.id }.map(\.title)
  turn.say(shown, focus: listFocus)
  if !needs.isDraft, let saved { turn.warnOfUnfit(saved.plan.meals) }
}

extension StandingList {
  /// Its lines as this household measures.
  fileprivate func shown(_ world: World) -> [ListLine] {
    lines.map { measuredLine($0, world) }
  }
}

/// The line as this household measures.
func measuredLine(_ line: ListLine, _ world: World) -> ListLine {
  guard let system = world.shownMeasures.system else { return line }
  var shown = line
  let food = line.ingredient.flatMap { world.catalogue.table[$0] }
  shown.need = line.need.map { measured($0, of: food, in: system) }
  return shown
}

/// Ticks what is bought.
let tickIntent = Intent("list_check", ledger: .notes) { turn, said in tick(said, &turn) }

/// "I have not bought the leek, as we shop only tomorrow": whatever else the line says, nothing of it is ticked.
private func tellsNotBought(_ line: String) -> Bool {
  let words = plainWords(line)
  return words.indices.contains { at in
    ["not", "havent", "didnt", "never", "hadnt"].contains(words[at])
      && words[at...].dropFirst().prefix(3).contains {
        ["bought", "buy", "got", "get", "gotten", "picked"].contains($0)
      }
  }
}

/// Ticks lines, or takes ticks off: by name, by number, a section, all. Source: requirements GL-04.
private func tick(_ said: Said, _ turn: inout Turn) {
  let state: ListMark.State? =
    switch said.slots.word("mode") {
    case "untick": nil
    case "out": .out
    case nil where tellsNotBought(said.text): nil
    default: .bought
    }
  _ = said.slots.item("list")
  _ = said.slots.number("wanted")  // What the line says was wanted stands on the list.
  if let section = said.slots.word("section") {
    return markAll(state, in: ListSection(rawValue: section), said, &turn)
  }
  if said.slots.word("all") != nil { return markAll(state, in: nil, said, &turn) }
  if let number = said.slots.number("item") {
    let lines = meantList(said, &turn).map { standing($0, turn).lines } ?? []
    let place = number.rounded - 1
    guard lines.indices.contains(place) else { return turn.say(NoList()) }
    let line = lines[place]
    let thing = Wanted(ingredient: line.ingredient, name: line.name, section: line.section, amount: nil)
    return markLines([thing], state, said, &turn)
  }
  let things = wanted(in: said, &turn)
  if things.isEmpty { return sayPlainly(said, &turn) }
  if said.slots.word("mode") == "except" {
    let endsShopping = said.slots.word("end") != nil
    _ = said.slots.word("of")  // The list whose end was asked about; a list of the week is found without it.
    return endsShopping ? endShopping(except: things, said, &turn) : markAll(except: things, said, &turn)
  }
  // "Got the milk" where there is no list at all: it is at home now.
  let isFood = things.allSatisfy { $0.ingredient != nil }
  if said.slots.word("mode") == "got", isFood, meantList(said, &turn) == nil {
    return turn.perform(.addToPantry, said.recognition.slots)
  }
  // "Put the shells back on the list": what was taken off stands on it again.
  let words = Set(wordsSaid(said.text).map(\.word))
  if state == nil, words.isSuperset(of: ["back", "list"]) {
    let lines = meantList(said, &turn).map { standing($0, turn).lines } ?? []
    let gone = things.filter { thing in
      !lines.contains { $0.key == LineKey(thing.ingredient, name: thing.name) }
    }
    if !gone.isEmpty { addToList(gone, said, &turn) }
    let there = things.filter { !gone.contains($0) }
    return there.isEmpty ? () : markLines(there, state, said, &turn)
  }
  markLines(things, state, said, &turn)
}

/// What is in season today or on the day named, or when one food is.
private func tellSeason(_ said: Said, _ turn: inout Turn) {
  let month = (said.slots.days("day").first ?? turn.world.today).month
  guard said.slots.has("food") else {
    let foods = turn.world.catalogue.table.ingredients.filter { $0.months.contains(month) }
    return turn.say(ProduceInSeason(foods: foods, month: month))
  }
  if let food = namedFoods(in: said, &turn).first?.food { turn.say(SeasonOfFood(food: food, month: month)) }
}

private func tellSections(_ said: Said, _ turn: inout Turn) {
  let foods = namedFoods(in: said, &turn).map(\.food)
  if !foods.isEmpty { turn.say(SectionsFound(foods: foods, layout: storeLayout(turn))) }
}
