import Cooklang
import Testing
import Values

/// What holds of every text.
@Suite struct PropertyTests {
  @Test("a drawn document reads as it was meant, and is the same when written and read again")
  func drawn() {
    for seed in 0..<2_000 {
      let drawn = DrawnDocument(seed: UInt64(seed))
      let document = readCooklang(drawn.text)
      #expect(told(drawn.text) == drawn.steps, "\(drawn.text.debugDescription)")
      let titles = document.blocks.compactMap { if case .section(let part) = $0 { part.title } else { nil } }
      #expect(titles == drawn.titles && document.metadata.map(\.key) == drawn.keys)
      #expect(document.problems.isEmpty)
      #expect(readCooklang(writeCooklang(document)) == document)
    }
  }

  @Test("any text is written back byte for byte, and read the same again")
  func lossless() {
    for seed in 0..<4_000 {
      let text = scribble(UInt64(seed))
      let document = readCooklang(text)
      #expect(writeCooklang(document).utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
      #expect(readCooklang(writeCooklang(document)) == document)
    }
  }

  @Test("places ascend, lie inside of what they are part of, and never over each other")
  func places() {
    for seed in 0..<4_000 {
      let text = scribble(UInt64(seed))
      let document = readCooklang(text)
      var place = document.frontMatter?.range.upperBound ?? 0
      for block in document.blocks {
        #expect(block.range.lowerBound >= place && block.range.upperBound <= document.bytes.count)
        place = block.range.upperBound
        guard case .step(let step) = block else { continue }
        var inside = step.range.lowerBound
        for item in step.items {
          #expect(item.range.lowerBound >= inside && item.range.upperBound <= step.range.upperBound)
          inside = item.range.upperBound
        }
      }
    }
  }

  @Test("an amount can be changed anywhere, and everything else means what it meant")
  func edits() throws {
    for seed in 0..<1_500 {
      let text = seed % 2 == 0 ? DrawnDocument(seed: UInt64(seed)).text : scribble(UInt64(seed))
      let document = readCooklang(text)
      let parts = components(text)
      guard let part = parts.isEmpty ? nil : parts[seed % parts.count] else { continue }
      let units = [nil, "dl", ""][seed % 3]
      let edited = try document.text(settingAmountOf: part, to: "7/8", units: units)
      let again = components(edited)
      #expect(again.count == parts.count, "\(text.debugDescription)")
      for (index, (old, new)) in zip(parts, again).enumerated() {
        #expect(old.name == new.name && old.preparation == new.preparation)
        let isEdited = index == seed % parts.count
        #expect(new.amount?.quantity == (isEdited ? "7/8" : old.amount?.quantity))
        #expect(new.amount?.units ?? "" == (isEdited ? units : nil) ?? old.amount?.units ?? "")
      }
      let untouched = document.bytes.count - part.range.upperBound
      #expect(
        edited.utf8.prefix(part.range.lowerBound).elementsEqual(document.bytes.prefix(part.range.lowerBound)))
      #expect(edited.utf8.suffix(untouched).elementsEqual(document.bytes.suffix(untouched)))
    }
  }

  @Test(
    "a megabyte of anything takes no time by the square of its length",
    arguments: [
      "@", "{", "[-", "#", "~", "@a{", "@a{}(", "#a{}(", "~{", "@a b ", "-- ", "--", "[- -]", "}", "(", ")",
      "@a(",
      "=\n", ">",
      "\n", "\r\n", "@a{1%g}", "@a{1}(b)", "-", "[-]", "@?", "\\@", ">> a: b\n", "> a note of some length\n",
      "@./a/", "é", "@é",
    ])
  func time(_ piece: String) {
    let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    var least = Duration.seconds(60)
    for _ in 0..<3 {
      least = min(least, ContinuousClock().measure { _ = writeCooklang(readCooklang(text)) })
    }
    // A fifth of a second where nobody else uses the machine.
    #expect(least < .milliseconds(800), "\(piece)")
  }

  /// Marks, letters and line ends in any order.
  private func scribble(_ seed: UInt64) -> String {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "@", "#", "~", "{", "}", "%", "(", ")", "=", ">", ">>", ":", "-", "--", "---", "[-", "-]", "?", "\\",
      "/", ".",
      "\n", "\r\n", "\r", "\n\n", " ", "\t", "a", "oil", "1", "1/2", "é", "🌿", "\u{2028}", "\u{85}", "\u{A0}",
      "⸫",
      "\u{301}", "\u{0}", "\u{FEFF}", "---\n", "@a{1%g}", "@b{}", "~{5%min}", "#c", "./", "\u{2009}",
      "\u{FFFD}",
    ]
    return (0..<random.within(0...40)).map { _ in random.pick(from: pieces) ?? "" }.joined()
  }
}
