import Foundation
import Kitchen
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// Amounts brought in from a file: shown first, kept as one turn, taken back whole; and what they were.
@Suite final class AmountsCommandTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sous-amounts-\(UUID().uuidString)"
  private var kitchen: String { folder + "/kitchen.sqlite" }
  private var file: String { folder + "/stock.csv" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(
      """
      item,qty,unit,expires,shelf
      flour,2,lb,2026-05-01,top
      spinach,a handful,,,
      rice,2 cups (ish),,,
      ,1,lb,,
      salt,0,g,,
      eggs,12,,,
      """)
  }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }

  private func options(yes: Bool = false, dry: Bool = false) -> SessionOptions {
    var options = SessionOptions()
    options.kitchen = kitchen
    options.seed = 7
    options.now = CivilTime(iso: "2026-03-02T18:00")
    options.person = "ann"
    options.answersYes = yes
    options.isDryRun = dry
    options.catalogue = "small"
    return options
  }

  private struct Told {
    var status: Int32
    var lines: String
    var problems: String
  }

  private func run(
    _ task: AmountsTask, yes: Bool = false, dry: Bool = false, json: Bool = false, asks: Bool = false,
    typed: [String] = []
  ) -> Told {
    var (lines, problems, typed): ([String], [String], ArraySlice<String>) = ([], [], typed[...])
    let talk = CommandTalk(
      asks: asks, read: { typed.popFirst() }, write: { lines.append($0) },
      complain: { problems.append($0) })
    let status = amountsCommand(task, options(yes: yes, dry: dry), json: json, talk: talk)
    return Told(
      status: status, lines: lines.joined(separator: "\n"), problems: problems.joined(separator: "\n"))
  }

  private func bring(
    yes: Bool = false, dry: Bool = false, json: Bool = false, asks: Bool = false, reviews: Bool = false,
    typed: [String] = []
  ) -> Told {
    run(.bringIn(file: file, reviews: reviews), yes: yes, dry: dry, json: json, asks: asks, typed: typed)
  }

  @discardableResult private func say(_ line: String) throws -> String {
    let session = try Session(options())
    defer { session.close() }
    return session.say(line).lines.joined(separator: "\n")
  }

  private func lots() throws -> [PantryItem] {
    let store = try options().store(kitchen)
    defer { store.close() }
    return try store.snapshot(for: "ann", today: Day(number: 20_514))[PantryItem.self]
  }

  private func dump() throws -> [String] {
    let store = try options().store(kitchen)
    defer { store.close() }
    #expect(store.integrity() == [])
    return try store.dump()
  }

  private func bytes() -> Data? { FileManager.default.contents(atPath: kitchen) }

  @Test("without a yes the file is shown, the kitchen is byte for byte what it was, and the status says so")
  func shown() throws {
    let first = bring()
    #expect(first.status == 1 && first.problems.contains("--yes"))
    #expect(bytes() == nil)
    try say("add 2 onions to the pantry")
    let before = bytes()
    let told = bring()
    #expect(told.status == 1 && bytes() == before)
    #expect(told.lines.contains("50 % read: 2 amounts read, 2 stay words."))
    #expect(
      told.lines.contains("line 5: no food is named") && told.lines.contains("line 6: it says that none"))
    #expect(told.lines.contains("Not brought in: shelf."))
    #expect(bring(dry: true).status == 0 && bytes() == before)
    for answers in [["no"], ["what", "n"], []] {
      let told = bring(asks: true, typed: answers)
      #expect(told.status == 0 && told.lines.hasSuffix("Nothing was changed.") && bytes() == before)
    }
  }

  @Test("a yes keeps every record as one turn behind a backup, and one undo takes all of it back")
  func keptAndTakenBack() throws {
    try say("add 2 onions to the pantry")
    let before = try dump()
    let told = bring(asks: true, typed: ["yes"])
    #expect(told.status == 0 && told.lines.contains("Brought into the pantry: 4 lots."))
    #expect(told.lines.contains("Amounts in words are not counted."))
    #expect(told.lines.contains("kitchen.sqlite.backups/"))
    #expect(try KeptCopies(of: kitchen, tables: House.complete.tables).all().count == 1)
    let held = try lots().map { "\($0.name): \($0.held.words ?? $0.amount?.text ?? "")" }.sorted()
    #expect(
      held == ["eggs: 12", "flour: 2 lb", "onions: 2", "rice: 2 cups (ish)", "spinach: a handful"])
    #expect(try lots().first { $0.name == "flour" }?.bestBefore == Day(iso: "2026-05-01"))
    #expect(try say("what's in the pantry").contains("2 cups (ish) (manual only)"))
    #expect(try say("undo").contains("Taken back: \"sous amounts import"))
    #expect(try dump() == before)
  }

  @Test("brought in again it changes nothing; what is new in the file is brought in alone")
  func again() throws {
    #expect(bring(yes: true).status == 0)
    let before = try dump()
    let twice = bring(yes: true)
    #expect(twice.status == 0 && twice.lines.contains("All of it is in the pantry already"))
    #expect(try dump() == before)
    try write("item,qty\nspinach,a handful\nspinach,a handful\neggs,6\n")
    let more = bring(yes: true)
    #expect(
      more.lines.contains("Said twice in the file: line 3.") && more.lines.contains("pantry: 2 lots."),
      "\(more)")
    #expect(try lots().count == 6)
  }

  @Test("a review replaces words by amounts, names foods, keeps the words as they were written, or stops")
  func reviewed() throws {
    let stopped = bring(reviews: true, typed: ["", "stop"])
    #expect(stopped.status == 1 && stopped.lines.hasSuffix("Nothing was changed.") && bytes() == nil)
    #expect(bring(reviews: true, typed: [""]).status == 1)
    let told = bring(asks: true, typed: ["review", "lots", "food nonsense", "food egg", "4 oz", "all"])
    #expect(told.status == 0)
    #expect(
      told.lines.contains("I read no amount in \"lots\"") && told.lines.contains("I don't know nonsense"))
    let spinach = try #require(try lots().first { $0.name == "spinach" })
    #expect(spinach.held == .measured(Amount(Rational(4), .ounce), words: "a handful"))
    #expect(spinach.ingredient == IngredientID("egg"))
    #expect(try lots().first { $0.name == "rice" }?.held == .words("2 cups (ish)"))
    #expect(bring(yes: true).lines.contains("All of it is in the pantry already"))
  }

  @Test("the report as one object has every record, and every usable one is in the pantry afterwards")
  func everyRecord() throws {
    var random = SplitMix64(seed: 11)
    let amounts = ["2 lb", "a handful", "", "1/0 cups", "12", "2-3 cups", "½ gallon", "0", "<b>", "-1"]
    let foods = ["flour", "eggs", "moon dust", "", "milk, whole", "say \"\"hi\"\"", "crème"]
    for _ in 0..<3 {
      var text = "item,qty\n"
      let count = random.within(1...60)
      for _ in 0..<count {
        text += "\"\(foods[random.below(foods.count)])\",\"\(amounts[random.below(amounts.count)])\"\n"
      }
      try write(text)
      let before = try dump()
      let told = bring(yes: true, json: true)
      guard told.status == 0 else { continue }
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(told.lines.utf8)) as? [String: Any])
      let items = try #require(report["items"] as? [[String: Any]])
      #expect(items.count == report["records"] as? Int)
      var names = try lots().map(\.name)
      for item in items where item["state"] as? String != "unusable" {
        let index = names.firstIndex(of: item["name"] as? String ?? "?")
        #expect(index != nil, "\(item)")
        if let index { names.remove(at: index) }
      }
      try say("undo")
      #expect(try dump() == before)
    }
  }

  @Test("files that can't be read say so in one sentence, and nothing is changed")
  func unreadable() throws {
    for (text, words) in [
      ("item,qty\na,\"1\n", "A quote opens in line 2"), ("[{]", "is not JSON from line 1"),
      ("", "holds no records"), ("{}", "no list of records"),
    ] {
      try write(text)
      let told = bring(yes: true)
      #expect(told.status == 1 && told.problems.contains(words), "\(told.problems)")
      #expect(told.lines.isEmpty && bytes() == nil)
    }
    try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: file))
    #expect(bring(yes: true).problems.contains("not UTF-8"))
    #expect(
      run(.bringIn(file: folder + "/none", reviews: false), yes: true).problems.contains("can't be read"))
    try write("item,qty\nsalt,0\n")
    #expect(bring(yes: true).status == 3)
  }

  @Test("the history tells what was said, before and after, and what was taken back")
  func history() throws {
    #expect(run(.history(food: nil)).lines == "No amount was noted in the pantry yet.")
    #expect(bytes() == nil)
    try say("add 2 lb flour to the pantry")
    try say("we have 1 lb of flour at home")
    try say("undo")
    try say("add 6 eggs to the pantry")
    let all = run(.history(food: nil))
    #expect(all.status == 0 && all.lines.contains("taken back") && all.lines.contains("eggs"))
    let flour = run(.history(food: "flour"))
    #expect(!flour.lines.contains("eggs") && flour.lines.contains("we have 1 lb of flour at home"))
    #expect(run(.history(food: "moon dust")).lines == "No amount of moon dust was ever noted.")
    let object = run(.history(food: "eggs"), json: true).lines
    #expect(object.contains(#""after":{"amount":{"d":1,"n":6,"text":"6","unit":"each"},"words":null}"#))
    #expect(object.contains(#""before":null"#) && object.contains(#""undone_by":null"#))
  }

  @Test("the command is told from a request")
  func commandLine() throws {
    func command(_ words: String...) throws -> ToolCommand? { try ToolCommand(GlobalOptions(lifting: words)) }
    #expect(try command("amounts", "import", "a.csv") == .amounts(.bringIn(file: "a.csv", reviews: false)))
    #expect(
      try command("--review", "amounts", "import", "-") == .amounts(.bringIn(file: "-", reviews: true)))
    #expect(try command("amounts", "history", "red", "lentils") == .amounts(.history(food: "red lentils")))
    #expect(try command("amounts", "history") == .amounts(.history(food: nil)))
    #expect(try command("amounts", "of", "flour") == nil)
    #expect(throws: UsageProblem.self) { try command("amounts", "import") }
  }
}
