/// What can be said here, by what one wants to do. Source: design §5.
package struct HelpPage: Reply, Hashable {
  package init() {}

  package func blocks(_ words: Wording) -> [Block] {
    let rows = topics(words).map { topic in
      [TableCell(topic.title, .heading), TableCell(topic.lines.map(typeable).joined(separator: ", "))]
    }
    let columns = [TableColumn("", priority: 2, minWidth: 8), TableColumn("", priority: 1, minWidth: 30)]
    return .say(lead(words)) + [.table(Table(columns: columns, rows: rows), indent: 2)]
  }

  private func lead(_ words: Wording) -> String {
    switch words.state.planning.name {
    case .onboarding: "I'm asking what I need for your plan. You could say:"
    case .awaitingApproval: "A plan is waiting for your yes. You could say:"
    default: "I plan dinners and write the shopping list. You could say:"
    }
  }

  /// The topics of a state, each with lines that can be typed.
  private func topics(_ words: Wording) -> [(title: String, lines: [String])] {
    switch words.state.planning.name {
    case .onboarding:
      [
        ("An answer", ["4", "Emma is dairy-free", "$120", "Italian and Thai"]),
        ("Pass", ["skip"]),
        ("Ask", ["why?"]),
        ("Change", ["back", "start over"]),
        ("Leave", ["never mind"]),
      ]
    case .awaitingApproval:
      [
        ("Keep it", ["looks good"]),
        ("One evening", ["swap \(someDay(words))", "make \(someDay(words)) vegetarian"]),
        ("All of it", ["too expensive", "more variety", "start over"]),
        ("Look closer", ["why \(someDay(words))?", "recipe for \(someDay(words))", "shopping list"]),
        ("Leave it", ["never mind"]),
      ]
    default: idleTopics(words)
    }
  }

  /// Where nothing waits: with a plan also what can be done with it.
  private func idleTopics(_ words: Wording) -> [(title: String, lines: [String])] {
    let day = words.standing?.someEvening.map(words.names.typed) ?? "Friday"
    let topics = [
      ("Tonight", ["what's for dinner tonight", "something with chicken"]),
      ("The week", ["plan dinners for this week", weekUnderBudget(words)]), ("Shopping", ["shopping list"]),
      ("A plan", ["show the plan", "what's on \(day)", "swap \(day)", "is this week healthy"]),
      ("Your kitchen", ["we are 5", "Emma can't have dairy", "what do you know about us"]),
      ("Any time", ["undo", "bye"]),
    ]
    let hasPlan = words.standing?.hasPlan != false
    return topics.filter { hasPlan || !["Shopping", "A plan"].contains($0.0) }.map { topic in
      (topic.0, topic.1.compactMap { words.sayable($0, reachesBack: true) })
    }
  }

  private func weekUnderBudget(_ words: Wording) -> String {
    words.standing?.isWeekPlanned == true ? "plan next week" : "plan Monday to Friday under $90"
  }

  /// An evening of the plan on the table.
  private func someDay(_ words: Wording) -> String {
    let days = words.state.draft?.plan.meals.map(\.day) ?? []
    return (days.dropFirst().first ?? days.first).map(words.names.typed) ?? "Tuesday"
  }

  /// The first line of each topic.
  package func next(_ words: Wording) -> Closing {
    Closing(text: "Your own words will do as well.", lines: topics(words).compactMap(\.lines.first))
      .reachingBack
  }
}
