/// One reading as a question, two or more as a numbered list: what would be done, with the person's own words.
package struct DidYouMean: Reply, Hashable {
  package var readings: [Choice]
  package init(_ readings: [Choice]) { self.readings = readings }

  package func blocks(_ words: Wording) -> [Block] {
    if readings.count == 1 { return .say("Did you mean: \(lowered(readings[0].title))?") }
    let rows = readings.enumerated().map { index, reading in
      [TableCell("\(index + 1)"), TableCell(reading.title, .accent)]
    }
    let columns = [TableColumn("", .right, priority: 8), TableColumn("", priority: 9, minWidth: 16)]
    return .say("Did you mean one of these?") + [.table(Table(columns: columns, rows: rows), indent: 2)]
  }

  package func next(_ words: Wording) -> Closing {
    readings.count == 1
      ? Closing(text: "Say yes or no, or put it another way.", lines: ["yes", "no"])
      : Closing(
        text: "Say its number, or put it another way.", lines: (1...max(1, readings.count)).map(String.init))
  }

  package var status: ReplyStatus { .asking }
  private func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}

/// A guess at what would tell or throw away something: it has to be said plainly.
package struct SayPlainly: Reply, Hashable {
  package var guess: Alternative
  package init(_ guess: Alternative) { self.guess = guess }

  package func blocks(_ words: Wording) -> [Block] {
    let start = guess.summary.prefix(1).lowercased()
    return .say(
      "That may be a wish to \(start)\(guess.summary.dropFirst()). To be safe, I only do that when it is said plainly."
    )
  }

  package func next(_ words: Wording) -> Closing { .say(guess.example, end: ", for instance") }
  package var status: ReplyStatus { .notUnderstood }
  package var asks: Bool { true }
}

/// Parts of the line that nobody could read, in the person's own words; the other parts were done.
package struct NotTakenIn: Reply {
  package private(set) var parts: [String]

  package init(words: String) { parts = [words] }

  package func blocks(_ words: Wording) -> [Block] {
    let quoted = parts.map { "\"\($0)\"" }.joined(separator: ", ")
    return .say(
      "I did not take in: \(quoted). Please say \(parts.count == 1 ? "that part" : "those parts") in other words."
    )
  }

  /// The replies of a line with what it left unread told once, where the first of it stands.
  static func toldOnce(_ replies: [any Reply]) -> [any Reply] {
    var all: [any Reply] = []
    var place: Int?
    for reply in replies {
      guard let own = reply as? NotTakenIn else {
        all.append(reply)
        continue
      }
      guard let at = place, var told = all[at] as? NotTakenIn else {
        place = all.count
        all.append(own)
        continue
      }
      told.parts += own.parts.filter { !told.parts.contains($0) }
      all[at] = told
    }
    // What was not read comes last, behind all that was done.
    guard let place, place < all.count - 1, (all[place] as? NotTakenIn)?.parts.count ?? 0 > 1 else {
      return all
    }
    let told = all.remove(at: place)
    return all + [told]
  }

  package func next(_ words: Wording) -> Closing { .none }
  package var status: ReplyStatus { .notUnderstood }
}

/// What stood behind an undo, or something else that is done outside of the kitchen, in one line: none of it was done.
package struct StillWaiting: Reply {
  package var lines: [String]
  package init(lines: [String]) { self.lines = lines }

  package func blocks(_ words: Wording) -> [Block] {
    .say("I stopped there. Please say this again: \(lines.map { "\"\($0)\"" }.joined(separator: ", ")).")
  }

  package func next(_ words: Wording) -> Closing { .none }
  package var status: ReplyStatus { .refused }
}

/// Something told was only asked about, and the talk went on without an answer.
package struct NotNoted: Reply {
  package var words: String

  package func blocks(_ words: Wording) -> [Block] {
    .say("I noted nothing of \"\(self.words)\". If it matters, please say it in other words.")
  }

  package func next(_ words: Wording) -> Closing { .none }
  package var status: ReplyStatus { .done }
}

/// A yes after a change that could not be made: it is not clear what it is to.
package struct YesUnclear: Reply {
  package func blocks(_ words: Wording) -> [Block] {
    .say("I am not sure what the yes is to: that change could not be made, and the plan is as it was.")
  }

  package func next(_ words: Wording) -> Closing { .say("looks good", "show the plan") }
  package var status: ReplyStatus { .asking }
}

/// Nobody could read it: in other words each time, so that nobody is told the same twice.
package struct NotUnderstood: Reply {
  /// Lines in a row that were not understood, this one included.
  package var failures: Int
  /// What can be said here, for the third time.
  package var help: (any Reply)?
  package init(failures: Int, help: (any Reply)? = nil) { (self.failures, self.help) = (failures, help) }

  package func blocks(_ words: Wording) -> [Block] {
    switch failures {
    case ..<2: .say("I didn't understand that.")
    case 2: .say("That is still beyond me, sorry. I plan dinners, write shopping lists, and know recipes.")
    case 3: .say("I can't read that either; perhaps one of these helps.") + (help?.blocks(words) ?? [])
    default: .say("I don't follow. It may be something I can't do.")
    }
  }

  package func next(_ words: Wording) -> Closing {
    if failures == 3, let help { return help.next(words) }
    guard failures < 2 else { return .say("help", end: " for examples of what I can do") }
    return words.linesOnTheTable
      ?? .say("what's for dinner tonight", "plan the week", "shopping list", end: ", for instance")
  }

  package var status: ReplyStatus { .notUnderstood }
  package var asks: Bool { true }
}

/// More than anybody says at once.
package struct TooLong: Reply, Hashable {
  package init() {}

  package func blocks(_ words: Wording) -> [Block] {
    .say("That is more than I can read at once. A sentence or two is best.")
  }

  package func next(_ words: Wording) -> Closing { .say("help", end: " for examples") }
  package var status: ReplyStatus { .notUnderstood }
}

/// A number or a day that nobody can count with; nothing was done.
package struct NotCounted: Reply, Hashable {
  /// What it is.
  package var reason: BeyondReason
  package init(_ reason: BeyondReason) { self.reason = reason }

  package func blocks(_ words: Wording) -> [Block] {
    let most = "1,000,000,000"
    switch reason {
    case .number(let number) where number.fault == .unreadable:
      return .say(
        "I can't read \(number.shown) as a number, so I did nothing; please write it plainly, like 12, 1/2 or "
          + "1.5.")
    case .number(let number):
      return .say(
        "\(number.shown) is more than I can count, so I did nothing; please say a number up to \(most).")
    case .count:
      return .say("That is more than I can count, so I did nothing; please say a number up to \(most).")
    case .day(let day):
      return .say(
        "\(day.iso) is too far from today, so I did nothing; please name a day within a hundred years.")
    case .nothing(let amount):
      return .say(
        "\(amount) is no amount, so I did nothing; please say how much it is, or that you are out of it.")
    }
  }

  package func next(_ words: Wording) -> Closing { .say("help", end: " for examples") }
  package var status: ReplyStatus { .refused }
}

/// Understood, and not built yet.
package struct NotYet: Reply, Hashable {
  package var feature: PlannedFeature
  package init(_ feature: PlannedFeature) { self.feature = feature }
  package func blocks(_ words: Wording) -> [Block] { .say("I can't \(feature.what) yet.") }
  package func next(_ words: Wording) -> Closing { .say(feature.instead ?? "help") }
  package var status: ReplyStatus { .refused }
}

/// What a guess would do: what of the line it takes, and what it would leave out.
func guessTitle(_ summary: String, heard: [String], left: [String]) -> String {
  let taken = heard.isEmpty ? summary : "\(summary) (\(heard.joined(separator: ", ")))"
  return left.isEmpty ? taken : "\(taken), without \(joined(left.map(quoted)))"
}
