import Talk

/// What the household's own figures say about its waste. Source: requirements BB-26.
struct WasteTipsTold: Reply, Hashable {
  var tips: [WasteTip]
  /// How many things the figures are of.
  var things: Int
  /// The category or food it is about; nil for all.
  var what: String?
  var system: UnitSystem

  func blocks(_ words: Wording) -> [Block] {
    let of = what.map { " of \(lowered($0))" } ?? ""
    guard things > 0 else {
      return .say(
        "There is nothing to go by: nothing\(of) is noted as thrown away. I count what you tell me: \"threw out the spinach\"."
      )
    }
    guard !tips.isEmpty else {
      return .say(
        "\(counted(things, "thing"))\(of) thrown away is too little to see a habit in. Telling me why, as in \"threw out the milk, it was sour\", helps."
      )
    }
    return .say("From what you threw away\(of), \(counted(things, "thing")):")
      + tips.flatMap { [Block].say("– \(text($0))") }
      + .say("None of this is a reason to eat what has gone bad or stood out too long.", .dim)
  }

  private func text(_ tip: WasteTip) -> String {
    switch tip {
    case .category(let name, let things, let all, let cost):
      let money = cost > .zero ? ", about \(cost.text)" : ""
      return
        "\(name) is \(things) of \(all) things\(money). Less of it at a time, bought for a set dinner, saves the most."
    case .again(let name, let times, let thrown, let eaten):
      var figures = ""
      if let thrown, let eaten, thrown > .zero {
        let used = eaten > .zero ? "\(weightText(eaten, system)) was eaten" : "none is noted as eaten"
        figures = " (\(weightText(thrown, system)) thrown away, \(used))"
      }
      return
        "\(capitalized(name)): thrown away \(times) times\(figures). A smaller package, or half of it frozen fresh, would do."
    case .reason(let reason, let things, let all):
      return "\(things) of \(all) with a reason: \(reason). \(advice(reason))"
    case .place(let place, let things, let all):
      return
        "\(things) of \(all) with a place stood in the \(place.rawValue). Older things in front are seen in time."
    case .keeping(let name, let tip):
      return "\(capitalized(name)), to keep it longer: \(tip)"
    }
  }

  private func advice(_ reason: String) -> String {
    switch reason {
    case "too much": "Cook for fewer, or plan an evening of leftovers."
    case "not liked": "A bad rating keeps the dish from coming back."
    default: "\(typeable("what do I need to use up")) shows what comes first, before it is too late."
    }
  }

  func next(_ words: Wording) -> Closing {
    things > 0
      ? .say("waste by category", "what do I need to use up", "waste goal $10 a month")
      : .say("what do I need to use up", "what's in the pantry")
  }

  var matter: Facts? { ["kind": "waste_tips", "things": things, "tips": tips.map(text)] }
}
