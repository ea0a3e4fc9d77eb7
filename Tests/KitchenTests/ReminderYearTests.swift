import Kitchen
import Testing
import Values

/// A year of `sous remind`, twice a day and once at night, over 200 lots. Source: 003 "Notifications"; requirements BB-11, BB-22.
@Suite("A year of reminders")
struct ReminderYearTests {
  private let first = Day(iso: "2026-01-01") ?? Day(number: 0)

  private func lots() -> [PantryItem] {
    var numbers = SplitMix64(seed: 17)
    var source = IdentitySource(replica: 1, turn: 1)
    return (0..<200).map { number in
      let bought = first + numbers.below(300)
      var lot = PantryItem(
        id: source.next(), name: "food \(number)", ingredient: nil, amount: Amount(.one, .each),
        bestBefore: bought + numbers.within(1...90))
      lot.bought = bought
      if numbers.below(3) == 0 { lot.opened = bought + numbers.below(5) }
      return lot
    }
  }

  @Test("each reminder that is due is raised once, none in quiet hours, and nothing new on a second run")
  func year() throws {
    var settings = ReminderSettings()
    settings.quiet = QuietHours("21:00-07:00")
    let lots = lots()
    var raised: Set<RaisedReminder.Key> = []
    var said: [RaisedReminder.Key: Int] = [:]
    for offset in 0..<365 {
      let day = first + offset
      let home = lots.filter { $0.bought.map { $0 <= day } ?? false }
      func due(_ hour: Int) -> (said: [LotReminder], reached: [LotReminder]) {
        dueReminders(
          of: home, settings: settings, raised: raised, at: CivilTime(day: day, hour: hour)
        ) { _ in [] }
      }
      #expect(due(3).said.isEmpty && due(22).said.isEmpty)
      let morning = due(9)
      for reminder in morning.said { said[reminder.key, default: 0] += 1 }
      raised.formUnion(morning.reached.map(\.key))
      let again = due(9)
      #expect(again.said.isEmpty && again.reached.isEmpty, "said twice on \(day.iso)")
    }
    #expect(said.values.allSatisfy { $0 == 1 })
    // Every lot whose date lies within the year was told to be past it, and on its day.
    for lot in lots where lot.bestBefore.map({ $0 < first + 364 }) ?? false {
      let kinds = said.keys.filter { $0.lot == lot.id }.map(\.kind)
      #expect(kinds.contains(.expired) && kinds.contains(.today), "\(lot.name)")
    }
  }
}
