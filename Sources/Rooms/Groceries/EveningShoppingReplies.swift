import Talk

/// What of a list is needed for some evenings' dinners, and how much else stands on it.
struct EveningListShown: Reply {
  var evenings: [ShoppedEvening]
  /// The lines with as much as those evenings need.
  var lines: [ListLine]
  /// Only what is still to be bought.
  var isOpenOnly = false
  /// Names of lines of which the whole list needs more.
  var shared: [String] = []
  /// How many other items the list has.
  var others = 0
  /// Names of what the pantry covers, and lines of which it gives some or all.
  var atHome: [String] = []
  var served: [ListLine] = []
  var assumed: [String] = []
  /// True for the plan on the table, which is not saved yet.
  var isDraft = false
  var layout = SectionLayout.usual
  var taxBasisPoints = 0

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = [.heading("Shopping for \(eveningsText(evenings.map(\.day), words)) only")]
    for evening in evenings { blocks.append(.item("", [Span(text(of: evening, words))])) }
    if isDraft { blocks += .say("For the plan on the table; it is not saved yet.", .dim) }
    if lines.isEmpty {
      blocks += .say(nothing)
    } else if listed.isEmpty {
      blocks += .say("Nothing is left: all \(lines.count) are in the cart.")
    } else {
      blocks += [.gap, listTable(listed, layout), .gap, .say(totals)]
    }
    if lines.contains(where: { $0.quality?.isGuess == true }) {
      blocks.append(.note("~ marks a guess: the middle price of its section stands in."))
    }
    if lines.contains(where: { $0.quality == .own }) { blocks.append(.note("* marks a price you told me.")) }
    if !home.isEmpty { blocks.append(.note("Already at home: \(home.joined(separator: ", ")).")) }
    blocks += .say(assumedSentence(assumed), .dim)
    if !shared.isEmpty { blocks.append(.note("The whole list needs more of \(joined(shared)).")) }
    let rest = others == 0 ? "no other items" : counted(others, "other item")
    return blocks + .say("The whole list has \(rest).")
  }

  private var home: [String] {
    served.map { line in
      ([line.name] + line.fromPantry.map { unbroken(kitchenText($0)) }).joined(separator: " ")
    } + atHome
  }

  private var listed: [ListLine] { isOpenOnly ? lines.filter { $0.mark == nil } : lines }

  private func text(of evening: ShoppedEvening, _ words: Wording) -> String {
    let name = "\(words.names.heading(evening.day)): "
    return evening.isLeftovers
      ? "\(name)leftovers of \(lowered(evening.title)), nothing to buy"
      : "\(name)\(evening.title) for \(evening.servings)"
  }

  private var nothing: String {
    if evenings.allSatisfy(\.isLeftovers) { return "" }
    return home.isEmpty ? "Nothing on the list is for it." : "Nothing to buy: everything is at home."
  }

  private var totals: String {
    let done = lines.count { $0.mark == .bought }
    let items = counted(lines.count, "item")
    let sum = lines.compactMap(\.cost).reduce(.zero, +)
    let tax = sum * Rational(taxBasisPoints, 10_000)
    let till = tax == .zero ? "at the till \(sum.text)" : "at the till \(sum.text) and \(tax.text) tax"
    return column(done == 0 ? items : "\(items), \(progressText(lines))", till)
  }

  func next(_ words: Wording) -> Closing {
    let whole = lines.first { $0.mark == nil && !shared.contains($0.name) }
    return .say(
      (whole.map { ["got the \($0.name)"] } ?? []) + ["shopping list"] + (isDraft ? ["looks good"] : []))
  }

  var matter: Facts? {
    [
      "kind": "list",
      "list": listFacts(lines, assumed: assumed, covered: served.map(\.name) + atHome, layout: layout),
      "evenings": evenings.map {
        ["day": $0.day, "recipe": $0.recipe, "servings": $0.servings, "leftovers": $0.isLeftovers] as Facts
      },
      "others": others,
    ]
  }
}

/// "Tonight", "Thursday", "Monday to Wednesday" beside other words.
private func eveningsText(_ days: [Day], _ words: Wording) -> String {
  guard let first = days.first, let last = days.last else { return "" }
  func name(_ day: Day) -> String {
    let name = words.names.heading(day)
    return ["Tonight", "Tomorrow"].contains(name) ? name.lowercased() : name
  }
  if days.count > 2, last - first == days.count - 1 { return "\(name(first)) to \(name(last))" }
  return joined(days.map(name))
}

/// No dinner is planned on those evenings, so nothing on a list is for them.
struct NoDinnerToShopFor: Reply {
  var days: [Day]
  /// What they see to themselves, by evening.
  var notes: [Day: String]
  /// How many items the list has; nil beside evenings that were shown.
  var listed: Int?

  func blocks(_ words: Wording) -> [Block] {
    let own = days.compactMap { day in notes[day].map { (day, $0) } }.flatMap { day, note in
      [Block].say("\(words.names.heading(day)) is your own: \(inertLine(note)). Nothing is bought for it.")
    }
    let free = days.filter { notes[$0] == nil }
    let none =
      free.isEmpty
      ? []
      : [Block].say("Nothing is planned for \(eveningsText(free, words)), so nothing is on the list for it.")
    guard let listed, listed > 0 else { return own + none }
    return own + none + .say("The whole list has \(counted(listed, "item")).")
  }

  func next(_ words: Wording) -> Closing {
    guard listed != nil else { return .say("shopping list") }
    let day = days.first { notes[$0] == nil && $0 >= words.names.today ?? $0 }
    let plan = words.state.draft != nil ? [] : day.map { ["plan dinner for \(words.names.typed($0))"] } ?? []
    return .say(plan + ["shopping list"])
  }
  var matter: Facts? { ["kind": "list", "evenings": days, "error": "nothingPlanned"] }
  var status: ReplyStatus { listed == nil ? .done : .nothingFits }
}

/// What a planned dish needs is on the list already.
struct ListDishAgainAsked: Reply {
  var title: String
  var servings: Int
  var days: [Day]

  func blocks(_ words: Wording) -> [Block] {
    let when = joined(days.map { words.names.adverb($0) })
    return .say(
      "\(title) is planned \(when), and what it needs is on the list already. "
        + "Put it there once more, for another \(servings)? Say yes or no.")
  }
  func next(_ words: Wording) -> Closing { .silent("yes", "no") }
  var status: ReplyStatus { .asking }
}
