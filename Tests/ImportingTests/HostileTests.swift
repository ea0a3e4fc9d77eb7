import CZ
import Foundation
import Testing

@testable import Importing

/// Files that were made to do harm, and files that were damaged: a problem is told, nothing is kept by half, and what
/// is read is clean and within its limits.
@Suite struct HostileTests {
  private func read(_ bytes: [UInt8], _ name: String = "x.html", _ limits: ImportLimits = ImportLimits())
    -> [ImportReport]
  {
    importedReports(of: bytes, name: name, limits)
  }

  private func page(_ body: String) -> [UInt8] {
    Array("<!doctype html><html><body>\(body)</body></html>".utf8)
  }

  private let data = """
    <script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"],
    "recipeInstructions":"Cook."}</script>
    """

  @Test("elements inside one another end neither the stack nor the reading")
  func depth() {
    let deep = String(repeating: "<div>", count: 100_000)
    #expect(read(page(deep)).first?.problems == [.tooDeep(most: 200)])
    #expect(read(page(data + deep)).first?.recipes.first?.title == "Soup")
    // Deeper than is kept, and closed again: what stands behind is read.
    let closed = String(repeating: "<div>", count: 2_000) + "x" + String(repeating: "</div>", count: 2_000)
    #expect(read(page(closed + data)).first?.recipes.first?.title == "Soup")
    for tag in ["<b>", "<li>", "<table><tr><td>", "<font>", "<p><a>", "<ul>"] {
      _ = read(page(String(repeating: tag, count: 30_000)))
    }
    _ = read(page(String(repeating: "<div>", count: 50_000) + String(repeating: "</span>", count: 50_000)))
  }

  @Test("long runs of what opens something take no longer than other text")
  func runs() {
    for text in [
      "<", "&", "<!--", "<script>", "<script type=json>", "</", "<a b=\"", "&amp;", "\u{1B}[", "<p", "\"",
      "<style>",
    ] {
      _ = read(page(String(repeating: text, count: 60_000)))
      _ = read(Array(String(repeating: text, count: 20_000).utf8), "x.txt")
    }
  }

  @Test("elements, bytes, ingredients and steps are counted")
  func counts() {
    var limits = ImportLimits()
    limits.pageElements = 100
    #expect(
      read(page(String(repeating: "<br>", count: 200)), "x.html", limits).first?.problems == [
        .tooManyElements(most: 100)
      ])
    limits = ImportLimits()
    limits.fileBytes = 1_000
    #expect(
      read([UInt8](repeating: 0x41, count: 1_001), "x.txt", limits).first?.problems == [
        .tooLarge(bytes: 1_001, most: 1_000)
      ])
    let many = (0..<12_000).map { "\"\($0) g flour no \($0)\"" }.joined(separator: ",")
    let large =
      "{\"@type\":\"Recipe\",\"name\":\"Many\",\"recipeIngredient\":[\(many)],\"recipeInstructions\":[\(many)]}"
    let recipe = read(Array(large.utf8), "many.json").first?.recipes.first
    #expect(recipe?.ingredientCount == 10_000 && recipe?.stepCount == 2_000)
    #expect(
      recipe?.warnings == [.tooMany(part: .ingredients, most: 10_000), .tooMany(part: .steps, most: 2_000)])
    let none = read(
      Array("{\"@type\":\"Recipe\",\"name\":\"None\",\"recipeInstructions\":\"Wait.\"}".utf8), "none.json")
    #expect(none.first?.recipes.first?.warnings == [.noIngredients])
    let long =
      "{\"@type\":\"Recipe\",\"name\":\"\(String(repeating: "x", count: 5_000))\",\"recipeIngredient\":[\"1 egg\"]}"
    #expect(read(Array(long.utf8), "x.json").first?.recipes.first?.title.count == 300)
    let titles = read(Array("[\(large),\(large)]".utf8), "two.json").first?.recipes.map(\.title)
    #expect(titles == ["Many"])
  }

  @Test("a file that is no plain file, that is missing or is a picture is told so")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "importing-\(UUID().uuidString)"
    ).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(importedReports(at: [folder]).first?.problems == [.noRecipe])
    #expect(mkfifo("\(folder)/pipe.html", 0o600) == 0)
    #expect(importedReports(at: ["\(folder)/pipe.html"]).first?.problems == [.notAFile])
    #expect(importedReports(at: ["\(folder)/none.html"]).first?.problems == [.missing])
    try Data(page(data)).write(to: URL(fileURLWithPath: "\(folder)/b\u{1B}[31m.html"))
    try Data(page(data)).write(to: URL(fileURLWithPath: "\(folder)/a.html"))
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/loop", withDestinationPath: folder)
    let reports = importedReports(at: [folder])
    #expect(reports.map(\.file) == ["\(folder)/a.html", "\(folder)/b.html"])
    #expect(reports.flatMap(\.recipes).count == 2)
    var summary = ImportSummary()
    reports.forEach { summary.add($0) }
    #expect(summary.finished().duplicates == [[0, 1]] && summary.successPercent == 100)
    var seen = 0
    importRecipes(at: [folder]) { _, progress in
      seen += 1
      #expect(progress == ImportProgress(done: 1, total: 2))
      return false
    }
    #expect(seen == 1)
  }

  @Test("what unpacks to too much is left out, in a zip archive and in a gzip file")
  func bombs() throws {
    var limits = ImportLimits()
    limits.fileBytes = 4 << 20
    let zeros = [UInt8](repeating: 0x20, count: 5 << 20)
    let bomb = archive([("bomb.html", zeros), ("good.html", page(data))])
    let reports = read(bomb, "bomb.zip", limits)
    #expect(
      reports.flatMap(\.problems) == [.unpacksTooMuch(entry: "bomb.html", times: 200)]
        || reports.flatMap(\.problems) == [.unpacksTooLarge(entry: "bomb.html", most: 4 << 20)])
    #expect(reports.flatMap(\.recipes).map(\.title) == ["Soup"])
    #expect(
      read(packed(zeros, window: 31), "bomb.gz", limits).first?.problems == [
        .unpacksTooLarge(entry: "bomb.gz", most: 4 << 20)
      ])
    limits.unpackedBytes = 100
    #expect(
      read(archive([("a.html", page(data))]), "a.zip", limits).first?.problems == [
        .unpacksTooLarge(entry: "a.html", most: 100)
      ])
    limits = ImportLimits()
    limits.entries = 2
    #expect(
      read(archive([("a", []), ("b", []), ("c", [])]), "a.zip", limits).first?.problems == [
        .tooManyEntries(most: 2)
      ])
    var inner = archive([("a.html", page(data))])
    for _ in 0..<4 { inner = archive([("in.zip", inner)]) }
    #expect(read(inner, "deep.zip").flatMap(\.problems) == [.archivesInArchives(most: 2)])
  }

  @Test("an archive whose directory lies, or is cut off anywhere, is told so and never read beyond its end")
  func brokenArchives() {
    let whole = archive([("a.html", page(data)), ("b/recipe.json", Array("{}".utf8))])
    #expect(read(whole, "a.zip").flatMap(\.recipes).count == 1)
    for length in 4..<whole.count where length.isMultiple(of: 3) || whole.count - length < 30 {
      #expect(read(Array(whole[..<length]), "a.zip").flatMap(\.problems).isEmpty == false)
    }
    var draw = Draw(seed: 7)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...draw.below(4) {
        bytes[4 + draw.below(bytes.count - 4)] = UInt8(truncatingIfNeeded: draw.next())
      }
      for recipe in read(bytes, "a.zip").flatMap(\.recipes) { #expect(recipe.title == "Soup") }
    }
    var changed = whole
    changed[60] ^= 0xFF
    #expect(read(changed, "a.zip").flatMap(\.recipes).isEmpty)
  }

  @Test(
    "every file of the corpus, cut and damaged, gives clean text within the limits", arguments: CorpusCase.all
  )
  func damaged(_ file: CorpusCase) throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    var found: String?
    for length in stride(from: 0, to: whole.count, by: 50) {
      found = found ?? wrong(read(Array(whole[..<length]), file.name))
    }
    var draw = Draw(seed: UInt64(whole.count))
    let pieces: [[UInt8]] = [
      "\"", "{", "<div>", "</", "&#", "\u{1B}[2J", "\0", "]]>", "<!--", "\u{202E}", ",,", "<script>",
    ].map { Array($0.utf8) }
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0...draw.below(6) where !bytes.isEmpty {
        let at = draw.below(bytes.count)
        switch draw.below(4) {
        case 0: bytes[at] = UInt8(truncatingIfNeeded: draw.next())
        case 1: bytes.insert(contentsOf: pieces[draw.below(pieces.count)], at: at)
        case 2: bytes.removeSubrange(at..<min(bytes.count, at + 1 + draw.below(200)))
        default:
          bytes.insert(
            contentsOf: bytes[at..<min(bytes.count, at + draw.below(400))], at: draw.below(bytes.count))
        }
      }
      found = found ?? wrong(read(bytes, file.name))
    }
    #expect(found == nil)
  }

  /// The first thing in these reports that must not be; nil where all is well. Cleaning is idempotent, so what is
  /// clean is what cleaning leaves as it is.
  private func wrong(_ reports: [ImportReport]) -> String? {
    for report in reports {
      if report.recipes.isEmpty && report.problems.isEmpty { return "neither recipe nor problem" }
      if cleanLine(report.file) != report.file { return "name of the file" }
      for recipe in report.recipes where recipe.cooklang == nil {
        if recipe.ingredientCount + recipe.stepCount == 0 { return "empty recipe" }
        let parts = recipe.ingredients + recipe.steps
        let single = [
          recipe.title, recipe.author, recipe.sourceName, recipe.yieldText, recipe.language, recipe.sourceURL,
        ]
        let texts =
          parts.flatMap(\.lines) + parts.compactMap(\.name) + recipe.notes + recipe.tags
          + single.compactMap { $0 }
          + recipe.nutrition.flatMap { [$0.name, $0.text] }
        if let text = texts.first(where: { cleanLine($0) != $0 }) {
          return "not clean: \(text.debugDescription)"
        }
        if parts.contains(where: { $0.lines.contains("") || $0.lines.isEmpty }) { return "empty line" }
        for time in [recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes] where (time ?? 1) <= 0 {
          return "time"
        }
      }
    }
    return nil
  }
}

/// Packed by zlib: raw for archives (window -15), as a gzip file (31).
func packed(_ bytes: [UInt8], window: Int32) -> [UInt8] {
  var stream = z_stream()
  _ = cz_deflate_init(&stream, window)
  defer { deflateEnd(&stream) }
  var input = bytes
  var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 64)
  input.withUnsafeMutableBufferPointer { input in
    output.withUnsafeMutableBufferPointer { output in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      _ = deflate(&stream, Z_FINISH)
    }
  }
  return Array(output.prefix(Int(stream.total_out)))
}

/// A zip archive of these entries. Source: PKWARE APPNOTE 6.3.10, §4.3.7, §4.3.12, §4.3.16.
func archive(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
  func number(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  var bytes: [UInt8] = []
  var directory: [UInt8] = []
  for (name, content) in entries {
    let data = packed(content, window: -15)
    let facts =
      number(20, 2) + number(0, 2) + number(8, 2) + number(0, 4) + number(Int(checksum(content)), 4)
      + number(data.count, 4)
      + number(content.count, 4) + number(name.utf8.count, 2) + number(0, 2)
    directory +=
      number(0x0201_4B50, 4) + number(20, 2) + facts + number(0, 2) + number(0, 2) + number(0, 2)
      + number(0, 4)
    directory += number(bytes.count, 4) + Array(name.utf8)
    bytes += number(0x0403_4B50, 4) + facts + Array(name.utf8) + data
  }
  let end =
    number(0x0605_4B50, 4) + number(0, 4) + number(entries.count, 2) + number(entries.count, 2)
    + number(directory.count, 4)
    + number(bytes.count, 4) + number(0, 2)
  return bytes + directory + end
}
