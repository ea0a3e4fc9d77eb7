/// What of a line nobody can count with, so that nothing is decided on it: read as a smaller number it would be
/// noted as something that was never said.
package enum BeyondReason: Hashable, Sendable {
  /// A number in digits.
  case number(UnusableNumber)
  /// More than a billion of something.
  case count
  /// A day more than a hundred years from today.
  case day(Day)
  /// None of a measure, as it was written ("0 lb").
  case nothing(String)
}

/// What is beyond reason in a line as it was said, whatever it means; nil for nothing.
package func beyondReason(in line: String) -> BeyondReason? { unusableNumber(in: line).map { .number($0) } }

/// What is beyond reason in what was understood; nil for nothing.
package func beyondReason(in requests: [Recognition], on today: Day) -> BeyondReason? {
  for request in requests {
    for slot in request.slots + request.details.flatMap(\.slots) {
      if let found = beyondReason(in: slot.value, on: today) { return found }
    }
    // A look-up may well ask for dishes with 0 g of something.
    if request.act != .show, let nothing = amountOfNothing(in: request.said) { return .nothing(nothing) }
  }
  return nil
}

private func beyondReason(in value: SlotValue, on today: Day) -> BeyondReason? {
  switch value {
  case .number(let number): return isTooLarge(number) ? .count : nil
  case .amount(let amount), .supply(let amount?, _, _, _): return isTooLarge(amount.value) ? .count : nil
  case .minutes(let number, _), .percent(let number), .choice(let number):
    return isTooLarge(Rational(number)) ? .count : nil
  case .day(let day): return isFar(day, from: today) ? .day(day) : nil
  case .days(let days): return days.first { isFar($0, from: today) }.map { .day($0) }
  // Sums have limits of their own, with sentences of their own.
  case .money, .text, .item, .supply(nil, _, _, _): return nil
  }
}

/// A billion: more of anything than a kitchen holds, and little enough for every sum to stay exact.
private let most = Rational(1_000_000_000)

private func isTooLarge(_ number: Rational) -> Bool { number > most || number < -most }

private let hundredYears = 36_525

private func isFar(_ day: Day, from today: Day) -> Bool {
  !(-hundredYears...hundredYears).contains(day - today)
}

/// "0 lb", "zero cups", "0kg": no more than none of a measure.
private func amountOfNothing(in line: String) -> String? {
  let words = line.split(whereSeparator: \.isWhitespace).map { $0.filter { !",;!?()".contains($0) } }
  for (index, word) in words.enumerated() {
    let digits = word.prefix { $0 == "0" || $0 == "." }
    let rest = word.dropFirst(digits.count)
    let isZero = digits.contains("0") || word.lowercased() == "zero"
    guard isZero else { continue }
    if !rest.isEmpty, digits.contains("0") {
      if Unit(named: String(rest).lowercased()) != nil { return word }
    } else if index + 1 < words.count {
      let next = words[index + 1].lowercased()
      let measure = next.last == "." ? String(next.dropLast()) : next
      if Unit(named: measure) != nil { return "\(word) \(measure)" }
    }
  }
  return nil
}
