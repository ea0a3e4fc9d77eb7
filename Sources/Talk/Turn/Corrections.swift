/// The request said last, as far as the next line may correct or repeat it ("I meant Friday", "the same for
/// Friday").
package struct LastRequest: Equatable, Sendable, Codable {
  package var recognition: Recognition
  /// The plan on the table before it changed that plan and nothing else.
  package var before: Draft?
  /// What it wrote can't be taken back by saying it otherwise: only "undo" does that.
  package var hasWritten: Bool
  /// It took the saved plan up again to change it; a correction starts from the saved one.
  package var tookUp: Bool?

  /// Nil for a request that names no day, no food and nobody.
  package init?(_ recognition: Recognition, before: Draft?, hasWritten: Bool, tookUp: Bool = false) {
    self.recognition = recognition
    self.recognition.alternatives = []
    (self.before, self.hasWritten, self.tookUp) = (before, hasWritten, tookUp ? true : nil)
    if places.isEmpty { return nil }
  }

  private static let foods: Set<String> = [
    "want", "avoid", "cuisine", "cuisines", "food", "kind", "supply", "recipe", "thing",
  ]
  private static let days: Set<String> = ["day", "days"]
  private static let people: Set<String> = ["person"]

  /// The stretches of the line that a correction may change, each with the slot it fills.
  fileprivate var places: [(slot: String, kind: String?, range: Range<Int>)] {
    var found: [(slot: String, kind: String?, range: Range<Int>)] = []
    let own = recognition.slots.map { (binding: $0, kind: String?.none) }
    let others = recognition.details.flatMap { detail in
      detail.slots.map { (binding: $0, kind: String?.some(detail.kind)) }
    }
    for (binding, kind) in own + others where !binding.range.isEmpty {
      guard [Self.days, Self.foods, Self.people].contains(where: { $0.contains(binding.name) }),
        !found.contains(where: { $0.range == binding.range })
      else { continue }
      found.append((binding.name, kind, binding.range))
    }
    return found
  }

  /// Its words with others in the place of the one food it names; nil where it names none, or several.
  package func said(of other: String) -> String? {
    let named = places.filter { Self.foods.contains($0.slot) }
    guard named.count == 1, let place = named.first?.range else { return nil }
    let bytes = Array(recognition.said.utf8)
    guard place.upperBound <= bytes.count else { return nil }
    return String(decoding: bytes[..<place.lowerBound], as: UTF8.self) + other
      + String(decoding: bytes[place.upperBound...], as: UTF8.self)
  }

  /// The one food it names, as it was said.
  var foodSaid: String? {
    let named = places.filter { Self.foods.contains($0.slot) }
    return named.count == 1 ? named.first.map { text(of: $0.range, in: recognition.said) } : nil
  }

  fileprivate static func kind(_ slot: String) -> CorrectionKind {
    days.contains(slot) ? .day : people.contains(slot) ? .person : .food
  }

  /// The request with the new value; nil when it has no such place, or more than one.
  fileprivate func corrected(by correction: Correction, _ world: World) -> Recognition? {
    let fitting = places.filter { place in
      Self.kind(place.slot) == correction.kind
        && (correction.old.map { $0.lowercased() == text(of: place.range, in: recognition.said).lowercased() }
          ?? true)
    }
    // "And for Tilo?" asks again; nothing is told of somebody in so few words.
    if correction.kind == .person, recognition.act != .show { return nil }
    guard let place = fitting.first, fitting.count == 1 else {
      return fitting.isEmpty && correction.kind == .day ? withDay(correction.new, world) : nil
    }
    guard let value = value(of: correction.new, for: place.slot, in: place.kind, world) else { return nil }
    return recognition.replacing(place.range, with: value, written: correction.new)
  }

  /// The new words read as a value of that slot.
  private func value(of words: String, for slot: String, in kind: String?, _ world: World) -> SlotValue? {
    let declared =
      kind.flatMap { name in world.grammar.details.first { $0.name == name } }?
      .slots.first { $0.name == slot } ?? world.grammar.intent(recognition.intent ?? "")?.slot(slot)
    // A bare answer fills a slot of the question's name.
    let entity = declared?.entity ?? slot
    return world.reader.value(
      of: words, for: Expectation(intent: recognition.intent ?? "", slot: slot, entity: entity))
  }

  /// The request for another day, where none was named.
  private func withDay(_ words: String, _ world: World) -> Recognition? {
    guard let intent = world.grammar.intent(recognition.intent ?? "") else { return nil }
    // A day may be said with any sentence about an evening, without a declaration of its own.
    let isNamed =
      intent.groups.contains { $0.templates.contains { $0.contains("{day}") } }
      || world.house.intent(for: .tonight)?.name == intent.name
    guard
      let slot = intent.slots.map(\.name).first(where: { Self.kind($0) == .day }) ?? (isNamed ? "day" : nil),
      let value = value(of: words, for: slot, in: nil, world)
    else { return nil }
    var request = recognition
    request.slots.removeAll { Self.kind($0.name) == .day }
    let said = request.said.split(separator: " ").filter { !["tonight", "today"].contains($0.lowercased()) }
    request.said = said.joined(separator: " ") + " on \(words)"
    let end = request.said.utf8.count
    request.slots.append(SlotBinding(name: slot, value: value, range: end - words.utf8.count..<end))
    return request
  }
}

/// What a correction puts in another's place.
private enum CorrectionKind { case day, food, person }

/// "I meant Friday", "not chicken, fish", "the same for Friday", "and for Tilo?".
private struct Correction {
  let kind: CorrectionKind
  let new: String
  let old: String?
  /// The last request stands; this is another like it.
  let isRepeated: Bool

  init?(_ recognition: Recognition) {
    guard recognition.confidence >= Confidence.act else { return nil }
    func words(_ name: String) -> String? {
      guard let slot = recognition.slots.first(where: { $0.name == name }), !slot.range.isEmpty else {
        return nil
      }
      return text(of: slot.range, in: recognition.said)
    }
    guard let new = words("day") ?? words("want") ?? words("person") else { return nil }
    self.new = new
    kind = words("day") != nil ? .day : words("want") != nil ? .food : .person
    old = words("old")
    isRepeated = Slots(recognition.slots).has("again")
  }
}

private func text(of range: Range<Int>, in line: String) -> String {
  let bytes = Array(line.utf8)
  guard range.upperBound <= bytes.count else { return "" }
  return String(decoding: bytes[range], as: UTF8.self)
}

/// The last request with what a correction puts in the place of its day or food, and the state to decide it
/// in: a correction starts from the plan as it was before. Nil when the line corrects nothing.
package func corrected(
  _ recognition: Recognition, in state: DialogueState, world: World
) -> (request: Recognition, state: DialogueState)? {
  guard world.house.intent(for: .correct)?.name == recognition.intent,
    let correction = Correction(recognition), let last = state.last,
    let request = last.corrected(by: correction, world)
  else { return nil }
  if correction.isRepeated { return (request, state) }
  guard !last.hasWritten else { return nil }
  var state = state
  if let before = last.before {
    guard case .awaitingApproval = state.planning else { return nil }
    state.planning = .awaitingApproval(before)
  } else if last.tookUp == true {
    guard case .awaitingApproval = state.planning else { return nil }
    state.planning = .idle
  }
  return (request, state)
}

extension Recognition {
  /// The same request with another value for whatever that stretch of the line filled; places behind it move.
  fileprivate func replacing(_ range: Range<Int>, with value: SlotValue, written words: String) -> Recognition
  {
    let shift = words.utf8.count - range.count
    func changed(_ binding: SlotBinding) -> SlotBinding {
      var binding = binding
      if binding.range == range {
        binding.value = value
        binding.range = range.lowerBound..<range.upperBound + shift
      } else if binding.range.lowerBound >= range.upperBound {
        binding.range = binding.range.lowerBound + shift..<binding.range.upperBound + shift
      }
      return binding
    }
    var request = self
    let bytes = Array(said.utf8)
    request.said =
      String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + words
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    request.slots = slots.map(changed)
    request.details = details.map { Detail(kind: $0.kind, slots: $0.slots.map(changed)) }
    return request
  }
}

/// Keeps the request for a line that corrects it; talk beside it leaves the last one standing.
func remember(_ said: Said, _ reading: Reading, since old: DialogueState, _ turn: inout Turn) {
  guard case .request = reading else {
    if case .planned = reading { turn.state.last = nil }
    return
  }
  switch said.role {
  case .unsure?, .clarify?, .protest?, .correct?: return
  // A fact said otherwise joins the one said first, so that no allergy is lifted by it; a guest's evening
  // would be noted twice.
  case .tell?, .yes?, .no?:
    turn.state.last = LastRequest(
      said.recognition, before: nil, hasWritten: turn.changes.contains { $0.row(EveningNote.self) != nil })
  default:
    let isChange = said.recognition.act == .change
    let before = isChange && old.draft != turn.state.draft ? old.draft : nil
    let hasReplaced = isChange && old.draft == nil && turn.state.draft != nil
    // A plan made anew is on the table for good; a saved one that was taken up can be taken up again.
    let tookUp =
      hasReplaced && turn.world.activePlans.contains { $0.plan.starts == turn.state.draft?.plan.starts }
    turn.state.last = LastRequest(
      said.recognition, before: before,
      hasWritten: isChange && (!turn.changes.isEmpty || hasReplaced && !tookUp), tookUp: tookUp)
  }
}
