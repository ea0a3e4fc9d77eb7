import Kitchen
import Quantities
package import Values

/// One thing about a recipe that is to be otherwise. Source: requirements FR-RM-002.
package enum RecipeEdit: Hashable, Sendable {
  /// An ingredient with another amount, in the place of the one of that name; new where there is none.
  case ingredient(String)
  /// More of what there is: a new ingredient, or more than one.
  case add(String)
  case remove(String)
  case replace(String, with: String)
  /// Of a food there is, the kind that the words say: "low salt vegetable broth", "broth low sodium".
  case variant(String)
  /// So many of what there is, in the place of which another stands: "two celery sticks instead of one of the carrots".
  case exchange(String, count: Rational, with: String)
  /// An amount times that.
  case scale(String, by: Rational)
  case addStep(String, after: Int?)
  case setStep(Int, String)
  case removeStep(Int)
  case servings(Int)
  case minutes(Int), prepMinutes(Int), cookMinutes(Int)
  case title(String), note(String), cuisine(String), summary(String)
}

/// A line that changes a recipe: what, and which recipe where one is named.
package struct RecipeChangeWords: Hashable, Sendable {
  package var edits: [RecipeEdit]
  /// The words for the dish; nil for "it", or nothing named.
  package var dish: String?
  /// Whether the line can mean nothing but a recipe, once that dish is known or a recipe is at hand.
  package var isPlain: Bool
  /// "The stew without the salt" may be the recipe from now on, or one evening's dinner: it is asked.
  package var isOpen = false
  /// "The salt line should be …" speaks of nothing but a recipe's lines.
  package var isOfLine = false
  /// Whether it says that something is to be in, or out of, the recipe, or that it is to be changed.
  package var isInside = false
  /// Parts that change nothing anybody could read, and reasons that were told.
  package var unread: [String] = [], asides: [String] = []

  /// Nil for a line that changes no recipe. `isAtHand` when one was just written down or changed.
  package init?(_ line: String, isAtHand: Bool) {
    guard line.utf8.count <= 2000, line.last != "?" else { return nil }
    let said = Phrase(line).withoutFillers
    guard !said.isEmpty else { return nil }
    let (rest, named) = said.partedFromDish()
    if let edits = Self.edits(rest, isAtHand: isAtHand || named != nil) {
      (self.edits, dish) = (edits, named)
    } else if named != nil, let edits = Self.edits(said, isAtHand: isAtHand) {
      // "The salt is 2 tsp": what stands first is a food and no dish.
      (self.edits, dish) = (edits, nil)
    } else {
      return nil
    }
    guard !edits.isEmpty else { return nil }
    isPlain = true
    isOfLine = Self.lineEdit(said) != nil
  }

  static func edits(_ said: Phrase, isAtHand: Bool) -> [RecipeEdit]? {
    if let rest = said.behind("also") ?? said.behind("and also"), !rest.isEmpty,
      let found = edits(rest, isAtHand: false)
    {
      return found
    }
    if let step = stepEdit(said) { return [step] }
    if let removed = removals(said) { return removed }
    if let one = wholeEdit(said) ?? partEdit(said) { return [one] }
    return isAtHand ? addition(said) : nil
  }

  // MARK: Steps

  private static func stepEdit(_ said: Phrase) -> RecipeEdit? {
    for verb in ["remove step", "delete step", "drop step", "take out step", "leave out step", "cut step"] {
      if let rest = said.behind(verb), let number = rest.onlyNumber { return .removeStep(number) }
    }
    for verb in ["change step", "replace step", "make step", "step"] {
      guard let rest = said.behind(verb), let (number, behind) = rest.leadingNumber else { continue }
      for link in [
        "to", "with", "by", "is", "should be", "should say", "should read", "shall be", "shall say",
        "shall read",
        "must be", "must say", "must read", "says", "reads", "now reads", "now says", "becomes", ":",
      ] {
        if let text = behind.behind(link), !text.isEmpty { return .setStep(number, text.text) }
      }
      if behind.opensWithColon, !behind.isEmpty { return .setStep(number, behind.text) }
    }
    for verb in [
      "after step", "add after step", "insert after step", "add a step after step",
      "insert a step after step",
    ] {
      if let rest = said.behind(verb), let (number, behind) = rest.leadingNumber, !behind.isEmpty {
        return .addStep(behind.text, after: number)
      }
    }
    for verb in [
      "add a step", "add step", "another step", "add the step", "new step", "one more step", "last step",
      "add a last step", "final step",
    ] {
      if let rest = said.behind(verb), !rest.isEmpty, rest.leadingNumber == nil || verb != "add step" {
        return .addStep(rest.text, after: nil)
      }
    }
    return nil
  }

  // MARK: The whole

  /// "8 servings instead of 4", "6 portions not 4".
  private static func servingsInstead(_ words: [String]) -> RecipeEdit? {
    guard let number = saidNumber(words, at: 0), number.value.isWhole,
      (1...100).contains(number.value.rounded),
      number.end < words.count, ["servings", "portions", "people"].contains(words[number.end])
    else { return nil }
    let behind = Array(words[(number.end + 1)...])
    let leads = [["instead", "of"], ["rather", "than"], ["not"]]
    guard let lead = leads.first(where: { behind.starts(with: $0) }),
      let old = saidNumber(behind, at: lead.count), old.end == behind.count
    else { return nil }
    return .servings(number.value.rounded)
  }

  private static func wholeEdit(_ said: Phrase) -> RecipeEdit? {
    let words = said.words
    if let servings = servingsInstead(words) { return servings }
    if let first = words.first {
      var rest = words[...]
      while let word = rest.first, ["it", "this", "that", "recipe", "the", "should"].contains(word) {
        rest = rest.dropFirst()
      }
      if ["serves", "serve", "feeds", "feed", "makes", "servings", "portions"].contains(rest.first ?? "")
        || rest.starts(with: ["is", "for"]) || rest.starts(with: ["is", "enough", "for"])
        || rest.starts(with: ["its", "for"])
      {
        let number = rest.indices.lazy.compactMap { saidNumber(Array(rest[$0...]), at: 0) }.first
        let units: Set<String> = [
          "people", "of", "us", "servings", "portions", "persons", "is", "are", "for", "enough", "adults",
          "about", "to", "serves", "serve", "feeds", "feed", "its", "makes",
        ]
        if let number, number.value.isWhole, (1...100).contains(number.value.rounded),
          rest.dropFirst().allSatisfy({ units.contains($0) || saidNumber([$0], at: 0) != nil })
        {
          return .servings(number.value.rounded)
        }
      }
      if let time = saidDuration(in: words), time.range.upperBound >= words.count - 3, time.seconds >= 60 {
        let minutes = (time.seconds + 59) / 60
        let before = words[..<time.range.lowerBound].filter {
          ![
            "it", "the", "this", "that", "about", "around", "a", "only", "really", "actually", "should",
            "must", "to", "be", "whole", "thing", "recipe", "time", "is", "dish", "in",
          ].contains($0)
        }
        let behind = words[time.range.upperBound...].joined(separator: " ")
        let inOven = ["in the oven", "to cook", "of cooking", "cooking", "to bake"].contains(behind)
        switch before.joined(separator: " ") {
        case "takes", "take", "needs", "total", "ready", "duration":
          if ["", "in all", "total", "altogether", "in total", "all in all", "to make"].contains(behind) {
            return .minutes(minutes)
          }
          if inOven { return .cookMinutes(minutes) }
          if ["of prep", "to prepare", "prep", "of preparation"].contains(behind) {
            return .prepMinutes(minutes)
          }
        case "prep", "preparation", "prep takes", "preparation takes":
          if behind.isEmpty { return .prepMinutes(minutes) }
        case "cook", "cooking", "baking", "cooking takes", "baking takes", "cooks", "bakes", "cooks for",
          "bakes for":
          if behind.isEmpty || inOven, first != "cook" || words.contains("time") {
            return .cookMinutes(minutes)
          }
        default: break
        }
      }
    }
    for verb in [
      "call it", "call this", "call that", "name it", "rename it to", "rename it", "rename this to",
      "rename to", "rename the recipe to", "the title is", "title is", "the name is", "its called",
      "it is called", "its name is", "title", "change the title to", "change the name to",
      "rename the recipe", "the recipe is called",
    ] {
      if let rest = said.behind(verb), !rest.isEmpty { return .title(rest.text) }
    }
    for verb in ["note that", "add a note that", "add a note", "add the note", "note", "with the note"] {
      if let rest = said.behind(verb), !rest.isEmpty { return .note(rest.text) }
    }
    for verb in ["the cuisine is", "cuisine is", "cuisine"] {
      if let rest = said.behind(verb), rest.words.count <= 2, !rest.isEmpty {
        return .cuisine(rest.words.joined(separator: "-"))
      }
    }
    for verb in ["the description is", "description is", "description", "describe it as"] {
      if let rest = said.behind(verb), !rest.isEmpty { return .summary(rest.text) }
    }
    return nil
  }

  // MARK: Ingredients

  /// "Remove the red wine and the olive oil": each of several foods, where they are more than one name can be.
  private static func removals(_ said: Phrase) -> [RecipeEdit]? {
    for verb in ["remove", "take out", "leave out", "drop", "delete", "cut out", "omit", "without"] {
      guard let rest = said.behind(verb), rest.words.count > 5, rest.words.count < 16 else { continue }
      let foods = rest.text.replacing(" and ", with: ", ").split(separator: ",").map { Phrase(String($0)) }
        .filter { !$0.isEmpty }
      guard foods.count > 1, foods.allSatisfy({ $0.words.count < 6 }) else { return nil }
      // "The can of tomatoes" is the tomatoes.
      return foods.map { .remove(($0.parted(at: "of")?.1 ?? $0).food) }
    }
    return nil
  }

  /// "One of the carrots": how many of a food.
  private static func someOf(_ said: Phrase) -> (count: Rational, food: String)? {
    guard let (head, food) = said.parted(at: "of the"), let number = head.onlyNumber, !food.isEmpty else {
      return nil
    }
    return (Rational(number), food.food)
  }

  private static func partEdit(_ said: Phrase) -> RecipeEdit? {
    if let line = lineEdit(said) { return line }
    for verb in [
      "swap out", "switch out", "replace", "swap", "exchange", "substitute", "change", "switch", "trade",
      "turn",
    ] {
      guard let rest = said.behind(verb) else { continue }
      for link in verb == "turn" ? ["into"] : ["with", "by", "for", "to", "into"] {
        if let (old, new) = rest.parted(at: link), !old.isEmpty, !new.isEmpty {
          return new.opensWithAmount && new.words.count <= 2
            ? .ingredient("\(new.text) \(old.food)") : .replace(old.food, with: new.text.trimming("."))
        }
      }
    }
    let served = said.behind("serve it with") ?? said.behind("serve with")
    if let rest = served ?? said.behind("use") ?? said.behind("make it") ?? said.behind("its")
      ?? Optional(said)
    {
      for link in ["instead of", "rather than", "in place of"] {
        if let (new, old) = rest.parted(at: link), !old.isEmpty, !new.isEmpty {
          let new = new.withoutFillers
          if let some = someOf(old) { return .exchange(some.food, count: some.count, with: new.text) }
          if old.onlyNumber != nil || old.opensWithAmount && old.words.count <= 2 {
            return .ingredient(new.text)
          }
          return .replace(old.food, with: new.text)
        }
      }
      // "4 carrots, not 2", "parsnips, not carrots"
      let has = [
        "it takes", "it needs", "it has", "it gets", "it uses", "takes", "needs", "has", "uses", "gets",
      ]
      if let (told, old) = rest.parted(at: "not"), !told.isEmpty, !old.isEmpty, old.words.count <= 4 {
        let new = has.lazy.compactMap { told.behind($0) }.first ?? told
        if new.opensWithAmount { return .ingredient(new.text) }
        if !old.opensWithAmount, new.words.count <= 4 { return .replace(old.food, with: new.text) }
      }
    }
    for verb in ["make it", "make the", "use", "turn the", "have it"] {
      if let rest = said.behind(verb), (2...5).contains(rest.words.count), !rest.opensWithAmount,
        !degrees.contains(rest.words.first ?? ""),
        rest.words.contains(where: FoodKinds.qualifiers.contains)
      {
        return .variant(rest.text)
      }
    }
    for verb in [
      "its", "it is", "make it", "make that", "thats", "it should be", "should be", "i meant", "i mean",
      "it was", "its only", "use",
    ] {
      if let rest = said.behind(verb), rest.opensWithAmount, rest.words.count <= 8, rest.words.count > 1 {
        return .ingredient(rest.text)
      }
    }
    for verb in [
      "remove", "take out", "leave out", "leave away", "drop", "skip", "delete", "without", "no more", "no",
      "cut out", "omit", "get rid of", "forget", "scratch", "lose",
    ] {
      if let rest = said.behind(verb), !rest.isEmpty, rest.words.count <= 5, rest.words.first != "not",
        rest.words.first != "i"
      {
        return .remove(rest.food)
      }
    }
    for (verb, end) in [
      ("take", "out"), ("leave", "out"), ("leave", "off"), ("take", "away"), ("cut", "out"),
    ] {
      if let rest = said.behind(verb), rest.words.last == end, rest.words.count > 1 {
        return .remove(rest.droppingLast(1).food)
      }
    }
    let shares: [(String, Rational)] = [
      ("a little less", Rational(3, 4)), ("a bit less", Rational(3, 4)), ("slightly less", Rational(3, 4)),
      ("much less", Rational(1, 4)),
      ("a lot less", Rational(1, 4)), ("less", Rational(1, 2)), ("fewer", Rational(1, 2)),
      ("half the amount of", Rational(1, 2)),
      ("half of the", Rational(1, 2)), ("half the", Rational(1, 2)), ("half as much", Rational(1, 2)),
      ("half as many", Rational(1, 2)), ("halve the", Rational(1, 2)),
      ("a little more", Rational(5, 4)), ("a bit more", Rational(5, 4)), ("slightly more", Rational(5, 4)),
      ("much more", Rational(2)), ("a lot more", Rational(2)),
      ("twice the amount of", Rational(2)), ("twice the", Rational(2)), ("twice as much", Rational(2)),
      ("twice as many", Rational(2)), ("double the", Rational(2)), ("double", Rational(2)),
      ("triple the", Rational(3)), ("more", Rational(3, 2)),
    ]
    for lead in [
      "", "use ", "put ", "add ", "with ", "make it with ", "needs ", "it needs ", "i want ", "we want ",
      "we like ",
      "i like ", "has ",
    ] {
      for (words, share) in shares {
        if let rest = said.behind(lead + words), !rest.isEmpty, rest.words.count <= 4, !rest.opensWithAmount {
          return .scale(rest.food, by: share)
        }
      }
    }
    // "The salt is 1/4 tsp"
    for link in ["is", "are", "should be"] {
      if let (food, amount) = said.parted(at: link), amount.opensWithAmount, amount.words.count <= 3,
        (1...3).contains(food.words.count),
        !["it", "this", "that", "time", "we", "you", "they", "i", "there", "us"].contains(
          food.words.last ?? "")
      {
        return .ingredient("\(amount.text) \(food.food)")
      }
    }
    return nil
  }

  /// "The salt line should be 1 tsp salt", "the line with the beans should say 3 cans of white beans".
  private static func lineEdit(_ said: Phrase) -> RecipeEdit? {
    for link in [
      "should be", "should say", "should read", "must be", "is to be", "has to be", "needs to be", "reads",
      "says",
    ] {
      guard let (head, new) = said.parted(at: link), !new.isEmpty, new.words.count <= 8 else { continue }
      for end in ["line", "row", "entry"] {
        if head.words.last == end, head.words.count > 1 {
          return .replace(head.droppingLast(1).food, with: new.text)
        }
        for joint in ["with", "for", "of", "about"] {
          if let food = head.behind("the \(end) \(joint)") ?? head.behind("\(end) \(joint)"), !food.isEmpty {
            return .replace(food.food, with: new.text)
          }
        }
      }
    }
    return nil
  }

  /// "Add more garlic" changes what is there, and adds nothing of that name.
  private static let degrees: Set<String> = ["more", "less", "fewer"]

  /// "Add: simmer 20 minutes", "also 2 bay leaves", "it has 2 onions".
  private static func addition(_ said: Phrase) -> [RecipeEdit]? {
    let verbs = [
      "i forgot to say", "i forgot the", "i forgot", "we forgot", "please add", "add", "also add", "and add",
      "also", "plus", "put in", "put", "throw in", "and then", "then",
      "it also has", "it also needs", "it has", "it needs", "it gets", "it contains", "there is", "there are",
      "has", "needs", "uses", "gets", "contains", "takes", "should have", "with", "and", "it takes", "use",
      "finally", "in the end", "at the end",
    ]
    for verb in verbs {
      guard let rest = said.behind(verb), !rest.isEmpty, rest.words.count <= 60,
        !degrees.contains(rest.words.first ?? "")
      else { continue }
      let isPut = [
        "it has", "it needs", "has", "needs", "uses", "contains", "takes", "should have", "it contains",
        "it takes",
      ].contains(verb)
      if rest.opensWithAmount || !RecipeTextWords.isStep(rest.text) {
        guard rest.opensWithAmount || rest.words.count <= 6 else { continue }
        return isPut ? [.ingredient(rest.text)] : [.add(rest.text)]
      }
      return [.addStep(rest.text, after: nil)]
    }
    return nil
  }
}
