import Values

extension Linter {
  /// So many samples of a template are drawn; equal ones count once.
  private static let draws = 20

  /// Templates that repeat an earlier one, that no line reaches, or that another intent takes lines from.
  func sentences(of intent: IntentDeclaration) -> [Finding] {
    let path = sources.path(of: intent)
    var found: [Finding] = []
    var lines: [SentenceKey: Int] = [:]
    var last: [String: Int] = [:]
    for group in intent.groups {
      for template in group.templates {
        let sentence = Sentence(intent: intent.name, template: template)
        let line = sources.line(
          of: template, under: "sentences", in: path, from: (last[template] ?? 0) + 1)
        last[template] = line
        let key = SentenceKey(template, in: group)
        if let first = lines[key] {
          found.append(Finding(path: path, line: line, fact: .repeated(sentence, line: first)))
        } else {
          lines[key] = line
          found += thefts(from: sentence, group, of: intent).map { Finding(path: path, line: line, fact: $0) }
        }
      }
    }
    return found
  }

  private func thefts(
    from sentence: Sentence, _ group: SentenceGroup, of intent: IntentDeclaration
  ) -> [Finding.Fact] {
    guard let template = try? Template(sentence.template) else { return [] }
    let sampler = Sampler(grammar: grammar, intent: intent, slots: intent.slots, lists: lists)
    var random = SplitMix64(seed: StableHash.of(sentence.template))
    var seen: Set<String> = []
    let samples = (0..<Self.draws).map { _ in sampler.sample(template, from: &random) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    var lost: [String: [(sample: String, reading: Misreading)]] = [:]
    for sample in samples {
      let read = read(sample, for: intent, facts: group.requires)
      guard read.intent != intent.name else { continue }
      let reading = Misreading(read)
      lost[reading.key, default: []].append((sample, reading))
    }
    let thefts = lost.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
      .compactMap { _, lines in
        lines.first.map { first in
          Theft(reading: first.reading, sample: first.sample, count: lines.count, samples: samples.count)
        }
      }
    let isLost = !samples.isEmpty && thefts.reduce(0) { $0 + $1.count } == samples.count
    if isLost, let first = thefts.first { return [.unreachable(sentence, by: first)] }
    return thefts.map { .stolen(sentence, by: $0) }
  }
}

/// What makes two templates of an intent the same: the later one is never asked.
private struct SentenceKey: Hashable {
  var words: [Substring]
  var requires: [Fact]
  var excludes: [Fact]

  init(_ template: String, in group: SentenceGroup) {
    words = template.split(whereSeparator: \.isWhitespace)
    requires = group.requires
    excludes = group.excludes
  }
}

extension Misreading {
  init(_ read: Recognition) {
    if let intent = read.intent {
      self = .intent(intent, template: read.template)
    } else if read.band == .ask, read.alternatives.count > 1 {
      self = .tie(read.alternatives.prefix(2).map(\.intent).sorted())
    } else {
      self = .nothing
    }
  }

  /// What tells two readings apart, whichever sentence decided.
  fileprivate var key: String {
    switch self {
    case .intent(let intent, _): intent
    case .tie(let intents): intents.joined(separator: " ")
    case .nothing: ""
    }
  }
}
