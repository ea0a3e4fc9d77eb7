import Page
import Values

/// Texts as unpleasant as people's: scripts, marks, emoji, tabs, control characters.
struct RandomText {
  var rng: SplitMix64

  init(seed: UInt64) { rng = SplitMix64(seed: seed) }

  private static let plain = Array("abcdefgimnorstu0123456789.,-$%éßñ").map(String.init)
  private static let odd = [
    "e\u{301}", "n\u{303}\u{32D}", "食", "料", "理", "한", "\u{1112}\u{1161}\u{11AB}", "🍋", "👩‍🍳", "👨‍👩‍👧‍👦",
    "🇺🇸", "1️⃣", "❤️", "👍🏽", "🏴‍☠️", "กำ", "นี้", "क्षि", "ب", "\u{301}", "\u{200B}", "…", "🏺",
  ]
  private static let gaps = [" ", " ", " ", " ", "  ", "\u{A0}", "\u{202F}", "\u{3000}", "\n"]
  private static let raw = ["\t", "\u{1B}[31m", "\r\n", "\u{7}", "\n\u{301}"]

  /// A word of up to `most` characters, one in four of them odd.
  mutating func word(most: Int = 12) -> String {
    (0...rng.below(most)).map { _ in
      rng.pick(from: rng.below(4) == 0 ? Self.odd : Self.plain) ?? "x"
    }.joined()
  }

  /// Up to 40 words, now and then one longer than any line; `raw` adds tabs and control characters.
  mutating func text(raw: Bool = false) -> String {
    var text = ""
    for _ in 0...rng.below(40) {
      text += word(most: rng.below(20) == 0 ? 250 : 12)
      text += rng.pick(from: raw && rng.below(5) == 0 ? Self.raw : Self.gaps) ?? " "
    }
    return text
  }
}

/// The scalars that are not space, line break or control character.
func content(_ text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
}

/// The line without the terminal's colour sequences.
func withoutColour(_ line: String) -> String {
  var result = ""
  var isInside = false
  for scalar in line.unicodeScalars {
    if scalar == "\u{1B}" { isInside = true }
    if !isInside { result.unicodeScalars.append(scalar) }
    if scalar == "m" { isInside = false }
  }
  return result
}
