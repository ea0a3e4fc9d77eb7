import Values

/// What somebody at the stove asks for while a recipe is gone through step by step. Source: requirements FR-PR-002.
package enum CookingWord: Hashable, Sendable {
  case next, back, again
  /// "Which step am I on".
  case place
  case first, last
  case step(Int)
  /// What this step needs.
  case needs
  /// All that the dish needs.
  case everything
  /// How long this step takes.
  case minutes
  /// How much of a food.
  case amount(String)
  /// "Stop cooking", before the end.
  case stop
  /// "It's on the table."
  case finished
}

/// A cooking word, and whether it can mean nothing else: "next step" can't, "ok" may answer another question.
package struct HeardCooking: Hashable, Sendable {
  package var word: CookingWord
  package var isPlain: Bool

  /// Nil for a line that is more, or something else.
  package init?(_ line: String) {
    guard line.utf8.count <= 120 else { return nil }
    let all = plainWords(line)
    let words = all.filter { !Self.fillers.contains($0) }
    let phrase = words.joined(separator: " ")
    if words.isEmpty {
      guard all.contains(where: Self.nods.contains) else { return nil }
      (word, isPlain) = (.next, false)
      return
    }
    if let step = Self.step(words) {
      (word, isPlain) = (step, true)
    } else if let known = Self.phrases[phrase] ?? Self.phrases[all.joined(separator: " ")] {
      word = known
      isPlain = phrase.contains("step") || phrase.contains("cook")
    } else if all.count < 14, all.last == "next", !phrase.contains("next week") {
      // "The lentils are on, what's next".
      (word, isPlain) = (.next, all.count > 2)
    } else if all.count < 14, Self.asksOn.contains(where: { phrase.hasSuffix($0) }) {
      // "Got it all out, what's first", "it's done, what comes after".
      (word, isPlain) = (.next, true)
    } else if all.count < 14, words.first == "next" || words.starts(with: ["whats", "next"]),
      Self.tellsDone(words)
    {
      // "Next, I've done the first one already".
      (word, isPlain) = (.next, true)
    } else if let food = Self.food(words) {
      (word, isPlain) = (.amount(food), false)
    } else {
      return nil
    }
  }

  private static let fillers: Set<String> = [
    "please", "now", "sous", "so", "well", "um", "umm", "uh", "hm", "hmm", "alright", "right", "thanks",
    "thank",
    "you", "ok", "okay", "k", "cool", "great", "and", "yes", "yeah", "yep", "oh", "hey", "just", "pls",
    "good", "fine",
    "perfect", "then", "sure", "yup", "got", "it", "actually",
  ]

  /// What a line ends in that goes on at the stove, whatever is told before.
  private static let asksOn = [
    "whats first", "what is first", "what is the first", "what comes first", "what first", "whats the first",
    "and then",
    "what comes after", "what comes now", "what then", "whats after", "whats now",
  ]

  /// Whether the rest of a line only tells that something at the stove is done or on.
  private static func tellsDone(_ words: [String]) -> Bool {
    let rest = Set(words.dropFirst())
    let told: Set<String> = [
      "done", "did", "finished", "ready", "on", "boiling", "simmering", "chopped", "mixed",
    ]
    let others: Set<String> = [
      "timer", "list", "add", "week", "plan", "dinner", "how", "what", "can", "is", "not",
    ]
    return !rest.isDisjoint(with: told) && rest.isDisjoint(with: others)
  }

  /// A line of these alone goes on.
  private static let nods: Set<String> = [
    "ok", "okay", "k", "yes", "yeah", "yep", "yup", "alright", "right", "then", "sure", "great", "got",
  ]

  /// "Step 4", "skip to step four", "take me to number 3", "the last step".
  private static func step(_ words: [String]) -> CookingWord? {
    var rest = words[...]
    let verbs: Set<String> = [
      "skip", "go", "jump", "move", "back", "take", "me", "show", "read", "tell", "whats", "what", "is", "to",
      "on",
      "ahead", "forward", "return", "the", "lets", "let", "us", "give", "see", "was", "again", "want", "i",
      "at",
      "from", "start", "do", "straight", "over", "cooking", "continue", "of", "with", "begin", "out",
      "repeat", "can",
    ]
    while let first = rest.first, verbs.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, ["again", "over", "is", "says", "say"].contains(last) {
      rest = rest.dropLast()
    }
    let named = Array(rest)
    let isMoving = rest.count < words.count
    if named == ["first", "step"] || named == ["first", "one"] || isMoving && named == ["beginning"]
      || isMoving && named == ["start"]
    {
      return .first
    }
    if ["last", "final"].contains(named.first ?? ""),
      named.dropFirst() == ["step"] || named.dropFirst() == ["one"]
    {
      // "What was the last step" looks back.
      return words.contains("was") ? .back : .last
    }
    if named.first == "step" || named.first == "number", let number = saidNumber(named, at: 1),
      number.end == named.count, number.value.isWhole
    {
      return .step(number.value.numerator)
    }
    let ordinals = ["second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8]
    if named.count == 2, named[1] == "step", let number = ordinals[named[0]] { return .step(number) }
    if named.count == 3, named[2] == "step", let number = Int(named[0]),
      ["nd", "rd", "th", "st"].contains(named[1])
    {
      return .step(number)
    }
    return nil
  }

  /// "How much garlic do I need", "how many eggs", "amount of salt".
  private static func food(_ words: [String]) -> String? {
    var rest = words[...]
    if words.has("how much") || words.has("how many") {
      guard let at = words.range(of: ["how", "much"]) ?? words.range(of: ["how", "many"]), at.lowerBound <= 1
      else {
        return nil
      }
      rest = words[at.upperBound...]
    } else if let at = words.range(of: ["amount", "of"]) {
      rest = words[at.upperBound...]
    } else {
      return nil
    }
    while let first = rest.first,
      ["of", "the", "more", "was", "is", "that", "cups", "cans", "cloves"].contains(first)
    {
      rest = rest.dropFirst()
    }
    let ends: Set<String> = [
      "do", "does", "did", "i", "we", "need", "needs", "go", "goes", "in", "into", "for", "this", "the",
      "was", "is",
      "there", "again", "step", "use", "put", "add", "should", "altogether", "total", "all", "to", "have",
      "has", "are",
      "that", "be", "recipe", "dish", "say", "said", "take", "here", "were", "must", "shall", "them",
    ]
    var food: [String] = []
    for word in rest {
      if ends.contains(word) { break }
      food.append(word)
    }
    return food.isEmpty || food.count > 4 ? nil : food.joined(separator: " ")
  }
}

extension HeardCooking {
  private static let phrases: [String: CookingWord] = {
    var known: [String: CookingWord] = [:]
    for (word, lines) in said { for line in lines { known[line] = word } }
    return known
  }()

  private static let said: [(CookingWord, [String])] = [
    (
      .next,
      [
        "next", "next step", "next one", "next bit", "go on", "continue", "carry on", "keep going", "proceed",
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
        "what comes after", "after that", "what to do next", "what should i do next", "what should i do",
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
        "stop cooking", "stop", "quit cooking", "end cooking", "stop the recipe", "exit cooking",
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
