import Talk

/// What became of a plan's wishes: followed, in part, or not at all; none is passed over. Source: issue 13, law 4.
struct WishReport: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var wish: Wish
    /// The evenings it was for, and those of them whose dinner is as wished.
    var asked, kept: [Day]

    /// As many evenings as it asked for.
    var isFollowed: Bool {
      guard let quota = wish.quota else { return kept.count == asked.count }
      return quota.least.map { kept.count >= $0 } ?? true && quota.most.map { kept.count <= $0 } ?? true
    }
  }

  var lines: [Line]

  init(_ draft: Draft, _ world: World) {
    let larder = world.larder()
    let today = world.today
    lines = draft.request.asks.map { wish in
      let days = draft.request.days.filter { wish.concerns($0) && $0 >= today }
      return Line(
        wish: wish, asked: days,
        kept: Self.kept(wish, in: draft, among: days, larder, isLimit: wish.quota?.least == nil))
    }
  }

  private static func kept(_ wish: Wish, in draft: Draft, among days: [Day], _ larder: Larder, isLimit: Bool)
    -> [Day]
  {
    switch wish.feature {
    case .quality(.leftovers):
      let isWanted = wish.aim != .without
      let some = draft.plan.meals.filter { $0.kind == .leftovers && days.contains($0.day) }.map(\.day)
      return isWanted ? (some.isEmpty ? [] : days) : (some.isEmpty ? days : [])
    case .quality(.waste), .quality(.seasonal): return days
    default:
      if wish.isOrder { return days }
      let there = draft.plan.evenings(wish, among: days, larder)
      guard wish.quota != nil, !isLimit else { return there }
      return there.filter { draft.plan.meal(on: $0)?.kind == .cook }
    }
  }

  /// The sentences under a plan's first line; none without wishes.
  func sentences(_ names: DayNames) -> [String] {
    let followed = lines.filter { $0.isFollowed && !$0.asked.isEmpty }.map { text($0, names) }
    let partly = lines.filter { !$0.isFollowed && !$0.kept.isEmpty }.map { partText($0, names) }
    var missing: [String] = []
    for line in lines where !line.isFollowed && line.kept.isEmpty || line.asked.isEmpty {
      let phrase = wishPhrase(line.wish)
      if !missing.contains(phrase) { missing.append(phrase) }
    }
    var result: [String] = []
    if !(followed + partly).isEmpty {
      result.append("As you wished: \((followed + partly).joined(separator: "; ")).")
    }
    if !missing.isEmpty {
      result.append("I could not follow: \(missing.joined(separator: "; ")); nothing fits beside the rest.")
    }
    return result
  }

  private func text(_ line: Line, _ names: DayNames) -> String {
    if line.wish.quota?.least != nil, !line.kept.isEmpty {
      var plain = line.wish
      plain.quota = nil
      return "\(wishPhrase(plain)) on \(joined(line.kept.map(\.weekday.name)))"
    }
    if !line.wish.days.isEmpty {
      return "\(wishPhrase(line.wish)) on \(joined(line.asked.map(\.weekday.name)))"
    }
    return wishPhrase(line.wish)
  }

  private func partText(_ line: Line, _ names: DayNames) -> String {
    if let least = line.wish.quota?.least, line.kept.count < least {
      var plain = line.wish
      plain.quota = nil
      return "\(wishPhrase(plain)) on \(joined(line.kept.map(\.weekday.name))) only; no more fit"
    }
    if line.wish.quota != nil { return "\(wishPhrase(line.wish)), but it is \(line.kept.count)" }
    return "\(wishPhrase(line.wish)) on \(line.kept.count) of \(counted(line.asked.count, "evening"))"
  }
}

/// Wishes placed on the evenings of a plan: a weekday said of another week is the one that is planned. What falls on
/// none of them is left over.
func placed(_ wishes: [Wish], on days: [Day]) -> (asks: [Wish], leftOver: [Wish]) {
  var (asks, leftOver): ([Wish], [Wish]) = ([], [])
  for var wish in wishes {
    if !wish.days.isEmpty {
      let own = wish.days.compactMap { day in
        days.first { $0 == day } ?? days.first { $0.weekday == day.weekday }
      }
      if own.isEmpty {
        leftOver.append(wish)
        continue
      }
      wish.days = Set(own).sorted()
    }
    asks.append(wish)
  }
  return (asks, leftOver)
}

extension [Wish] {
  /// How a wish about leftovers sets a plan; nil for none.
  var leftovers: LeftoverPreference? {
    last { $0.feature == .quality(.leftovers) }.map { $0.aim == .without ? .never : .frequently }
  }
}
