/// The most that the evenings not yet filled can add to a week, given what stands on the board.
///
/// Sound because another dish on the board never makes a dish worth more, but for shared packages, which are
/// added in full. Two bounds are taken, the lower one counts: (1) every evening's own best dish; (2) as many
/// different dishes as there are evenings, of which one protein is new only once and tires with every use.
struct WeekBound {
  private let pools: [DayPool]
  private let quota: Int
  /// From an index on, how many pairs of evenings could share a pot.
  let pairs: [Int]
  /// Whether every evening sees all the earlier ones: then a protein is new once.
  private let isOneWeek: Bool
  /// Every dish once: its number by evening and place, and its protein by number.
  private let numbers: [[Int]]
  private let proteins: [Int]
  // What a dish adds at most, by number: with its protein being new, and without.
  private var new: [Int]
  private var tired: [Int]
  private var seen: [Int] = []

  /// Proteins there can be; a small number.
  private static let kinds = 16

  init(_ pools: [DayPool], quota: Int) {
    (self.pools, self.quota) = (pools, quota)
    var pairs = [Int](repeating: 0, count: pools.count + 2)
    for index in pools.indices.reversed() {
      let isPair = index + 1 < pools.count && pools[index].candidates.contains(where: \.isDouble)
      pairs[index] = max(pairs[index + 1], isPair ? 1 + pairs[index + 2] : 0)
    }
    self.pairs = pairs
    let span = (pools.last?.slot ?? 0) - (pools.first?.slot ?? 0)
    isOneWeek = span <= 6
    var numberOf: [Int: Int] = [:]
    var proteins: [Int] = []
    numbers = pools.map { pool in
      pool.candidates.map { dish in
        if let known = numberOf[dish.card] { return known }
        numberOf[dish.card] = proteins.count
        proteins.append(dish.protein)
        return proteins.count - 1
      }
    }
    self.proteins = proteins
    new = [Int](repeating: .min, count: proteins.count)
    tired = new
  }

  /// `work` grows by the gains looked at.
  mutating func rest(from next: Int, on board: WeekBoard, work: inout Int) -> Int {
    guard next < pools.count else { return 0 }
    var alone = 0
    for index in next..<pools.count {
      var most = Int.min
      let view = board.view(at: pools[index].slot)
      for (place, dish) in pools[index].candidates.enumerated() {
        let worth = view.most(dish)
        most = max(most, worth)
        if isOneWeek { note(numbers[index][place], worth, isNew: view.isNewProtein(dish)) }
      }
      work += pools[index].candidates.count
      alone += quota > 0 ? max(0, most) : most
    }
    return isOneWeek ? min(alone, different(pools.count - next)) : alone
  }

  private mutating func note(_ number: Int, _ worth: Int, isNew: Bool) {
    if new[number] == .min { seen.append(number) }
    new[number] = max(new[number], worth)
    tired[number] = max(tired[number], worth - (isNew ? PlanWeights.newProtein : 0))
  }

  /// The best so many different dishes can add.
  private mutating func different(_ count: Int) -> Int {
    // The best of each protein, in falling order, and what being new adds once.
    var best = [Int](repeating: .min, count: Self.kinds * count)
    var extra = [Int](repeating: 0, count: Self.kinds)
    for number in seen {
      let protein = proteins[number]
      extra[protein] = max(extra[protein], new[number] - tired[number])
      var value = tired[number]
      for place in (protein * count)..<(protein * count + count) where best[place] < value {
        swap(&best[place], &value)
      }
      new[number] = .min
      tired[number] = .min
    }
    seen.removeAll(keepingCapacity: true)
    var steps: [Int] = []
    for protein in 0..<Self.kinds {
      for times in 0..<count where best[protein * count + times] != .min {
        let first = times == 0 ? extra[protein] : 0
        steps.append(best[protein * count + times] + times * PlanWeights.proteinUse + first)
      }
    }
    steps.sort(by: >)
    let taken = steps.prefix(count)
    // Fewer dishes than evenings: one comes twice, which costs more than any dish is worth.
    return quota > 0 ? taken.reduce(0) { $0 + max(0, $1) } : taken.reduce(0, +)
  }
}
