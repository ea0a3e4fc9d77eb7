import Values

/// "Just back from Aldi, got 2 kg potatoes for 1.99 and a dozen eggs for 3.29, they were out of tofu"; "Fridge: milk 1.5 l, best before
/// March 6; feta 200 g": what came home, what is there, what is used up or was not to be had, each with its amount, price, shop, place and
/// date. Only a line whose every word has its place is read so.
struct StockTelling {
  let recognizer: Recognizer
  let scan: Scan
  /// Reads a sentence by all the other ways.
  let reading: (String) -> [Recognition]

  /// What the line tells, said in plain sentences and read like them; nil where a word has no place, or a sentence is not read for certain.
  func readings() -> [Recognition]? {
    guard !scan.isQuestion, (5...90).contains(scan.count),
      !scan.tokens.contains(where: { Self.others.contains($0.text) || $0.text == "?" }),
      !tellsOfHarm(scan)
    else { return nil }
    var reader = StockReader(scan: scan)
    guard reader.read(), reader.isRich, !namesPrice(reader) else { return nil }
    var found: [Recognition] = []
    for sentence in reader.sentences {
      let read = reading(sentence)
      guard
        read.allSatisfy({
          $0.band == .act && $0.act == .change && $0.layer != .model && !$0.isLeftOut
            && Self.intents.contains($0.intent ?? "")
        })
      else {
        return nil
      }
      found += read
    }
    return found.isEmpty ? nil : found
  }

  /// "Eggs are 3.49 at Aldi": what it costs there, and nothing that came home.
  private func namesPrice(_ reader: StockReader) -> Bool {
    let words = Set(scan.tokens.map(\.text))
    return reader.items.count == 1 && reader.items[0].price != nil
      && !words.isDisjoint(with: ["is", "are", "cost", "costs", "was", "were"])
      && words.isDisjoint(with: ["bought", "got", "purchased", "grabbed", "picked", "buy", "came", "went"])
  }

  private static let intents: Set<String> = [
    "pantry_add", "pantry_update", "pantry_used", "pantry_use", "pantry_amount", "pantry_waste",
    "pantry_throw", "price_tell", "spent",
    "list_check", "bought", "pantry_remove", "used_up", "waste", "not_bought",
  ]
  /// What else such words are said of.
  private static let others: Set<String> = [
    "list", "need", "needs", "add", "put", "should", "recipe", "leftover", "leftovers", "swap", "plan",
    "instead", "correction", "correct",
    "wrong", "allergic", "want", "if", "cook", "cooked", "dinner", "undo", "delete", "remove", "budget",
    "portions", "portion", "stars",
    "except", "but", "everything", "didnt", "said",
  ]
}
