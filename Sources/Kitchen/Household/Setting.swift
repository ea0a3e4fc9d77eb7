/// One choice of a household: how things are shown, when it is reminded, who speaks. Without one, all is as usual.
package struct Setting: Hashable, Sendable, Codable {
  /// What can be chosen.
  package enum Name: String, CaseIterable, Codable, Sendable {
    /// A `UnitSystem`: metric or us.
    case measures
    /// A `TemperatureScale`, where it is not that of the measures.
    case degrees
    /// The name of who speaks where none is given with the talk: what "I" avoid is theirs.
    case speaker
    /// `ReminderSettings`, a text for each of its parts.
    case reminderDays = "reminders.days"
    case reminderQuiet = "reminders.quiet"
    case reminderOff = "reminders.off"
    case reminderPlaces = "reminders.places"
    case reminderDaily = "reminders.daily"
    case reminderKinds = "reminders.kinds"
    /// After how many days past its date food is cleared out by itself.
    case clearOut = "pantry.clear-out"
    /// Whether errors, timings and acts are written down on this machine.
    case log
    /// The last dinner whose ingredients were taken out of the pantry: its day and its recipe.
    case takenOut = "pantry.taken-out"
    /// What the household wants to throw away less than, in a month and in a year: a `WasteGoal`.
    case wasteMonth = "waste.month"
    case wasteYear = "waste.year"
    /// The weekdays of the shopping: their raw values, comma between.
    case shoppingDays = "shopping.days"
  }

  package var name: Name
  /// The raw value of what was chosen.
  package var value: String

  package init(_ name: Name, _ value: String) { (self.name, self.value) = (name, value) }
}

/// How amounts and temperatures are wanted; nil parts stand as they are written, or follow the other.
/// Source: requirements QM-16.
package struct ShownMeasures: Hashable, Sendable {
  package var system: UnitSystem?
  package var degrees: TemperatureScale?

  package init(system: UnitSystem? = nil, degrees: TemperatureScale? = nil) {
    (self.system, self.degrees) = (system, degrees)
  }

  /// What the settings of a household come to; values that nobody knows any more count as none.
  package init(_ settings: [Setting]) {
    func value(_ name: Setting.Name) -> String? { settings.first { $0.name == name }?.value }
    system = value(.measures).flatMap { UnitSystem(rawValue: $0) }
    degrees = value(.degrees).flatMap { TemperatureScale(rawValue: $0) }
  }
}
