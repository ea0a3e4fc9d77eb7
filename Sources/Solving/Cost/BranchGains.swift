/// How much the bound rose when the servings of a dish were branched on, by the distance to the whole number:
/// which dish to branch on next. Source: M. Benichou et al., "Experiments in mixed-integer linear
/// programming", Mathematical Programming 1 (1971).
struct BranchGains {
  private var down: [(sum: Double, count: Double)]
  private var up: [(sum: Double, count: Double)]
  private var all = (sum: 0.0, count: 0.0)

  init(dishes: Int) {
    down = [(sum: Double, count: Double)](repeating: (0, 0), count: dishes)
    up = down
  }

  /// The bound rose by `gain` when the servings went by `distance` up or down.
  mutating func note(dish: Int, isUp: Bool, distance: Double, gain: Double) {
    let rate = max(0, gain) / max(distance, 1e-6)
    if isUp {
      up[dish] = (up[dish].sum + rate, up[dish].count + 1)
    } else {
      down[dish] = (down[dish].sum + rate, down[dish].count + 1)
    }
    all = (all.sum + rate, all.count + 1)
  }

  /// The dish whose two branches should raise the bound most; nil when all servings are whole.
  func choose(_ servings: [Double]) -> Int? {
    let usual = all.count > 0 ? all.sum / all.count : 1
    func rate(_ known: (sum: Double, count: Double)) -> Double { (known.sum + usual) / (known.count + 1) }
    var best = 0.0
    var chosen: Int?
    for (dish, value) in servings.enumerated() {
      let fraction = value - value.rounded(.down)
      if min(fraction, 1 - fraction) <= 1e-6 { continue }
      let least = 1e-6 * usual + 1e-12
      let score = max(least, rate(down[dish]) * fraction) * max(least, rate(up[dish]) * (1 - fraction))
      if score > best { (best, chosen) = (score, dish) }
    }
    return chosen
  }
}
