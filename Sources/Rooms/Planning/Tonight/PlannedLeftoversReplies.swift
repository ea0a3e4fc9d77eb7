import Talk

/// An evening is planned as leftovers, and fewer are noted than it takes.
struct LeftoversShort: Reply, Hashable {
  var cold: Rational
  var frozen: Rational

  func blocks(_ words: Wording) -> [Block] {
    let count = { (count: Rational) in "\(count.text) \(count == .one ? "portion" : "portions")" }
    let there =
      cold == .zero ? "None of it is noted in the fridge" : "Only \(count(cold)) of it is noted in the fridge"
    return .say(frozen == .zero ? "\(there)." : "\(there), and \(count(frozen)) in the freezer.", .warn)
  }
  func next(_ words: Wording) -> Closing { .none }
}
