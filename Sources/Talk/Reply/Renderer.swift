/// Lays replies out. Pure: the same replies give the same lines.
package struct Renderer: Hashable, Sendable {
  /// Columns to lay out for; 40 to 200.
  package let width: Int
  package let style: Style

  /// A width outside 40 to 200 counts as the nearer end.
  package init(width: Int, style: Style) {
    self.width = min(200, max(40, width))
    self.style = style
  }

  /// The lines of a reply: its parts in order, an empty line between two where one of them fills part of a
  /// page, and what can be said next once, at the end. No line is wider than `width`, none ends in a space.
  /// Source: requirements DC-08, DC-09.
  package func lines(
    for replies: [any Reply], in state: DialogueState = DialogueState(), today: Day? = nil,
    standing: Standing? = nil
  ) -> [String] {
    let words = Wording(today: today, state: state, width: width, standing: standing)
    return words.blocks(for: replies).lines(width: width, style: style)
  }
}

extension Wording {
  /// All replies of a turn and their end.
  package func blocks(for replies: [any Reply]) -> [Block] {
    var blocks: [Block] = []
    var wasPage = false
    for reply in joinedReplies(replies) {
      var words = self
      words.isFirst = blocks.isEmpty
      var next = reply.blocks(words)
      if next.isEmpty { next = [wordless] }
      // The same sentence is said once.
      if next.first == blocks.last { next.removeFirst() }
      if next.isEmpty { continue }
      if !blocks.isEmpty, wasPage || next.isPage { blocks.append(.gap) }
      blocks += next
      wasPage = next.isPage
    }
    return blocks + .say(closing(for: replies).text)
  }

  /// What the turn ends in: the last reply decides that is more than a word by the way. Lines that can't be
  /// said as things stand are no part of it.
  package func closing(for replies: [any Reply]) -> Closing {
    sayable((replies.last { !$0.isByTheWay } ?? replies.last)?.next(self) ?? .none)
  }
}

/// What is left of each reply where later ones of the turn tell the same, or more.
private func beforeLater(_ replies: [any Reply]) -> [any Reply] {
  replies.indices.compactMap { at in
    replies[(at + 1)...].reduce(replies[at] as (any Reply)?) { kept, later in
      kept.flatMap { $0.before(later) }
    }
  }
}

/// Replies with neighbours that are said as one made one.
func joinedReplies(_ replies: [any Reply]) -> [any Reply] {
  let told = NotTakenIn.toldOnce(replies)
  // Twice: what the first look leaves of a reply may be told by one in between.
  let said = beforeLater(beforeLater(told))
  return said.reduce(into: []) { kept, reply in
    if let former = kept.last, let both = reply.merged(after: former) {
      kept[kept.count - 1] = both
    } else {
      kept.append(reply)
    }
  }
}
