package import Values

/// Which role each piece of a line plays in which fact: a linear model over a chain of pieces, with whole-number
/// weights, learned from marked sayings.
///
/// Source: averaged perceptron for chains (Collins 2002), max-marginals for how sure it is (Wainwright & Jordan 2008).
package struct RoleModel: Hashable, Sendable {
  /// Names of the labels, "avoid.who"; the first is no role.
  package let labels: [String]
  let words: ModelWords
  /// Ascending.
  let ids: [UInt32]
  /// A row of one weight a label for each feature.
  let weights: [Int16]
  /// By the label before, then the label.
  let moves: [Int32]

  static let none = "-"

  /// A label for each piece, and how much better the line scores with it than with any other there.
  struct Reading {
    var labels: [Int]
    var margins: [Int32]
  }

  func reading(_ pieces: [Piece], _ scan: Scan) -> Reading {
    let scores = scores(PieceFeatures(pieces, scan, words))
    return Self.best(scores, moves, labels.count)
  }

  private func scores(_ features: PieceFeatures) -> [Int32] {
    let width = labels.count
    var scores = [Int32](repeating: 0, count: features.ids.count * width)
    for (place, own) in features.ids.enumerated() {
      for id in own {
        guard let row = row(of: id) else { continue }
        for label in 0..<width { scores[place * width + label] &+= Int32(weights[row * width + label]) }
      }
    }
    return scores
  }

  private func row(of id: UInt32) -> Int? {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }

  /// The best path through the chain, and by place how much worse the best path with another label is.
  static func best(_ scores: [Int32], _ moves: [Int32], _ width: Int) -> Reading {
    let count = scores.count / width
    guard count > 0 else { return Reading(labels: [], margins: []) }
    var forward = Array(scores[0..<width])
    forward.reserveCapacity(scores.count)
    var from = [Int](repeating: 0, count: scores.count)
    for place in 1..<max(1, count) {
      for label in 0..<width {
        var best = Int32.min
        var source = 0
        for before in 0..<width {
          let score = forward[(place - 1) * width + before] &+ moves[before * width + label]
          if score > best { (best, source) = (score, before) }
        }
        forward.append(best &+ scores[place * width + label])
        from[place * width + label] = source
      }
    }
    var backward = [Int32](repeating: 0, count: scores.count)
    for place in stride(from: count - 2, through: 0, by: -1) {
      for label in 0..<width {
        var best = Int32.min
        for next in 0..<width {
          let at = (place + 1) * width + next
          best = max(best, moves[label * width + next] &+ scores[at] &+ backward[at])
        }
        backward[place * width + label] = best
      }
    }
    var labels = [Int](repeating: 0, count: count)
    var margins = [Int32](repeating: 0, count: count)
    let last = (count - 1) * width
    labels[count - 1] = (0..<width).max { (forward[last + $0], -$0) < (forward[last + $1], -$1) } ?? 0
    for place in stride(from: count - 2, through: 0, by: -1) {
      labels[place] = from[(place + 1) * width + labels[place + 1]]
    }
    for place in 0..<count {
      let own = forward[place * width + labels[place]] &+ backward[place * width + labels[place]]
      var other = Int32.min
      for label in 0..<width where label != labels[place] {
        other = max(other, forward[place * width + label] &+ backward[place * width + label])
      }
      margins[place] = own &- other
    }
    return Reading(labels: labels, margins: margins)
  }
}

/// One piece of a line as the model labels it, for looking at.
package struct LabelledPiece: Sendable {
  /// Its words.
  package var text: String
  /// Its kind.
  package var kind: String
  /// It names, counts or measures something.
  package var isValue: Bool
  /// What the marks say; the model's own label where there are none.
  package var truth: String
  /// What the model says.
  package var label: String
  /// How much better the line scores with it.
  package var margin: Int
}

extension RoleModel {
  /// How the model labels a marked saying, beside its marks.
  package func labelled(_ saying: MarkedSaying, _ recognizer: Recognizer, now: CivilTime) -> [LabelledPiece] {
    let own = recognizer.knowing(people: saying.people)
    let scan = own.scan(saying.text, RecognitionContext(now: now))
    let pieces = scan.pieces()
    let reading = reading(pieces, scan)
    let truths = saying.labels(pieces, scan)
    return pieces.indices.map { at in
      LabelledPiece(
        text: scan.utterance.text(tokens: pieces[at].tokens), kind: "\(pieces[at].kind)",
        isValue: pieces[at].kind.isValue || pieces[at].kind == .name,
        truth: truths[at], label: labels[reading.labels[at]], margin: Int(reading.margins[at]))
    }
  }
}
