import Quantities
import Values

/// "Tuna: 1 can left", "2 bags of spinach are still left", "all the tomatoes but one package are gone": what there is of a
/// food at home, said so that it stands for what was noted and is not added to it.
struct AmountsLeft {
  let scan: Scan

  /// The line with those clauses said plainly; nil where it has none.
  func plain() -> String? {
    if let said = mostOfIt() { return said }
    var changes: [(tokens: Range<Int>, with: String)] = []
    for at in scan.tokens.indices where beginsClause(at) {
      guard changes.last.map({ $0.tokens.upperBound <= at }) ?? true else { continue }
      if let found = behindFood(at) ?? beforeFood(at) ?? stillThere(at) ?? allBut(at) ?? halfOfPack(at) {
        changes.append(found)
      }
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }

  /// "The kids ate most of the strawberries so only a handful left".
  private func mostOfIt() -> String? {
    guard
      let most = scan.tokens.indices.first(where: {
        ["most", "nearly", "almost"].contains(scan.word($0)) && ["of", "all"].contains(scan.word($0 + 1))
      }),
      (0..<most).contains(where: {
        ["ate", "had", "used", "eaten", "drank", "drunk", "finished"].contains(scan.word($0))
      })
    else { return nil }
    var at = most + 2
    skip(["of", "the", "our", "my"], in: scan, at: &at)
    guard let food = food(at: at) else { return nil }
    var next = food
    skip(
      [",", "so", "and", "but", "there", "theres", "there's", "is", "are", "'s", "only", "just", "about"],
      in: scan, at: &next)
    guard next > food,
      let left = (next..<min(next + 5, scan.count)).first(where: { scan.word($0) == "left" }), left > next,
      left + 1 == scan.count || scan.tokens[left + 1].isSeparator
    else { return nil }
    let amount = scan.utterance.text(tokens: next..<left)
    return scan.utterance.replacing([
      (0..<left + 1, "there is only \(amount) of \(scan.utterance.text(tokens: at..<food)) left")
    ])
  }

  private func beginsClause(_ at: Int) -> Bool {
    at == 0 || scan.tokens[at - 1].isSeparator || ["and", "but", "also", "so"].contains(scan.word(at - 1))
  }

  private func endsClause(_ at: Int) -> Bool {
    at == scan.count || scan.tokens[at].isSeparator || ["and", "but", "so", "also"].contains(scan.word(at))
  }

  /// "Tuna: 1 can left".
  private func behindFood(_ start: Int) -> (tokens: Range<Int>, with: String)? {
    guard let food = food(at: start) else { return nil }
    var at = food
    if at < scan.count, scan.tokens[at].kind == .comma { at += 1 }
    skip(Self.around, in: scan, at: &at)
    guard let amount = amount(at: at), let end = left(at: amount) else { return nil }
    let words = scan.utterance.text(tokens: at..<amount)
    return (
      start..<end, "there is \(words) of \(scan.utterance.text(tokens: start..<food).lowercased()) left"
    )
  }

  /// "Only 1 can of tuna is left".
  private func beforeFood(_ start: Int) -> (tokens: Range<Int>, with: String)? {
    var at = start
    skip(["only", "just", "still", "about", "around"], in: scan, at: &at)
    guard let amount = amount(at: at) else { return nil }
    var name = amount
    skip(["of", "the"], in: scan, at: &name)
    guard let food = food(at: name), let end = left(at: food) else { return nil }
    let words = scan.utterance.text(tokens: at..<amount)
    return (start..<end, "there is \(words) of \(scan.utterance.text(tokens: name..<food)) left")
  }

  /// "There are still 600 g of bananas".
  private func stillThere(_ start: Int) -> (tokens: Range<Int>, with: String)? {
    var at = start
    skip(["there", "theres", "there's", "is", "are", "'s"], in: scan, at: &at)
    guard at > start, scan.word(at) == "still" || scan.word(at) == "only", let amount = amount(at: at + 1)
    else { return nil }
    var name = amount
    skip(["of", "the"], in: scan, at: &name)
    guard let food = food(at: name), endsClause(food), !scan.isQuestion else { return nil }
    let words = scan.utterance.text(tokens: at + 1..<amount)
    return (start..<food, "there is \(words) of \(scan.utterance.text(tokens: name..<food)) left")
  }

  /// "All the cherry tomatoes but one package", used up or gone.
  private func allBut(_ start: Int) -> (tokens: Range<Int>, with: String)? {
    var at = start
    skip(["we", "i", "have", "used", "up", "ate", "finished"], in: scan, at: &at)
    guard scan.word(at) == "all" else { return nil }
    at += 1
    skip(["of", "the", "our", "my"], in: scan, at: &at)
    guard let food = food(at: at), ["but", "except"].contains(scan.word(food)) else { return nil }
    var counted = food + 1
    skip(["for", "about"], in: scan, at: &counted)
    guard let amount = amount(at: counted) else { return nil }
    var end = amount
    skip(["are", "is", "were", "have", "been"], in: scan, at: &end)
    skip(["gone", "used", "eaten", "finished", "up"], in: scan, at: &end)
    guard end > amount || start < at - 1, endsClause(end) else { return nil }
    let words = scan.utterance.text(tokens: counted..<amount)
    return (start..<end, "there is \(words) of \(scan.utterance.text(tokens: at..<food)) left")
  }

  /// "Half of the spinach bag is also left": half of what there is.
  private func halfOfPack(_ start: Int) -> (tokens: Range<Int>, with: String)? {
    guard scan.word(start) == "half" else { return nil }
    var at = start + 1
    skip(["of", "the", "a", "our", "my"], in: scan, at: &at)
    guard let food = food(at: at) else { return nil }
    var behind = food
    skip(Self.packs, in: scan, at: &behind)
    guard let end = left(at: behind) else { return nil }
    return (start..<end, "half of the \(scan.utterance.text(tokens: at..<food)) is left")
  }

  /// Where the longest food ends that begins there.
  private func food(at start: Int) -> Int? {
    guard start < scan.count else { return nil }
    return scan.union(scan.lexicon.parserLists.supplyAny, at: start).map(\.end).max()
  }

  /// Where an amount ends that lies at home; portions are of what was cooked.
  private func amount(at start: Int) -> Int? {
    guard start < scan.count,
      let found = AmountParser(scan: scan).amount(at: start).max(by: { $0.end < $1.end }),
      case .amount(let read) = found.value, read.unit != .portion
    else { return nil }
    return Self.helpings.contains(scan.word(found.end)) || Self.helpings.contains(scan.word(found.end - 1))
      ? nil : found.end
  }

  /// Where "is still left" ends, and the clause with it.
  private func left(at start: Int) -> Int? {
    var at = start
    skip(Self.around, in: scan, at: &at)
    guard ["left", "remaining", "remains", "remain"].contains(scan.word(at)), endsClause(at + 1) else {
      return nil
    }
    return at + 1
  }

  private static let around: Set<String> = [
    "is", "are", "'s", "still", "also", "only", "just", "about", "has", "have",
  ]
  private static let packs: Set<String> = [
    "bag", "package", "packet", "pack", "can", "tin", "jar", "bottle", "box", "carton", "bunch", "head",
    "tub",
  ]
  private static let helpings: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings", "slice", "slices", "piece", "pieces",
    "plate",
    "plates", "bowl", "bowls",
  ]
}
