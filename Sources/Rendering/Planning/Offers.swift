import Dialogue
import Kitchen
import Planning
import Values

extension Wording {
  /// Tonight's dishes, numbered. Source: 004 story 2; requirements DC-07.
  func offer(_ offer: Offer, isNewKitchen: Bool, leftOut: Int) -> [Block] {
    let rows = offer.meals.enumerated().map { index, meal in
      let planned = offer.isPlanned && index == 0 ? ["planned"] : []
      let notes = (planned + [SafetyFacts(meal).note]).filter { !$0.isEmpty }
      return [
        Cell("\(index + 1)"), Cell(meal.title, .accent), Cell(minutesText(meal.minutes)),
        Cell(meal.used.text), Cell(notes.joined(separator: "; ")),
      ]
    }
    let columns = [
      Column("", .right, priority: 8), Column("", priority: 9, minWidth: 14),
      Column("", .right, priority: 6), Column("", .right, priority: 5),
      Column("", priority: 7, minWidth: 14, maxWidth: max(24, width - 52)),
    ]
    return .say(heading(of: offer, isNewKitchen: isNewKitchen))
      + [.table(Table(columns: columns, rows: rows), indent: 2)]
      + [Block].say(leftOutSentence(leftOut), .dim)
  }

  private func heading(of offer: Offer, isNewKitchen: Bool) -> String {
    let request = offer.request
    if offer.replaces != nil {
      return "Instead, \(names.adverb(request.day)), there could be:"
    }
    if offer.isPlanned, let planned = offer.meals.first {
      return "\(evening(request.day)) is planned: \(planned.title)."
    }
    if isNewKitchen {
      let kind = request.maxMinutes <= 30 ? "a quick one" : "one"
      return "I don't know your kitchen yet, so here is \(kind) for \(request.eaters):"
    }
    return "\(evening(request.day)) for \(request.eaters), "
      + "within \(counted(request.maxMinutes, "minute")):"
  }

  /// "Tonight"; the day's name when it is another one. Without a today it is tonight's question.
  private func evening(_ day: Day) -> String { today == nil ? "Tonight" : names.heading(day) }

  /// Nothing fits, with everything it was held to.
  func noOffer(_ request: SingleMealRequest) -> [Block] {
    let shown = request.excluded.count
    let limits =
      ["ready within \(counted(request.maxMinutes, "minute"))"]
      + request.avoids.filter { $0.strength == .strict }.map(\.what.phrase)
      + (shown == 0 ? [] : ["not among the \(counted(shown, "dish", "dishes")) already shown"])
    var wants: [String] = []
    for want in request.wants.map(foodText) where !wants.contains(want) { wants.append(want) }
    let with = wants.isEmpty ? "" : " with \(joined(wants))"
    let evening = today.map { $0 == request.day } ?? true ? "tonight" : request.day.longText
    return .say("Nothing\(with) fits \(evening): \(joined(limits)).")
  }

  /// Said whenever safety kept dishes away. Source: design §6, Knowledge.
  func leftOutSentence(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return "\(counted(count, "dish", "dishes")) left out because nobody vouches for every ingredient."
  }

  func closing(for offer: Offer, isNewKitchen: Bool) -> Closing {
    let lines = ["1", "something else", offer.replaces == nil ? "plan the week" : "show the plan"]
    let text = "Say a number, \(typeable(lines[1])), or \(typeable(lines[2]))"
    return isNewKitchen
      ? Closing(text: "\(text) so I can do better.", lines: lines)
      : Closing(text: "\(text).", lines: lines)
  }

  func closing(forNothingWith request: SingleMealRequest) -> Closing {
    let more = max(60, request.maxMinutes * 2)
    return .say("dinner in under \(more) minutes", "what's for dinner tonight")
  }
}
