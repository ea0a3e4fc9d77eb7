package import Talk

/// The talk itself: yes and no where nothing is open, help, repeats, thanks, farewells, and taking back.
/// Open questions take such lines first.
package let talk = Room(
  "talk",
  intents: [
    Intent("affirm", as: .yes) { turn, said in answerOutOfPlace(said, &turn) },
    Intent("deny", as: .no) { turn, said in answerOutOfPlace(said, &turn) },
    Intent("maybe", as: .unsure) { turn, _ in waitUndecided(orSay: .nothingAsked, &turn) },
    // "Whatever", said to a plan or to dishes: they wait.
    Intent("skip", as: .skip) { turn, _ in waitUndecided(orSay: .nothingToSkip, &turn) },
    Intent("back", as: .back) { turn, _ in turn.say(NotNow.nothingToGoBackTo) },
    Intent("cancel", as: .leave) { turn, _ in stopNothing(&turn) },
    Intent("repeat", as: .again) { turn, _ in showAgain(&turn) },
    Intent("clarify", as: .clarify) { turn, said in
      // What was meant by which words makes no difference to the answer.
      said.slots.readAll()
      if turn.state.draft != nil { turn.say(PlanWaits()) } else { turn.perform(.help) }
    },
    Intent("misunderstood", as: .protest) { turn, _ in turn.say(TalkReply.sorry) },
    Intent("correct", as: .correct) { turn, said in
      // A correction that corrects something never comes here: its words were looked at before.
      said.slots.readAll()
      turn.say(TalkReply.sorry)
    },
    Intent("help", as: .help) { turn, _ in
      turn.say(HelpPage(), focus: Focus(.help, again: turn.choice(.help)))
    },
    Intent("greet") { turn, _ in turn.say(Greeting(in: turn.world)) },
    Intent("thanks") { turn, _ in turn.say(TalkReply.welcome) },
    Intent("about") { turn, _ in turn.say(TalkReply.about) },
    Intent("undo") { turn, said in turn.effect = .undo(about: wordsToFind(said.slots.word("what"))) },
    Intent("error_log") { turn, said in setLog(said, &turn) },
    Intent("back_up") { turn, _ in turn.effect = .backUp },
    Intent("redo") { turn, _ in turn.effect = .redo },
    Intent("quit") { turn, _ in
      turn.say(TalkReply.goodbye)
      turn.effect = .leave
    },
  ],
  follow: { turn, news in
    if let done = news as? EffectDone {
      tellUndone(done.result, &turn)
      if case .backedUp(let path) = done.result { turn.say(BackedUp(path: path)) }
    }
  })
