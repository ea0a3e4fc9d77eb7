/// The ways on from a slot: one for each of its values and each end.
extension ForeignMatcher {
  /// The values of a list there.
  mutating func take(_ list: ForeignWordings, _ slot: String, _ way: Way) {
    var found: [(wording: ForeignWordings.Wording, end: Int)] = []
    for at in said.places(way.at, way.need) {
      for wording in list.byLetter[said.letters[at].scalar] ?? [] {
        guard allows(program.values[Int(wording.value)]) else { continue }
        for end in said.ends(of: wording.letters, at: at, .any, skips: false) { found.append((wording, end)) }
      }
    }
    for (wording, end) in found.reversed() {
      let value = program.values[Int(wording.value)]
      let context = value.context.isEmpty ? way.context : trail.add(value: wording.value, to: way.context)
      let capture = ForeignReading.Capture(
        slot: slot, value: value.out ?? .text(wording.text), metadata: value.metadata)
      go(on: way, end: end, capture) { $0.context = context }
    }
  }

  /// The numbers of a range there.
  mutating func take(_ range: ForeignRange, _ slot: String, _ way: Way) {
    for at in said.places(way.at, way.need).reversed() {
      for number in said.numbers(at: at).reversed() {
        guard range.allowsDigits || !number.usesDigits, range.allowsWords || !number.usesWords,
          let value = range.value(of: number.value)
        else { continue }
        go(on: way, end: number.end, .init(slot: slot, value: .number(value))) { _ in }
      }
    }
  }

  /// Any words from there on; the shortest stretch is tried first.
  mutating func takeAny(_ slot: String, endsInWord: Bool, _ way: Way) {
    guard way.at < said.count, said.fits(way.at, way.need) else { return }
    for end in (way.at + 1...said.count).reversed() where endsInWord || said.isWordEdge(end) {
      guard let range = said.withoutSkipped(way.at..<end) else { continue }
      go(on: way, end: end, .init(slot: slot, value: .text(said.text(range)))) {
        $0.rank.hasWildcard = true
        $0.rank.wild += range.count
      }
    }
  }

  private mutating func go(
    on way: Way, end: Int, _ capture: ForeignReading.Capture, _ change: (inout Way) -> Void
  ) {
    let captured = trail.add(capture, to: way.captured)
    push(way) {
      $0.step += 1
      $0.at = end
      $0.need = .any
      $0.captured = captured
      change(&$0)
    }
  }
}
