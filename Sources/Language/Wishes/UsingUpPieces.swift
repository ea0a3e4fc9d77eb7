/// Wishes for a food at home to go into a dinner.
extension WishPieces {
  /// "Use up the carrots and the kale", "the spinach needs using up".
  func usingUp(at start: Int) -> Piece? {
    var at = start
    let heads = [
      ["use", "up"], ["using", "up"], ["uses", "up"], ["finish", "up"], ["finish"], ["finishing"],
      ["use", "the"],
      ["use", "our"], ["use", "my"], ["get", "rid", "of"], ["make", "use", "of"],
    ]
    guard let head = heads.first(where: { head in head.indices.allSatisfy { word(start + $0) == head[$0] } })
    else {
      guard let food = food(at: start), Self.needs.contains(word(food.end)) else { return nil }
      var end = food.end + 1
      guard ["using", "used", "to", "be", "eating", "eaten"].contains(word(end)) else { return nil }
      while ["using", "used", "up", "to", "be", "eating", "eaten", "soon"].contains(word(end)) { end += 1 }
      return Piece(range: start..<end, codes: ["with:\(food.id)@>=1"])
    }
    at += head.count
    var codes: [String] = []
    var end = at
    while let food = food(at: at) {
      codes.append("with:\(food.id)@>=1")
      end = food.end
      guard let next = scan.joined(end) else { break }
      at = next
    }
    return codes.isEmpty ? nil : Piece(range: start..<end, codes: codes)
  }

  private static let needs: Set<String> = ["needs", "need", "must", "has", "have", "should", "wants"]

  private func food(at start: Int) -> (id: String, end: Int)? {
    var at = start
    while [
      "the", "our", "my", "some", "those", "these", "that", "all", "leftover", "of", "half", "a", "last",
    ].contains(word(at)) {
      at += 1
    }
    return entry("ingredient", at: at)
  }
}
