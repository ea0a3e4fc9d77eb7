import CWidth

/// Columns the text takes on a terminal, counted by what a person sees as one character: letters
/// 1, CJK and emoji 2, combining marks and control characters 0. The same in every locale. A line
/// break counts 0, so measure one line at a time.
package func displayWidth(_ text: String) -> Int {
  var width = 0
  for byte in text.utf8 {
    guard byte < 0x80 else { return text.reduce(0) { $0 + displayWidth($1) } }
    if byte >= 0x20, byte < 0x7F { width += 1 }
  }
  return width
}

/// Columns one grapheme cluster takes: 0, 1 or 2.
///
/// A cluster shown as an emoji takes 2 however many scalars it joins: emoji by default, text made one
/// by U+FE0F, joined sequences, flags, keycaps. Others take what their scalars take, at most 2, so
/// that a script whose marks stand beside the letter is rather given too much room than too little.
package func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  if let only = scalars.first, scalars.count == 1, only.isASCII {
    return max(0, Int(cwidth_scalar(only.value)))
  }
  var sum = 0
  for scalar in scalars {
    if scalar.value == emojiPresentation || scalar.properties.isEmojiPresentation { return 2 }
    if isTrailingJamo(scalar), sum > 0 { continue }
    sum += max(0, Int(cwidth_scalar(scalar.value)))
  }
  return min(2, sum)
}

/// VARIATION SELECTOR-16.
private let emojiPresentation: UInt32 = 0xFE0F

/// Vowels and finals that share the cell of a decomposed Hangul syllable's first letter.
private func isTrailingJamo(_ scalar: Unicode.Scalar) -> Bool { (0x1160...0x11FF).contains(scalar.value) }

/// The side of its column that a text keeps to.
package enum Alignment: Hashable, Sendable { case left, right }

/// The text with spaces up to the width, on its right, or on its left when aligned right. A wider
/// text comes back as it is.
package func padded(_ text: String, to width: Int, alignment: Alignment = .left) -> String {
  let padding = spaces(width - displayWidth(text))
  return alignment == .left ? text + padding : padding + text
}

/// The text, or as much of its beginning as fits with "…" behind it; never half a character. Empty
/// for a width below 1.
package func clipped(_ text: String, to width: Int) -> String {
  guard displayWidth(text) > width else { return text }
  guard width > 0 else { return "" }
  var (kept, used) = ("", 0)
  for character in text {
    used += displayWidth(character)
    guard used < width else { break }
    kept.append(character)
  }
  while kept.last == " " { kept.removeLast() }
  return kept + "…"
}

/// So many spaces; none for a negative count.
func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
