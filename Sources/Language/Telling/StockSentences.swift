extension StockReader {
  /// What is told, a sentence each.
  var sentences: [String] {
    let store = shop.map { " at \($0)" } ?? ""
    let when = day.map { $0 == "yesterday" ? " yesterday" : " on \($0)" } ?? ""
    func named(_ item: Item) -> String {
      let amount =
        item.amount.map { item.isCount || $0.allSatisfy(\.isNumber) ? "\($0) " : "\($0) of " } ?? ""
      return amount + item.food
    }
    func isPlain(_ item: Item) -> Bool { item.price == nil && item.date == nil }
    var said: [String] = []
    var at = 0
    while at < items.count {
      let item = items[at]
      var end = at + 1
      // Those of one kind with nothing told of each are one sentence.
      if isPlain(item), [.bought, .there].contains(item.act) {
        while end < items.count, items[end].act == item.act, items[end].place == item.place,
          isPlain(items[end])
        { end += 1 }
      }
      let foods = items[at..<end].map(named).joined(separator: " and ")
      let dated = item.date.map { ", best before \($0)" } ?? ""
      switch item.act {
      case .bought where item.isEach:
        said.append("bought \(foods)\(when)\(dated)")
        said.append("\(item.food) was \(item.price ?? "") each\(store)")
      case .bought:
        said.append("bought \(foods)\(item.price.map { " for \($0)" } ?? "")\(store)\(when)\(dated)")
      case .there: said.append("we have \(foods)\(item.place.map { " in the \($0)" } ?? "")\(dated)")
      case .used: said.append(item.amount == nil ? "used up the \(item.food)" : "used \(foods)")
      case .thrown: said.append("threw away the \(item.food)")
      case .listed: said.append("tick off the \(item.food)")
      case .lacking: break
      }
      at = end
    }
    let lacking = items.filter { $0.act == .lacking }.map(\.food)
    if !lacking.isEmpty { said.append("they had no \(lacking.joined(separator: " and no "))") }
    if let total { said.append("I spent \(total)\(store)\(when)") }
    return said
  }
}
