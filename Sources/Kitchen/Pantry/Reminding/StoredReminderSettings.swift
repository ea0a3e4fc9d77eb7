/// How the settings are kept: a text for each part that is not as usual.
extension ReminderSettings {
  /// What the settings of a household come to; texts that nobody can read count as none.
  package init(_ settings: [Setting]) {
    func value(_ name: Setting.Name) -> String? { settings.first { $0.name == name }?.value }
    self.init()
    for part in (value(.reminderDays) ?? "").split(separator: ";") {
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      guard halves.count == 2 else { continue }
      let days = halves[1].split(separator: ",").compactMap { Int($0) }.sorted(by: >)
      if halves[0].isEmpty { daysBefore = days } else { daysOfCategory[String(halves[0])] = days }
    }
    quiet = value(.reminderQuiet).flatMap { QuietHours($0) }
    off = Set(
      (value(.reminderOff) ?? "").split(separator: ",").compactMap { ReminderKind(rawValue: String($0)) })
    offPlaces = Set(
      (value(.reminderPlaces) ?? "").split(separator: ",").compactMap { PantryPlace(rawValue: String($0)) })
    // "+Fish" is fish alone.
    for kind in (value(.reminderKinds) ?? "").split(separator: ",") {
      if kind.hasPrefix("+") {
        onlyFoods.insert(String(kind.dropFirst()))
      } else {
        offFoods.insert(String(kind))
      }
    }
    isDaily = value(.reminderDaily) != nil
  }

  /// Every part with its text; nil for one that is as usual.
  package var stored: [(name: Setting.Name, value: String?)] {
    var days: [String] = []
    if daysBefore != Self.usualDays { days.append(":" + text(daysBefore)) }
    days += daysOfCategory.sorted { $0.key < $1.key }.map { "\($0.key):\(text($0.value))" }
    func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.sorted().joined(separator: ",") }
    return [
      (.reminderDays, days.isEmpty ? nil : days.joined(separator: ";")), (.reminderQuiet, quiet?.text),
      (.reminderOff, list(off.map(\.rawValue))), (.reminderPlaces, list(offPlaces.map(\.rawValue))),
      (.reminderDaily, isDaily ? "yes" : nil),
      (.reminderKinds, list(Array(offFoods) + onlyFoods.map { "+\($0)" })),
    ]
  }

  private func text(_ days: [Int]) -> String { days.map(String.init).joined(separator: ",") }
}
