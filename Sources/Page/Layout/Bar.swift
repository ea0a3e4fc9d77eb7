/// A share as blocks and a number: `█████████░ 93 %`; past the whole `██████████▶ 112 %, over`.
///
/// `width` is the count of blocks, at least 1. Blocks and percent are rounded half up, except that a
/// part of the whole is never drawn empty, full or as 100 %, and more than the whole is at least
/// 101 %. A negative value counts as 0. Empty when there is no whole to measure against (`of` below 1).
package func bar(value: Int, of whole: Int, width: Int) -> String {
  guard whole > 0 else { return "" }
  let (value, width) = (max(0, value), max(1, width))
  if value > whole {
    return blocks(width, of: width) + "▶ \(max(101, share(value, of: whole, in: 100))) %, over"
  }
  let filled = inside(share(value, of: whole, in: width), value, whole, width)
  let percent = inside(share(value, of: whole, in: 100), value, whole, 100)
  return blocks(filled, of: width) + " \(percent) %"
}

/// `parts` times value over whole, rounded half up.
private func share(_ value: Int, of whole: Int, in parts: Int) -> Int {
  let doubled = 2 * Int128(value) * Int128(parts) + Int128(whole)
  return Int(clamping: doubled / (2 * Int128(whole)))
}

/// Keeps a true part away from both ends, where there is room between them.
private func inside(_ rounded: Int, _ value: Int, _ whole: Int, _ parts: Int) -> Int {
  guard value > 0, value < whole, parts > 1 else { return rounded }
  return min(parts - 1, max(1, rounded))
}

private func blocks(_ filled: Int, of width: Int) -> String {
  String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
}
