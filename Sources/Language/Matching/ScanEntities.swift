/// What entities and lists read at a place of the line.
extension Scan {
  /// The readings of an entity there, the preferred first.
  func fresh(_ key: Compiler.EntityKey, at start: Int) -> [EntityMatch] {
    switch key {
    case .builtIn(let entity): builtIn(entity, at: start)
    case .list(let index): list(index, at: start)
    }
  }

  private func builtIn(_ entity: BuiltInEntity, at start: Int) -> [EntityMatch] {
    if entity.isCounted, !mayCount(at: start) { return [] }
    return switch entity {
    case .number: NumberParser(scan: self).matches(at: start)
    case .money: FigureParser(scan: self).money(at: start, bare: false)
    case .sum: FigureParser(scan: self).money(at: start, bare: true)
    case .percentage: FigureParser(scan: self).percentage(at: start)
    case .rating: FigureParser(scan: self).rating(at: start)
    case .choice: FigureParser(scan: self).choice(at: start)
    case .day: DayParser(scan: self).matches(at: start)
    case .days: DaysParser(scan: self).days(at: start)
    case .habitDays: HabitDaysParser(scan: self).days(at: start)
    case .duration: DurationParser(scan: self).duration(at: start)
    case .amount: AmountParser(scan: self).amount(at: start)
    case .unit: AmountParser(scan: self).measure(at: start)
    case .supply: AmountParser(scan: self).supply(at: start)
    case .supplyAny: AmountParser(scan: self, isEveryday: true).supply(at: start)
    case .person: PersonParser(scan: self).person(at: start)
    case .roles: PersonParser(scan: self).roles(at: start)
    case .avoid: FoodParser(scan: self).avoid(at: start, unknown: false)
    case .avoidAny: FoodParser(scan: self).avoid(at: start, unknown: true)
    case .edibleAny: FoodParser(scan: self).edible(at: start)
    case .text: text(at: start)
    }
  }

  private func text(at start: Int) -> [EntityMatch] {
    guard start < textLimit, !tokens[start].isSeparator else { return [] }
    return (start + 1...min(textLimit, start + 40)).reversed().compactMap { end in
      tokens[end - 1].isSeparator ? nil : EntityMatch(end: end, value: .text(""), isWeak: true)
    }
  }

  /// False where neither a number, nor a date, nor a length of time can begin.
  func mayCount(at start: Int) -> Bool {
    tokens[start].kind != .word || lexicon.vocabulary.uses(ids[start]).contains(.entity)
      || lexicon.openers.contains(ids[start])
  }

  /// The values of a compiled list there; a partial list also by some words of a value.
  func list(_ index: Int, at start: Int) -> [EntityMatch] {
    let list = lexicon.lists[index]
    if !list.union.isEmpty {
      return list.name == Self.wishes && isShunned(start)
        ? []
        : union(list.union, at: start).filter {
          list.name != Self.wishes || word($0.end) != "free"
        }
    }
    guard start < count, lexicon.firstWords.mayBegin(index, stems[start]) else { return [] }
    var result = list.matches(stems, at: start, facts: context.facts).map { match in
      EntityMatch(end: match.end, value: .item(list: list.name, id: match.value.out, name: match.value.text))
    }
    if let part = list.partial(stems, at: start, isStop: { !self.isContent($0) }),
      part.end > (result.first?.end ?? 0)
    {
      let first = part.ids.first.map { list.values[Int($0)] }
      let value: SlotValue =
        if let first, part.ids.allSatisfy({ list.values[Int($0)].out == first.out }) {
          .item(list: list.name, id: first.out, name: first.text)
        } else {
          .text(utterance.text(tokens: start..<part.end))
        }
      result.append(EntityMatch(end: part.end, value: value, isWeak: true))
    }
    return result
  }

  /// The list of what somebody may wish for.
  private static let wishes = "want"

  /// After such words a food is not wished for: "no-peanut recipes", "nothing with fish".
  private func isShunned(_ at: Int) -> Bool {
    ["no", "non", "without", "minus", "sans"].contains(word(at - 1))
      || word(at - 1) == "with" && word(at - 2) == "nothing"
  }

  /// The values of several lists; of equal length the list named first.
  func union(_ lists: [Int], at start: Int) -> [EntityMatch] {
    var found: [EntityMatch] = []
    for index in lists {
      for match in list(index, at: start) where !found.contains(where: { $0.end == match.end }) {
        found.append(match)
      }
    }
    return found.count > 1 ? found.sorted { $0.end > $1.end } : found
  }

  /// The list of that name; nil when the grammar has none.
  func listIndex(_ name: String) -> Int? { lexicon.listIndex[name] }
}
