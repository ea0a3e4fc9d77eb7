import Store
import Values

/// Drawn changes that mostly make sense on the kitchen as it stands.
struct Chaos {
  var random: SplitMix64
  var turn = 0

  mutating func change(of snapshot: Snapshot) -> Change {
    turn += 1
    switch random.below(7) {
    case 0:
      return menu(1000 + turn, from: monday.day + random.within(-120...60), evenings: random.below(7)).put
    case 1:
      guard let old = random.pick(from: snapshot[Menu.self]) else { break }
      return random.below(3) == 0 ? old.removed : changed(old).put(was: old)
    case 2:
      guard let note = random.pick(from: snapshot[Note.self]) else { break }
      return note.removed
    case 3:
      return Note(day: monday.day + random.within(-5...20), text: "note \"\(random.below(3))\"").put
    case 4:
      guard let lot = random.pick(from: snapshot[Lot.self]) else { break }
      return lot.removed
    default: break
    }
    var lot = milk(1000 + turn, amount: Rational(random.below(9), 1 + random.below(4)))
    if let old = random.pick(from: snapshot[Lot.self]), random.below(2) == 0 { lot.id = old.id }
    if random.below(2) == 0 { lot.bestBefore = monday.day + random.below(4) }
    lot.isOpen = random.below(3) == 0
    return lot.put
  }

  private mutating func changed(_ old: Menu) -> Menu {
    var menu = old
    // The last one is none that the file takes.
    menu.status = random.pick(from: ["draft", "active", "archived", "lost"]) ?? menu.status
    if random.below(2) == 0 {
      menu.tags = Array(random.shuffled(["thai", "greek", "thai", "quick"]).prefix(random.below(5)))
    }
    if let index = menu.dishes.indices.last {
      switch random.below(3) {
      case 0: menu.dishes.remove(at: index)
      case 1: menu.dishes[index].title = "Dish \(random.below(5))"
      default: menu.dishes[index].day = menu.dishes[index].day + random.within(0...100)
      }
    }
    return menu
  }
}
