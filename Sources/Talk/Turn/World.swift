/// Everything one turn may look at: the kitchen as it stands, the knowledge, the clock. Nothing else.
package struct World: Sendable {
  package private(set) var kitchen: Snapshot
  package var catalogue: Catalogue
  package var grammar: Grammar
  package var context: TurnContext
  /// The rooms of the program, by which intents, roles and questions are found.
  package var house: House
  /// Reads words again as what they may mean; only the recogniser itself can.
  package var reader: any LineReader
  /// Supplies that fail in this turn; a transcript's `@ fail`.
  package var failing: [Supply]
  /// Set when the turn is decided again because saving failed.
  package var saveFailure: StoreFailure?
  /// `--yes`: questions take their defaults.
  package var answersYes: Bool
  /// What the journal knows of the rows of one SQL table, the newest first; read only where somebody asks, and nil where it
  /// can't be read.
  package var past: @Sendable (_ table: String) -> [RowStep]? = { _ in [] }
  /// The name given for who speaks, with the talk or in it; nil where none was, or one that names nobody ("me").
  package var speaker: String? { given ?? kitchen[Setting.self].first { $0.name == .speaker }?.value }
  private var given: String?
  /// Dinners gone by, planned and told; see `history`.
  private var pastDinners: [MealHistoryEntry]

  package init(
    kitchen: Snapshot, catalogue: Catalogue, grammar: Grammar, context: TurnContext, house: House,
    reader: any LineReader = NoReader(), failing: [Supply] = [], saveFailure: StoreFailure? = nil,
    answersYes: Bool = false, speaker: String? = nil
  ) {
    (self.kitchen, self.catalogue, self.grammar, self.context) = (kitchen, catalogue, grammar, context)
    (self.house, self.reader, self.failing, self.saveFailure) = (house, reader, failing, saveFailure)
    self.answersYes = answersYes
    if case .named(let name) = PersonWords(speaker) { given = name }
    pastDinners = Self.history(of: kitchen, before: context.today)
  }

  package var today: Day { context.today }

  /// The kitchen as a change leaves it, for the rest of the turn.
  package mutating func apply(_ change: Change) {
    kitchen.apply(change, on: today)
    // Many rows of other tables may change in a turn, and the past with none of them.
    guard change.row(SavedPlan.self) != nil || change.row(MealHistoryEntry.self) != nil else { return }
    pastDinners = Self.history(of: kitchen, before: today)
  }

  /// Dinners of the last 400 days: cooked ones of plans in force whose day has passed, with all that was
  /// told, also of today; by day, then recipe.
  package var history: [MealHistoryEntry] { pastDinners }

  private static func history(of kitchen: Snapshot, before today: Day) -> [MealHistoryEntry] {
    let recent = kitchen[SavedPlan.self].filter { $0.plan.status == .active || $0.plan.status == .completed }
      .flatMap(\.plan.meals).filter { $0.kind == .cook && $0.day < today }.map { MealHistoryEntry($0) }
    let planned = kitchen[PastDinner.self].map(\.entry) + recent
    return mergedHistory(
      planned: planned.sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) },
      told: kitchen[MealHistoryEntry.self])
  }
}

/// A dinner of a plan too long past to be shown any more, as history remembers it.
package struct PastDinner: Hashable, Sendable, Codable {
  package var entry: MealHistoryEntry
  package init(_ entry: MealHistoryEntry) { self.entry = entry }
}

/// Reads a person's words again as something they may mean.
package protocol LineReader: Sendable {
  /// The line read as that intent, with whatever of it fills the intent's slots; nil for an unknown intent.
  func reading(of line: String, as intent: String) -> Recognition?
  /// Stretches of the line that may not be passed over and that none of these slots holds, as they were written.
  func overlooked(in line: String, beside slots: [SlotBinding]) -> [String]
  /// The words as a bare answer to that expectation; nil when they are none.
  func value(of words: String, for expectation: Expectation) -> SlotValue?
}

/// For tests, and wherever no line is read again.
package struct NoReader: LineReader {
  package init() {}
  package func reading(of line: String, as intent: String) -> Recognition? { nil }
  package func overlooked(in line: String, beside slots: [SlotBinding]) -> [String] { [] }
  package func value(of words: String, for expectation: Expectation) -> SlotValue? { nil }
}
