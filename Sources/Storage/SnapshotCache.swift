import GRDB
import Kitchen
import Values

/// What was read last, part by part. Every change to the kitchen moves the turn's number, so nothing is
/// read twice for the same turn; after one's own turn only what it changed is read again.
struct SnapshotCache {
  private enum Part {
    case household, pantry, plans, favorites, history, evenings, money
  }

  private var turn: Int?
  private var day: Day?
  private var version: Int?
  private var household: Household??
  private var pantry: [PantryItem]?
  private var plans: [SavedPlan]?
  private var favorites: [RecipeID]?
  private var history: [MealHistoryEntry]?
  private var evenings: (notes: [EveningNote], fixed: [FixedDish])?
  private var money: (spendings: [Spending], prices: [OwnPrice])?

  /// The kitchen as it stands in the caller's transaction, without a conversation.
  mutating func snapshot(_ db: Database, today: Day) throws -> KitchenSnapshot {
    let turn = try MetaRecord.turn(db)
    let version = try db.rows(of: "meta", "PRAGMA data_version") { try $0.int() }.first
    if self.turn != turn || day != today || self.version != version {
      self = SnapshotCache()
      (self.turn, day, self.version) = (turn, today, version)
    }
    let household = try self.household ?? HouseholdRecord.read(db)
    let pantry = try self.pantry ?? PantryRecord.all(db)
    let plans = try self.plans ?? PlanRecord.plans(since: today - KitchenSnapshot.planDays, in: db)
    let favorites = try self.favorites ?? FavoriteRecord.all(db)
    (self.household, self.pantry, self.plans) = (.some(household), pantry, plans)
    self.favorites = favorites
    let first = today - KitchenSnapshot.historyDays
    let history = try self.history ?? HistoryRecord.entries(since: first, today: today, in: db)
    let evenings =
      try self.evenings
      ?? (
        EveningRecord.notes(since: today - KitchenSnapshot.eveningDays, in: db), EveningRecord.fixedDishes(db)
      )
    let money =
      try self.money ?? (MoneyRecord.spendings(since: first, in: db), MoneyRecord.prices(db))
    (self.history, self.evenings, self.money) = (history, evenings, money)
    return KitchenSnapshot(
      household: household, pantry: pantry, plans: plans, favorites: favorites, history: history,
      evenings: evenings.notes, fixedDishes: evenings.fixed, spendings: money.spendings,
      prices: money.prices, turn: turn,
      replica: try MetaRecord.replica(db))
  }

  /// After one's own turn, what it did not touch still holds under the new number.
  mutating func turnSaved(_ changes: [KitchenChange], after turn: Int, _ outcome: CommitOutcome) {
    guard case .committed(let saved) = outcome, self.turn == turn else {
      self = SnapshotCache()
      return
    }
    self.turn = saved
    for change in changes {
      switch Self.part(of: change) {
      case .household: household = nil
      case .pantry: pantry = nil
      case .plans: (plans, history) = (nil, nil)
      case .history: history = nil
      case .evenings: evenings = nil
      case .money: money = nil
      case .favorites: favorites = nil
      }
    }
  }

  private static func part(of change: KitchenChange) -> Part {
    switch change {
    case .setHousehold: .household
    case .addPlan, .setPlanStatus, .putMeal: .plans
    case .putPantryItem, .removePantryItem: .pantry
    case .setFavorite: .favorites
    case .putHistory, .removeHistory: .history
    case .setEvening, .setFixedDish: .evenings
    case .addSpending, .removeSpending, .setPrice, .removePrice: .money
    }
  }
}
