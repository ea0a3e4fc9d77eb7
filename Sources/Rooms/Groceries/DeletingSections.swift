import Talk

/// "Delete the Bulk section": at once where nothing is in it, else only once it is said where its things go. What every
/// store has stays. Source: requirements FR-SM-008, FR-RM-015.
func deleteSection(_ said: Said, _ turn: inout Turn) {
  guard said.slots.has("section") else { return sayPlainly(said, &turn) }
  guard let section = namedSection("section", said, &turn) else { return }
  let layout = storeLayout(turn)
  guard layout.isOwn(section) else { return turn.say(SectionStays(title: layout.title(section))) }
  let count = goods(in: section, turn.world).count
  let question = DeleteSectionQuestion(section: section, title: layout.title(section), count: count)
  if count == 0 { question.delete(movingTo: nil, &turn) } else { question.ask(&turn) }
}

/// What somebody put in that section.
func goods(in section: ListSection, _ world: World) -> [SectionOfGoods] {
  world.kitchen[SectionOfGoods.self].filter { $0.section == section }
}

/// "12 items are in Bulk: move them to another section, to Unknown, or leave it?" Nothing is deleted before the answer.
struct DeleteSectionQuestion: OpenQuestion {
  static let name = "delete-section"
  var section: ListSection
  var title: String
  var count: Int

  var slot: String? { "section" }
  func choices(_ words: Wording) -> [String] { ["unknown", "leave it"] }

  func expects(_ world: World, in state: DialogueState) -> [Expectation] {
    [Expectation(intent: placingGoods.name, slot: "section", entity: "any_section")]
  }

  func answer(_ said: Said, _ turn: inout Turn) -> Bool {
    switch said.role {
    case .no? where said.facts.isEmpty, .leave?, .skip?, .back?:
      leave(&turn)
      return true
    case .yes?, .unsure?, .clarify?, .again?:
      ask(&turn)
      return true
    default: break
    }
    guard said.recognition.intent == placingGoods.name, !said.slots.has("supply"), !said.slots.has("thing")
    else {
      return false
    }
    _ = (said.slots.values("item"), said.slots.word("all"))
    guard let target = said.slots.item("section") else { return false }
    take(ListSection(rawValue: target), &turn)
    return true
  }

  private func take(_ target: ListSection, _ turn: inout Turn) {
    if target == section { ask(&turn) } else { delete(movingTo: target, &turn) }
  }

  /// What nobody can read is no choice: asked once more.
  func unreadable(_ turn: inout Turn) -> Bool {
    let text = turn.said.said
    turn.state.questions.close { type(of: $0).name == Self.name }
    if let target = GroceriesRoom.section(called: text, turn) { take(target, &turn) } else { ask(&turn) }
    return true
  }

  func ask(_ turn: inout Turn) {
    turn.state.questions.push(self)
    turn.say(DeleteSectionAsked(title: title, count: count))
  }

  /// Without a choice nothing is deleted.
  func settle(_ turn: inout Turn) {
    turn.unsay { $0 is DeleteSectionAsked }
    leave(&turn)
  }
  func leave(_ turn: inout Turn) { turn.say(SectionLeft(title: title, count: count)) }

  /// The section goes, its things to another one first.
  func delete(movingTo target: ListSection?, _ turn: inout Turn) {
    let goods = goods(in: section, turn.world)
    for var thing in goods {
      thing.section = target ?? .unknown
      turn.put(thing)
    }
    if let row = turn.world.kitchen.row(like: OwnSection(section)) { turn.remove(row) }
    let layout = storeLayout(turn)
    turn.say(
      SectionDeleted(title: title, moved: goods.map(\.name), target: target.map { layout.title($0) }))
  }
}
