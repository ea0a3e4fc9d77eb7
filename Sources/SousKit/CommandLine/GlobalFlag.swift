import ListFiles
import Values

private let forms = "text, markdown, todo, csv, json, html or cook"

/// A flag that may stand anywhere on the command line: how it is spelled, what it takes, what it sets.
package struct GlobalFlag: Sendable {
  /// "--seed".
  package let spelling: String
  /// For its value: the placeholder that `--help` shows, and what a sentence says it wants; nil for a switch.
  package let value: (name: String, wants: String)?
  /// What `--help` says about it; nil for a flag it keeps to itself.
  package let summary: String?
  /// Takes the value in; a switch is given an empty one.
  let set: @Sendable (inout GlobalOptions, String) throws(UsageProblem) -> Void

  private init(
    _ name: String, _ value: (name: String, wants: String)?, _ summary: String?,
    set: @escaping @Sendable (inout GlobalOptions, String) throws(UsageProblem) -> Void
  ) {
    spelling = "--" + name
    (self.value, self.summary, self.set) = (value, summary, set)
  }

  /// Reads "--seed"; `-h` and `-o` are the only short ones. Nil for anything else.
  init?(spelling: String) {
    let long = ["-h": "--help", "-o": "--output"][spelling] ?? spelling
    guard let flag = Self.all.first(where: { $0.spelling == long }) else { return nil }
    self = flag
  }

  /// All of them, in the order of `--help`. Source: design §9.
  package static let all: [GlobalFlag] = [
    GlobalFlag("kitchen", ("FILE", "a file"), "keep the kitchen in FILE instead of the usual place") {
      $0.session.kitchen = $1
    },
    GlobalFlag("seed", ("N", "a whole number"), "draw the same \"random\" choices every time") {
      (options, text) throws(UsageProblem) in
      guard let number = UInt64(text) else {
        throw .unfit(flag: "seed", wants: "a whole number from 0 to \(UInt64.max)", text)
      }
      options.session.seed = number
    },
    GlobalFlag(
      "now", ("TIME", "a time such as 2026-03-02T17:00"), "take TIME (2026-03-02T17:00) for the present"
    ) { (options, text) throws(UsageProblem) in
      guard let time = CivilTime(iso: text) else { throw .badTime(text) }
      // So that a hundred years from then are in the calendar too.
      guard (1900...9000).contains(time.day.civil.year) else {
        throw .unfit(flag: "now", wants: "a time in the years 1900 to 9000", text)
      }
      options.session.now = time
    },
    GlobalFlag("as", ("NAME", "a name"), "talk as NAME; the login name otherwise") { $0.session.person = $1 },
    GlobalFlag("json", nil, "one JSON object for each line said") { options, _ in options.isJSON = true },
    GlobalFlag("yes", nil, "answer every question with its default") { options, _ in
      options.session.answersYes = true
    }, GlobalFlag("plain", nil, "no colour") { options, _ in options.isPlain = true },
    GlobalFlag("color", ("WHEN", "auto, always or never"), "auto, always or never") {
      (options, text) throws(UsageProblem) in
      guard let choice = GlobalOptions.ColorChoice(rawValue: text) else {
        throw .unfit(flag: "color", wants: "auto, always or never", text)
      }
      options.color = choice
    },
    GlobalFlag("width", ("N", "a number of columns, 40 to 200"), "lay out for N columns, 40 to 200") {
      (options, text) throws(UsageProblem) in
      guard let columns = Int(text) else {
        throw .unfit(flag: "width", wants: "a number of columns, 40 to 200", text)
      }
      options.width = columns
    },
    GlobalFlag("explain", nil, "with understand: why each line is read so") { options, _ in
      options.explains = true
    },
    GlobalFlag("review", nil, "with amounts import: go through what could not be read") { options, _ in
      options.reviews = true
    },
    GlobalFlag("work", ("N", "a whole number"), "with solve: how many steps a search may try") {
      (options, text) throws(UsageProblem) in
      guard let number = Int(text), number > 0 else {
        throw .unfit(flag: "work", wants: "a whole number from 1 on", text)
      }
      options.work = number
    },
    GlobalFlag("notify", nil, "with remind: as notices of the desktop, where it shows them") { options, _ in
      options.notifies = true
    },
    GlobalFlag("dry-run", nil, "show what would happen and change nothing") { options, _ in
      options.session.isDryRun = true
    },
    GlobalFlag(
      "save-transcript", ("FILE", "a file"), "write the talk to FILE, as a test that can be played again"
    ) { $0.session.saveTranscript = $1 },
    GlobalFlag("format", ("FORM", "\(forms)"), "with list and recipe show: \(forms)") {
      (options, text) throws(UsageProblem) in
      if text == "cook" {
        options.list.isCook = true
        return
      }
      guard let format = ListFormat(rawValue: text) else {
        throw .unfit(flag: "format", wants: forms, text)
      }
      options.list.format = format
    },
    GlobalFlag("output", ("FILE", "a file"), "with list and recipe show, also -o: write it to FILE") {
      $0.list.output = $1
    },
    GlobalFlag("to", ("NAME", "the name of a list"), "with list import: the list to add to") {
      $0.list.to = $1
    },
    GlobalFlag("force", nil, "with --save-transcript or --output: also over a file that is there") {
      options, _ in
      options.session.replacesFile = true
    },
    GlobalFlag("slot", ("NAME=VALUE", "NAME=VALUE"), "with do: what fills a slot; as often as needed") {
      (options, text) throws(UsageProblem) in
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .unfit(flag: "slot", wants: "NAME=VALUE", text)
      }
      options.slots.append(
        TypedSlot(name: String(text[..<equals]), value: String(text[text.index(after: equals)...])))
    },
    GlobalFlag("intents", ("DIR", "a folder of intent files"), "understand by the intent files in DIR") {
      $0.intents = $1
    },
    GlobalFlag(
      "context", ("JSON", "a JSON object such as {\"area\": \"kitchen\"}"),
      "the facts that conditions of --intents look at"
    ) { (options, text) throws(UsageProblem) in
      guard let facts = ContextValue.object(json: text) else {
        throw .unfit(flag: "context", wants: "a JSON object of texts, numbers, true and false", text)
      }
      options.context = facts
    },
    GlobalFlag("catalogue", ("WHICH", "builtin or small"), nil) { (options, text) throws(UsageProblem) in
      guard ["builtin", "small"].contains(text) else {
        throw .unfit(flag: "catalogue", wants: "builtin or small", text)
      }
      options.session.catalogue = text
    }, GlobalFlag("version", nil, "print the version") { options, _ in options.showsVersion = true },
    GlobalFlag("help", nil, "print this") { options, _ in options.showsHelp = true },
  ]
}
