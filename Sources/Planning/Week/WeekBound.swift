import Values

/// The most that the evenings not yet filled can add to a week, given what stands on the board.
///
/// Sound because another dish on the board never makes a dish worth more, but for shared packages,
/// which are added in full. Two bounds are taken, the lower one counts: (1) every evening's own best
/// dish; (2) as many different dishes as there are evenings, of which one protein is new only once
/// and tires with every use.
struct WeekBound {
  private let pools: [DayPool]
  private let quota: Int
  /// From an index on, how many pairs of evenings could share a pot.
  let pairs: [Int]
  /// Whether every evening sees all the earlier ones: then a protein is new once.
  private let isOneWeek: Bool
  private var dishes: [Int: Worth] = [:]

  /// What one dish adds at most, with and without its protein being new.
  private struct Worth {
    var protein: Int
    var fresh: Int
    var tired: Int
  }

  init(_ pools: [DayPool], quota: Int) {
    self.pools = pools
    self.quota = quota
    var pairs = [Int](repeating: 0, count: pools.count + 2)
    for index in pools.indices.reversed() {
      let isPair = index + 1 < pools.count && pools[index].candidates.contains(where: \.isDouble)
      pairs[index] = max(pairs[index + 1], isPair ? 1 + pairs[index + 2] : 0)
    }
    self.pairs = pairs
    let span = (pools.last?.slot ?? 0) - (pools.first?.slot ?? 0)
    isOneWeek = span <= 6
  }

  /// `work` grows by the gains looked at.
  mutating func rest(from next: Int, on board: WeekBoard, work: inout Int) -> Int {
    guard next < pools.count else { return 0 }
    var alone = 0
    dishes.removeAll(keepingCapacity: true)
    for pool in pools[next...] {
      var most = Int.min
      for dish in pool.candidates {
        let worth = board.worth(dish, at: pool.slot)
        most = max(most, worth.gain)
        if isOneWeek { note(dish, worth) }
      }
      work += pool.candidates.count
      alone += quota > 0 ? max(0, most) : most
    }
    return isOneWeek ? min(alone, different(pools.count - next)) : alone
  }

  private mutating func note(_ dish: Candidate, _ worth: (gain: Int, isNewProtein: Bool)) {
    let tired = worth.gain - (worth.isNewProtein ? PlanWeights.newProtein : 0)
    if let known = dishes[dish.card] {
      dishes[dish.card]?.fresh = max(known.fresh, worth.gain)
      dishes[dish.card]?.tired = max(known.tired, tired)
    } else {
      dishes[dish.card] = Worth(protein: dish.protein, fresh: worth.gain, tired: tired)
    }
  }

  /// The best so many different dishes can add.
  private func different(_ count: Int) -> Int {
    var byProtein: [Int: [Worth]] = [:]
    for dish in dishes.values { byProtein[dish.protein, default: []].append(dish) }
    var steps: [Int] = []
    for group in byProtein.values {
      let extra = group.map { $0.fresh - $0.tired }.max() ?? 0
      for (times, tired) in group.map(\.tired).sorted(by: >).prefix(count).enumerated() {
        steps.append(tired + times * PlanWeights.proteinUse + (times == 0 ? extra : 0))
      }
    }
    steps.sort(by: >)
    let taken = steps.prefix(count)
    // Fewer dishes than evenings: one comes twice, which costs more than any dish is worth.
    return quota > 0 ? taken.reduce(0) { $0 + max(0, $1) } : taken.reduce(0, +)
  }
}

extension WeekBoard {
  /// What the dish can add at the slot whatever else is still to come, leftovers not counted.
  func worth(_ dish: Candidate, at slot: Int) -> (gain: Int, isNewProtein: Bool) {
    var plain = dish
    plain.fresh = 0
    var isNew = true
    for index in (slot - 6)..<slot where slots[index].protein == dish.protein { isNew = false }
    let shared = dish.fresh == 0 ? 0 : PlanWeights.mostShared * PlanWeights.shared
    let pot = dish.isDouble ? PlanWeights.leftovers : 0
    return (gain(plain, at: slot) + shared - pot, isNew)
  }
}
