import Foundation
import FuzzInputs
import Testing

/// The fuzzer's corpus, read again: what it once found stays mended, and what is near it holds too.
@Suite struct FuzzCorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("fuzz/corpus")

  /// The inputs of that kind, by name.
  private static func files(_ input: FuzzInput) throws -> [(name: String, bytes: [UInt8])] {
    let folder = corpus.appendingPathComponent(input.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      ("\(input.rawValue)/\(name)", [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  /// Enough to notice what breaks often, in a few seconds; the fuzzer draws millions.
  private static func rounds(_ input: FuzzInput) -> Int {
    let few =
      switch input {
      case .recipe, .cooklang, .ingredients, .frontmatter, .table, .stock: 400
      case .conversation: 60
      case .utterance: 40
      }
    return ProcessInfo.processInfo.environment["SOUS_LONG"] == nil ? few : few * 10
  }

  @Test("what the fuzzer kept is read, and no promise is broken", arguments: FuzzInput.allCases)
  func kept(_ input: FuzzInput) throws {
    let readers = FuzzReaders()
    let files = try Self.files(input)
    #expect(!files.isEmpty)
    for file in files {
      let broken = try readers.brokenPromise(input, file.bytes)
      #expect(broken == nil, "\(file.name)")
    }
  }

  @Test("what is drawn near it is read too", arguments: FuzzInput.allCases)
  func drawn(_ input: FuzzInput) throws {
    let readers = FuzzReaders()
    var drawn = DrawnBytes(seed: 20_260_302, others: try Self.files(input).map(\.bytes))
    for _ in 0..<Self.rounds(input) {
      let bytes = drawn.next()
      let broken = try readers.brokenPromise(input, bytes)
      #expect(broken == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
