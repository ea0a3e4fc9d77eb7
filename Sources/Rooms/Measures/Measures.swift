package import Talk

/// How this kitchen measures: the system its recipes and lists are shown in, and measures and words of its own.
package let measures = Room(
  "measures",
  intents: [
    Intent("measures_set") { turn, said in setMeasures(said, &turn) },
    Intent("measures_show") { turn, said in
      // One word asked about stands among the others.
      _ = said.slots.value("word")
      turn.say(MeasuresShown(measures: turn.world.shownMeasures, words: ownWords(turn.world)))
    },
    Intent("word_tell") { turn, said in tellWord(said, &turn) },
    Intent("word_forget") { turn, said in forgetWord(said, &turn) },
  ],
  tables: [Setting.table, OwnWord.table])

/// Metric or US from now on; a page shown otherwise before follows. Source: requirements QM-16.
private func setMeasures(_ said: Said, _ turn: inout Turn) {
  let system = said.slots.word("measures").flatMap { UnitSystem(rawValue: $0) }
  let degrees = said.slots.word("degrees").flatMap { TemperatureScale(rawValue: $0) }
  guard system != nil || degrees != nil else { return askWhich(&turn) }
  if let system {
    set(.measures, system == .any ? nil : system.rawValue, &turn)
    // Degrees follow the measures until somebody says otherwise.
    set(.degrees, nil, &turn)
    turn.state.focus.measures = nil
  }
  if let degrees { set(.degrees, degrees.rawValue, &turn) }
  let isReading = turn.state.focus.topic == .recipe && turn.state.focus.recipe != nil
  turn.say(MeasuresChosen(measures: turn.world.shownMeasures))
  if isReading { turn.perform(.showRecipe) }
}

/// Keeps a choice, or with nil takes it away.
private func set(_ name: Setting.Name, _ value: String?, _ turn: inout Turn) {
  if let value { turn.put(Setting(name, value)) } else { turn.remove(Setting(name, "-")) }
}

private func askWhich(_ turn: inout Turn) {
  turn.say(WhichMeasures())
  turn.offer(
    [UnitSystem.metric, .us].map { system in
      let slot = SlotBinding(name: "measures", value: .text(system.rawValue))
      return Choice(turn.said.intent ?? "", slots: [slot], title: WhichMeasures.title(system))
    }, asksWhich: true)
}
