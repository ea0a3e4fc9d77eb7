import Kitchen
import Values

/// What one of each measure of the household's own comes to, as the recogniser reads amounts by it; a measure of one
/// food alone ("a can of corn") is left to who knows the food.
func ownMeasures(_ words: [OwnWord]) -> [String: Amount] {
  var measures: [String: Amount] = [:]
  for word in words where word.of == nil {
    if let amount = word.amount { measures[word.word] = amount }
  }
  return measures
}
