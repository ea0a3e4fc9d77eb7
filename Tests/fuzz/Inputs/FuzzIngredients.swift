import Quantities
import Values

/// Reads every line of a text: its words are kept, what was found lies inside of it, and no amount is nothing or less.
func brokenIngredients(_ text: String) -> String? {
  let reader = IngredientReader()
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    let found = reader.read(line)
    let size = line.utf8.count
    if found.text != line { return "other words than were given" }
    if found != reader.read(line) { return "read in another way the second time" }
    if found.nameRange.lowerBound < 0 || found.nameRange.upperBound > size {
      return "a name outside of its line"
    }
    if !(0...1).contains(found.confidence) { return "surer than sure" }
    for amount in found.amounts {
      if amount.range.lowerBound < 0 || amount.range.upperBound > size {
        return "an amount outside of its line"
      }
      if let quantity = amount.quantity, quantity <= .zero { return "an amount of nothing" }
      if let upTo = amount.upTo, let low = amount.quantity, upTo <= low { return "a range that goes down" }
    }
    if let sum = SaidAmounts(line).amount(at: 0), sum.end > size || sum.amount.value <= .zero {
      return "a sum of nothing"
    }
  }
  return nil
}
