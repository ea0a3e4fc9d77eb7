package import Language
package import Planning

/// The request said last, as far as the next line may correct or repeat it ("I meant Friday", "the same
/// for Friday").
package struct LastRequest: Hashable, Sendable, Codable {
  /// A day or a food in it, by its place in the line.
  struct Place: Hashable, Sendable, Codable {
    var isDay: Bool
    var from: Int
    var to: Int
  }

  private static let foods: Set<String> = ["want", "avoid", "cuisine", "cuisines"]

  var said: String
  var places: [Place]
  /// The plan on the table before it changed that plan and nothing else.
  var before: Draft?
  /// What it wrote can't be taken back by saying it otherwise: only "undo" does that.
  var hasWritten: Bool

  /// Nil for a line that names neither a day nor a food.
  package init?(_ recognition: Recognition, before: Draft?, hasWritten: Bool) {
    let slots = recognition.slots + recognition.details.flatMap(\.slots)
    var places: [Place] = []
    // A bare answer needs the question's words to stand for itself.
    let isBare = recognition.layer == .entity && recognition.details.isEmpty
    let prefix = !isBare ? "" : recognition.slots.word("cuisine") != nil ? "we like " : "we avoid "
    for slot in slots where !slot.range.isEmpty {
      let isDay = slot.name == "day" || slot.name == "days"
      guard isDay || Self.foods.contains(slot.name) else { continue }
      let place = Place(
        isDay: isDay, from: slot.range.lowerBound + prefix.utf8.count,
        to: slot.range.upperBound + prefix.utf8.count)
      if !places.contains(place) { places.append(place) }
    }
    said = prefix + recognition.said
    self.places = places
    self.before = before
    self.hasWritten = hasWritten
    if places.isEmpty { return nil }
  }

  /// The line with the corrected words in the place of the old ones; nil when it has no such place.
  func said(with correction: Correction) -> String? {
    let fitting = places.filter { place in
      place.isDay == correction.isDay
        && (correction.old.map { $0.lowercased() == text(of: place).lowercased() } ?? true)
    }
    guard let place = fitting.first, fitting.count == 1 else {
      guard fitting.isEmpty, correction.isDay else { return nil }
      let words = said.split(separator: " ").filter { !["tonight", "today"].contains($0.lowercased()) }
      return words.joined(separator: " ") + " on \(correction.new)"
    }
    let bytes = Array(said.utf8)
    return String(decoding: bytes[..<place.from], as: UTF8.self) + correction.new
      + String(decoding: bytes[place.to...], as: UTF8.self)
  }

  private func text(of place: Place) -> String {
    String(decoding: Array(said.utf8)[place.from..<place.to], as: UTF8.self)
  }
}

/// "I meant Friday", "not chicken, fish", "the same for Friday".
package struct Correction: Hashable, Sendable {
  var isDay: Bool
  var new: String
  var old: String?
  /// The last request stands; this is another like it.
  var isRepeated: Bool

  init?(_ recognition: Recognition) {
    guard recognition.intent == "correct", recognition.confidence >= Confidence.act else { return nil }
    func words(_ name: String) -> String? {
      guard let slot = recognition.slots.first(where: { $0.name == name }), !slot.range.isEmpty else {
        return nil
      }
      return String(decoding: Array(recognition.said.utf8)[slot.range], as: UTF8.self)
    }
    guard let new = words("day") ?? words("want") else { return nil }
    self.new = new
    isDay = words("day") != nil
    old = words("old")
    isRepeated = recognition.slots.word("again") != nil
  }
}

/// A corrected or repeated request as a line of its own, and the state to say it in: a correction starts
/// from the plan as it was before; nil when the line corrects nothing.
package func restated(
  _ recognition: Recognition, in state: DialogueState
) -> (line: String, state: DialogueState)? {
  guard let correction = Correction(recognition), let last = state.last,
    let line = last.said(with: correction)
  else { return nil }
  if correction.isRepeated { return (line, state) }
  guard !last.hasWritten else { return nil }
  var state = state
  if let before = last.before {
    guard case .awaitingApproval = state.planning else { return nil }
    state.planning = .awaitingApproval(before)
  }
  return (line, state)
}
