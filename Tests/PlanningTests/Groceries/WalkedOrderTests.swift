import Kitchen
import Testing
import Values

@testable import Planning

/// The order learned from trips: a hidden one is found again though a fifth of the ticks is out of place.
@Suite struct WalkedOrderTests {
  private static let present = (0..<12).map { ListSection(rawValue: "s\($0)") }

  /// How well two orders of the same sections agree, from -1 to 1. Source: Spearman's rank correlation.
  private func agreement(_ one: [ListSection], _ other: [ListSection]) -> Double {
    let places = Dictionary(uniqueKeysWithValues: other.enumerated().map { ($1, $0) })
    let squares = one.enumerated().reduce(0) { sum, at in
      let apart = at.offset - (places[at.element] ?? 0)
      return sum + apart * apart
    }
    let count = one.count
    return 1 - 6 * Double(squares) / Double(count * (count * count - 1))
  }

  /// The ticks with a fifth of them, as a mean, at a drawn moment instead.
  private func trip(_ ticks: [ListSection], _ rng: inout SplitMix64) -> [ListSection] {
    let count = ticks.count / 5 + (rng.below(5) < ticks.count % 5 ? 1 : 0)
    let stray = Set(rng.shuffled(Array(ticks.indices)).prefix(count))
    var trip = ticks.indices.filter { !stray.contains($0) }.map { ticks[$0] }
    for index in stray.sorted() { trip.insert(ticks[index], at: rng.below(trip.count + 1)) }
    return trip
  }

  private func agreements(_ seeds: ClosedRange<UInt64>, ticks: Int?) -> [Double] {
    seeds.map { seed in
      var rng = SplitMix64(seed: seed &* 7_919)
      let hidden = rng.shuffled(Self.present)
      let places = Dictionary(uniqueKeysWithValues: hidden.enumerated().map { ($1, $0) })
      let trips = (0..<5).map { _ -> [ListSection] in
        let drawn = ticks.map { count in
          (0..<count).compactMap { _ in rng.pick(from: hidden) }.sorted {
            places[$0, default: 0] < places[$1, default: 0]
          }
        }
        return trip(drawn ?? hidden, &rng)
      }
      return agreement(walkedOrder(trips, from: Self.present), hidden)
    }.sorted()
  }

  @Test(
    "five trips, a fifth of the ticks out of place: the hidden order of twelve sections is found, one tick a section or twenty things",
    arguments: [(nil, 0.9), (20, 0.95)] as [(Int?, Double)])
  func found(ticks: Int?, share: Double) {
    let found = agreements(1...400, ticks: ticks)
    let median = found[found.count / 2]
    let good = Double(found.count { $0 >= 0.9 }) / Double(found.count)
    #expect(median >= 0.95, "median \(median)")
    #expect(good >= share, "share of at least 0.9: \(good), median \(median)")
  }

  @Test(
    "without a stray tick it is found exactly, and trips in any order say the same", arguments: UInt64(1)...40
  )
  func exact(seed: UInt64) {
    var rng = SplitMix64(seed: seed)
    let hidden = rng.shuffled(Self.present)
    let trips = (0..<3).map { _ in hidden.flatMap { Array(repeating: $0, count: 1 + rng.below(3)) } }
    #expect(walkedOrder(trips, from: Self.present) == hidden)
    let noisy = trips.map { trip($0, &rng) }
    let order = walkedOrder(noisy, from: Self.present)
    #expect(order == walkedOrder(rng.shuffled(noisy), from: Self.present))
    #expect(Set(order) == Set(Self.present) && order.count == Self.present.count)
  }

  @Test("what no trip went through stays as it stood, and sections nobody has are left out")
  func unseen() {
    let present = ["a", "b", "c", "d"].map { ListSection(rawValue: $0) }
    #expect(walkedOrder([], from: present) == present)
    let trips = [["c", "gone", "b"], ["c", "b"], ["c", "b"]].map { $0.map { ListSection(rawValue: $0) } }
    #expect(walkedOrder(trips, from: present).map(\.rawValue) == ["a", "c", "b", "d"])
    #expect(walkedOrder(trips, from: []) == [])
  }

  @Test("nothing is offered below three trips, where the order agrees, or where trips are at odds")
  func offers() {
    let present = ["a", "b", "c"].map { ListSection(rawValue: $0) }
    func offered(_ trips: String...) -> String? {
      orderToOffer(trips.map { $0.map { ListSection(rawValue: String($0)) } }, present: present).map { seen in
        "\(seen.sections.map(\.rawValue).joined()) \(seen.trips)"
      }
    }
    #expect(offered("cab", "cab") == nil)
    #expect(offered("abc", "abc", "abc", "abc") == nil)
    #expect(offered("cab", "cab", "cab") == "cab 3")
    #expect(offered("cab", "cab", "cab", "a", "bb") == "cab 3")
    #expect(offered("cab", "abc", "cab", "abc") == nil)
    #expect(offered("cab", "abc", "cab", "abc", "cab") == nil)
    #expect(offered("cab", "abc", "cab", "cab") == "cab 4")
    // The newest eight count: the store was rebuilt.
    let old = Array(repeating: "abc", count: 20)
    let trips = (Array(repeating: "cab", count: 8) + old).map { $0.map { ListSection(rawValue: String($0)) } }
    #expect(orderToOffer(trips, present: present)?.trips == 8)
  }
}
