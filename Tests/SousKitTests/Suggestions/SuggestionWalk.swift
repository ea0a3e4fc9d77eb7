import Foundation
import Transcripts
import Values

/// Plays conversations and types back, on a copy of the kitchen, every line that each reply suggests.
///
/// A line is tried once in the same surroundings: the same row of the table, state, open question, request
/// before and kind of reply, with or without a saved plan. All are tried when `isLong`.
struct SuggestionWalk {
  let isLong: Bool
  private(set) var tried = 0
  private(set) var findings: [String] = []
  private var seen: Set<[String]> = []

  init(isLong: Bool = Project.isLong) { self.isLong = isLong }

  mutating func walk(_ transcript: Transcript) throws {
    let kitchen = try WalkedKitchen(transcript.header)
    var (listed, hasPlan) = ([String](), transcript.header.kitchen == "planned")
    for step in transcript.steps {
      switch try kitchen.play(step.act) {
      case .reply(let reply)?:
        guard case .say(let line) = step.act else { continue }
        if !reply.listed.isEmpty { listed = reply.listed }
        hasPlan = hasPlan || reply.state == "planReady"
        let moment = Moment(
          place: "\(transcript.path):\(step.line)", said: line, reply: reply,
          suggested: reply.everySuggestion, listed: listed, hasPlan: hasPlan)
        try type(everyLineOf: moment, in: kitchen)
      case .greeting(let lines)?:
        let moment = Moment(
          greeting: lines, of: kitchen, at: "\(transcript.path):\(step.line)", hasPlan: hasPlan)
        try type(everyLineOf: moment, in: kitchen)
      case nil: continue
      }
    }
  }

  mutating func type(everyLineOf moment: Moment, in kitchen: WalkedKitchen) throws {
    if !moment.reply.asksAloud { find("yes", moment, "the question it answers is not asked") }
    for line in moment.suggested {
      guard let row = SuggestionMeaning.row(for: line, asks: moment.reply.asks) else {
        find(line, moment, "no row of the table says what it means")
        continue
      }
      let (before, pattern) = (moment.reply, row.meaning.pattern)
      let surroundings = [
        pattern, before.state, before.asks, before.intent, before.status, before.kind,
        moment.hasPlan ? "plan" : nil,
      ]
      guard isLong || seen.insert(surroundings.map { $0 ?? "" }).inserted else { continue }
      tried += 1
      let answer = { WalkedReply(try WalkedKitchen(copyOf: kitchen).say($0)) }
      let after = try answer(line)
      let typed = TypedLine(values: row.values, moment: moment, after: after)
      if let wrong = try typed.wrong(row.meaning, choice: answer) {
        find(line, moment, "\(wrong)\n    \(after.status), \(after.intent ?? "no intent"): \(after.start)")
      }
    }
  }

  private mutating func find(_ line: String, _ moment: Moment, _ what: String) {
    findings.append("\(moment.place) after \"\(moment.said)\": \"\(line)\": \(what)")
  }
}

/// One moment of a conversation: what was said, and what came back.
struct Moment {
  var place: String
  var said: String
  var reply: WalkedReply
  var suggested: [String]
  /// The titles of the numbered list shown last.
  var listed: [String]
  var hasPlan: Bool
}

extension Moment {
  /// A chat that opens. What it waits for shows in what Tab completes: the answers come first.
  init(greeting lines: [String], of kitchen: WalkedKitchen, at place: String, hasPlan: Bool) {
    let choices = Array(kitchen.completions().prefix { $0 != "plan dinners for this week" })
    let slots = [
      "4": "size", "nobody": "avoid", "no limit": "budget", "anything": "cuisine", "looks good": "approval",
      "5": "stars", "yes": "confirm",
    ]
    let suggestions = offered(in: flowing(lines))
    let reply = WalkedReply(
      intent: "greeting", asks: choices.first.flatMap { slots[$0] }, choices: choices,
      suggestions: suggestions, text: lines)
    self.init(
      place: place, said: "(the greeting)", reply: reply, suggested: reply.everySuggestion, listed: [],
      hasPlan: hasPlan)
  }
}

extension WalkedReply {
  /// Its suggestions, the answers to its question, the lines in its text, and the last number of its list.
  var everySuggestion: [String] {
    let last = suggestions.contains("1") && listed.count > 1 ? ["\(listed.count)"] : []
    var seen: Set<String> = []
    return (suggestions + choices + offered(in: sentence) + last).filter { seen.insert($0).inserted }
  }

  /// Where a bare yes would throw something away, the question stands in the text.
  var asksAloud: Bool { asks != "confirm" || sentence.contains("?") }

  /// Enough of the text to know it by.
  var start: String { String(sentence.prefix(160)) }
}
