/// "Stew was fire, 3 servings left put em in the fridge", "we ate about half so there's three portions left": what is left is
/// of the dish the sentence began with, and a clause of its own.
struct LeftOfDish {
  let scan: Scan

  /// The line with what is left said plainly; nil for every other line.
  func plain() -> String? { subject() ?? containers() ?? eaten() ?? stayed() }

  /// "It stayed two portions" of who learned English later.
  private func stayed() -> String? {
    guard
      let at = scan.tokens.indices.first(where: { scan.word($0) == "it" && scan.word($0 + 1) == "stayed" }),
      let number = NumberParser(scan: scan).wholeNumber(at: at + 2),
      Self.portions.contains(scan.word(number.end))
    else { return nil }
    return scan.utterance.replacing([(at..<at + 2, "left is")])
  }

  /// "Stew was fire, 3 servings left".
  private func subject() -> String? {
    guard
      let was = scan.tokens.indices.prefix(7).first(where: { ["was", "were", "is"].contains(scan.word($0)) }),
      was > 0,
      let number = (was + 1..<scan.count).first(where: { NumberParser(scan: scan).wholeNumber(at: $0) != nil }
      ),
      let amount = NumberParser(scan: scan).wholeNumber(at: number),
      Self.portions.contains(scan.word(amount.end)), scan.word(amount.end + 1) == "left",
      scan.word(amount.end + 2) != "of", number - was < 7
    else { return nil }
    var first = 0
    skip(["the", "our", "my", "that", "tonights", "tonight", "'s", "ok", "so", "and"], in: scan, at: &first)
    guard first < was, was - first < 5, !PersonWords.pronouns.contains(scan.word(first)),
      !["it", "that", "this", "dinner", "there", "everything", "food", "all", "what"].contains(
        scan.word(first))
    else { return nil }
    let dish = scan.utterance.text(tokens: first..<was)
    return scan.utterance.replacing([
      (number..<amount.end + 2, "there are \(amount.value) \(scan.word(amount.end)) of \(dish) left")
    ])
  }

  /// "Got like half the pot left": half of the dish.
  private func containers() -> String? {
    guard let half = scan.tokens.indices.first(where: { scan.word($0) == "half" }),
      let end = end(
        of: Self.containers.flatMap { pot in [["the", pot], ["a", pot], ["of", "the", pot]] }, in: scan,
        at: half + 1),
      ["left", "leftover"].contains(scan.word(end))
    else { return nil }
    return scan.utterance.replacing([(half..<end + 1, "half of it left")])
  }

  /// "Eaten: 3 portions": what was eaten is nothing that is left.
  private func eaten() -> String? {
    for at in scan.tokens.indices where ["eaten", "ate"].contains(scan.word(at)) && scan.word(at + 1) == ":" {
      guard at == 0 || scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .end,
        let number = NumberParser(scan: scan).wholeNumber(at: at + 2),
        Self.portions.contains(scan.word(number.end)),
        number.end + 1 >= scan.count || scan.tokens[number.end + 1].kind == .end,
        scan.tokens.contains(where: { $0.text == "left" || $0.text == "leftover" })
      else { continue }
      return scan.utterance.replacing([(at..<min(number.end + 2, scan.count), "")]).split(separator: " ")
        .joined(separator: " ")
    }
    return nil
  }

  private static let portions: Set<String> = [
    "portions", "portion", "servings", "serving", "plates", "bowls",
  ]
  private static let containers = ["pot", "pan", "dish", "tray", "bowl", "casserole"]
}
