import Talk

/// Times of a food, a row a way and cut, with where they come from.
struct TimesTold: Reply {
  var answer: TimesAnswer
  var sources: [String]
  var scale: TemperatureScale
  /// The title of a short how-to of the same food.
  var howTo: String?

  func blocks(_ words: Wording) -> [Block] {
    var blocks: [Block] = []
    for line in before { blocks += .say(line, .warn) }
    blocks.append(table)
    for line in after { blocks += .say(onScale(line, scale)) }
    return blocks + .say("Source: \(joined(sources)).", .dim)
  }

  private var before: [String] {
    var lines: [String] = []
    if let way = answer.missingWay {
      let extra =
        switch way {
        case "air_fry":
          " Small pieces in an air fryer mostly take 5 to 25 minutes at 350 to 400 °F (USDA FSIS), in one layer, turned once."
        case "pressure":
          " A pressure cooker's own booklet decides; it is never filled above half with beans or grain."
        case "slow_cook":
          " In a slow cooker meat is thawed first and cut in chunks; the pot is half to two thirds full."
        default: ""
        }
      lines.append("I have no time for that \(wayText(way)); these are other ways.\(extra)")
    }
    if answer.isOutsideWeights, let pounds = answer.pounds {
      lines.append("No row is for \(poundsText(pounds)); the nearest:")
    }
    return lines
  }

  private var after: [String] {
    var lines: [String] = []
    if let oven = answer.oven {
      lines.append(
        "The chart is for another heat than \(oven.rounded) °F: hotter is done sooner, cooler later. Go by the thermometer "
          + "or the look, not the clock.")
    }
    if let rest = answer.heats.first, meat {
      let after = rest.rest == 0 ? "" : ", then \(rest.rest) minutes of rest"
      lines.append("Safe at \(heatText(rest.fahrenheit, scale)) inside\(after), whatever the clock says.")
    }
    var notes: [String] = []
    for row in answer.rows where !row.note.isEmpty && !notes.contains(row.note) { notes.append(row.note) }
    if let note = notes.first, notes.count < 3 { lines.append(capitalized(note) + ".") }
    if answer.more > 0 {
      lines.append("\(counted(answer.more, "row")) more: name the cut, the weight or the way.")
    }
    return lines
  }

  private var meat: Bool { answer.rows.contains { !$0.inside.isEmpty && $0.food != "potatoes" } }

  private var table: Block {
    let hasWater = answer.rows.contains { !$0.water.isEmpty || !$0.soak.isEmpty }
    var columns = [
      TableColumn("What", priority: 9, minWidth: 14), TableColumn("How", priority: 7, minWidth: 10),
      TableColumn("Time", priority: 8, minWidth: 12),
    ]
    if hasWater { columns.append(TableColumn("Water, soaking", priority: 6, minWidth: 10)) }
    columns.append(TableColumn("Done", priority: 5, minWidth: 10))
    let rows = answer.rows.map { row in
      [TableCell(what(row)), TableCell(how(row)), TableCell(time(row), .accent)]
        + (hasWater ? [TableCell(water(row))] : []) + [TableCell(done(row))]
    }
    return .table(Table(columns: columns, rows: rows), indent: 0)
  }

  private func what(_ row: CookingTime) -> String {
    let size = [
      weight(row), row.thickness.isEmpty ? "" : "\(row.thickness.replacing("-", with: " to ")) in thick",
    ].filter { !$0.isEmpty }
    let form = row.form.isEmpty ? row.food : isPlain(row) ? "\(row.food), \(row.form)" : row.form
    let state =
      ["frozen", "dry-cured", "fully cooked, reheat", "cured, uncooked"].contains(row.state) ? row.state : ""
    return ([form] + size + [state]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether the food has to be named beside its form.
  private func isPlain(_ row: CookingTime) -> Bool {
    Set(answer.rows.map(\.food)).count > 1 || ["whole grain", "soaked", "unsoaked"].contains(row.form)
  }

  private func weight(_ row: CookingTime) -> String {
    guard let low = row.weightLow, let high = row.weightHigh, high > .one || row.form.isEmpty else {
      return ""
    }
    return low == high ? poundsText(low) : "\(low.text) to \(poundsText(high))"
  }

  private func poundsText(_ pounds: Rational) -> String { "\(pounds.text) lb" }

  private func how(_ row: CookingTime) -> String {
    let heat = row.fahrenheit.map { ovenText($0) } ?? ""
    return [methodName(row.method), row.heat.isEmpty ? heat : onScale(row.heat, scale)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func ovenText(_ fahrenheit: Int) -> String {
    scale == .fahrenheit ? "\(fahrenheit)\u{A0}°F" : withTemperatures("\(fahrenheit) °F", in: .celsius)
  }

  private func time(_ row: CookingTime) -> String {
    guard let low = row.minutesLow, let high = row.minutesHigh else { return "as the package says" }
    if let total = row.total(pounds: answer.pounds, inches: answer.inches) {
      let whole = spanText(total.lowerBound, total.upperBound)
      return row.per == .all ? whole : "\(whole) (\(range(low, high)) a \(row.per.rawValue))"
    }
    let per =
      row.per == .side ? " a side" : row.per == .pound ? " a pound" : row.per == .inch ? " an inch" : ""
    return "\(range(low, high))\(per)"
  }

  private func range(_ low: Int, _ high: Int) -> String {
    low == high ? "\(low) min" : "\(low) to \(high) min"
  }

  private func spanText(_ low: Int, _ high: Int) -> String {
    guard high >= 90 else { return range(low, high) }
    return low == high ? lengthText(low) : "\(lengthText(low)) to \(lengthText(high))"
  }

  private func lengthText(_ minutes: Int) -> String {
    if minutes >= 1440, minutes % 1440 == 0 { return counted(minutes / 1440, "day") }
    let (hours, rest) = (minutes / 60, minutes % 60)
    return hours == 0 ? "\(rest) min" : rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }

  private func water(_ row: CookingTime) -> String {
    let soak =
      row.soak.isEmpty || row.soak == "0"
      ? "" : row.soak == "overnight" ? "soak overnight" : "soak \(row.soak.replacing("-", with: " to ")) h"
    return [row.water.replacing(" by volume", with: ""), soak].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func done(_ row: CookingTime) -> String {
    let inside = Int(row.inside).map { heatText($0, scale) } ?? ""
    let makes = row.makes.isEmpty || row.makes == "varies" ? "" : "makes \(row.makes)"
    return [inside, row.done, makes].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  func next(_ words: Wording) -> Closing {
    // "Pan-fried fish" is a way to cook fish.
    howTo.map { title in
      let line =
        title.hasPrefix("pan-fried ") ? "how to pan-fry \(title.dropFirst(10))" : "how to make \(title)"
      return .say([line, "what's for dinner tonight"])
    } ?? words.foodClosing
  }

  var matter: Facts? {
    let rows = answer.rows.map { row in
      [
        "food": row.food, "form": row.form, "method": row.method, "minutes_low": row.minutesLow,
        "minutes_high": row.minutesHigh, "per": row.per.rawValue, "fahrenheit": row.fahrenheit,
        "inside": row.inside,
        "source": row.source,
      ] as Facts
    }
    return ["kind": "cooking_times", "rows": rows, "more": answer.more, "sources": sources]
  }
}

/// A way of cooking in words.
func methodName(_ method: String) -> String {
  switch method {
  case "pan_fry": "pan"
  case "deep_fry": "deep fry"
  case "air_fry": "air fryer"
  case "slow_cook": "slow cooker"
  case "pressure": "pressure cooker"
  case "stand": "stand in hot water"
  default: method
  }
}

private func wayText(_ method: String) -> String {
  switch method {
  case "air_fry", "pressure", "slow_cook": "in \(method == "air_fry" ? "an" : "a") \(methodName(method))"
  case "microwave": "in a microwave"
  case "pan_fry": "in a pan"
  case "roast", "bake": "in the oven"
  case "grill": "on a grill"
  case "broil": "under a broiler"
  default: "by that way"
  }
}
