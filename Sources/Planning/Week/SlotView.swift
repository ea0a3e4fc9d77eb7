/// Everything of a board that matters for the dish of one evening, summed up once so that each dish is
/// weighed in a few steps.
struct SlotView {
  private let hasCuisineRules: Bool
  /// How often each protein was cooked in the 14 days before, by its index.
  private var uses = SIMD16<UInt8>()
  // What the six days before hold, as bits. Past 128 cuisines, or 64 methods, two share a bit and
  // count as one.
  private var proteins: UInt32 = 0
  private var cuisines: UInt128 = 0
  private var methods: UInt64 = 0
  /// The starches of the two evenings before.
  private var starches: UInt32 = 0
  // Dinners of fish, and with meat or fish, in the six days before.
  private var seafoodDinners = 0
  private var fleshDinners = 0
  private var fresh: UInt128 = 0
  private var usedUp: UInt64 = 0
  private var favorites = 0
  /// Cuisines that some seven days around the evening already hold as often as they may.
  private var full: UInt128 = 0
  /// Dishes of the plan on the evenings before; the first sixteen, then the rest.
  private var cards = SIMD16<Int32>(repeating: -1)
  private var cardCount = 0
  /// A quick no: a bit for every dish, shared by many.
  private var cardBits: UInt64 = 0
  private var moreCards: [Int] = []
  private let before, next, afterNext: Neighbour

  /// The evening beside: what must not come again.
  private struct Neighbour {
    let protein, cuisine: Int

    init(_ slot: WeekBoard.Slot, isBefore: Bool = false) {
      let counts = isBefore || !slot.isLeftovers
      protein = counts ? slot.protein : -1
      cuisine = counts ? slot.cuisine : -1
    }
  }

  init(_ board: borrowing WeekBoard, at slot: Int) {
    let slots = board.slots
    hasCuisineRules = board.hasCuisineRules
    before = Neighbour(slots[slot - 1], isBefore: true)
    next = Neighbour(slots[slot + 1])
    afterNext = Neighbour(slots[slot + 2])
    for index in (slot - ProteinRotation.days)..<slot {
      let earlier = slots[index]
      guard earlier.card >= 0 || earlier.protein >= 0 || earlier.cuisine >= 0 else { continue }
      if earlier.protein >= 0, !earlier.isLeftovers { uses[earlier.protein] &+= 1 }
      if earlier.isInPlan { note(earlier.card) }
      guard index >= slot - 6 else { continue }
      if earlier.protein >= 0 {
        proteins |= 1 << UInt32(earlier.protein)
        if ProteinSource.isFish(index: earlier.protein) { seafoodDinners += 1 }
        if ProteinSource.isFlesh(index: earlier.protein) { fleshDinners += 1 }
      }
      if index >= slot - 2, earlier.starch >= 0 { starches |= 1 << UInt32(earlier.starch) }
      if earlier.cuisine >= 0 { cuisines |= 1 << UInt128(earlier.cuisine % 128) }
      if earlier.method >= 0 { methods |= 1 << UInt64(earlier.method % 64) }
      fresh |= earlier.fresh
      usedUp |= earlier.usesUp
      if earlier.isFavorite { favorites += 1 }
    }
    for index in board.taken where index < slot - ProteinRotation.days { note(slots[index].card) }
    for end in slot...max(slot, min(slot + 6, board.lastFixed)) {
      // Seen once, twice, as often as may be (three times): a bit for each cuisine.
      var once: UInt128 = 0
      var twice: UInt128 = 0
      for index in (end - 6)...end where slots[index].cuisine >= 0 && !slots[index].isLeftovers {
        let bit = UInt128(1) << UInt128(slots[index].cuisine % 128)
        full |= twice & bit
        twice |= once & bit
        once |= bit
      }
    }
  }

  private func isThere(_ card: Int) -> Bool {
    for index in 0..<cardCount where cards[index] == Int32(truncatingIfNeeded: card) { return true }
    return moreCards.contains(card)
  }

  private mutating func note(_ card: Int) {
    guard card >= 0 else { return }
    cardBits |= 1 << UInt64(card & 63)
    if cardCount < 16 {
      cards[cardCount] = Int32(truncatingIfNeeded: card)
      cardCount += 1
    } else {
      moreCards.append(card)
    }
  }

  /// The rules the dish breaks here. What is left of a dish is "yesterday" for the evening after it.
  func broken(_ dish: Candidate) -> Broken {
    var broken = dish.fixed
    let following = dish.isDouble ? afterNext : next
    if before.protein == dish.protein || following.protein == dish.protein { broken.insert(.protein) }
    if before.cuisine == dish.cuisine || following.cuisine == dish.cuisine
      || full & (1 << UInt128(dish.cuisine % 128)) != 0
    {
      broken.insert(.cuisine)
    }
    if cardBits & (1 << UInt64(dish.card & 63)) != 0, isThere(dish.card) { broken.insert(.dishTwice) }
    return broken
  }

  func rulePoints(_ dish: Candidate) -> Int {
    var broken = broken(dish)
    if !hasCuisineRules { broken.remove(.cuisine) }
    let tired = max(0, times(dish) - ProteinRotation.most + 1) * PlanWeights.tiredProtein
    return broken.points + tired
  }

  /// Whether its protein was not eaten in the six days before.
  func isNewProtein(_ dish: Candidate) -> Bool { proteins & (1 << UInt32(dish.protein)) == 0 }

  /// What the dish adds to the week here.
  func gain(_ dish: Candidate) -> Int {
    var points = dish.points + rulePoints(dish)
    if isNewProtein(dish) { points += PlanWeights.newProtein }
    if cuisines & (1 << UInt128(dish.cuisine % 128)) == 0 { points += PlanWeights.newCuisine }
    if methods & (1 << UInt64(dish.method % 64)) == 0 { points += PlanWeights.newMethod }
    if dish.starch < 0 || starches & (1 << UInt32(dish.starch)) == 0 { points += PlanWeights.newStarch }
    if fleshDinners < PlanWeights.fleshDinners, ProteinSource.isFlesh(index: dish.protein) {
      points += PlanWeights.flesh
      if seafoodDinners < PlanWeights.seafoodDinners, ProteinSource.isFish(index: dish.protein) {
        points += PlanWeights.seafood
      }
    }
    if dish.isFavorite, favorites < PlanWeights.favorites { points += PlanWeights.favorite }
    if dish.isDouble { points += PlanWeights.leftovers }
    if dish.fresh & fresh != 0 {
      points += min(PlanWeights.mostShared, (dish.fresh & fresh).nonzeroBitCount) * PlanWeights.shared
    }
    if dish.usesUp != 0 { points += (dish.usesUp & ~usedUp).nonzeroBitCount * PlanWeights.usesUp }
    let uses = times(dish)
    points += uses * PlanWeights.proteinUse
    if uses >= ProteinRotation.preferred { points += PlanWeights.thirdUse }
    return points
  }

  /// What the dish can add here whatever else is still to come, leftovers not counted.
  func most(_ dish: Candidate) -> Int {
    let shared = dish.fresh == 0 ? 0 : (dish.fresh & fresh).nonzeroBitCount
    let more = dish.fresh == 0 ? 0 : max(0, PlanWeights.mostShared - shared) * PlanWeights.shared
    return gain(dish) + more - (dish.isDouble ? PlanWeights.leftovers : 0)
  }

  private func times(_ dish: Candidate) -> Int { Int(uses[dish.protein]) }
}

extension WeekBoard {
  func view(at slot: Int) -> SlotView { SlotView(self, at: slot) }
}
