/// Questions about what is safe to eat in pregnancy, with medicines, raw, moldy, rinsed or thawed.
struct FoodRuleLine {
  let recognizer: Recognizer
  let context: RecognitionContext

  /// The line as such a question, where its words leave no doubt; nil for every other line, and where no intent
  /// "food_rule" is declared. It goes before whatever else its words might be: no list of allergens answers it.
  func read(_ line: String) -> Recognition? {
    guard recognizer.grammar.intent(Self.intent) != nil else { return nil }
    let tokens = Utterance(line).tokens
    let words = tokens.filter { !$0.isSeparator }.map(\.text)
    let text = " " + words.joined(separator: " ") + " "
    func holds(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
    let asks = line.contains("?") || Self.asking.contains { text.hasPrefix(" \($0) ") } || holds(Self.asked)
    let hasEaten = holds(Self.pets) && holds(Self.eaten) && !text.contains(" hot dog")
    // How long it keeps is another question.
    // "Which food is past its date" asks what is at home.
    guard
      !["which food", "which foods", "what food", "what foods"].contains(where: { text.hasPrefix(" \($0) ") })
    else { return nil }
    guard !holds(["how long"]) || holds(Self.expecting) || holds(Self.medicines) else { return nil }
    // "Potatoes in green sauce" are no green potatoes.
    let isGreenDish = [
      "green sauce", "green beans", "green bean", "green curry", "green chile", "green onion", "green onions",
      "green salad",
      "green pepper", "green peppers", "green chili",
    ].contains { text.contains(" \($0) ") }
    guard !(holds(Self.potato) && isGreenDish) else { return nil }
    guard hasEaten || asks,
      hasEaten || Self.groups.contains(where: { group in group.allSatisfy { holds($0) } })
    else { return nil }
    // Who says so of somebody tells it too: that is heard first.
    guard
      !holds(["is pregnant", "am pregnant", "im pregnant", "i m pregnant", "'m pregnant"])
        || holds(Self.edible)
    else {
      return nil
    }
    guard var found = recognizer.recognize(line, as: Self.intent, context: context) else { return nil }
    found.confidence = Confidence.framed
    found.unexplained = []
    found.passedOver = []
    return found
  }

  private static let intent = "food_rule"
  private static let asking = [
    "can", "could", "may", "is", "are", "should", "do", "does", "must", "will", "what", "which", "how",
    "when",
  ]
  private static let asked = [
    "safe", "ok", "okay", "can i", "can we", "can she", "can you", "may i", "may she", "still good",
    "dangerous", "bad for",
    "poisonous", "do i have to", "should i", "allowed", "alright", "all right", "edible", "there is",
    "theres", "there 's", "i found", "a spot of", "throw it",
    "toss it", "toxic",
  ]
  private static let edible = ["eat", "have", "drink", "safe", "ok", "okay", "allowed"]
  private static let expecting = [
    "pregnant", "pregnancy", "breastfeeding", "trimester", "expecting a baby", "expectant",
    "immunocompromised",
    "immunosuppressed", "chemo", "chemotherapy",
  ]
  private static let pets = ["dog", "dogs", "puppy", "cat", "cats", "kitten", "doggy", "kitty"]
  private static let eaten = ["ate", "eaten", "swallowed", "got into", "licked"]
  private static let mold = ["mold", "mould", "moldy", "mouldy"]
  private static let medicines = [
    "medicine", "medicines", "medication", "medications", "pills", "tablets", "statin", "statins", "warfarin",
    "blood thinner", "blood thinners", "lipitor", "antibiotics", "prescription", "meds",
  ]
  private static let medicineFoods = [
    "grapefruit", "grapefruits", "pomelo", "spinach", "kale", "alcohol", "wine", "cheese", "milk", "dairy",
    "banana",
    "bananas", "leafy greens", "vitamin k", "licorice", "coffee", "orange juice", "cranberry", "food",
    "foods",
  ]
  private static let kidney = [
    "kidney beans", "kidney bean", "red beans", "cannellini beans", "dry beans", "dried beans", "white beans",
  ]
  private static let slow = ["slow cooker", "crock pot", "crockpot", "slowcooker"]
  private static let raw = ["raw", "uncooked", "undercooked", "runny", "from dry", "dry"]
  private static let rawFoods = [
    "flour", "dough", "batter", "egg", "eggs", "yolk", "yolks", "kidney beans", "kidney bean", "beans",
    "bean", "cookie dough",
  ]
  private static let potato = ["potato", "potatoes"]
  private static let sprouted = [
    "sprout", "sprouts", "sprouted", "sprouting", "green", "eyes", "shoots", "growing",
  ]
  private static let wash = ["rinse", "wash", "washing", "rinsing", "washed", "rinsed"]
  private static let meats = [
    "chicken", "turkey", "poultry", "meat", "beef", "pork", "chicken breasts", "chicken breast",
    "raw chicken",
  ]
  private static let thaw = ["thaw", "defrost", "thawing", "defrosting"]
  private static let warm = [
    "counter", "room temperature", "hot water", "warm water", "in the sun", "on the side", "on the table",
  ]
  /// A line holds one phrase of each part.
  private static let groups: [[[String]]] = [
    [expecting], [mold], [medicines, medicineFoods], [kidney, slow],
    [["raw", "uncooked", "undercooked", "runny"], rawFoods],
    [potato, sprouted], [wash, meats], [thaw, warm],
    [
      [
        "refreeze", "freeze again", "re freeze", "back in the freezer", "back into the freezer",
        "frozen again",
      ]
    ],
    [
      ["pink", "rare", "medium rare"],
      ["chicken", "turkey", "burger", "burgers", "hamburger", "hamburgers", "ground beef"],
    ],
    [["frozen"], slow], [["reheat", "warm up"], slow],
    [["lick", "licking"], ["bowl", "spoon", "batter", "dough"]],
  ]
}
