/// "We don't have an oven, just a microwave and one pot", "the grill is broken", "the oven works again": what a kitchen
/// can and can't cook with.
struct GearLine {
  let pieces: WishPieces
  let scan: Scan

  private enum Mode: String { case lacks, only, back }

  private static let lacking: [[String]] = [
    ["dont", "have"], ["do", "not", "have"], ["dont", "own"], ["have", "no"], ["has", "no"],
    ["havent", "got"], ["have", "not", "got"],
    ["havent"], ["got", "no"], ["no", "longer", "have"], ["dont", "have", "got"], ["lack"],
    ["there", "is", "no"], ["theres", "no"],
    ["there", "isnt"], ["with", "no"], ["without"], ["doesnt", "have"], ["lacks"], ["do", "n't", "have"],
    ["no"],
  ]
  private static let only: [[String]] = [
    ["only", "have"], ["just", "have"], ["only", "got"], ["have", "only"], ["have", "just"], ["only"],
    ["just"], ["all", "we", "have", "is"],
    ["all", "i", "have", "is"], ["nothing", "but"], ["all", "we", "ve", "got", "is"],
  ]
  private static let broken: [[String]] = [
    ["is", "broken"], ["is", "dead"], ["is", "bust"], ["is", "busted"], ["is", "kaput"],
    ["is", "out", "of", "order"], ["is", "not", "working"],
    ["isnt", "working"], ["broke", "down"], ["broke"], ["died"], ["doesnt", "work"], ["does", "not", "work"],
    ["is", "gone"], ["gave", "up"],
    ["has", "died"], ["has", "broken"], ["packed", "in"], ["wont", "work"], ["wont", "turn", "on"],
    ["is", "out"], ["conked", "out"], ["broken"], ["dead"], ["busted"], ["bust"], ["kaput"],
  ]
  private static let back: [[String]] = [
    ["works"], ["is", "working"], ["is", "fixed"], ["is", "repaired"], ["is", "back"], ["got", "fixed"],
    ["has", "been", "fixed"],
    ["was", "repaired"], ["has", "been", "repaired"],
  ]
  private static let gained: [[String]] = [
    ["bought"], ["got"], ["now", "have"], ["have"], ["finally", "have"], ["have", "got"],
    ["can", "use"],
  ]
  private static let talk: Set<String> = [
    "i", "we", "my", "our", "the", "a", "an", "and", "or", "but", "in", "here", "at", "home", "place",
    "kitchen", "flat", "apartment",
    "right", "now", "so", "hi", "hey", "also", "any", "s", "'s", "for", "moment", "really", "this", "to",
    "cook", "with", "of", "on",
    "actually", "sorry", "sadly", "unfortunately", "well", "anymore", "again", "yet", "finally", "new", "own",
    "it", "that", "is", "house",
    "have", "has", "got", "there", "us", "me", "please", "remember", "know", "you", "should", "dorm", "room",
    "electric", "gas", "fan", "induction", "ceramic", "small", "big", "little", "good", "can", "do",
    "working", "then",
    "single", "both", "just", "neither", "nor",
  ]
  private static let subjects: Set<String> = [
    "i", "we", "my", "our", "the", "there", "theres", "kitchen", "house", "no",
  ]

  func reading(_ grammar: Grammar) -> Recognition? {
    guard let intent = grammar.intent("kitchen_gear"), scan.count <= 28, !scan.isQuestion,
      scan.tokens.last?.text != "?"
    else {
      return nil
    }
    var mode: Mode?
    var found: [(mode: Mode?, gear: String, range: Range<Int>)] = []
    var at = 0
    while at < scan.count {
      if scan.tokens[at].isSeparator { at += 1; continue }
      // "No, we do have a microwave" contradicts, and denies none of it.
      if at == 0, scan.word(0) == "no", scan.count > 1,
        scan.tokens[1].isSeparator || ["we", "i", "it", "there"].contains(scan.word(1))
      {
        at += 1
        continue
      }
      if !found.isEmpty, let end = cue(Self.broken, at: at) {
        setLast(&found, .lacks)
        at = end
      } else if !found.isEmpty, let end = cue(Self.back, at: at) {
        setLast(&found, .back)
        at = end
      } else if scan.word(at) == "but", mode == .lacks, !found.isEmpty,
        ["a", "an"].contains(scan.word(at + 1))
      {
        // "No oven but a grill".
        mode = .back
        at += 1
      } else if let end = cue(Self.only, at: at) {
        mode = .only
        at = end
      } else if let end = cue(Self.lacking, at: at) {
        mode = .lacks
        at = end
      } else if let gear = pieces.entry("wish", at: at), gear.id.hasPrefix("with:gear:"),
        Self.appliances.contains(gear.id)
      {
        found.append((mode, String(gear.id.dropFirst(10)), at..<gear.end))
        at = gear.end
      } else if scan.word(at) == "rice", scan.word(at + 1) == "cooker" {
        at += 2
      } else if ["stove", "cooker", "burner", "pot", "pan"].contains(scan.word(at)) {
        found.append((mode, ["pot", "pan"].contains(scan.word(at)) ? "one-pot" : "stovetop", at..<at + 1))
        at += 1
      } else if mode == nil && found.isEmpty || mode == .lacks && !found.isEmpty,
        let end = cue(Self.gained, at: at)
      {
        // "We have no oven, we have a stove and a microwave": what is there after what is not.
        mode = .back
        at = end
      } else if Self.talk.contains(scan.word(at)) || ["one", "1"].contains(scan.word(at)) {
        at += 1
      } else {
        return nil
      }
    }
    guard !found.isEmpty, found.allSatisfy({ $0.mode != nil }),
      (0..<scan.count).contains(where: { Self.subjects.contains(scan.word($0)) })
    else { return nil }
    // "No oven" alone is a wish of a plan on the table, not yet a fact; "no oven but a grill" tells of a kitchen.
    let first = scan.word(scan.skippingSeparators(0))
    if !found.contains(where: { $0.mode == .back }), ["no", "without", "just", "only"].contains(first),
      !(0..<scan.count).contains(where: {
        ["here", "home", "kitchen", "we", "i", "our", "my"].contains(scan.word($0))
      })
    {
      return nil
    }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: found.map { item in
        SlotBinding(
          name: item.mode?.rawValue ?? "", value: .text(item.gear), range: scan.utterance.span(item.range))
      }, confidence: Confidence.framed, layer: .template)
  }

  private static let appliances: Set<String> = [
    "with:gear:oven", "with:gear:grill", "with:gear:stovetop", "with:gear:microwave", "with:gear:air-fryer",
    "with:gear:slow-cooker", "with:gear:pressure-cooker", "with:gear:one-pot", "with:gear:wok",
    "with:gear:sheet-pan",
  ]

  private func setLast(_ found: inout [(mode: Mode?, gear: String, range: Range<Int>)], _ mode: Mode) {
    for index in found.indices where found[index].mode == nil || index == found.count - 1 {
      found[index].mode = mode
    }
  }

  private func cue(_ cues: [[String]], at start: Int) -> Int? { end(of: cues, in: scan, at: start) }
}
