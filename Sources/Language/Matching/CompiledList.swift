/// A list of the grammar together with the run-time values of the same name.
struct CompiledList: Sendable {
  let name: String
  let values: [ListValue]
  private let trie: PhraseTrie
  /// For a partial list: the values that hold a word, by its stem, in order.
  private let postings: [Int32: [Int32]]
  private let isPartial: Bool
  /// The lists it stands for, by their place; empty for a list of its own.
  let union: [Int]

  init(
    _ declaration: ListDeclaration, runtime: [ListValue], union: [Int], into vocabulary: inout Vocabulary
  ) {
    name = declaration.name
    isPartial = declaration.isPartial
    self.union = union
    values = declaration.values + runtime
    var trie = PhraseTrie()
    var postings: [Int32: [Int32]] = [:]
    for (index, value) in values.enumerated() {
      let tokens = Utterance(value.text).tokens
      func stems(_ tokens: [Token]) -> [Int32] {
        tokens.map { token in
          if token.isSeparator { return Vocabulary.separator }
          let id = vocabulary.add(token.text, .list)
          return vocabulary.stems[Int(id)]
        }
      }
      let phrase = stems(tokens.filter { !$0.isSeparator })
      trie.add(phrase, value: Int32(index))
      // A name with a comma in it is also found as it is written; a comma between two names joins none.
      if phrase.count < tokens.count { trie.add(stems(tokens), value: Int32(index)) }
      if declaration.isPartial {
        for word in phrase where postings[word]?.last != Int32(index) {
          postings[word, default: []].append(Int32(index))
        }
      }
    }
    self.trie = trie
    self.postings = postings
  }

  /// The stems that a value, or a part of one, can begin with.
  var firstStems: Set<Int32> { trie.firstWords.union(postings.keys) }

  /// The values whose whole wording stands there, longest first; of equal wordings the first added whose
  /// context holds.
  func matches(_ stems: [Int32], at start: Int, facts: [String: String]) -> [(value: ListValue, end: Int)] {
    var found: [(ListValue, Int)] = []
    trie.walk(stems, from: start) { indices, end in
      let fitting = indices.lazy.map { values[Int($0)] }.first { value in
        value.context.allSatisfy { facts[$0.key] == $0.value }
      }
      if let fitting { found.append((fitting, end)) }
    }
    return found.reversed()
  }

  /// The values that hold all the words from `start` on, as many words as leave any; nil for none.
  func partial(_ stems: [Int32], at start: Int, isStop: (Int) -> Bool) -> (ids: [Int32], end: Int)? {
    guard isPartial, start < stems.count, !isStop(start), var left = postings[stems[start]] else {
      return nil
    }
    var end = start + 1
    while end < stems.count, !isStop(end), let next = postings[stems[end]] {
      let both = Self.common(left, next)
      if both.isEmpty { break }
      left = both
      end += 1
    }
    return (left, end)
  }

  private static func common(_ a: [Int32], _ b: [Int32]) -> [Int32] {
    var result: [Int32] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        result.append(a[i])
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }
}
