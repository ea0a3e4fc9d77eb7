import Foundation
import Kitchen
import ListFiles
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// A list written and brought in from outside of the talk: refused where it must be, whole or not at all, and the same
/// list again.
@Suite final class ListCommandTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/sous-lists-\(UUID().uuidString)"
  private var kitchen: String { folder + "/kitchen.sqlite" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func options(_ kitchen: String? = nil, dry: Bool = false) -> SessionOptions {
    var options = SessionOptions()
    options.kitchen = kitchen ?? self.kitchen
    options.seed = 7
    options.now = CivilTime(iso: "2026-03-02T18:00")
    options.person = "ann"
    options.isDryRun = dry
    options.catalogue = "small"
    return options
  }

  private struct Told: Equatable {
    var status: Int32
    var lines: String
    var problems: String
  }

  private func run(_ task: ListTask, in kitchen: String? = nil, dry: Bool = false, json: Bool = false) -> Told
  {
    var (lines, problems): ([String], [String]) = ([], [])
    let talk = CommandTalk(
      asks: false, read: { nil }, write: { lines.append($0) }, complain: { problems.append($0) })
    let status = listCommand(task, options(kitchen, dry: dry), json: json, talk: talk)
    return Told(
      status: status, lines: lines.joined(separator: "\n"), problems: problems.joined(separator: "\n"))
  }

  private func bring(_ text: String, to name: String? = nil, in kitchen: String? = nil, dry: Bool = false)
    throws
    -> Told
  {
    try bring(Array(text.utf8), to: name, in: kitchen, dry: dry)
  }

  private func bring(_ bytes: [UInt8], to name: String? = nil, in kitchen: String? = nil, dry: Bool = false)
    throws
    -> Told
  {
    let file = folder + "/in.txt"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return run(.bringIn(file: file, to: name), in: kitchen, dry: dry)
  }

  private func written(_ format: ListFormat, _ name: String? = nil, in kitchen: String? = nil) -> String {
    run(.write(name: name, as: format, to: .standardOutput), in: kitchen).lines
  }

  @discardableResult private func say(_ line: String) throws -> String {
    let session = try Session(options())
    defer { session.close() }
    return session.say(line).lines.joined(separator: "\n")
  }

  private let file = """
    # Party

    ## Produce
    - [ ] onions, 3 lb (the red ones)
    - [x] kale

    ## Costco
    - unicorn dust
    - [-] toilet paper
    """

  @Test("The list the chat shows, and one named")
  func lists() throws {
    let nothing = run(.write(name: nil, as: .text, to: .standardOutput))
    #expect(nothing.status == 1 && nothing.problems.hasPrefix("There is no open list;"))
    #expect(!FileManager.default.fileExists(atPath: kitchen))
    try say("add 3 eggs to the list")
    #expect(written(.todo) == "eggs, 3 @dairy")
    _ = try bring(file, to: "Party")
    #expect(written(.todo) == "eggs, 3 @dairy")
    #expect(written(.todo, "party list").contains("onions, 3 lb (the red ones) @produce"))
    #expect(isNamedList("PARTY", options()) && !isNamedList("dinners", options()))
    let none = run(.write(name: "picnic", as: .text, to: .standardOutput))
    #expect(none.status == 1 && none.problems == "No list is called \"picnic\". There is \"Party\".")
  }

  @Test("Brought in once, shown in the chat, taken back by one undo; brought in again nothing changes")
  func bringing() throws {
    let preview = try bring(file, dry: true)
    #expect(preview.status == 0 && preview.lines.contains("This was a dry run: nothing was changed."))
    #expect(!FileManager.default.fileExists(atPath: kitchen))
    let first = try bring(file)
    #expect(first.status == 0 && first.problems == "")
    #expect(
      first.lines.hasPrefix("Put on the list, which is new: onions, kale, unicorn dust, and toilet paper."))
    #expect(first.lines.contains("Ticked: 1.") && first.lines.contains("No section of mine: \"Costco\"."))
    let before = written(.csv)
    #expect(before.contains("Household,toilet paper,,,out"))
    #expect(try bring(file).lines.hasPrefix("All of it is on the list already, so nothing was changed."))
    #expect(written(.csv) == before)
    #expect(try say("shopping list").contains("unicorn dust"))
    try say("undo")
    #expect(written(.csv) == "")
  }

  @Test("A line combined with what is there, and one that was ticked in the talk, stay as they are")
  func again() throws {
    _ = try bring("2 eggs\nmilk\n")
    try say("add 3 eggs to the list")
    try say("got the milk")
    let before = written(.csv)
    #expect(try bring("2 eggs\nmilk\n").lines.hasPrefix("All of it"))
    #expect(try bring(written(.markdown)).lines.hasPrefix("All of it"))
    #expect(try bring(before).lines.hasPrefix("All of it"))
    #expect(written(.csv) == before)
    #expect(try bring("4 eggs\n").lines.hasPrefix("Combined with what was there: eggs."))
  }

  @Test("What the plan needs is on the list that is written; taken off, a file brings it back once")
  func planned() throws {
    var wishes = options()
    wishes.answersYes = true
    let session = try Session(wishes)
    _ = session.say("plan dinners for 2")
    session.close()
    let before = written(.markdown)
    let items = before.split(separator: "\n").filter { $0.hasPrefix("- [ ] ") }
    #expect(items.count > 5)
    for form in [ListFormat.text, .markdown, .todo, .csv] {
      #expect(try bring(written(form)).lines.hasPrefix("All of it is on the list already"), "\(form)")
    }
    let name = try #require(items.first).dropFirst(6).prefix { $0 != "," && $0 != "(" }.trimmingSpaces()
    try say("take \(name) off the list")
    let without = written(.markdown)
    #expect(without != before)
    #expect(try bring(before).lines.hasPrefix("Put on the list: \(name)"))
    #expect(written(.markdown) == before)
  }

  @Test("What is no list changes nothing and says one sentence")
  func faults() throws {
    try say("add 3 eggs to the list")
    let before = written(.csv)
    let files: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0, 1], Array("milk\u{1b}[2J".utf8), [], Array("{}".utf8),
      Array(String(repeating: "a", count: 1_000).utf8), Array(String(repeating: "a\n", count: 10_001).utf8),
      [UInt8](repeating: 0x61, count: 3 << 20), Array("item\n\"a".utf8), Array("item;amount\na;2".utf8),
    ]
    for bytes in files {
      let told = try bring(bytes)
      #expect(told.status == 1 && told.lines == "" && told.problems.hasSuffix("."))
      #expect(!told.problems.contains("\n") && told.problems.contains("in.txt"))
    }
    #expect(run(.bringIn(file: folder + "/none", to: nil)).status == 1)
    #expect(run(.bringIn(file: folder, to: nil)).status == 1)
    #expect(try bring("milk", to: String(repeating: "n", count: 81)).status == 1)
    #expect(written(.csv) == before)
  }

  @Test("A file that is there is refused without --force, a kitchen's always")
  func places() throws {
    try say("add 3 eggs to the list")
    func write(_ path: String, _ replaces: Bool = false, dry: Bool = false) -> Told {
      run(.write(name: nil, as: .html, to: .file(path, replaces: replaces)), dry: dry)
    }
    let page = folder + "/list.html"
    #expect(write(page, dry: true).lines.hasSuffix("was not written."))
    #expect(!FileManager.default.fileExists(atPath: page))
    #expect(write(page).lines.hasSuffix("1\u{A0}item, is in \(page)."))
    let taken = write(page)
    #expect(taken.status == 1 && taken.problems.hasPrefix("\(page) is there already;"))
    #expect(write(page, true).status == 0)
    for ending in ["", "-wal", ".lock"] {
      let refused = write(kitchen + ending, true)
      #expect(refused.status == 1 && refused.problems.contains("belongs to the kitchen in use"))
    }
    let other = folder + "/other.sqlite"
    try FileManager.default.copyItem(atPath: kitchen, toPath: other)
    #expect(write(other, true).problems.contains("is a database"))
    #expect(write(folder + "/no/list.html").status == 1)
  }

  @Test(
    "CSV and Markdown brought into an empty kitchen give the same list",
    arguments: [ListFormat.csv, .markdown])
  func roundTrip(_ format: ListFormat) throws {
    var random = SplitMix64(seed: 41)
    let things = [
      "onions", "eggs", "kale", "milk", "flour", "toilet paper", "3 amigos", "=cmd|' /C calc'!A0", "@home +x",
      "<b>bold</b> & \"co\"", "x 2026-01-01 thing", "a, b (c)", "crème #1", "-- dash", "~~gone~~",
      "the cheap ones",
      "Kellogg's [x]", "due:2026-01-01", "\\(escaped\\)", "Produce:",
      String(repeating: "long ", count: 15) + "end",
    ]
    for round in 0..<(Project.isLong ? 60 : 6) {
      var rows = ["item,amount,note,status,section"]
      for thing in random.shuffled(things).prefix(1 + random.below(things.count)) {
        let amount = ["", "3", "1 1/2 cups", "2 lb + 3 cans", "0.35 kg", "5/7 cup"][random.below(6)]
        let note = ["", "blue", "(big) one, please", "=1"][random.below(4)]
        let status = ["", "bought", "out"][random.below(3)]
        let section = ["", "Household", "Frozen", "Nowhere"][random.below(4)]
        rows.append(
          [thing, amount, note, status, section].map { "\"\($0.replacing("\"", with: "\"\""))\"" }
            .joined(separator: ","))
      }
      let (one, two) = ("\(folder)/a\(round).sqlite", "\(folder)/b\(round).sqlite")
      #expect(try bring(rows.joined(separator: "\n"), in: one).status == 0)
      let text = written(format, in: one)
      #expect(try bring(text, in: two).status == 0)
      #expect(written(.json, in: two) == written(.json, in: one), "\(text)")
      #expect(try bring(text, in: two).lines.hasPrefix("All of it"))
    }
  }

  @Test("The words of the command, and what is a request instead")
  func words() throws {
    func command(_ words: String...) throws(UsageProblem) -> ToolCommand? {
      try ToolCommand(GlobalOptions(lifting: words))
    }
    #expect(try command("list") == .list(.write(name: nil, as: .text, to: .standardOutput)))
    #expect(
      try command("list", "party", "--format", "csv", "-o", "a.csv", "--force")
        == .list(.write(name: "party", as: .csv, to: .file("a.csv", replaces: true))))
    #expect(
      try command("list", "-o", "-", "--json") == .list(.write(name: nil, as: .json, to: .standardOutput)))
    #expect(try command("list", "import", "-", "--to", "party") == .list(.bringIn(file: "-", to: "party")))
    #expect(throws: UsageProblem.self) { try command("list", "import") }
    #expect(throws: UsageProblem.self) { try command("list", "--to", "party") }
    #expect(throws: UsageProblem.self) { try command("list", "--format", "pdf") }
    #expect(ListTask.mayBeRequest(try GlobalOptions(lifting: ["list", "all", "dinners"])))
    #expect(!ListTask.mayBeRequest(try GlobalOptions(lifting: ["list", "party", "--format", "csv"])))
  }
}
