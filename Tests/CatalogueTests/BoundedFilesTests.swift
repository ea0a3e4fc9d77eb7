import Foundation
import Kitchen
import Testing
import Values

@testable import Catalogue

/// Files that would cost a start, or end it: each costs itself, is named, and the rest goes on.
@Suite struct BoundedFilesTests {
  private func recipe(_ keys: String = "cook time: 20 minutes", steps: String = "Boil @rice{1%cup}.")
    -> String
  {
    "---\ntitle: X\nservings: 4\n\(keys)\n---\n\(steps)\n"
  }

  /// What is told of a recipe that is left out; nil when it is there.
  private func refusal(_ text: String) -> String? {
    let read = readRecipe(text, id: RecipeID("mine/x"), file: "mine/x.cook", table: .empty)
    return read.value == nil ? read.problems.map(\.description).joined(separator: "; ") : nil
  }

  @Test(
    "a number no kitchen counts with costs the recipe, which is named",
    arguments: [
      ("~{153722867280912930%minutes}", "too large"), ("~{30000%hours}", "more than a year"),
      ("@rice{9223372036854775807%lb}", "too large"), ("@rice{1-9223372036854775807%lb}", "too large"),
      ("@rice{2000000%lb}", "too large"), ("@rice{1/0%cup}", "no number"), ("@rice{1e309%cup}", "no number"),
    ])
  func numbers(_ step: String, _ why: String) throws {
    let told = try #require(refusal(recipe(steps: "Boil @water{1%cup} \(step).")))
    #expect(told.contains("mine/x.cook") && told.contains(why), "\(told)")
  }

  @Test(
    "a time that overflows is no time",
    arguments: [
      "99999999999999999 hours", "9223372036854775807 s", "1 hour 9223372036854775807 hours",
      String(repeating: "9000000 hours ", count: 200),
    ])
  func times(_ time: String) throws {
    let told = try #require(refusal(recipe("cook time: \(time)")))
    #expect(told.contains("cook time must be a time such as 25 minutes"), "\(told)")
  }

  @Test func `many timers in one step are added up without harm`() {
    let steps = "Boil @rice{1%cup}. " + String(repeating: "~{365%days} ", count: 5_000)
    #expect(refusal(recipe(steps: steps)) == nil)
  }

  @Test func `aliases that unfold without end cost the recipe, as a key and as a value`() throws {
    var nest = "&a0 [x, x, x, x, x, x, x, x, x, x]"
    for level in 1..<12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      nest = "&a\(level) [\(nest), \(aliases)]"
    }
    for keys in ["? \(nest)\n: x", "tags: \(nest)"] {
      let took = try ContinuousClock().measure {
        let told = try #require(refusal(recipe("cook time: 20 minutes\n\(keys)")))
        #expect(told == "mine/x.cook:5: front matter stands for more than 10000 values")
      }
      #expect(took < .seconds(1))
    }
  }

  @Test func `marks that never close take no time by the square of their number`() {
    let took = ContinuousClock().measure {
      for mark in ["@a{", "@a{}(", "~{", "@a b ", "[- ", "-- ", "#a{"] {
        _ = refusal(recipe(steps: String(repeating: mark, count: 40_000)))
      }
    }
    #expect(took < .seconds(5))
  }

  @Test func `too much of anything is named and left out`() throws {
    #expect(
      try #require(refusal(recipe(steps: String(repeating: "@rice{1%cup} ", count: 201))))
        .contains("more than 200 ingredients"))
    #expect(
      try #require(refusal(recipe(steps: String(repeating: "Boil.\n\n", count: 301))))
        .contains("more than 300 steps"))
    let title =
      "---\ntitle: \(String(repeating: "x", count: 201))\nservings: 4\ntime: 5 min\n---\nBoil @rice.\n"
    #expect(try #require(refusal(title)).contains("title is longer than 200 characters"))
  }

  @Test func `a file that is too large, or is no file, is not read, and the rest goes on`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    try scratch.write(scratch.recipe("My soup"), to: "own/soup.cook")
    try scratch.write(
      scratch.recipe("Big") + String(repeating: "x", count: FileLimit.recipe), to: "own/line.cook")
    let huge = "\(scratch.path)/own/huge.cook"
    _ = FileManager.default.createFile(atPath: huge, contents: nil)
    try FileHandle(forWritingTo: URL(fileURLWithPath: huge)).truncate(atOffset: 100 << 20)
    mkfifo("\(scratch.path)/own/pipe.cook", 0o600)
    let root = try #require(ResourceRoot(path: scratch.path))
    let loaded = try loadCatalogue(from: root, mine: "\(scratch.path)/own")
    #expect(loaded.recipe(RecipeID("mine/soup"))?.title == "My soup")
    #expect(
      loaded.problems.map(\.description) == [
        "mine/huge.cook: is larger than 128 KB, so it is left out",
        "mine/line.cook: is larger than 128 KB, so it is left out", "mine/pipe.cook: is no file of text",
      ])
  }

  @Test func `of a file with hundreds of problems the first are told`() throws {
    let scratch = try Scratch()
    try scratch.writeKnowledge()
    try scratch.write(scratch.recipe("Odd") + String(repeating: "~{ ", count: 500), to: "own/odd.cook")
    let root = try #require(ResourceRoot(path: scratch.path))
    let problems = try loadCatalogue(from: root, mine: "\(scratch.path)/own").problems
    #expect(problems.count == FileLimit.problems + 1)
    #expect(problems.last?.description == "mine/odd.cook: and 480 problems more")
  }

  @Test func `only so many files of a folder are read`() {
    let stamps = (0..<FileLimit.folderFiles + 5).map { FileStamp(path: "\($0)", size: 10, modified: 0) }
    let kept = within(stamps, folder: "mine")
    #expect(kept.value.count == FileLimit.folderFiles)
    #expect(kept.problems.map(\.file) == ["mine"])
    let large = (0..<40).map { FileStamp(path: "\($0)", size: 2 << 20, modified: 0) }
    #expect(within(large, folder: "mine").value.count == 16)
  }

  @Test func `a table's rows, cells and figures are bounded`() throws {
    let wide = parseCSV("a,b\n\(String(repeating: ",", count: 1_000_000))\n1,2\n", file: "t.csv")
    #expect(wide.value.map(\.cells) == [["a", "b"], ["1", "2"]])
    #expect(wide.problems.map(\.description) == ["t.csv:2: more than 100 cells; the row is left out"])
    let long = parseCSV("a\n\(String(repeating: "x", count: 1_000_000))\n1\n", file: "t.csv")
    #expect(long.value.map(\.cells) == [["a"], ["1"]])
    let tall = parseCSV(String(repeating: "x\n", count: FileLimit.rows + 10), file: "t.csv")
    #expect(tall.value.count == FileLimit.rows)
    #expect(tall.problems.count == 1)
    let header = "ingredient,amount,unit,container,cents,source,period,quality\n"
    let packages = readPackages(
      header + "rice,1,lb,bag,9223372036854775807,test,2026-08,average\n"
        + "rice,99999999999999999999,lb,bag,100,test,2026-08,average\nrice,1,lb,bag,100,test,2026-08,average\n",
      file: "packages.csv")
    #expect(packages.value.count == 1)
    #expect(packages.problems.map(\.line) == [2, 3])
  }
}
