import Values

extension SlotFiller {
  /// The intent's empty slots filled by what stands in the line: what a parser or a list knows and what
  /// looks like a name of food, each stretch once, and rather from the part of the line that asks.
  /// With `listed`, no names but those that lists know.
  func spotted(
    _ intent: IntentDeclaration, besides known: [SlotBinding], listed: Bool = false
  ) -> [SlotBinding] {
    let model = model()
    let taken = known.filter { !$0.isOpenText(in: intent) }
    var spotter = Spotter(
      scan, lexicon, names: model?.names,
      weights: model.flatMap { model in
        model.place(ofClass: intent.name).flatMap { model.weights(scan.tokens, of: $0) }
      },
      hasThing: intent.slots.contains(where: \.isThing), taken: taken.map(\.range))
    let empty = intent.slots.filter { slot in slot.many || !known.contains { $0.name == slot.name } }
    for slot in empty where !isSecond(slot, of: intent) {
      if slot.entity == BuiltInEntity.text.rawValue, slot.name != "recipe" {
        // Free text has no form of its own: a list of the slot's name knows the usual ones ("store").
        if let list = scan.listIndex(slot.name) { spotter.take(list: list, for: slot) }
        if slot.name == "store", spotter.isOpen(slot) { spotter.takeStore(for: slot) }
      } else if slot.isThing {
        spotter.takeThings(
          lexicon.entityIndex(slot.entity), for: slot,
          isFirst: !listed && empty.first(where: \.isThing)?.name == slot.name)
      } else if slot.entity == BuiltInEntity.person.rawValue {
        if let entity = lexicon.entityIndex(slot.entity) { spotter.takePeople(entity, for: slot) }
      } else if let entity = lexicon.entityIndex(slot.entity) {
        spotter.take(entity, for: slot)
        if slot.entity == BuiltInEntity.money.rawValue, spotter.isOpen(slot),
          let sum = lexicon.entityIndex(BuiltInEntity.sum.rawValue)
        {
          spotter.take(sum, for: slot)
        }
      }
    }
    return spotter.slots.inOrder()
  }

  /// A second slot of the same kind is filled only by a sentence: nothing tells them apart. Two days are
  /// told apart by their order.
  private func isSecond(_ slot: SlotDeclaration, of intent: IntentDeclaration) -> Bool {
    slot.entity != BuiltInEntity.text.rawValue && slot.entity != BuiltInEntity.day.rawValue
      && intent.slots.first { $0.entity == slot.entity }?.name != slot.name
  }

  /// Gives stretches of an open free text to the slots they belong to; what is left of the text at its ends
  /// stays, and nothing stays where no content is left.
  func opened(_ result: Recognition, _ index: Int) -> Recognition {
    let intent = templates.grammar.intents[index]
    guard let text = result.slots.first(where: { $0.isOpenText(in: intent) }), !text.range.isEmpty else {
      return result
    }
    let known = result.slots + result.details.flatMap(\.slots)
    let found = spotted(intent, besides: known, listed: true).filter {
      $0.range.lowerBound >= text.range.lowerBound && $0.range.upperBound <= text.range.upperBound
    }
    guard !found.isEmpty else { return result }
    var result = result
    result.slots.removeAll { $0 == text }
    if let rest = rest(of: text, without: found) { result.slots.append(rest) }
    result.slots = (result.slots + found).inOrder()
    return result
  }

  private func rest(of text: SlotBinding, without found: [SlotBinding]) -> SlotBinding? {
    let inside = (0..<scan.count).filter { scan.tokens[$0].range.overlaps(text.range) }
    let left = inside.filter { at in
      scan.isContent(at) && !lexicon.ordinary.contains(scan.stems[at])
        && !found.contains { $0.range.overlaps(scan.tokens[at].range) }
    }
    guard let first = left.first, let last = left.last else { return nil }
    return SlotBinding(
      name: text.name, value: .text(scan.utterance.text(tokens: first..<last + 1)),
      range: scan.utterance.span(first..<last + 1))
  }

  /// The details of the kinds an intent takes, wherever they stand in the line.
  func spottedDetails(_ intent: Int) -> [DetailMatch] {
    Outside(scan, [0..<scan.count], kinds: templates.detailKinds[intent], in: templates.details).details
  }
}

extension SlotBinding {
  /// Free text that other slots may be found in.
  fileprivate func isOpenText(in intent: IntentDeclaration) -> Bool {
    if case .text = value { intent.slot(name)?.isOpen ?? false } else { false }
  }
}

extension SlotDeclaration {
  private static let things: Set<String> = [
    BuiltInEntity.edibleAny.rawValue, "ingredient", "recipe", "want", BuiltInEntity.supply.rawValue,
    BuiltInEntity.supplyAny.rawValue,
  ]

  /// Whether it holds a food or a dish.
  var isThing: Bool { Self.things.contains(entity) || name == "recipe" }
}
