import Kitchen
import Quantities
import Values

/// A line without what marks it as one of a list or as a heading.
struct LineMark {
  var text: String
  var isBullet = false
  /// The step it says it is.
  var number: Int?

  init(_ raw: String) {
    var rest = raw[...]
    while rest.first == "#" { rest = rest.dropFirst() }
    rest = Substring(rest.trimmingSpaces())
    for bullet in [
      "- [ ] ", "- [x] ", "- ", "* ", "• ", "– ", "— ", "· ", "▢ ", "☐ ", "+ ", "[ ] ", "◦ ", "▪ ", "•",
    ]
    where rest.hasPrefix(bullet) {
      isBullet = true
      rest = rest.dropFirst(bullet.count)
      break
    }
    rest = Substring(rest.trimmingSpaces())
    let lower = rest.lowercased()
    if lower.hasPrefix("step ") {
      let digits = rest.dropFirst(5).prefix { $0.isNumber }
      if let step = Int(digits) {
        number = step
        rest = rest.dropFirst(5 + digits.count).drop {
          $0 == ":" || $0 == "." || $0 == ")" || $0 == " " || $0 == "-"
        }
      }
    } else {
      let digits = rest.prefix { $0.isNumber }
      let behind = rest.dropFirst(digits.count)
      if let step = Int(digits), step <= 300, let sign = behind.first, sign == "." || sign == ")",
        behind.dropFirst().first == " "
      {
        number = step
        rest = Substring(behind.dropFirst().trimmingSpaces())
      }
    }
    text = rest.replacing("**", with: "").replacing("__", with: "").replacing("`", with: "").trimmingSpaces()
  }
}
