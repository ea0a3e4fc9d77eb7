import Talk

/// How long something keeps, and what that says of it.
struct FoodKept: Reply, Hashable {
  var kept: KeptFood
  var question: KeepingQuestion
  /// What is noted of it at home.
  var lots: [PantryItem]
  var today: Day
  /// How old it was said to be, in days.
  var age: Int?
  var isOpened: Bool
  var isFrozen: Bool
  /// Whether it was said to be in the fridge, wherever such food usually is.
  var isChilled = false
  /// Whether the household has a period of its own for it, which set its date.
  var hasOwn = false
  /// The day to come that it is to last until; nil where none was named.
  var until: Day?

  func blocks(_ words: Wording) -> [Block] {
    var blocks = verdict(words)
    blocks += lots.map { .say(standing($0)) }
    let rows = self.rows
    if question == .stillGood, lots.contains(where: { $0.bestBefore != nil }) {
      return blocks + .say(Self.unseen)
    }
    if question == .freezing { return blocks + [.note(source)] }
    if rows.isEmpty {
      blocks += .say("No figure is known for \(lowered(kept.name)).")
    } else {
      blocks.append(
        .table(
          Table(
            columns: [
              TableColumn(capitalized(kept.name), priority: 9, minWidth: 10),
              TableColumn("Keeps", priority: 8, minWidth: 8),
            ],
            rows: rows.map { [TableCell($0.0), TableCell($0.1)] }), indent: 0))
    }
    if isOpened, question == .howLong, age == nil, !rows.contains(where: { $0.0.contains("opened") }) {
      blocks += .say("Once opened it keeps shorter; I have no figure for that.", .warn)
    }
    if let tip, question != .pastDate { blocks += .say(tip) }
    if !rows.isEmpty { blocks.append(.note(source)) }
    return blocks
  }

  private var tip: String? { kept.rules.keeping.map(\.tip).flatMap { $0.isEmpty ? nil : $0 } }

  /// Where and how long.
  var rows: [(String, String)] {
    if let days = kept.leftoverDays {
      return [("fridge, once cooked", counted(days, "day"))] + frozenRow
    }
    let rules = kept.rules
    var rows: [(String, String)] = []
    let shelf: PantryPlace = rules.place.isShelf ? rules.place : .counter
    if let text = text(of: shelf) { rows.append((placeText(shelf), text)) }
    if let text = text(of: .refrigerator) {
      rows.append(("fridge", text))
    }
    if let begun, !rows.contains(where: { $0.1 == begun.1 }) { rows.append(begun) }
    if let thawed = rules.begun(in: .refrigerator, by: .thawing), rules.place == .freezer {
      rows.append(("fridge, once thawed", thawed.text))
    }
    return rows + frozenRow
  }

  private var frozenRow: [(String, String)] {
    if let period = kept.rules.kept(in: .freezer) { return [("freezer", period.text)] }
    return kept.rules.figure(in: .freezer) == .notRecommended ? [("freezer", "not recommended")] : []
  }

  /// Once opened or cut; nil where that changes nothing.
  private var begun: (String, String)? {
    let rules = kept.rules
    let place: PantryPlace = rules.placeOnceOpened ?? (rules.place == .freezer ? .freezer : rules.place)
    guard rules.keeping?.kind != .cooked, let period = rules.begun(in: place, by: .opening),
      rules.category != "Meat & Seafood" || rules.subcategory == "Processed Meats"
    else { return nil }
    let isCut = rules.category == "Produce" && rules.subcategory != "Salad Greens"
    let there: PantryPlace = isCut ? .refrigerator : place
    // Opening never lengthens.
    if rules.figure(in: there) != .packageDate, let whole = shown(in: isCut ? there : rules.place),
      !period.isShorter(than: whole)
    {
      return nil
    }
    return ("\(placeText(there)), \(isCut ? "cut" : "opened")", period.text)
  }

  /// The shorter one of the period that sets the date and FoodKeeper's.
  private func shown(in place: PantryPlace) -> Period? {
    Period.shortest([kept.rules.kept(in: place), kept.rules.figure(in: place)?.period].compactMap { $0 })
  }

  /// The figure of a place, with FoodKeeper's beside it where that is longer.
  private func text(of place: PantryPlace) -> String? {
    let rules = kept.rules
    let figure = rules.figure(in: place)
    switch figure {
    case .packageDate: return "until the date on the package"
    case .indefinitely where rules.usual.allSatisfy({ $0.kept == nil }): return "no limit"
    case .whenRipe: return "until ripe"
    case .notRecommended: return "not recommended"
    default: break
    }
    if figure == nil,
      place.isShelf != rules.place.isShelf || place == .refrigerator && rules.place != .refrigerator
    {
      return nil
    }
    guard let period = rules.kept(in: place) else {
      return place.isShelf && rules.needsCold ? "2 hours at most" : nil
    }
    if figure == nil, rules.usual.allSatisfy({ $0.kept == nil }) { return nil }
    guard let other = figure?.period, other != period else { return period.text }
    // The shorter one leads; FoodKeeper's longer one is told beside it.
    return other.isShorter(than: period) ? other.text : "\(period.text) (FoodKeeper: \(other.text))"
  }

  private var source: String {
    let hasFoodKeeper = kept.rules.keeping?.hasFigures ?? false
    if kept.leftoverDays != nil { return "By the recipe; USDA says 3-4 days for leftovers." }
    switch (hasFoodKeeper, kept.rules.usual.isEmpty) {
    case (true, true): return "Source: USDA FoodKeeper."
    case (true, false): return "By USDA FoodKeeper and the usual figures, the stricter where food spoils."
    default: return "The usual figure for such food."
    }
  }

  /// What it means for the one who asks.
  private func verdict(_ words: Wording) -> [Block] {
    if let until { return .say(lasting(until: until)) }
    switch question {
    case .freezing: return .say(tooOldToFreeze ?? freezing)
    case .mold: return .say(moldText)
    case .pastDate: return .say(pastDate)
    // What is past the date noted here is not called good by any count of days.
    case .stillGood where !lots.isEmpty && lots.allSatisfy({ $0.isExpired(on: today) }): return []
    case .stillGood: return lots.isEmpty || age != nil ? .say(stillGood) : []
    case .howLong where age != nil: return .say(stillGood)
    default: return []
    }
  }

  /// Whether it lasts to a day to come: by the dates noted at home, which tell more than any figure.
  private func lasting(until day: Day) -> String {
    let name = dateText(day, from: today)
    guard let last = lots.compactMap(\.bestBefore).min() else {
      return
        "Until \(name) that is \(counted(day - today, "day")) from today; count its days from when it came. \(Self.unseen)"
    }
    if last >= day { return "Until \(name): yes by its date, if it is kept cold all along." }
    let freezes = kept.rules.figure(in: .freezer) != .notRecommended && kept.rules.needsCold && last >= today
    return last < today
      ? "No: it is past its date already."
      : "Not until \(name): to be used by \(dateText(last, from: today))\(freezes ? ", or frozen by then" : "")."
  }

  /// Why it is frozen no more; nil where it may be. Freezing stops the clock, and makes nothing good again.
  private var tooOldToFreeze: String? {
    guard kept.rules.needsCold || !kept.cooked.isEmpty || kept.rules.keeping?.kind == .cooked else {
      return nil
    }
    let isPast = !lots.isEmpty && lots.allSatisfy { $0.isExpired(on: today) }
    let days = kept.rules.kept(in: .refrigerator)?.farEnd(from: today)
    let isOld = lots.isEmpty && age.map { age in days.map { today + age > $0 } ?? false } ?? false
    guard isPast || isOld else { return nil }
    return "No: it is past its days in the fridge, and freezing makes nothing good again. Throw it out."
  }

  private var freezing: String {
    let name = lowered(kept.name)
    let fresh = rows.first { $0.0.hasPrefix("fridge") }.map { " In the \($0.0): \($0.1)." } ?? ""
    if kept.rules.figure(in: .freezer) == .notRecommended {
      return "Better not: freezing \(name) is not recommended."
        + (name == "eggs" ? " Beaten, or as whites, they freeze well." : "") + fresh
    }
    guard let period = kept.rules.kept(in: .freezer) else {
      return "No figure is known for freezing \(name).\(fresh)"
    }
    // What stood longer is not made safe by freezing it.
    let isLeft = name.contains("leftover")
    return
      "Yes\(isLeft ? ", within its days in the fridge; older leftovers are thrown out" : ""). In the freezer: at its best for \(period.text). Thaw it in the fridge.\(fresh)"
  }

  private var moldText: String {
    let isHard = kept.rules.keeping?.name == "hard cheese"
    let isFirm = ["carrots and parsnips", "cabbage", "peppers"].contains(kept.rules.keeping?.name ?? "")
    return isHard || isFirm
      ? "From firm food such as this, cut away at least an inch around and below the mold, and keep the knife out of it. "
        + "Soft food with mold goes in the bin."
      : "Throw it out: in soft food mold reaches farther than one sees. Only hard cheese and firm vegetables can be cut "
        + "an inch around it."
  }

  private var pastDate: String {
    let isStrict = kept.rules.keeping?.isStrict ?? true
    if kept.rules.subcategory == "Baby Food" {
      return "Throw it out: infant formula is not given past its date."
    }
    if ["Meat & Seafood", "Deli"].contains(kept.rules.category), !isFrozen {
      return
        "Past the date on it: throw it out. Meat, poultry, fish and cold cuts are not kept longer than their date says."
    }
    let usual =
      kept.rules.keeping?.name == "eggs"
      ? " Eggs keep 3-5 weeks in the fridge from the day they were bought." : ""
    return isStrict
      ? "A \"use by\" that has passed: throw it out. \"Best before\" and \"sell by\" speak of quality; even so, food that "
        + "smells off, feels slimy or has mold goes.\(usual)"
      : "\"Best before\" speaks of quality, not of safety: dry and canned food is often good longer. What smells rancid, "
        + "has insects or comes from a bulging can goes."
  }

  private static let unseen = "I can't see or smell it: off smell, slime or mold means out."

  /// Careful: longer than the far end is never called good, and nothing here can be seen or smelled.
  private var stillGood: String {
    let period =
      kept.leftoverDays.map { Period($0, $0, .day) }
      ?? (isFrozen
        ? kept.rules.kept(in: .freezer)
        : isOpened
          ? kept.rules.begun(in: kept.rules.placeOnceOpened ?? kept.rules.place, by: .opening)
          : isChilled || kept.rules.place == .freezer
            ? kept.rules.kept(in: .refrigerator) ?? kept.rules.begun(in: .refrigerator, by: .thawing)
              ?? Period(3, 4, .day)
            : kept.rules.kept(in: kept.rules.place))
    guard let age, let period else { return Self.unseen }
    let start = Day(number: 0)
    let said = counted(age, "day")
    if age > period.farEnd(from: start) - start {
      return isFrozen
        ? "\(capitalized(said)) is past \(period.text): frozen all along it is safe, but no longer at its best."
        : "No: \(said) is longer than \(period.text). Throw it out."
    }
    if age > period.nearEnd(from: start) - start {
      return "\(capitalized(said)) is near the end of \(period.text): today or not at all. \(Self.unseen)"
    }
    return "\(capitalized(said)) is within \(period.text), if it was kept cold all along. \(Self.unseen)"
  }

  private func standing(_ lot: PantryItem) -> String {
    let what = "At home: \(lotText(lot))"
    let opened = lot.opened.map { ", opened \(unbroken($0.dateText))" } ?? ""
    guard let date = lot.bestBefore else { return "\(what)\(opened), no date noted." }
    if lot.isExpired(on: today) {
      if ["Meat & Seafood", "Deli"].contains(kept.rules.category) {
        return "\(what)\(opened), past its date of \(dateText(date, from: today)): throw it out."
      }
      return lot.dating == .printed && lot.opened == nil
        ? "\(what), past its date of \(dateText(date, from: today)). A use-by date is the end; best before speaks of quality."
        : "\(what)\(opened), past \(dateText(date, from: today)): throw it out if in doubt."
    }
    return
      "\(what)\(opened), \(lot.dating == .usual ? hasOwn ? "by your own period good until" : "by the usual figure good until" : "good until") \(dateText(date, from: today))."
  }

  func next(_ words: Wording) -> Closing { .say("what do I need to use up", "what's in the pantry") }

  var matter: Facts? {
    [
      "kind": "keeping", "food": kept.food, "name": kept.name,
      "keeps": rows.map { Facts(["place": JSONValue(encoding: $0.0), "text": JSONValue(encoding: $0.1)]) },
      "items": lots.map(\.id),
    ]
  }
}

/// A rule that holds for every food.
struct KeepingRuleTold: Reply, Hashable {
  var question: KeepingQuestion
  /// The food it was asked of, as it is called; nil where that makes no difference.
  var food: String?

  func blocks(_ words: Wording) -> [Block] {
    switch question {
    case .refreezing:
      .say(
        "Food thawed in the fridge may be frozen again, raw or cooked, if it stayed there; it loses some quality. What "
          + "was thawed in water or the microwave is cooked first. What stood out over 2 hours is thrown out. Source: USDA."
      )
    case .thawing:
      .say(
        "Not on the counter and not in warm water. Thaw in the fridge, about a day for 5 lb; or in cold water, changed "
          + "every 30 minutes, or in the microwave, and then cook it at once. Source: USDA.")
    case .damagedCan:
      .say(
        "A can that bulges, leaks, is badly rusted or spurts when opened goes in the bin unopened, and nobody tastes it: "
          + "it may hold a poison one can't smell. So does one with a deep dent or a dent on a seam or the rim. A small, "
          + "shallow dent elsewhere is usually fine. I can't see it. Source: USDA.")
    case .spoiled:
      .say(
        "\(food.map { "\(capitalized($0)): please" } ?? "Please") throw it out. What smells, looks or feels off goes in the bin, whatever the date on it says; nobody tastes it to "
          + "find out, and cooking does not make it good again. I can't see or smell it. Source: USDA.", .warn
      )
    case .leftOut:
      .say(
        "You told me \(food ?? "it") stood out of the fridge. What stood out for more than 2 hours is thrown out, however long "
          + "it would keep otherwise; in the fridge or the freezer it gets no better. Source: USDA.", .warn)
    case .powerCut:
      .say(
        "A closed fridge stays cold for about 4 hours, a full freezer 48 hours, a half-full one 24. After that throw out "
          + "meat, fish, dairy, eggs and leftovers that were above 40\u{A0}°F for 2 hours; what still has ice crystals may "
          + "be frozen again. Source: USDA.")
    default:
      .say(
        "\"Best before\" tells how long it is at its best; after that it is often still good. \"Use by\" is taken as the "
          + "end: past it, don't eat it. \"Sell by\" is for the store. Never use infant formula past its date."
      )
    }
  }

  func next(_ words: Wording) -> Closing { .say("how long does milk keep", "what do I need to use up") }
}

/// Nobody here knows how long it keeps.
struct KeepingUnknown: Reply, Hashable {
  /// What was asked about; nil where nothing was named.
  var name: String?

  func blocks(_ words: Wording) -> [Block] {
    guard let name else { return .say("Say which food: without that I can't tell.") }
    return .say(
      "How long \(quoted(name)) keeps is not in my tables, and what I don't know I never call safe.")
      + .say(
        "Leftovers of anything cooked: 3-4 days in the fridge, within 2 hours of cooking. A printed use-by date holds. Source: USDA."
      )
  }

  func next(_ words: Wording) -> Closing { .say("how long does milk keep", "how do I store mushrooms") }
  var status: ReplyStatus { .nothingFits }
}

/// "In the fridge", "on the counter".
func placePhrase(_ place: PantryPlace) -> String {
  place == .counter ? "on the counter" : "in the \(placeText(place))"
}

/// "fridge": as people call it.
func placeText(_ place: PantryPlace) -> String { place == .refrigerator ? "fridge" : place.rawValue }
