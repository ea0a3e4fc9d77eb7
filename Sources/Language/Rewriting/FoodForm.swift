import Quantities
import Values

/// What is at home as a form has it: "Rice: 3 kg in cupboard. Kimchi: open since Monday, fridge", "Now in fridge: milk opened Monday. Tofu: 2
/// packs". Each food keeps its own amount and place.
struct FoodForm {
  let scan: Scan

  /// The line in a sentence for each food; nil for every other line.
  func parts() -> [String]? {
    var header: String?
    var said: [String] = []
    var at = 0
    if let place = headed() {
      header = place.name
      at = place.end
    }
    var isPlaced = header != nil
    while at < scan.count {
      while at < scan.count, scan.tokens[at].isSeparator { at += 1 }
      let end = (at..<max(at, scan.count)).first { scan.tokens[$0].kind == .end } ?? scan.count
      guard at < end else { break }
      guard let one = field(at..<end, header) else { return nil }
      said.append(one.text)
      isPlaced = isPlaced || one.isPlaced
      at = end
    }
    return isPlaced && said.count > 1 ? said : nil
  }

  /// "Now in fridge:", "Fridge:".
  private func headed() -> (name: String, end: Int)? {
    var at = 0
    skip(["now", "in", "the", "our", "my", "at", "moment"], in: scan, at: &at)
    guard Self.places.contains(scan.word(at)), scan.word(at + 1) == ":" else { return nil }
    return (scan.word(at), at + 2)
  }

  /// One field: a food, and of it an amount, a state or both, with or without a place.
  private func field(_ range: Range<Int>, _ header: String?) -> (text: String, isPlaced: Bool)? {
    guard let colon = range.first(where: { scan.tokens[$0].text == ":" }) else {
      // "Milk opened Monday" behind a header.
      let isOpened = range.contains { ["open", "opened"].contains(scan.word($0)) }
      return header == nil || !isOpened ? nil : (scan.utterance.text(tokens: range), true)
    }
    guard colon > range.lowerBound, colon - range.lowerBound < 5, colon + 1 < range.upperBound else {
      return nil
    }
    var names = range.lowerBound..<colon
    if scan.word(names.lowerBound) == "frozen", names.count > 1 { names = names.lowerBound + 1..<colon }
    let name = scan.utterance.text(tokens: names).lowercased()
    guard
      (names).contains(where: { start in FoodParser(scan: scan).edible(at: start).contains { $0.end == colon }
      })
    else { return nil }
    let value = colon + 1..<range.upperBound
    let place = value.first { Self.places.contains(scan.word($0)) }.map(scan.word)
    if let state = state(value, name) { return (state, true) }
    guard let amount = AmountParser(scan: scan).amount(at: value.lowerBound).max(by: { $0.end < $1.end })
    else {
      return nil
    }
    // "1 bag, half" is half a bag.
    let last = min(amount.end, range.upperBound)
    var rest = (value.lowerBound..<last).first { scan.tokens[$0].kind == .comma } ?? last
    var words = scan.utterance.text(tokens: value.lowerBound..<rest)
    if scan.word(rest) == ",", scan.word(rest + 1) == "half", scan.word(value.lowerBound) == "1",
      rest == value.lowerBound + 2
    {
      words = "half a \(scan.word(rest - 1))"
      rest += 2
    }
    if Self.used.contains(scan.word(rest)) { return ("we used \(words) of the \(name)", true) }
    skip([",", "in", "the", "on", "at"], in: scan, at: &rest)
    if rest < range.upperBound, Self.places.contains(scan.word(rest)) { rest += 1 }
    guard rest >= range.upperBound, place != nil || header != nil else { return nil }
    let isCount = Int(words) != nil
    return ("we have \(words)\(isCount ? "" : " of") \(name) in the \(place ?? header ?? "")", true)
  }

  /// "Open since Monday, fridge", "all used up".
  private func state(_ value: Range<Int>, _ name: String) -> String? {
    var at = value.lowerBound
    skip(["is", "are", "was", "been", "all", "already"], in: scan, at: &at)
    if Self.gone.contains(scan.word(at)) { return "the \(name) is all used up" }
    guard ["open", "opened"].contains(scan.word(at)) else { return nil }
    let end = value.first { scan.tokens[$0].kind == .comma } ?? value.upperBound
    let rest = at + 1 < end ? " " + scan.utterance.text(tokens: at + 1..<end) : ""
    return "the \(name) is opened\(rest.replacing("since one", with: "since a"))"
  }

  private static let places: Set<String> = [
    "fridge", "refrigerator", "freezer", "pantry", "cupboard", "larder", "cabinet", "counter",
  ]
  private static let used: Set<String> = ["used", "eaten", "gone"]
  private static let gone: Set<String> = ["used", "gone", "finished", "empty", "eaten"]
}
