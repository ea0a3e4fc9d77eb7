import Foundation
import Kitchen
import Testing
import Values

@testable import Catalogue

/// A folder of its own for one test, removed afterwards.
struct Scratch: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func writeKnowledge() throws {
    try write(
      """
      id,name,plural,aliases,section,category,subcategory,protein,groups,contains,may_contain,checked,\
      fdc_id,g_per_ml,g_each,each,edible,basic,months
      onion,onion,onions,yellow onion,produce,,,,vegetable,,,yes,7,0.6,110,,0.9,no,
      egg,egg,eggs,,dairy,,,egg,,egg,,yes,,,50,,,no,

      """, to: "tables/ingredients.csv")
    try write(
      """
      ingredient,amount,unit,container,cents,source,period,quality
      onion,3,lb,bag,300,test,2026-08,average

      """, to: "tables/packages.csv")
    let nutrients = Nutrient.allCases.map(\.rawValue).joined(separator: ",")
    let figures = String(repeating: ",1", count: Nutrient.allCases.count)
    try write("ingredient,parts\n", to: "tables/parts.csv")
    try write("category,subcategory,place,kept,after,used,source\n", to: "tables/shelf_life.csv")
    try write(
      "id,foods,names,category,subcategory,place,kind,pantry,pantry_opened,refrigerator,"
        + "refrigerator_opened,thawed,freezer,foodkeeper,tip\n", to: "tables/keeping.csv")
    try write("ingredient,amount,unit,use,good_for,note\n", to: "tables/substitutions.csv")
    try write("fdc_id,\(nutrients)\n7\(figures)\n", to: "tables/nutrients.csv")
    try write("id\nonion-soup\n", to: "tables/small.csv")
    try write(recipe("Onion soup"), to: "recipes/onion-soup.cook")
    try write(recipe("Onion tart"), to: "recipes/onion-tart.cook")
  }

  func recipe(_ title: String) -> String {
    """
    ---
    title: \(title)
    servings: 4
    cuisine: french
    prep time: 5 minutes
    cook time: 20 minutes
    ---
    Slice @onions{6}(thinly) and cook ~{20%minutes}; poach @eggs{4} and season with @salt{a pinch}.
    """
  }
}

@Suite struct LoaderTests {
  @Test func `tables, recipes and cards come together`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    let root = try #require(ResourceRoot(path: scratch.path))
    let all = try loadCatalogue(from: root)
    #expect(all.problems.isEmpty)
    #expect(all.recipes.map(\.id.rawValue) == ["onion-soup", "onion-tart"])
    #expect(all.cards.map(\.id) == all.recipes.map(\.id))
    #expect(all.card(RecipeID("onion-soup"))?.protein == .egg)
    #expect(all.card(RecipeID("onion-soup"))?.unknownFoods == ["salt"])
    #expect(all.recipe(RecipeID("nowhere")) == nil)
    let small = try loadCatalogue(from: root, selection: .small)
    #expect(small.recipes.map(\.id.rawValue) == ["onion-soup"])
  }

  @Test func `a person's own recipes stand beside, under mine`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    try scratch.write(scratch.recipe("My soup"), to: "own/onion-soup.cook")
    let root = try #require(ResourceRoot(path: scratch.path))
    for selection in CatalogueSelection.allCases {
      let loaded = try loadCatalogue(from: root, selection: selection, mine: "\(scratch.path)/own")
      #expect(loaded.recipe(RecipeID("mine/onion-soup"))?.title == "My soup")
      #expect(loaded.recipe(RecipeID("onion-soup"))?.title == "Onion soup")
    }
    #expect(try loadCatalogue(from: root, mine: "\(scratch.path)/none").recipes.count == 2)
  }

  @Test func `a broken file is left out and named, the rest goes on`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    try scratch.write("not a recipe", to: "recipes/broken.cook")
    try scratch.write("ingredient,amount\nonion,3\n", to: "tables/packages.csv")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/tables/nutrients.csv")
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: "\(scratch.path)/recipes/odd.cook"))
    let root = try #require(ResourceRoot(path: scratch.path))
    let loaded = try loadCatalogue(from: root)
    #expect(loaded.recipes.count == 2)
    let files = Set(loaded.problems.map(\.file))
    #expect(
      files.isSuperset(of: [
        "recipes/broken.cook", "recipes/odd.cook", "tables/packages.csv", "tables/nutrients.csv",
      ]))
  }

  @Test func `the same knowledge comes from text and from the cache`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    let root = try #require(ResourceRoot(path: scratch.path))
    let cache = "\(scratch.path)/cache"
    let cold = try loadCatalogue(from: root, cache: cache)
    #expect(stamps(in: cache, ending: ".compiled").count == 1)
    let warm = try loadCatalogue(from: root, cache: cache)
    #expect(warm.recipes == cold.recipes)
    #expect(warm.cards == cold.cards)
    #expect(warm.table.ingredients == cold.table.ingredients)
    #expect(warm.problems == cold.problems)
    for food in cold.table.ingredients {
      #expect(warm.table.packages(of: food.id) == cold.table.packages(of: food.id))
      #expect(warm.table.profile(of: food) == cold.table.profile(of: food))
    }
  }

  @Test func `an edited, added or removed file is noticed`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    let root = try #require(ResourceRoot(path: scratch.path))
    let cache = "\(scratch.path)/cache"
    _ = try loadCatalogue(from: root, cache: cache)
    try scratch.write(scratch.recipe("Onion soup of the house"), to: "recipes/onion-soup.cook")
    #expect(try loadCatalogue(from: root, cache: cache).recipes[0].title == "Onion soup of the house")
    try scratch.write(scratch.recipe("Onion pie"), to: "recipes/onion-pie.cook")
    #expect(try loadCatalogue(from: root, cache: cache).recipes.count == 3)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/recipes/onion-tart.cook")
    #expect(try loadCatalogue(from: root, cache: cache).recipes.count == 2)
  }

  @Test func `a damaged or unwritable cache is done without`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    let root = try #require(ResourceRoot(path: scratch.path))
    let cache = "\(scratch.path)/cache"
    let good = try loadCatalogue(from: root, cache: cache)
    let file = try #require(stamps(in: cache, ending: ".compiled").first).path
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    for length in [0, 1, 31, 32, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: file))
      #expect(try loadCatalogue(from: root, cache: cache).recipes == good.recipes)
    }
    try scratch.write("a file where a folder should be", to: "blocked")
    #expect(try loadCatalogue(from: root, cache: "\(scratch.path)/blocked").recipes == good.recipes)
  }

  @Test func `compiled bytes that were altered are refused or read, never trapped on`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    let root = try #require(ResourceRoot(path: scratch.path))
    let recipes = stamps(in: root.recipes, ending: ".cook")
    let bytes = readKnowledge(root: root, recipes: recipes, mine: []).compiled
    var numbers = SplitMix64(seed: 81)
    for _ in 0..<2000 {
      var altered = bytes
      for _ in 0...numbers.below(3) {
        altered[numbers.below(altered.count)] = UInt8(truncatingIfNeeded: numbers.next())
      }
      _ = Knowledge(compiled: altered[...])
      _ = Knowledge(compiled: altered.prefix(numbers.below(altered.count)))
    }
    #expect(Knowledge(compiled: bytes[...])?.recipes.count == 2)
  }
}
