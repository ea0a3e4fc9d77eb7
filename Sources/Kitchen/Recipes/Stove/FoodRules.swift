/// Whom a question about food is asked for, beside people of the household.
///
/// Source: requirements, "No harm": what is asked about an illness is not answered by allergens.
package func eaters(in words: StoveWords) -> [FoodRule.Who] {
  var who: [FoodRule.Who] = []
  if words.holdsAny([
    "pregnant", "pregnancy", "expecting a baby", "expectant", "trimester", "preggo", "preggers",
  ]) {
    who.append(.pregnant)
  }
  if words.holdsAny(["breastfeeding", "breastfeed", "nursing"]) { who.append(.nursing) }
  if words.holdsAny([
    "chemo", "chemotherapy", "immune", "immunocompromised", "immunosuppressed", "transplant", "immunity",
  ]) {
    who.append(.immune)
  }
  if words.holdsAny([
    "medicine", "medication", "pill", "tablet", "statin", "warfarin", "coumadin", "blood thinner",
    "antibiotic",
    "prescription", "lipitor", "simvastatin", "atorvastatin", "metformin", "lisinopril", "beta blocker",
    "blood pressure drug", "maoi", "antidepressant", "levothyroxine", "my drug",
  ]) {
    who.append(.medicine)
  }
  if isAboutInfants(words) { who.append(.infant) }
  return who
}

private func isAboutInfants(_ words: StoveWords) -> Bool {
  if words.holdsAny([
    "infant", "newborn", "toddler", "month old", "month old baby", "1 year old", "one year old",
  ]) {
    return true
  }
  let list = words.words
  let foods: Set<String> = [
    "spinach", "carrot", "back", "corn", "bok", "potato", "arugula", "kale", "onion", "green", "bella",
    "shrimp", "clam",
    "lima", "beet", "artichoke", "rib",
  ]
  return list.indices.contains { at in
    list[at] == "baby" && !(at + 1 < list.count && foods.contains(list[at + 1]))
  }
}

extension Stove {
  /// The rules that answer a line: for those it is asked for, the one that names the most of it or holds of everything;
  /// then what holds for everyone. With `namedOnly`, none that holds of everything.
  package func rules(for line: StoveLine, beside avoids: Bool = false) -> [FoodRule] {
    let who = eaters(in: line.words)
    var found = who.compactMap { rule(in: rules, for: [$0], line.words) }
    // A diet that is asked about is another question.
    if !avoids, let all = rule(in: rules, for: [.everyone], line.words) { found.append(all) }
    return found
  }

  /// What is known to harm an animal.
  package func petRule(in line: StoveLine) -> FoodRule? {
    let isCat = line.words.holds("cat")
    return rule(in: petRules, for: isCat ? [.cat] : line.words.holds("dog") ? [.dog] : [.pet], line.words)
  }

  private func rule(in rules: [FoodRule], for who: [FoodRule.Who], _ words: StoveWords) -> FoodRule? {
    var best: (rule: FoodRule, weight: Int)?
    for rule in rules where who.contains(where: rule.who.contains) {
      let weight = rule.words.isEmpty ? 0 : words.weight(of: rule.words)
      if rule.words.isEmpty || weight > 0, weight > best?.weight ?? -1 { best = (rule, weight) }
    }
    return best?.rule
  }
}
