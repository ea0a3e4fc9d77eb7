/// "Kofi is 9 not 4": an age put right.
struct NotTheOther {
  let scan: Scan

  /// "Kofi is 9 years old"; nil for every other line.
  func plain() -> String? {
    var at = 0
    skip(["no", "sorry", "huh", "wait", ",", "hey", "actually", "and"], in: scan, at: &at)
    guard let person = PersonParser(scan: scan).person(at: at).first,
      ["is", "'s"].contains(scan.word(person.end)),
      let right = age(person.end + 1)
    else { return nil }
    var next = right.end
    skip([",", "and"], in: scan, at: &next)
    guard scan.word(next) == "not", let wrong = age(next + 1),
      (wrong.end..<scan.count).allSatisfy({ scan.tokens[$0].isSeparator || scan.tokens[$0].kind == .end })
    else { return nil }
    return scan.utterance.text(tokens: at..<person.end) + " is \(right.years) years old"
  }

  private func age(_ start: Int) -> (years: Int, end: Int)? {
    guard let number = NumberParser(scan: scan).wholeNumber(at: start), (0...110).contains(number.value)
    else {
      return nil
    }
    var end = number.end
    skip(["years", "year", "old", "yo", "yrs"], in: scan, at: &end)
    return (number.value, end)
  }
}
