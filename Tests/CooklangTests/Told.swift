import Cooklang
import Values

/// What the steps of a text say, in one word for each piece: `t:` before plain words, else the mark, the name, the
/// quantity (`=` before a number) and the units, as the canonical tests tell them; `?` behind what is optional.
func told(_ text: String) -> [[String]] { readCooklang(text).steps.map { $0.items.map(told) } }

private func told(_ item: CooklangItem) -> String {
  switch item {
  case .text(let text): return "t:\(text.value)"
  case .component(let part):
    let mark =
      switch part.kind {
      case .ingredient: "@"
      case .cookware: "#"
      case .timer: "~"
      }
    let none =
      switch part.kind {
      case .ingredient: "some"
      case .cookware: "=1"
      case .timer: ""
      }
    let words = part.amount?.quantity ?? ""
    let quantity =
      part.amount?.number.map { "=\($0.decimalText(places: 4))" } ?? (words.isEmpty ? none : words)
    return "\(mark)\(part.name)|\(quantity)|\(part.amount?.units ?? "")\(part.isOptional ? "?" : "")"
  }
}

/// The components of a text, in its order.
func components(_ text: String) -> [CooklangComponent] {
  readCooklang(text).steps.flatMap(\.items).compactMap { item in
    if case .component(let component) = item { component } else { nil }
  }
}
