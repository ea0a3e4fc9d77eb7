import Talk

/// "165 °F (74 °C)", the household's own scale first.
func heatText(_ fahrenheit: Int, _ scale: TemperatureScale) -> String {
  let celsius = TemperatureScale.fahrenheit.onOther(Rational(fahrenheit)).rounded
  return scale == .fahrenheit
    ? "\(fahrenheit)\u{A0}°F (\(celsius)\u{A0}°C)" : "\(celsius)\u{A0}°C (\(fahrenheit)\u{A0}°F)"
}

/// A sentence of a table with its degrees on the household's scale.
func onScale(_ text: String, _ scale: TemperatureScale) -> String {
  scale == .celsius ? withTemperatures(text, in: scale) : text
}

/// The safe temperatures of what was asked about, with steps of a steak where they were asked for.
struct SafeHeatsTold: Reply {
  var answer: HeatAnswer
  var sources: [String]
  var scale: TemperatureScale

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    if answer.isWholeChart { blocks += .say("Safe temperatures, measured in the thickest place:") }
    blocks += answer.measured == nil ? told : judged
    if !answer.steps.isEmpty { blocks += steps }
    if answer.asksPink {
      blocks += .say(
        "Color proves nothing: only the thermometer tells. Pink at the safe temperature is safe.")
    }
    for note in notes { blocks += .say(onScale(note, scale)) }
    return blocks + .say("Source: \(joined(sources)).", .dim)
  }

  private var told: [Block] {
    if answer.heats.count == 1, let heat = answer.heats.first { return .say(sentence(heat)) }
    let rows = answer.heats.map { heat in
      [
        TableCell(capitalized(heat.name)), TableCell(heatText(heat.fahrenheit, scale), .accent),
        TableCell(then(heat)),
      ]
    }
    return [
      .table(
        Table(
          columns: [
            TableColumn("Food", priority: 9, minWidth: 18), TableColumn("Safe at", priority: 8, minWidth: 15),
            TableColumn("Then", priority: 7, minWidth: 10),
          ], rows: rows), indent: 0)
    ]
  }

  private func then(_ heat: SafeHeat) -> String {
    heat.rest == 0 ? "" : "rest \(counted(heat.rest, "minute"))"
  }

  private func sentence(_ heat: SafeHeat) -> String {
    let rest = heat.rest == 0 ? "" : ", then rest \(counted(heat.rest, "minute"))"
    let sign = heat.sign.isEmpty ? "" : " Done when \(heat.sign)."
    let hold = heat.hold.map { " Kept hot: at \(heatText($0, scale)) or more." } ?? ""
    return
      "\(capitalized(heat.name)): safe at \(heatText(heat.fahrenheit, scale)) at the thickest place\(rest).\(sign)\(hold)"
  }

  /// What was measured, against each kind that may be meant.
  private var judged: [Block] {
    answer.heats.flatMap { heat -> [Block] in
      let isEnough = answer.isEnough(for: heat) ?? false
      let name = capitalized(heat.name)
      let rest = heat.rest == 0 ? "" : ", then \(counted(heat.rest, "minute")) of rest"
      let safe = heatText(heat.fahrenheit, scale)
      return isEnough
        ? .say("\(name): \(said) is hot enough: safe from \(safe)\(rest).", .good)
        : .say("\(name): \(said) is not yet safe; it takes \(safe)\(rest).", .bad)
    }
  }

  private var said: String {
    guard let measured = answer.measured else { return "" }
    return answer.isCelsius
      ? "\(TemperatureScale.fahrenheit.onOther(measured).rounded)\u{A0}°C" : "\(measured.text)\u{A0}°F"
  }

  private var steps: [Block] {
    let rows = answer.steps.map { step in
      [
        TableCell(step.name, step == answer.step ? .accent : nil), TableCell(inside(step)),
        TableCell(step.look),
        TableCell(step.low < 145 ? "below safe" : "", .warn),
      ]
    }
    let table = Table(
      columns: [
        TableColumn("Called", priority: 9, minWidth: 11), TableColumn("Inside", priority: 8, minWidth: 14),
        TableColumn("Looks", priority: 5, minWidth: 10), TableColumn("", priority: 7, minWidth: 10),
      ], rows: rows)
    var blocks: [Block] = [.table(table, indent: 0)]
    if let step = answer.step, step.low < 145 {
      blocks += .say(
        "\(capitalized(step.name)) is under the 145 °F that counts as safe. Small children, pregnant and older people and "
          + "those with a weak immune system should have it at 145 °F or more; minced or needled meat at 160 °F.",
        .warn)
    }
    return blocks
  }

  private func inside(_ step: DonenessStep) -> String {
    func celsius(_ degrees: Int) -> Int { TemperatureScale.fahrenheit.onOther(Rational(degrees)).rounded }
    guard let high = step.high else { return "\(heatText(step.low, scale)) and more" }
    let (here, there) = ("\(step.low) to \(high)\u{A0}°F", "\(celsius(step.low)) to \(celsius(high))\u{A0}°C")
    return scale == .fahrenheit ? "\(here) (\(there))" : "\(there) (\(here))"
  }

  private var notes: [String] {
    answer.isWholeChart
      ? ["Vegetables and fruit need no temperature."]
      : answer.heats.prefix(2).map(\.note).filter { !$0.isEmpty }
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }

  var matter: Facts? {
    let heats = answer.heats.map { heat in
      [
        "id": heat.id, "name": heat.name, "fahrenheit": heat.fahrenheit, "celsius": heat.celsius,
        "rest_minutes": heat.rest, "enough": answer.isEnough(for: heat),
      ] as Facts
    }
    return ["kind": "safe_temperatures", "heats": heats, "sources": sources]
  }
}
