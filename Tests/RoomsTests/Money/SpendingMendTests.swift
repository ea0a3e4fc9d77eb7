import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import MoneyRoom

/// What a line may do to spendings that are noted.
@Suite struct SpendingMendTests {
  private static let today = CounterTalk.today

  private func spending(_ turn: Int, _ cents: Int, ago: Int = 0, store: String? = nil) -> Spending {
    var ids = IdentitySource(replica: 3, turn: turn)
    return Spending(id: ids.next(), day: Self.today - ago, amount: Money(cents: cents), store: store)
  }

  private func mend(
    _ sums: [Int], day: Day? = nil, store: String? = nil, takesBack: Bool = false, focus: Spending? = nil
  ) -> SpendingMend {
    SpendingMend(
      sums: sums.map { Money(cents: $0) }, day: day, store: store, takesBack: takesBack, focus: focus?.id.text
    )
  }

  @Test("the sum that is noted gives way to the other one, in whatever order they are said")
  func replaces() {
    let (old, other) = (spending(1, 4_120), spending(2, 900))
    for sums in [[4_120, 1_420], [1_420, 4_120]] {
      #expect(
        mend(sums).decide(among: [old, other], today: Self.today) == .replace(old, with: Money(cents: 1_420)))
    }
  }

  @Test("a sum that is denied and put by no other changes nothing, and is asked about")
  func denied() {
    let (old, last) = (spending(1, 4_120), spending(2, 900))
    for sums in [[4_120], [7_700]] {
      var line = mend(sums, focus: last)
      line.denies = true
      #expect(
        line.decide(among: [old, last], today: Self.today) == .unclear(sums == [4_120] ? [old] : [old, last]))
    }
  }

  @Test("one sum mends the trip just talked about, and takes nothing back that was never noted")
  func single() {
    let (old, last) = (spending(1, 4_120), spending(2, 900))
    #expect(
      mend([1_420], focus: old).decide(among: [old, last], today: Self.today)
        == .replace(old, with: Money(cents: 1_420)))
    #expect(
      mend([9_900], takesBack: true).decide(among: [old, last], today: Self.today) == .unclear([old, last]))
    #expect(mend([4_120], takesBack: true).decide(among: [old, last], today: Self.today) == .takeBack([old]))
  }

  /// Spendings and lines drawn at random.
  @Test("nothing goes that no sum, day, store or the talk points at", arguments: 0..<200)
  func pointedAt(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let all = (0..<random.below(5)).map { turn in
      spending(
        turn + 1, [500, 1_000, 1_500, 2_030][random.below(4)], ago: random.below(9),
        store: [nil, "Aldi", "Costco"][random.below(3)])
    }
    let sums = (0..<random.below(3)).map { _ in [500, 1_000, 1_500, 2_000, 7_700][random.below(5)] }
    let day = random.below(3) == 0 ? Self.today - random.below(9) : nil
    let store = random.below(3) == 0 ? "Aldi" : nil
    let line = mend(sums, day: day, store: store, takesBack: random.below(2) == 0)
    let gone: [Spending] =
      switch line.decide(among: all, today: Self.today) {
      case .takeBack(let some): some
      case .replace(let one, _): [one]
      case .unclear: []
      }
    let isPlaced = day != nil || store != nil
    for one in gone {
      let isNamed = sums.contains {
        one.amount.cents == $0 || $0 % 100 == 0 && one.amount.cents / 100 == $0 / 100
      }
      let isThere = day.map { $0 == one.day } ?? true && store.map { $0 == one.store } ?? true
      // Without a day and a store "the last receipt" is the newest, and one sum alone stands in its place.
      let isLast = !isPlaced && one == all.last && (sums.isEmpty || sums.count == 1 && !line.takesBack)
      #expect(isNamed || isPlaced && isThere || isLast)
    }
    if !line.takesBack { #expect(gone.count < 2) }
    if sums.isEmpty, !line.takesBack { #expect(gone.isEmpty) }
  }
}
