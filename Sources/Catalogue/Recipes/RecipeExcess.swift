import Cooklang
import Values

/// What no recipe holds, in words for whoever edits it: numbers nobody can count with, or more steps and
/// ingredients than a page takes. Nil for none of it.
func excessOfSteps(_ steps: [CooklangStep]) -> String? {
  guard steps.count <= FileLimit.steps else { return "more than \(FileLimit.steps) steps" }
  var ingredients = 0
  for case .component(let component) in steps.lazy.flatMap(\.items) {
    let amount = component.amount?.quantity ?? ""
    let unit = component.amount?.units ?? ""
    switch component.kind {
    case .ingredient:
      ingredients += 1
      guard ingredients <= FileLimit.ingredients else {
        return "more than \(FileLimit.ingredients) ingredients"
      }
      if let wrong = wrongAmount(amount) ?? wrongAmount(unit) { return wrong }
    case .timer:
      if let wrong = wrongAmount(amount) { return wrong }
      if let seconds = secondsAtMost(amount: amount, unit: unit), seconds > longestDuration {
        return "a timer of \(amount) \(unit) is more than a year"
      }
    case .cookware: break
    }
  }
  return nil
}

private let largestAmount = Rational(1_000_000)

/// Nil for an amount that can be counted with, and for plain words.
private func wrongAmount(_ text: String) -> String? {
  if let unusable = unusableNumber(in: text) {
    return switch unusable.fault {
    case .tooLarge: "the amount \(unusable.shown) is too large"
    case .unreadable: "\(unusable.shown) is no number"
    }
  }
  guard let total = parseQuantity(text).total, total.value > largestAmount else { return nil }
  return "the amount \(text.prefix(40)) is too large"
}
