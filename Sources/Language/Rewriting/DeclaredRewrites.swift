/// What the files `rewrites.yaml` declare: shapes of lines and clauses with the plain way to say the same.
struct DeclaredRewrites {
  let recognizer: Recognizer
  let scan: Scan

  /// The line said plainly; nil where it has none of the shapes.
  func plain() -> String? {
    var (said, scan) = (nil as String?, scan)
    var done: Set<Int> = []
    while done.count < Self.most, let next = first(scan, without: done) {
      done.insert(next.rewrite)
      said = next.line
      scan = recognizer.scan(next.line, scan.context)
    }
    return said
  }

  /// One line is rewritten so often at most, by each of them once.
  private static let most = 4

  /// The first shape found from the left, and what the line is then.
  private func first(_ scan: Scan, without done: Set<Int>) -> (rewrite: Int, line: String)? {
    let index = recognizer.templates.rewrites
    let possible = scan.possible(index)
    let isHarm = tellsOfHarm(scan)
    var matcher = Matcher(scan)
    for start in scan.tokens.indices {
      let isBeginning = begins(start, scan)
      for number in scan.starting(at: start, in: possible) {
        guard case .rewrite(let place) = index.programs[Int(number)].owner, !done.contains(place) else {
          continue
        }
        let declared = recognizer.grammar.rewrites[place]
        guard declared.isAnywhere || isBeginning, !(declared.keepsFromHarm && isHarm),
          let match = matcher.run(index.programs[Int(number)], from: start, fuel: Matcher.fuelOfFrames),
          declared.isAnywhere || ends(match.end, scan), !declared.isWhole || isAll(start..<match.end, scan),
          match.captures.allSatisfy({ holds($0, declared, scan) })
        else { continue }
        let said = line(declared, match, from: start, scan)
        if said != scan.utterance.raw { return (place, said) }
      }
    }
    return nil
  }

  private func line(_ declared: RewriteDeclaration, _ match: ProgramMatch, from start: Int, _ scan: Scan)
    -> String
  {
    var said = declared.means
    for capture in match.captures {
      said = said.replacing("{\(capture.slot)}", with: scan.utterance.text(tokens: capture.range))
    }
    // The comma behind an aside goes with it.
    let isAside = declared.isAnywhere && scan.word(match.end) == "," && match.end + 1 < scan.count
    return scan.utterance.replacing([(start..<match.end + (isAside ? 1 : 0), said)])
  }

  /// Whether a slot took no more than it may.
  private func holds(_ capture: Capture, _ declared: RewriteDeclaration, _ scan: Scan) -> Bool {
    if declared.figures.contains(capture.slot), scan.tokens[capture.range.lowerBound].kind != .number {
      return false
    }
    if declared.unnegated.contains(capture.slot),
      capture.range.contains(where: { scan.lexicon.negations.contains(scan.ids[$0]) })
    {
      return false
    }
    if declared.isAnywhere, case .text = capture.value, capture.range.count > 2 { return false }
    return declared.isWhole || !capture.range.contains { scan.tokens[$0].isSeparator }
  }

  private func begins(_ at: Int, _ scan: Scan) -> Bool {
    at == 0 || scan.tokens[at - 1].isSeparator || Self.joining.contains(scan.word(at - 1))
  }

  private func ends(_ at: Int, _ scan: Scan) -> Bool {
    at == scan.count || at == scan.textLimit || scan.tokens[at].isSeparator
      || Self.joining.contains(scan.word(at))
  }

  /// Whether nothing but signs and courtesy stands around the stretch.
  private func isAll(_ range: Range<Int>, _ scan: Scan) -> Bool {
    (0..<range.lowerBound).allSatisfy { scan.tokens[$0].isSeparator }
      && (range.upperBound..<scan.count).allSatisfy { scan.tokens[$0].isSeparator || $0 >= scan.textLimit }
  }

  private static let joining: Set<String> = ["and", "but", "so", "then", "also", "oh", "because"]
}

/// The line as the declared rewrites say it plainly; as it is where none fits, and where it is longer than is rewritten. A
/// call for help is read as it was said.
package func inPlainWords(_ line: String, _ recognizer: Recognizer, _ context: RecognitionContext) -> String {
  guard line.utf8.count <= Rewriting.mostBytes, Emergency(recognizer: recognizer).read(line) == nil else {
    return line
  }
  return DeclaredRewrites(recognizer: recognizer, scan: recognizer.scan(line, context)).plain() ?? line
}
