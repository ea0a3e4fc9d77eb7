import Foundation
import Testing

@testable import Catalogue

@Suite struct RootTests {
  @Test func `a path that is set is the only one looked at`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    let found = try ResourceRoot.find(environment: ["SOUS_DATA": scratch.path], executable: nil)
    #expect(found.tables == "\(scratch.path)/tables")
    #expect(throws: CatalogueError.notFound(lookedFor: ["/nowhere/at/all"])) {
      try ResourceRoot.find(
        environment: ["SOUS_DATA": "/nowhere/at/all"], executable: "\(scratch.path)/bin/sous")
    }
  }

  @Test func `an installed program finds its share, a built one its resources`() throws {
    let scratch = try Scratch()
    try scratch.write("id\n", to: "bin/sous_Catalogue.resources/Resources/tables/small.csv")
    try scratch.write("x", to: "bin/sous_Catalogue.resources/intents/talk/help.yaml")
    let built = try ResourceRoot.find(environment: [:], executable: "\(scratch.path)/bin/sous")
    #expect(built.tables.hasSuffix("Resources/tables"))
    #expect(built.textFiles(under: "intents", ending: ".yaml").map(\.path) == ["intents/talk/help.yaml"])
    try scratch.write("id\n", to: "share/sous/tables/small.csv")
    let installed = try ResourceRoot.find(environment: [:], executable: "\(scratch.path)/bin/sous")
    #expect(installed.path == "\(scratch.path)/share/sous")
  }

  @Test func `nothing found names every place, in order`() {
    #expect(
      throws: CatalogueError.notFound(
        lookedFor: ["/no/share/sous", "/no/bin/sous_Catalogue.resources"])
    ) { try ResourceRoot.find(environment: [:], executable: "/no/bin/sous") }
  }

  @Test func `text files come sorted, from subfolders too, hidden ones left out`() throws {
    let scratch = try Scratch()
    try scratch.write("id\n", to: "tables/small.csv")
    for name in ["b/two.yaml", "a/one.yaml", "a/.hidden.yaml", "a/note.txt", "rules.yaml"] {
      try scratch.write(name, to: "intents/\(name)")
    }
    let root = try #require(ResourceRoot(path: scratch.path))
    let files = root.textFiles(under: "intents", ending: ".yaml")
    #expect(files.map(\.path) == ["intents/a/one.yaml", "intents/b/two.yaml", "intents/rules.yaml"])
    #expect(files.map(\.text) == ["a/one.yaml", "b/two.yaml", "rules.yaml"])
    #expect(root.stamps(under: "intents", ending: ".yaml").count == 3)
    #expect(root.textFiles(under: "nothing", ending: ".yaml").isEmpty)
  }
}

@Suite struct CompiledCacheTests {
  @Test func `bytes come back under their name and key only`() throws {
    let scratch = try Scratch()
    let cache = CompiledCache(folder: "\(scratch.path)/deep/cache")
    #expect(cache.load("a", key: 1) == nil)
    #expect(cache.store([1, 2, 3], as: "a", key: 1))
    #expect(cache.load("a", key: 1) == [1, 2, 3])
    #expect(cache.load("a", key: 2) == nil)
    #expect(cache.load("b", key: 1) == nil)
    #expect(cache.store([], as: "a", key: 2))
    #expect(cache.load("a", key: 2) == [])
    #expect(cache.load("a", key: 1) == nil)
  }

  @Test func `any altered byte makes it invalid`() throws {
    let scratch = try Scratch()
    let cache = CompiledCache(folder: scratch.path)
    cache.store(Array(0..<50), as: "a", key: 1)
    let path = "\(scratch.path)/a.compiled"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for index in bytes.indices {
      var altered = bytes
      altered[index] ^= 1
      try Data(altered).write(to: URL(fileURLWithPath: path))
      #expect(cache.load("a", key: 1) == nil)
    }
  }

  @Test func `what was not used for long, or has another form, is removed; everything else stays`() throws {
    let scratch = try Scratch()
    let cache = CompiledCache(folder: scratch.path)
    let day = 86_400
    let now = time(nil)
    func age(_ name: String, _ days: Int) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(now - days * day))],
        ofItemAtPath: "\(scratch.path)/\(name)")
    }
    for (name, days) in [("used", 89), ("unused", 91), ("read", 60)] {
      #expect(cache.store([1], as: name, key: 1))
      try age("\(name).compiled", days)
    }
    for (name, days) in [
      ("older.compiled", 2), ("young.compiled", 0), (".dat.nosync1.x", 2), (".dat.nosync2.x", 0),
      ("letter", 900),
    ] {
      try Data("else".utf8).write(to: URL(fileURLWithPath: "\(scratch.path)/\(name)"))
      try age(name, days)
    }
    #expect(cache.load("read", key: 1) == [1])
    cache.prune(now: now)
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: scratch.path))
    }
    #expect(
      try names() == ["used.compiled", "read.compiled", "young.compiled", ".dat.nosync2.x", "letter"])
    cache.prune(now: now + 40 * day)
    #expect(try names() == ["read.compiled", "letter"], "reading it counts as a use")
    CompiledCache(folder: "\(scratch.path)/nowhere").prune()
  }

  @Test func `a file that another process removes meanwhile costs a new compilation and no more`() throws {
    let scratch = try Scratch()
    let cache = CompiledCache(folder: scratch.path)
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for round in 0..<100 {
        switch worker {
        case 0: cache.prune(now: time(nil) + 100 * 86_400)
        case 1: cache.store(Array(repeating: UInt8(round), count: 5_000), as: "a", key: 1)
        default:
          let bytes = cache.load("a", key: 1)
          #expect(bytes == nil || bytes?.count == 5_000)
        }
      }
    }
  }

  @Test func `what was installed is read where the own cache has nothing, and only with its key`() throws {
    let scratch = try Scratch()
    let installed = CompiledCache(folder: "\(scratch.path)/learned")
    #expect(installed.store([1, 2, 3], as: "model", key: 7))
    let cache = CompiledCache(folder: "\(scratch.path)/own", shipped: "\(scratch.path)/learned")
    #expect(cache.load("model-abc", key: 7).map(Array.init) == [1, 2, 3])
    #expect(cache.load("model-abc", key: 8) == nil)
    #expect(cache.store([9], as: "model-abc", key: 7))
    #expect(cache.load("model-abc", key: 7).map(Array.init) == [9])
  }

  @Test func `the cache lies where XDG says`() {
    #expect(CompiledCache(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])?.folder == "/c/sous")
    #expect(CompiledCache(environment: ["HOME": "/h"])?.folder == "/h/.cache/sous")
    #expect(CompiledCache(environment: ["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(CompiledCache(environment: [:]) == nil)
  }

  @Test func `the key follows path, size, time and form`() {
    let file = FileStamp(path: "/a", size: 1, modified: 2)
    let key = CompiledCache.key(version: 1, sources: [file])
    #expect(key == CompiledCache.key(version: 1, sources: [file]))
    for other in [
      FileStamp(path: "/b", size: 1, modified: 2), FileStamp(path: "/a", size: 2, modified: 2),
      FileStamp(path: "/a", size: 1, modified: 3),
    ] {
      #expect(key != CompiledCache.key(version: 1, sources: [other]))
    }
    #expect(key != CompiledCache.key(version: 2, sources: [file]))
    #expect(key != CompiledCache.key(version: 1, sources: []))
  }
}
