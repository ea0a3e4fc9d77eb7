/// The rotation rules a dish breaks where it stands.
struct Broken: OptionSet {
  let rawValue: UInt8

  static let protein = Broken(rawValue: 1)
  static let cuisine = Broken(rawValue: 2)
  static let recentDish = Broken(rawValue: 4)
  static let dishTwice = Broken(rawValue: 8)

  /// What the search loses by it.
  var points: Int {
    (contains(.protein) ? PlanWeights.repeatedProtein : 0)
      + (contains(.cuisine) ? PlanWeights.repeatedCuisine : 0)
      + (contains(.recentDish) ? PlanWeights.recentDish : 0)
      + (contains(.dishTwice) ? PlanWeights.dishTwice : 0)
  }
}

/// A dish as the search sees it on one evening: small numbers only.
struct Candidate {
  /// Its place in the larder's cards.
  var card: Int
  var protein, cuisine, method: Int
  /// Below zero for none.
  var starch: Int
  /// What it earns on this evening whatever the rest of the week is.
  var points: Int
  /// Rules it breaks against meals that are not up for choice.
  var fixed: Broken
  /// Breaks ties; then the id does.
  var tie: UInt64
  /// Cooked for this evening and the next, which then has no dish of its own.
  var isDouble = false
  var isFavorite = false
  /// Lots at home it would use up in time, as bits.
  var usesUp: UInt64 = 0
  /// Fresh foods it opens a package of, as bits.
  var fresh: UInt128 = 0
}

/// The evenings before, in and after a plan, one slot a day. Only fixed meals stand ahead of the slot
/// being filled: the search goes through the days in order.
struct WeekBoard {
  /// One evening; numbers below zero mean nothing is there, or its method is unknown.
  struct Slot {
    var protein = -1
    var cuisine = -1
    var method = -1
    var starch = -1
    var card = -1
    var isFavorite = false
    var usesUp: UInt64 = 0
    var fresh: UInt128 = 0
    var isLeftovers = false
    /// Belongs to the plan, chosen or kept.
    var isInPlan = false
  }

  private(set) var slots: [Slot]
  /// The number of the day of slot 0.
  let base: Int
  /// False when the household named one cuisine only.
  let hasCuisineRules: Bool
  /// The last slot with a fixed meal.
  let lastFixed: Int
  /// The slots of the plan that have a dish: few, also where its evenings lie months apart.
  private(set) var taken: [Int]

  init(base: Int, slots: [Slot], hasCuisineRules: Bool) {
    (self.base, self.slots, self.hasCuisineRules) = (base, slots, hasCuisineRules)
    lastFixed = slots.lastIndex { $0.cuisine >= 0 } ?? 0
    taken = slots.indices.filter { slots[$0].isInPlan }
  }

  func slot(of day: Day) -> Int { day.number - base }

  mutating func place(_ dish: Candidate, at slot: Int) {
    take(slot)
    if dish.isDouble { take(slot + 1) }
    slots[slot] = Slot(
      protein: dish.protein, cuisine: dish.cuisine, method: dish.method, starch: dish.starch, card: dish.card,
      isFavorite: dish.isFavorite, usesUp: dish.usesUp, fresh: dish.fresh, isInPlan: true)
    guard dish.isDouble else { return }
    slots[slot + 1] = Slot(
      protein: dish.protein, cuisine: dish.cuisine, starch: dish.starch, card: dish.card, isLeftovers: true,
      isInPlan: true)
  }

  mutating func clear(_ slot: Int, of dish: Candidate) {
    slots[slot] = Slot()
    if dish.isDouble { slots[slot + 1] = Slot() }
    taken.removeAll { $0 == slot || dish.isDouble && $0 == slot + 1 }
  }

  private mutating func take(_ slot: Int) { if !slots[slot].isInPlan { taken.append(slot) } }

  /// The rules the dish breaks at the slot, given what stands before it and what is fixed after it.
  func broken(_ dish: Candidate, at slot: Int) -> Broken { view(at: slot).broken(dish) }

  /// What the dish loses by rules alone at the slot, its protein's frequency among them; 0 for none.
  func rulePoints(_ dish: Candidate, at slot: Int) -> Int { view(at: slot).rulePoints(dish) }

  /// What the dish adds to the week at the slot.
  func gain(_ dish: Candidate, at slot: Int) -> Int { view(at: slot).gain(dish) }

  /// What a full week loses for having fewer than three proteins or cuisines. Source: MP-30.
  func varietyPoints() -> Int {
    // Bits stand for sets; past 128 cuisines two may share one, which only costs some points.
    var proteins: UInt32 = 0
    var cuisines: UInt128 = 0
    var evenings = 0
    for place in taken {
      let slot = slots[place]
      guard !slot.isLeftovers, slot.protein >= 0 else { continue }
      proteins |= 1 << UInt32(slot.protein)
      cuisines |= 1 << UInt128(slot.cuisine % 128)
      evenings += 1
    }
    guard evenings >= VarietyRules.evenings else { return 0 }
    let short =
      max(0, VarietyRules.proteins - proteins.nonzeroBitCount)
      + (hasCuisineRules ? max(0, VarietyRules.cuisines - cuisines.nonzeroBitCount) : 0)
    return short * PlanWeights.lackOfVariety
  }
}
