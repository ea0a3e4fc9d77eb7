import Talk

/// "Dog food goes under Pets": remembered for this household, wherever it is listed from now on. Source: requirements
/// FR-SM-004, FR-RM-010, FR-RM-014.
func placeGoods(_ said: Said, _ turn: inout Turn) {
  if said.slots.word("mode") == "sort" { return sortGoods(&turn) }
  _ = (said.slots.values("item"), said.slots.word("all"))
  let things = wanted(in: said, &turn)
  guard said.slots.has("section"), !things.isEmpty else {
    if turn.replies.isEmpty { sayPlainly(said, &turn) }
    return
  }
  guard let section = namedSection("section", said, &turn) else { return }
  place(things.map { ($0.key, $0.name) }, in: section, &turn)
}

/// Keeps where things stand, and says it.
func place(_ things: [(key: LineKey, name: String)], in section: ListSection, _ turn: inout Turn) {
  var (moved, already): ([String], [String]) = ([], [])
  for thing in things {
    let row = SectionOfGoods(thing.key, name: thing.name, section: section)
    if turn.world.kitchen.row(like: row)?.section == section {
      already.append(thing.name)
    } else {
      moved.append(thing.name)
      turn.put(row)
    }
  }
  turn.say(
    GoodsPlaced(title: storeLayout(turn).title(section), moved: moved, already: already), focus: listFocus)
}

/// All that has no section, asked about at once: of the list that is meant, then of the staples.
private func sortGoods(_ turn: inout Turn) {
  let layout = storeLayout(turn)
  var things =
    meantList(nil, &turn).map { standing($0, turn).lines.map { ($0.key, $0.name, $0.section) } } ?? []
  things += turn.world.staples.map { ($0.key, $0.name, layout.section(of: $0.key, usually: $0.section)) }
  var seen: Set<LineKey> = []
  let unsorted = things.filter { $0.2 == .unknown && seen.insert($0.0).inserted }
  guard !unsorted.isEmpty else { return turn.say(NothingUnsorted()) }
  SortQuestion(lines: unsorted.map(\.0), names: unsorted.map(\.1)).ask(&turn)
}

/// "3 items have no section": each to the section said by its number, all to one, or left without for good.
struct SortQuestion: OpenQuestion {
  static let name = "sort-goods"
  var lines: [LineKey]
  var names: [String]

  var slot: String? { "section" }
  func choices(_ words: Wording) -> [String] { ["1 household", "skip"] }

  func expects(_ world: World, in state: DialogueState) -> [Expectation] {
    [Expectation(intent: placingGoods.name, slot: "section", entity: "any_section")]
  }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    case .skip?: leaveUnsorted(&turn)
    case .no? where said.facts.isEmpty: leaveUnsorted(&turn)
    case .leave?, .back?: leave(&turn)
    case .yes?, .unsure?, .clarify?, .again?: ask(&turn)
    default:
      if said.recognition.intent == orderingSections.name, said.slots.word("mode") == "create" {
        makeSection(said, &turn)
        ask(&turn)
        return true
      }
      guard said.recognition.intent == placingGoods.name, !said.slots.has("supply"), !said.slots.has("thing")
      else {
        return false
      }
      take(said.slots, &turn)
    }
    return true
  }

  /// "1 pets, 2 and 3 household": numbers belong to the section said behind them; a section by itself is for all.
  private func take(_ slots: Slots, _ turn: inout Turn) {
    var numbers: [Int] = []
    var placed: Set<LineKey> = []
    for binding in slots.bindings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if binding.name == "item", let number = binding.value.number { numbers.append(number.rounded) }
      guard binding.name == "section", case .item(_, let id, _) = binding.value else { continue }
      let meant =
        numbers.isEmpty ? Array(lines.indices) : numbers.map { $0 - 1 }.filter(lines.indices.contains)
      if meant.count < numbers.count { turn.say(NoSuchNumber(count: lines.count)) }
      if !meant.isEmpty { place(meant.map { (lines[$0], names[$0]) }, in: ListSection(rawValue: id), &turn) }
      placed.formUnion(meant.map { lines[$0] })
      numbers = []
    }
    _ = (slots.values("item"), slots.values("section"), slots.word("all"))
    let rest = lines.indices.filter { !placed.contains(lines[$0]) }
    guard !rest.isEmpty else { return }
    SortQuestion(lines: rest.map { lines[$0] }, names: rest.map { names[$0] }).ask(&turn)
  }

  private func leaveUnsorted(_ turn: inout Turn) {
    for (line, name) in zip(lines, names) { turn.put(SectionOfGoods(line, name: name, section: .unknown)) }
    turn.say(LeftUnsorted(names: names))
  }

  func ask(_ turn: inout Turn) {
    turn.state.questions.push(self)
    turn.say(SortAsked(names: names))
  }

  /// Nobody said where they belong.
  func settle(_ turn: inout Turn) {
    turn.unsay { $0 is SortAsked }
    leave(&turn)
  }
  func leave(_ turn: inout Turn) { turn.say(LeftAsItIs()) }
}
