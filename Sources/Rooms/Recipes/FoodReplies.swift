import Talk

/// Said wherever something is called free of something.
let readTheLabel = "I go by ingredients, not by factories: please read the label."

/// What a food is: what it contains, may contain and is made of. Source: design §6, Knowledge.
struct FoodExplained: Reply {
  var food: Ingredient

  func blocks(_ words: Wording) -> [Block] {
    let name = capitalized(food.name)
    let contains = tagText(food.contains)
    let may = tagText(food.mayContain)
    var text =
      contains.isEmpty
      ? "\(name) contains none of the nine major allergens." : "\(name) contains \(contains)."
    if !may.isEmpty { text += " Some brands hold \(may)." }
    if !food.isChecked { text = "Nobody has checked \(food.name) yet, so I can't vouch for it." }
    if !food.madeWith.isEmpty {
      text += " It is made with \(joined(food.madeWith.map { foodText($0.rawValue) }))."
    }
    return .say(text) + .say(readTheLabel, .dim)
  }

  /// Everything a food holds that somebody may have to know, the nine allergens first.
  private func tagText(_ tags: FoodTags) -> String {
    let allergens = Allergen.allCases.filter { tags.contains(FoodTags($0.tag)) }.map(\.name)
    let others = tags.tags.filter { tag in !Allergen.allCases.contains { $0.tag == tag } }
    return joined(allergens + others.map(\.rawValue))
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "food", "food": Facts(food)] }
}

/// What an animal may eat, which nobody here knows; with what is known to harm it. Source: `tables/pet_rules.csv`.
struct AnimalsFood: Reply {
  var danger: String?
  var source: String?
  /// It was eaten already.
  var hasEaten = false

  func blocks(_ words: Wording) -> [Block] {
    (hasEaten ? .say("Please call a vet now, and tell what it ate and how much.", .bad) : [])
      + (danger.map {
        .say("\(hasEaten ? capitalized($0) : "Better not: \($0)")\(source.map { " (\($0))" } ?? "").", .bad)
      } ?? [])
      + .say("I only know what people eat. Please ask a vet what an animal may have.")
  }

  func next(_ words: Wording) -> Closing { .say("help") }
  var status: ReplyStatus { .refused }
}
