/// The options that may stand anywhere on the command line, and the words that are left. Source: design §9.
package struct GlobalOptions: Equatable, Sendable {
  /// When replies may be coloured.
  package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

  /// What a session reads of them; its width and colours depend on the place too.
  package var session = SessionOptions()
  package var isJSON = false
  package var isPlain = false
  package var color = ColorChoice.auto
  /// As asked for, not yet clamped.
  package var width: Int?
  package var explains = false
  /// Goes through what could not be read, one by one.
  package var reviews = false
  /// How much a search may try, in counted steps; nil for the usual.
  package var work: Int?
  /// Shows reminders as notices of the desktop.
  package var notifies = false
  /// The folder of another grammar to understand with.
  package var intents: String?
  /// What that grammar's conditions look at.
  package var context: [String: ContextValue] = [:]
  /// What fills the slots of a request that comes as an intent.
  package var slots: [TypedSlot] = []
  /// What only the command "list" reads.
  package var list = ListOptions()
  package var showsVersion = false
  package var showsHelp = false
  /// What is no option: a command with its arguments, or a request; empty for a chat.
  package var words: [String] = []
  /// True when the words stood behind `--`: then they are a request whatever they say.
  package var wordsAreRequest = false
  package init() {}

  /// Lifts the options out of the arguments (without the program's name), wherever they stand.
  /// `--x=y` is `--x y`; the last of two wins; everything behind `--` is words. A dash alone and a
  /// dash before a digit or inside a sentence ("- 4 of us", "-3") are words too.
  package init(lifting arguments: [String]) throws(UsageProblem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        wordsAreRequest = true
        return
      }
      guard Self.isFlag(argument) else {
        words.append(argument)
        continue
      }
      let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let given = halves.count == 2 ? String(halves[1]) : nil
      guard let flag = GlobalFlag(spelling: String(halves[0])) else { throw .unknownFlag(String(halves[0])) }
      guard let wants = flag.value?.wants else {
        guard given == nil else { throw .takesNoValue(flag.spelling) }
        try flag.set(&self, "")
        continue
      }
      let value: String
      if let given {
        value = given
      } else if let next = rest.first, !next.hasPrefix("--") {
        value = next
        rest.removeFirst()
      } else {
        throw .missingValue(flag.spelling, wants: wants)
      }
      guard !value.isEmpty else { throw .missingValue(flag.spelling, wants: wants) }
      try flag.set(&self, value)
    }
  }

  private static func isFlag(_ argument: String) -> Bool {
    let bytes = Array(argument.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
    guard !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[1]) else { return false }
    let name = argument.utf8.prefix { $0 != UInt8(ascii: "=") }
    return !name.contains(UInt8(ascii: " "))
  }
}
