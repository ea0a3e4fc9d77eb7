import Testing

@Suite("The house is in order") struct TidyTests {
  private let sources: [SourceFile]
  private let tests: [SourceFile]

  init() throws {
    sources = try SourceTree.swiftFiles(in: "Sources")
    tests = try SourceTree.swiftFiles(in: "Tests")
  }

  @Test("the tree is really there to be judged")
  func tree() {
    #expect(sources.count > 20)
    #expect(Set(sources.map(\.target)) == Set(TidyRules.allowedImports.keys))
    #expect(tests.contains { $0.path == "Tests/SousKitTests/Tidy/TidyTests.swift" })
  }

  @Test("a target imports only what the table of the house allows")
  func imports() { #expect(sources.flatMap(TidyRules.imports) == []) }

  @Test("clock, chance and sudden ends stay out of the pure rooms")
  func words() { #expect(sources.flatMap(TidyRules.words) == []) }

  @Test("no file is longer than 400 lines")
  func lengths() { #expect((sources + tests).flatMap(TidyRules.length) == []) }

  @Test("nothing is left over: no marks of things to do, no paths of one machine")
  func leftovers() { #expect(sources.flatMap(TidyRules.leftovers) == []) }

  @Test("what other targets see says what it promises")
  func comments() { #expect(sources.flatMap(TidyRules.comments) == []) }

  @Test("YAML is read in one file of a target")
  func yaml() { #expect(TidyRules.yaml(in: sources) == []) }

  @Test("sentences stand in replies and words, nowhere else in the rooms")
  func sentences() { #expect(sources.flatMap(RoomRules.sentences) == []) }

  @Test("no type has members in more than six files")
  func spread() { #expect(RoomRules.spread(in: sources, most: 6) == []) }

  @Test(
    "folders are named after rooms",
    arguments: [
      ("Sources/Kitchen", ["Food"]), ("Sources/Rooms", []),
      ("intents", ["lists", "outside", "sayings"]), ("transcripts", ["kitchens", "stories", "repair"]),
    ] as [(String, Set<String>)])
  func rooms(_ place: String, _ besides: Set<String>) {
    let folders = SourceTree.folders(in: place)
    #expect(TidyRules.roomNames(folders, in: place, besides: besides) == [])
  }
}
