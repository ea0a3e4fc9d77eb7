extension HeardCooking {
  /// Whole lines that are a word at the stove, as plain words.
  static let phrases: [String: CookingWord] = {
    var known: [String: CookingWord] = [:]
    for (word, lines) in said { for line in lines { known[line] = word } }
    return known
  }()

  private static let said: [(CookingWord, [String])] = [
    (
      .next,
      [
        "next", "next step", "next one", "already done", "follow with the recipe", "follow",
        "go on with the recipe",
        "continue with the recipe", "already", "done already", "and then", "and then what", "next bit",
        "go on", "continue", "carry on", "keep going", "proceed",
        "move on", "whats next", "what next", "what is next", "what do i do", "what do i do next",
        "what do we do next",
        "what comes next", "what is the next step", "whats the next step", "what now", "now what", "and now",
        "done",
        "done that", "thats done", "that is done", "its done", "finished that", "im done", "i am done",
        "ready",
        "im ready", "i am ready", "did that", "i did that", "did it", "i did it", "go ahead", "forward",
        "further",
        "skip", "skip this", "skip it", "skip this step", "skip that step", "skip step", "onward", "onwards",
        "advance",
        "done with this step", "im done with this step", "i am done with this step", "step done",
        "this step is done",
        "what else", "lets go", "lets go on", "go", "go to the next step", "on to the next",
        "on to the next step",
        "next instruction", "following step", "the next step", "the next one", "what happens next",
        "what then",
        "read the next step", "tell me the next step", "give me the next step", "give me the next one",
        "show the next step",
        "finished", "all done with this step", "whats the next one", "whats after that",
        "what comes after that",
        "what comes after", "after that", "what do i do after that", "what do i do after", "what to do next",
        "what should i do next", "what should i do",
        "then what", "lets begin", "begin", "start", "lets start", "im on it", "weiter", "complete",
        "completed",
        "go to next", "go next", "to the next", "next thing", "what shall i do next", "whats my next step",
        "lets continue", "lets move on", "i finished", "ive done that", "i have done that", "done this",
        "this is done",
      ]
    ),
    (
      .back,
      [
        "back", "go back", "previous", "previous step", "step back", "one back", "back one", "back a step",
        "back up",
        "go back one step", "go back a step", "one step back", "the previous step", "the step before",
        "the one before",
        "go to the previous step", "go back one", "back one step", "previous one", "take a step back",
        "before that",
        "what was before", "what was before that", "what was the step before", "what was the previous step",
        "read the previous step", "what did i do before", "go back to the previous step", "back please",
        "wait go back",
        "back to the last step", "go one back", "go one step back", "show the previous step", "hold on back",
      ]
    ),
    (
      .again,
      [
        "repeat", "again", "say again", "say that again", "once more", "one more time", "repeat that",
        "repeat step",
        "repeat the step", "repeat this step", "what", "pardon", "sorry", "come again", "read that again",
        "how do i know when its done", "how will i know when its done", "how do i know its done",
        "when is it done",
        "how do i know when its ready", "how do i tell when its done", "how do i know when they are done",
        "how do you know when its done",
        "what was that", "what did say", "huh", "read it again", "say it again", "read the step again",
        "repeat it",
        "tell me again", "what was it", "what did it say", "read this step again", "show the step again",
        "show me the step again", "what was this step", "can repeat that", "could repeat that",
        "could say that again",
        "can say that again", "i didnt catch that", "didnt catch that", "i didnt hear that",
        "read me the step again",
        "what does the step say", "what am i doing", "what was i doing", "repeat the last step",
        "the step again",
        "this step", "current step", "the current step", "show this step", "read the current step",
      ]
    ),
    (
      .place,
      [
        "which step am i on", "what step am i on", "where am i", "where are we", "where were we",
        "where was i",
        "how many steps", "how many steps left", "how many steps are left", "how many steps are there",
        "how far are we",
        "how far am i", "which step", "what step", "what step is this", "which step is this",
        "what step are we on",
        "which step are we on", "which step are we at", "what step are we at", "is this the last step",
        "how much is left", "how many more steps", "how many steps to go", "how many more",
        "are we nearly done",
        "am i nearly done", "which step am i at", "what step was i on", "which step was i on",
        "which step were we on",
        "how many steps are still left", "are we there yet", "how many steps remain",
      ]
    ),
    (
      .needs,
      [
        "what do i need", "what do i need for this step", "what do i need for this",
        "ingredients for this step",
        "what goes in", "what goes in here", "what goes into this step", "what goes in this step",
        "which ingredients",
        "what ingredients do i need for this step", "what ingredients", "amounts", "the amounts",
        "what do i use",
        "what do i put in", "what do i add", "what do i need here", "which ingredients do i need",
        "what are the ingredients for this step", "ingredients of this step", "how much of each",
        "how much of what",
      ]
    ),
    (
      .everything,
      [
        "ingredients", "the ingredients", "all ingredients", "all the ingredients", "what do i need in all",
        "show the ingredients", "show me the ingredients", "list the ingredients", "what are the ingredients",
        "the whole list", "the ingredient list", "ingredient list", "read the ingredients",
        "show ingredients",
        "list ingredients", "show me all the ingredients", "what was in it", "whats in it", "what is in it",
        "what do i need altogether", "read me the ingredients",
      ]
    ),
    (
      .minutes,
      [
        "how long", "how long for", "for how long", "how many minutes", "how long does this take",
        "how long does this step take", "how long is this step", "how long should i cook it",
        "how long do i cook it",
        "how long do i do that", "how long do i do this", "how much time", "how long do i cook this",
        "how long do i wait", "how long must it cook", "how long should it cook", "how long should that take",
        "how long does that take", "how long should i do that", "how long was that", "how long was it",
        "how many minutes was that", "how long does it cook", "how long do i let it cook",
        "how long do i leave it",
      ]
    ),
    (
      .stop,
      [
        "stop cooking", "stop cooking that", "stop cooking this", "stop cooking it", "stop that", "stop",
        "quit cooking", "end cooking", "stop the recipe", "exit cooking",
        "leave cooking",
        "cancel cooking", "cancel", "never mind", "nevermind", "stop this recipe", "exit cooking mode",
        "leave cooking mode", "stop cooking mode", "end cooking mode", "im not cooking anymore", "stop it",
        "abort",
        "forget it", "i give up", "stop reading", "stop the steps", "enough", "thats enough",
        "cancel the recipe",
        "i dont want to cook anymore", "quit the recipe", "cancel this", "stop this", "lets stop",
        "lets stop cooking",
        "stop cooking along", "no more steps", "end the recipe", "turn off cooking mode",
      ]
    ),
    (
      .finished,
      [
        "done cooking", "finished cooking", "im done cooking", "i am done cooking", "were done",
        "we are done",
        "we are finished", "were finished", "all done", "its ready", "it is ready", "dinner is ready",
        "food is ready",
        "dinners ready", "foods ready", "dinner is served", "the food is ready", "its on the table",
        "it is on the table", "were eating", "we are eating", "everything is done", "all finished",
        "were done cooking",
        "its finished", "it is finished", "the dish is done", "cooking is done", "finish", "finish cooking",
        "dinner is on the table", "i finished cooking", "we finished cooking", "i have finished cooking",
        "were done with cooking", "stop the cooking we have finished", "we have finished",
        "we have finished already",
        "stop the cooking we have finished already", "weve finished", "that was it", "thats it", "thats all",
        "the end",
      ]
    ),
  ]
}
