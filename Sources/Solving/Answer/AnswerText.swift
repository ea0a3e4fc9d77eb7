extension Solution {
  /// The answer for people: a sentence, the days, the sums against their ranges, what else is to be known.
  package func lines(_ problem: Problem) -> [String] {
    var lines = [sentence]
    if status == .infeasible { lines += fighting.map { "  \($0.words(problem))" } }
    if status == .infeasible, let remark = fightRemark { lines.append(remark) }
    if let plan {
      lines += [""] + aligned(dayRows(plan), right: [model.courseCount + 1])
      lines += [""] + aligned(totalRows(plan), right: [1, 2, 3])
      if model.repetition != nil {
        lines += [
          "", repetitionSentence(decimalText(model.repetition(of: plan), scale: RepetitionRules.scale)),
        ]
      }
    }
    if !notes.isEmpty { lines += [""] + notes.map(\.sentence) }
    return lines.map(inertText)
  }

  private func dayRows(_ plan: Plan) -> [[String]] {
    let scale = model.quantities[0].scale
    let head = [[AnswerWords.day] + model.courses + [AnswerWords.cost]]
    return head
      + (0..<model.days).map { day in
        let dishes = plan.day(day, courses: model.courseCount)
        let cost = dishes.reduce(0) { $0 + model.amount($1, 0) }
        return [String(day + 1)] + dishes.map { model.ids[$0] } + [decimalText(cost, scale: scale)]
      }
  }

  private func totalRows(_ plan: Plan) -> [[String]] {
    let sums = model.totals(plan)
    let shown = model.quantities.indices.filter { $0 == 0 || !model.plan[$0].isAll }
    return [[AnswerWords.total, "", AnswerWords.least, AnswerWords.most]]
      + shown.map { quantity in
        let (name, scale) = (model.quantities[quantity].name, model.quantities[quantity].scale)
        let span = model.plan[quantity]
        return [
          name, decimalText(sums[quantity], scale: scale),
          span.low <= -Model.open ? "" : decimalText(span.low, scale: scale),
          span.high >= Model.open ? "" : decimalText(span.high, scale: scale),
        ]
      }
  }
}

/// Rows as lines, every column as wide as its widest text; these columns flush right.
private func aligned(_ rows: [[String]], right: Set<Int>) -> [String] {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
  return rows.map { row in
    var line = ""
    for (column, text) in row.enumerated() {
      if column > 0 { line += "  " }
      let space = String(repeating: " ", count: widths[column] - text.count)
      line += right.contains(column) ? space + text : text + space
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// The text without what steers a terminal.
func inertText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: steersTerminal) else { return text }
  var inert = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { inert.append(steersTerminal(scalar) ? "\u{FFFD}" : scalar) }
  return String(inert)
}

private func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
}
