import Values

/// A drawn Cooklang text and what it says, in the words of `told`.
struct DrawnDocument {
  private(set) var text = ""
  private(set) var steps: [[String]] = []
  private(set) var titles: [String] = []
  private(set) var keys: [String] = []
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    if random.below(3) == 0 { text += "---\ntitle: Stew\nservings: 3\n---\n" }
    for _ in 0..<random.within(1...6) { addBlock() }
  }

  private mutating func pick(_ words: [String]) -> String { random.pick(from: words) ?? "" }

  private mutating func addBlock() {
    let end = pick(["\n", "\r\n"])
    switch random.below(6) {
    case 0:
      let title = pick(["Dough", "The filling", "Zum Schluß"])
      titles.append(title)
      text += pick(["= \(title)", "=== \(title) ==", "=\(title)  -- now"]) + end
    case 1:
      text += pick(["> Good with @beer{1}.", ">\tand so on", "-- nothing", "[- two\n\nlines -]"]) + end + end
    case 2:
      let key = pick(["servings", "prep time", "my own"])
      keys.append(key)
      text += ">> \(key): 10 min" + end
    default: addStep(end)
    }
  }

  private mutating func addStep(_ end: String) {
    var items: [String] = []
    for _ in 0..<random.within(1...4) {
      let words = pick([" Stir ", " and then, slowly, ", ". Wait — ", " (well) ", " 1/2 of it ", "\n"])
      // The first words of a step lose their spaces, and words side by side are one.
      let shown = words == "\n" ? " " : words
      if items.isEmpty {
        text += "So" + words
        items.append("t:So" + shown)
      } else {
        text += words
        items.append("t:" + shown)
      }
      items.append(addComponent())
    }
    text += pick(["", " -- done", "  "]) + end + pick(["", " ", "\t"]) + end
    steps.append(items)
  }

  private mutating func addComponent() -> String {
    let (kind, none) = random.pick(from: [("@", "some"), ("#", "=1"), ("~", "")]) ?? ("@", "some")
    let isOptional = kind != "~" && random.below(4) == 0
    let mark = kind + (isOptional ? "?" : "")
    let asked = isOptional ? "?" : ""
    if random.below(4) == 0 {
      let name = pick(["leek", "Öl", "7up", "🌿"])
      text += mark + name
      return "\(kind)\(name)|\(none)|\(asked)"
    }
    let name = pick(["leek", "young leeks", "type 55 flour", "St. John's bread", "crème fraîche"])
    let (quantity, shown) =
      random.pick(from: [
        ("3", "=3"), ("1/2", "=0.5"), ("1 / 4", "=0.25"), ("01/2", "01/2"), ("a few", "a few"),
        ("", none), ("2-3", "2-3"),
      ]) ?? ("", none)
    let units = quantity.isEmpty ? "" : pick(["", "g", "heaped cups"])
    let space = pick(["", " "])
    let fixed = !quantity.isEmpty && random.below(5) == 0 ? "=" : ""
    let inside = units.isEmpty ? quantity : "\(quantity)\(space)%\(space)\(units)"
    text += "\(mark)\(name){\(space)\(fixed)\(inside)\(space)}"
    return "\(kind)\(name)|\(shown)|\(units)\(asked)"
  }
}
