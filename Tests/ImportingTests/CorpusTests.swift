import Foundation
import Importing
import Testing

/// A file of the corpus and what a careful person reads in it. The expectations are made of the facts the files were
/// assembled from; what one does not name must be read as absent.
struct CorpusCase: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }
  var path: String { "\(Self.folder)/\(name)" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Corpus"
  ).path

  static let all: [CorpusCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasSuffix(".expected.json") }.sorted().map(CorpusCase.init)
  }()

  func expectation() throws -> CorpusExpectation {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(path).expected.json"))
    return try JSONDecoder().decode(CorpusExpectation.self, from: data)
  }
}

struct CorpusExpectation: Decodable {
  var recipes: [ExpectedRecipe]
  var problems: [String]
}

/// One recipe; every key may be missing.
struct ExpectedRecipe: Decodable, Equatable {
  var title: String?
  var yield: String?
  var servings: Int?
  var prep: Int?
  var cook: Int?
  var total: Int?
  var ingredients: [ExpectedPart]?
  var steps: [ExpectedPart]?
  var image: String?
  var source_url: String?
  var source: String?
  var author: String?
  var description: String?
  var notes: [String]?
  var language: String?
  var tags: [String]?
  var nutrition: [[String]]?
  var format: String?
}

/// `[name or null, [lines]]`.
struct ExpectedPart: Decodable, Equatable {
  var name: String?
  var lines: [String]

  init(name: String?, lines: [String]) { (self.name, self.lines) = (name, lines) }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    name = try list.decodeIfPresent(String.self)
    lines = try list.decode([String].self)
  }
}

extension ExpectedRecipe {
  init(_ recipe: ImportedRecipe) {
    func some<List: Collection>(_ list: List) -> List? { list.isEmpty ? nil : list }
    func parts(_ parts: [ImportedPart]) -> [ExpectedPart] {
      parts.map { ExpectedPart(name: $0.name, lines: $0.lines) }
    }
    title = some(recipe.title)
    yield = recipe.yieldText
    servings = recipe.servings
    (prep, cook, total) = (recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes)
    (ingredients, steps) = (some(parts(recipe.ingredients)), some(parts(recipe.steps)))
    switch recipe.image {
    case nil: image = nil
    case .url(let address)?: image = address
    case .embedded(let entry, let kind, _)?: image = "\(entry) (\(kind.rawValue))"
    }
    (source_url, source, author) = (recipe.sourceURL, recipe.sourceName, recipe.author)
    (description, notes, language) = (recipe.description, some(recipe.notes), recipe.language)
    tags = some(recipe.tags)
    nutrition = some(recipe.nutrition.map { [$0.name, $0.text] })
    format = recipe.format.rawValue
  }

  /// The keys in which two differ, with both values.
  func differences(from other: ExpectedRecipe) -> [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap { own, its in
      let (read, wanted) = ("\(own.value)", "\(its.value)")
      return read == wanted ? nil : "\(own.label ?? ""):\n  read   \(read)\n  wanted \(wanted)"
    }
  }
}

@Suite struct CorpusTests {
  @Test("the corpus is there")
  func isThere() { #expect(CorpusCase.all.count >= 120) }

  @Test("every file of the corpus is read as a careful person reads it", arguments: CorpusCase.all)
  func reads(_ file: CorpusCase) throws {
    let wanted = try file.expectation()
    let reports = importedReports(at: [file.path])
    let recipes = reports.flatMap(\.recipes).map(ExpectedRecipe.init)
    #expect(recipes.map(\.title) == wanted.recipes.map(\.title))
    for (read, want) in zip(recipes, wanted.recipes) {
      let differences = read.differences(from: want).joined(separator: "\n")
      #expect(differences == "")
    }
    let kinds = reports.flatMap(\.problems).map { String("\($0)".prefix { $0 != "(" }) }
    #expect(kinds == wanted.problems)
  }
}
