import Talk

/// Turns the log on or off, or tells where it is; the session writes it. Source: requirements BB-32.
func setLog(_ said: Said, _ turn: inout Turn) {
  let isOn = turn.world.kitchen[Setting.self].contains { $0.name == .log }
  // "Error log: off" is on a form what "turn it off" is in a talk.
  let last = said.text.lowercased().split { !$0.isLetter }.last
  let told = said.slots.word("mode")
  let mode = last == "off" || last == "on" ? last.map(String.init) : told
  switch mode {
  case "on":
    if !isOn { turn.put(Setting(.log, "on")) }
    turn.say(LogTold(isOn: true, isChanged: !isOn))
  case "off":
    if isOn { turn.remove(Setting(.log, "-")) }
    turn.say(LogTold(isOn: false, isChanged: isOn))
  default: turn.say(LogTold(isOn: isOn, isChanged: false))
  }
}
