import Values

/// What the clauses of a line come to, said in plain sentences: what is left, or what was eaten and frozen of it.
struct DinnerTold {
  let scan: Scan
  let clauses: [DinnerClause]

  /// The line in those sentences; nil where they tell less than two things of a dinner.
  func sentences() -> String? {
    // "Half a steak is left, raw": nothing of it was cooked.
    guard !scan.tokens.contains(where: { ["raw", "uncooked"].contains($0.text) }) else { return nil }
    let told = clauses.filter { $0.kind != .other && $0.kind != .had }
    guard told.count > 1 || tellsOfTotal || told.count == 1 && (isBesideOther || isOfDinnerHad),
      let said = report()
    else { return nil }
    let dropsHad = clauses.contains { $0.kind == .had && isFood($0.dish) }
    var all: [String] = []
    var isSaid = false
    for clause in clauses {
      if clause.kind == .had, dropsHad { continue }
      if clause.kind == .other || clause.kind == .had {
        let text = scan.utterance.text(tokens: trimmed(clause.tokens))
        if !text.isEmpty { all.append(text) }
      } else if !isSaid {
        all += said
        isSaid = true
      }
    }
    let line = all.map { $0.hasSuffix("?") ? $0 : "\($0)." }.joined(separator: " ")
    return line == scan.utterance.raw || line == scan.utterance.raw + "." ? nil : line
  }

  private var tellsOfTotal: Bool {
    clauses.contains { if case .eaten(_, of: .some) = $0.kind { true } else { false } }
  }

  /// "We had the tuna and there's one portion left".
  private var isOfDinnerHad: Bool {
    clauses.contains { $0.kind == .had }
      && clauses.contains { if case .left(.some, _, _, _) = $0.kind { $0.dish == nil } else { false } }
  }

  /// A share that is left, or that all is gone, told beside something else.
  private var isBesideOther: Bool {
    clauses.count > 1
      && clauses.contains { clause in
        if case .left(nil, share: .some, _, _) = clause.kind { return true }
        return clause.kind == .allGone
      }
  }

  /// The sentences for what is told; nil where that can't be made out.
  private func report() -> [String]? {
    var eaten: Rational = .zero
    var (total, left, frozen): (Rational?, Rational?, Rational?) = (nil, nil, nil)
    var (share, place, tail): (String?, String?, String) = (nil, nil, "")
    var (hasEaten, isFrozen, isGone, isFinished) = (false, false, false, false)
    var cooked: String?
    var dish: String?
    for clause in clauses {
      if clause.kind != .other, let name = clause.dish { dish = dish ?? name }
      switch clause.kind {
      case .eaten(let count, let of):
        hasEaten = true
        if let count { eaten += count }
        total = total ?? of
      case .left(let count, let part, let where_, let when):
        // Two places at once are told in a sentence that is read as it is.
        guard left == nil, share == nil else { return nil }
        (left, share, place, tail) = (count, part, where_, when)
      case .frozen(let count):
        guard !isFrozen else { return nil }
        (isFrozen, frozen) = (true, count)
      case .put(let where_): place = where_
      case .cooked(let day): cooked = "we cooked \(clause.dish ?? "it")\(day)"
      case .count(let count, let of):
        if let of {
          hasEaten = true
          (eaten, total) = (eaten + count, of)
        } else if cooked != nil {
          total = count
        } else {
          return nil
        }
      case .gone: isGone = true
      case .allGone: return ["the leftovers are gone"]
      case .finished: isFinished = true
      case .had, .other: break
      }
    }
    let of = dish.map { " of \($0)" } ?? ""
    func portions(_ count: Rational) -> String { "\(count.text) \(count == .one ? "portion" : "portions")" }
    var said = cooked.map { [$0] } ?? []
    // "3 of 4 portions": the fourth is left.
    if left == nil, share == nil, hasEaten, eaten > .zero, let total, total > eaten, isFrozen || cooked != nil
    {
      left = total - eaten
    }
    if let left {
      let count = portions(left)
      let verb = left == .one ? "is" : "are"
      var line = "there \(verb) \(count)\(of) left"
      if isFrozen {
        line += ", put \((frozen ?? left).text) in the freezer"
      } else if place == "freezer", hasEaten {
        line += ", put \(left.text) in the freezer"
      } else if let place {
        line += " in the \(place)\(tail)"
      }
      said.append(line)
      return said
    }
    if let share {
      said.append(
        (dish.map { "there is \(share) of the \($0) left over" } ?? "there is \(share) of it left")
          + (place.map { " in the \($0)" } ?? ""))
      return said
    }
    let name = dish ?? "it"
    if isFinished || isGone && hasEaten {
      said.append(dish.map { "the leftover \($0) is gone" } ?? "There is nothing left")
      return said
    }
    if hasEaten, eaten > .zero {
      if isFrozen, let frozen { said.append("put \(portions(frozen)) of the \(name) in the freezer") }
      said.append("we ate \(portions(eaten)) of the \(name)".replacing("the it", with: "it"))
      if isFrozen, frozen == nil { said.append("put the leftover \(name) in the freezer") }
      return said.map { $0.replacing("the it", with: "it") }
    }
    return nil
  }

  /// Whether that is a food by itself, and the name of no dish.
  private func isFood(_ dish: String?) -> Bool {
    guard let dish else { return false }
    let own = Utterance(dish)
    let scan = Scan(own, tokens: own.tokens, lexicon: scan.lexicon, context: scan.context)
    return FoodParser(scan: scan).edible(at: 0).contains { found in
      guard found.end == scan.count, case .item(let list, _, _) = found.value else { return false }
      return list != "recipe"
    }
  }

  private func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    while start < tokens.upperBound, ["and", "so", "but", "um", "uh", "then"].contains(scan.word(start)) {
      start += 1
    }
    return start..<tokens.upperBound
  }
}
