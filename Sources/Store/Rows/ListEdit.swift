/// What turns a stored list into another one. What stays keeps its position, so that two people who each
/// add or take away something do not stand in each other's way at undo.
package struct ListEdit<Element: Equatable> {
  /// What stays, with its old position.
  package private(set) var kept: [(position: Int, element: Element)] = []
  /// Positions that go; to be removed before anything is added.
  package private(set) var dropped: [Int] = []
  /// What comes, after all that stays.
  package private(set) var added: [(position: Int, element: Element)] = []

  /// `stored` is in order of position; gaps are allowed.
  package init(from stored: [(position: Int, element: Element)], to wanted: [Element]) {
    var rest = wanted[...]
    for row in stored {
      if row.element == rest.first {
        kept.append(row)
        rest.removeFirst()
      } else {
        dropped.append(row.position)
      }
    }
    let next = (kept.last?.position ?? -1) + 1
    added = rest.enumerated().map { (next + $0.offset, $0.element) }
  }
}
