import Kitchen
import Testing
import Values

@Suite("Reminders of what runs out of time")
struct ReminderTests {
  private let today = Day(iso: "2026-03-02") ?? Day(number: 0)
  private func id(_ number: Int) -> ID<PantryItem> {
    var source = IdentitySource(replica: 1, turn: number)
    return source.next()
  }

  private func lot(_ number: Int, until days: Int?, bought: Int? = nil, opened: Int? = nil) -> PantryItem {
    var lot = PantryItem(
      id: id(number), name: "food \(number)", ingredient: nil, amount: Amount(.one, .each),
      bestBefore: days.map { today + $0 }, opened: opened.map { today + $0 })
    lot.bought = bought.map { today + $0 }
    return lot
  }

  private func due(
    _ pantry: [PantryItem], _ settings: ReminderSettings = ReminderSettings(),
    raised: Set<RaisedReminder.Key> = [],
    day: Int = 0, hour: Int = 9
  ) -> (said: [LotReminder], reached: [LotReminder]) {
    dueReminders(
      of: pantry, settings: settings, raised: raised, at: CivilTime(day: today + day, hour: hour)
    ) { _ in ["Milk", "Dairy"] }
  }

  @Test("the nearest step is said, the ones it overtook count as said")
  func nearestStep() {
    let found = due([lot(1, until: 2)])
    #expect(found.said.map(\.step) == [3])
    #expect(Set(found.reached.map(\.step)) == [3, 7])
    #expect(due([lot(1, until: 2)], raised: Set(found.reached.map(\.key))).said.isEmpty)
  }

  @Test("a step that had passed when the food came home is none")
  func boughtLate() {
    #expect(due([lot(1, until: 6, bought: 0)]).said.isEmpty)
    #expect(due([lot(1, until: 3, bought: -3)]).said.map(\.step) == [3])
  }

  @Test("what is past its date comes first, then today, then ahead, and of a lot one thing")
  func order() {
    let found = due([lot(1, until: 1), lot(2, until: 0, opened: -10), lot(3, until: -1)])
    #expect(found.said.map(\.lot.name) == ["food 3", "food 2", "food 1"])
    #expect(found.said.map(\.kind) == [.expired, .today, .ahead])
  }

  @Test("opened food is spoken of at a half, three quarters and nine tenths of its time")
  func openedParts() {
    let open = lot(1, until: 30, opened: -10)
    #expect(due([open]).said.isEmpty)
    #expect(due([open], day: 10).said.map(\.step) == [50])
    #expect(due([open], day: 20).said.map(\.step) == [75])
  }

  @Test("little left is said once, whatever its date")
  func low() {
    var lot = lot(1, until: nil)
    lot.full = Rational(8)
    lot.held = .measured(Amount(.one, .each))
    let found = due([lot])
    #expect(found.said.map(\.kind) == [.low])
    #expect(due([lot], raised: Set(found.reached.map(\.key)), day: 3).said.isEmpty)
  }

  @Test("half of it left is said once, and little left once more")
  func partlyUsed() {
    var lot = lot(1, until: nil)
    lot.full = Rational(8)
    lot.held = .measured(Amount(Rational(4), .each))
    let half = due([lot])
    #expect(half.said.map(\.step) == [50])
    lot.held = .measured(Amount(.one, .each))
    let low = due([lot], raised: Set(half.reached.map(\.key)))
    #expect(low.said.map(\.step) == [0])
    #expect(due([lot], ReminderSettings(off: [.low])).said.isEmpty)
  }

  @Test("a subcategory has days of its own, and kinds are left out or alone spoken of")
  func foods() {
    let soon = lot(1, until: 2)
    #expect(due([lot(1, until: 5)], ReminderSettings(daysOfCategory: ["Milk": [5]])).said.map(\.step) == [5])
    #expect(due([soon], ReminderSettings(offFoods: ["Milk"])).said.isEmpty)
    #expect(due([soon], ReminderSettings(offFoods: ["Snacks"])).said.count == 1)
    var settings = ReminderSettings()
    settings.onlyFoods = ["Fish"]
    #expect(due([soon], settings).said.isEmpty)
    settings.onlyFoods = ["Dairy"]
    #expect(due([soon], settings).said.count == 1)
  }

  @Test("old reminders are those of food that is gone or has another date")
  func old() {
    let (here, gone, moved) = (lot(1, until: 2), lot(2, until: 2), lot(3, until: 2))
    let given = due([here, gone, moved]).reached.map {
      RaisedReminder($0.key, name: $0.lot.name, raised: today)
    }
    var later = moved
    later.bestBefore = today + 9
    let old = Set(oldReminders(given, pantry: [here, later]).map(\.name))
    #expect(old == ["food 2", "food 3"])
  }

  @Test("what is past its date by so many days is cleared out, the longest past first")
  func pastDate() {
    let pantry = [lot(1, until: -7), lot(2, until: -8), lot(3, until: 0), lot(4, until: nil)]
    #expect(lotsPastDate(by: 7, in: pantry, on: today).map(\.name) == ["food 2", "food 1"])
    #expect(lotsPastDate(by: 8, in: pantry, on: today).map(\.name) == ["food 2"])
    #expect(lotsPastDate(by: -3, in: pantry, on: today).map(\.name) == ["food 2", "food 1"])
    #expect(clearsOutAfter([Setting(.clearOut, "14")]) == 14)
    #expect(clearsOutAfter([Setting(.clearOut, "0")]) == nil && clearsOutAfter([]) == nil)
  }

  @Test("kinds, places and categories follow the settings")
  func settings() {
    var fridge = lot(1, until: 2)
    fridge.place = .freezer
    #expect(due([fridge], ReminderSettings(offPlaces: [.freezer])).said.isEmpty)
    #expect(due([lot(1, until: 2)], ReminderSettings(off: [.ahead])).said.isEmpty)
    #expect(due([lot(1, until: 5)], ReminderSettings(daysOfCategory: ["Dairy": [5]])).said.map(\.step) == [5])
    #expect(
      due([lot(1, until: 5)], ReminderSettings(daysOfCategory: ["Produce": [5]])).said.map(\.step) == [7])
  }

  @Test("every setting survives being kept as text")
  func stored() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      var settings = ReminderSettings(
        daysBefore: (0..<random.below(4)).map { _ in 1 + random.below(20) },
        quiet: QuietHours(from: random.below(1440), until: random.below(1440)),
        off: Set(ReminderKind.allCases.filter { _ in random.below(2) == 0 }),
        offPlaces: Set(PantryPlace.allCases.filter { _ in random.below(3) == 0 }),
        isDaily: random.below(2) == 0)
      if random.below(2) == 0 { settings.daysOfCategory["Meat & Seafood"] = [4, 2] }
      if random.below(2) == 0 { settings.offFoods = ["Snacks", "Frozen Foods"] }
      if random.below(3) == 0 { settings.onlyFoods = ["Fish"] }
      let kept = settings.stored.compactMap { name, value in value.map { Setting(name, $0) } }
      #expect(ReminderSettings(kept) == settings)
    }
  }

  @Test(
    "quiet hours hold past midnight",
    arguments: [
      ("22:00-07:00", 23, true), ("22:00-07:00", 7, false), ("13:00-15:00", 14, true),
      ("13:00-15:00", 15, false),
    ])
  func quiet(_ text: String, _ hour: Int, _ holds: Bool) throws {
    let hours = try #require(QuietHours(text))
    #expect(hours.holds(at: CivilTime(day: today, hour: hour)) == holds)
    #expect(hours.text == text)
  }

  /// Four runs a day for a year over 200 lots that are bought, opened, half used and eaten.
  @Test(
    "in a year each reminder comes once, none in quiet hours, and every date is told",
    arguments: [1, 2, 3] as [UInt64])
  func year(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var pantry: [PantryItem] = []
    var raised: Set<RaisedReminder.Key> = []
    var told: [ID<PantryItem>: Set<ReminderKind>] = [:]
    var steps: [ID<PantryItem>: [ReminderKind: [Int]]] = [:]
    var next = 0
    let quiet = try #require(QuietHours("22:00-07:00"))
    let settings = ReminderSettings(quiet: quiet)
    for day in 0..<365 {
      while pantry.count < 200 {
        next += 1
        pantry.append(lot(next, until: day + 2 + random.below(60), bought: day))
      }
      for hour in [3, 9, 15, 23] {
        let found = due(pantry, settings, raised: raised, day: day, hour: hour)
        if quiet.holds(at: CivilTime(day: today, hour: hour)) {
          #expect(found.said.isEmpty && found.reached.isEmpty)
        }
        #expect(Set(found.said.map(\.lot.id)).count == found.said.count)
        for reminder in found.reached { #expect(raised.insert(reminder.key).inserted) }
        for reminder in found.said { told[reminder.lot.id, default: []].insert(reminder.kind) }
        // Opened parts and what is left are noted once each, whatever was the more pressing thing to say.
        for reminder in found.reached {
          steps[reminder.lot.id, default: [:]][reminder.kind, default: []].append(reminder.step)
        }
        #expect(due(pantry, settings, raised: raised, day: day, hour: hour).said.isEmpty)
      }
      // Whatever has come to its date by now was told of, as far as it stood here the day before.
      for lot in pantry {
        let left = try #require(lot.bestBefore) - (today + day)
        if left == 0 { #expect(told[lot.id]?.contains(.today) == true) }
        if left < 0 { #expect(told[lot.id]?.contains(.expired) == true) }
        let low = steps[lot.id]?[.low] ?? []
        let percent = lot.percentLeft ?? 100
        #expect(
          Set(low).count == low.count && low.contains(0) == (percent <= 25)
            && low.contains(50) == (percent <= 50))
        // Of one date only: the time of an opened food counts to it.
        let opened = steps[lot.id]?[.opened] ?? []
        #expect(Set(opened).count == opened.count)
      }
      pantry = pantry.compactMap { lot in
        let left = (lot.bestBefore ?? today) - (today + day)
        if left < -2 || random.below(30) == 0 { return nil }
        var lot = lot
        if let part = lot.amount, random.below(15) == 0 {
          if lot.full == nil { lot.full = part.value }
          lot.held = .measured(Amount(part.value * Rational(1, 2), part.unit))
        }
        guard lot.opened == nil, random.below(12) == 0 else { return lot }
        var opened = lot
        opened.opened = today + day
        return opened
      }
    }
  }
}
