import Cooklang
import Testing

/// Sections, notes, metadata, front matter, comments.
@Suite struct BlockTests {
  @Test(
    "a line that begins with = is a section, however many there are",
    arguments: [
      ("= Crust", "Crust"), ("== Crust ==", "Crust"), ("=Crust", "Crust"), ("====", ""),
      ("=== Crust =", "Crust"),
      ("= Crust -- the lower one", "Crust"), ("== Crust [- lower -] ==", "Crust"), ("= ", ""),
      ("= 1 cup = 240 ml", "1 cup = 240 ml"),
    ])
  func sections(_ line: String, _ title: String) throws {
    let document = readCooklang("Rub @butter in\n\(line)\nRoll it out")
    #expect(document.steps.count == 2 && document.blocks.count == 3)
    guard case .section(let section) = document.blocks[1] else { throw Missing() }
    #expect(section.title == title && document.text(section.range) == line)
    #expect(document.text(section.titleRange) == title)
  }

  @Test("lines that begin with > are one note, and no step")
  func notes() throws {
    let document = readCooklang(
      "> My aunt's.\n> Takes @love{9}.\n\n> Another one\nMelt @butter\n>last\n>> words without an end")
    let notes = document.blocks.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    #expect(
      notes == ["My aunt's. Takes @love{9}.", "Another one", "last words without an end"])
    #expect(told("> a\n\nMelt @butter") == [["t:Melt ", "@butter|some|"]])
    #expect(document.steps.count == 1)
    #expect(document.text(document.blocks[0].range) == "> My aunt's.\n> Takes @love{9}.")
  }

  @Test("older metadata lines are keys and values, wherever they stand")
  func metadata() {
    let document = readCooklang(
      ">> servings: 4\n>>source: https://bread.example/loaf\n\nKnead\n>> prep time : 10 min -- about\n")
    #expect(document.metadata.map(\.key) == ["servings", "source", "prep time"])
    #expect(document.metadata.map(\.value) == ["4", "https://bread.example/loaf", "10 min"])
    #expect(document.metadata.map { document.text($0.valueRange) } == document.metadata.map(\.value))
    #expect(document.metadata.map { document.text($0.keyRange) } == document.metadata.map(\.key))
    #expect(document.steps.count == 1)
  }

  @Test("front matter is what stands between the first line of --- and the next, and stays text")
  func frontMatter() throws {
    let document = readCooklang("---\ntitle: Loaf -- dark\n# @no{1}\n--- \n\nKnead @dough\n")
    let front = try #require(document.frontMatter)
    #expect(document.text(front.inside) == "title: Loaf -- dark\n# @no{1}\n")
    #expect(document.text(front.range) == "---\ntitle: Loaf -- dark\n# @no{1}\n--- ")
    #expect(document.steps.count == 1 && components("---\n---\n@a").count == 1)
  }

  @Test(
    "without a second line of ---, or behind other text, there is none",
    arguments: ["---\ntitle: Loaf\n", "\n---\ntitle: Loaf\n---\n", "----\na: b\n----", "so ---\na: b\n---"])
  func noFrontMatter(_ text: String) { #expect(readCooklang(text).frontMatter == nil) }

  @Test("a byte order mark is no text, and CRLF is one line end")
  func byteOrderMark() throws {
    let document = readCooklang("\u{FEFF}---\r\ntitle: Loaf\r\n---\r\n@dough{1}\r\n")
    #expect(document.text(try #require(document.frontMatter).inside) == "title: Loaf\r\n")
    #expect(told("\u{FEFF}@dough{1}") == [["@dough|=1|"]])
  }

  @Test(
    "comments end with their line, or with their bracket",
    arguments: [
      ("Fold -- gently\nit", [["t:Fold  it"]]), ("Fold [- a\n\nb -] it", [["t:Fold  it"]]),
      ("Fold\n-- alone\nit", [["t:Fold"], ["t:it"]]), ("Fold ---- it", [["t:Fold"]]),
      ("A well-known dish - a - b", [["t:A well-known dish - a - b"]]),
      ("[--]@a[- x -] b{1}", [["@a b|=1|"]]),
      ("@a{1[- x -]%[- y -]cup}", [["@a|=1|cup"]]), ("Fold [- for ever", [["t:Fold [- for ever"]]),
    ] as [(String, [[String]])])
  func comments(_ source: String, _ steps: [[String]]) { #expect(told(source) == steps) }

  @Test("what never closes is told once, with its place, and read as text")
  func problems() {
    let text = "Add @garlic{2%cloves and stir [- for\n\nTake @a{ then @b{1} [- ever"
    let document = readCooklang(text)
    #expect(
      document.problems.map(\.kind) == [
        .openBrace(after: "@garlic{"), .openComment, .openBrace(after: "@a{"),
      ])
    #expect(document.lines(at: document.problems.map(\.at)) == [1, 1, 3])
    #expect(components(text).map(\.name) == ["garlic", "a", "b"])
  }

  @Test("more items than wanted end the reading at a step, and nothing of the text is lost")
  func cut() {
    let text = "@a @b @c\n\n@d @e @f\n\n= End"
    let document = readCooklang(text, most: 6)
    #expect(document.steps.count == 1 && document.cut == 10)
    #expect(document.problems.map(\.kind) == [.tooManyItems(most: 6)])
    #expect(writeCooklang(document) == text)
    #expect(readCooklang(text).cut == nil)
    let lines = readCooklang("= a\n> b\n>> c: d\n= e", most: 3)
    #expect(lines.blocks.count == 3 && lines.cut == 16)
  }

  @Test("metadata keys have their meaning under every name, in any case")
  func keys() {
    #expect(CanonicalKey(named: "Prep Time") == .prepTime && CanonicalKey(named: "time.prep") == .prepTime)
    #expect(CanonicalKey(named: "serves") == .servings && CanonicalKey(named: "yield") == .yield)
    #expect(CanonicalKey(named: "source.author") == .author && CanonicalKey(named: "colour") == nil)
    for key in CanonicalKey.allCases { for name in key.names { #expect(CanonicalKey(named: name) == key) } }
  }
}

struct Missing: Error {}
