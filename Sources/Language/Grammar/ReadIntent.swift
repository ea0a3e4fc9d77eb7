extension GrammarReader {
  private static let keys = [
    "intent", "summary", "covers", "act", "state", "slots", "sentences", "frames", "examples", "not",
    "details", "loose",
    "lists", "rules", "phrasings", "planned",
  ]

  /// Nil, with problems, for a file that declares no usable intent.
  mutating func readIntent(_ node: YAMLNode, name: String, room: String) -> IntentDeclaration? {
    let found = entries(node, known: Self.keys, of: "the intent file")
    guard let said = found["intent"]?.text, said == name else {
      problem("“intent” must be the file's name, “\(name)”", line: found["intent"]?.line ?? node.line)
      return nil
    }
    guard let act = found["act"]?.text.flatMap(IntentAct.init(rawValue:)) else {
      problem("“act” must be show, change, answer or destroy", line: found["act"]?.line ?? node.line)
      return nil
    }
    guard let summary = found["summary"]?.text else {
      problem("a summary is missing", line: node.line)
      return nil
    }
    var intent = IntentDeclaration(name: name, room: room, summary: summary, act: act)
    intent.covers = texts(found["covers"], of: "covers")
    intent.states = texts(found["state"], of: "state")
    intent.details = texts(found["details"], of: "details")
    intent.rules = readRules(found["rules"])
    for entry in found["lists"]?.entries ?? [] {
      if let list = readList(entry.value, name: entry.key) { intent.lists.append(list) }
    }
    intent.slots = readSlots(found["slots"])
    intent.groups = readGroups(found["sentences"], slots: intent.slots)
    intent.frames = readGroups(found["frames"], slots: intent.slots)
    intent.loose = readLoose(found["loose"], slots: intent.slots)
    if case .list(let items, _) = found["sentences"] { intent.isDetailsOnly = items.isEmpty }
    if intent.groups.isEmpty, !intent.isDetailsOnly {
      problem("the intent has no sentences", line: found["sentences"]?.line ?? node.line)
    }
    intent.examples = (found["examples"]?.items ?? []).compactMap { readExample($0, intent: name) }
    intent.nearMisses = (found["not"]?.items ?? []).compactMap { readNearMiss($0) }
    intent.phrasings = readLines(found["phrasings"], of: "phrasings")
    intent.planned = found["planned"].flatMap { readPlanned($0) }
    return intent
  }

  private mutating func readExample(_ node: YAMLNode, intent: String) -> ExampleDeclaration? {
    if let text = node.text { return ExampleDeclaration(say: text) }
    let found = entries(
      node, known: ["say", "slots", "layer", "state", "expecting"], of: "an example")
    guard let say = found["say"]?.text else {
      problem("an example needs “say”", line: node.line)
      return nil
    }
    var example = ExampleDeclaration(say: say)
    for entry in found["slots"]?.entries ?? [] {
      example.slots.append(ExpectedSlot(name: entry.key, values: expectedValues(entry.value)))
    }
    if let layer = found["layer"] {
      example.layer = layer.text.flatMap(Layer.init(rawValue:))
      if example.layer == nil { problem("layer must be template, model or entity", line: layer.line) }
    }
    example.state = found["state"]?.text
    if let expecting = found["expecting"] {
      let keys = entries(expecting, known: ["slot", "entity"], of: "expecting")
      if let slot = keys["slot"]?.text, let entity = keys["entity"]?.text {
        example.expecting = Expectation(intent: intent, slot: slot, entity: entity)
      } else {
        problem("expecting needs slot and entity", line: expecting.line)
      }
    }
    return example
  }

  private mutating func readPlanned(_ node: YAMLNode) -> PlannedFeature? {
    let found = entries(node, known: ["what", "instead"], of: "planned")
    guard let what = found["what"]?.text else {
      problem("planned needs “what”, the words after “I can't”", line: node.line)
      return nil
    }
    return PlannedFeature(what: what, instead: found["instead"]?.text)
  }

  private func expectedValues(_ node: YAMLNode) -> [String] {
    switch node {
    case .scalar(let text, _, _): [text]
    case .list(let items, _): items.flatMap(expectedValues)
    case .map(let entries, _): entries.map { "\($0.key) \($0.value.text ?? "")" }
    }
  }

  private mutating func readNearMiss(_ node: YAMLNode) -> NearMiss? {
    let found = entries(node, known: ["say", "is"], of: "a near miss")
    guard let say = found["say"]?.text, let intent = found["is"]?.text else {
      problem("a near miss needs “say” and “is”", line: node.line)
      return nil
    }
    return NearMiss(say: say, intent: intent)
  }
}
