/// Collects what the files declare, and what is wrong with them.
struct GrammarReader {
  var grammar = Grammar()
  var problems: [GrammarProblem] = []
  /// The file being read.
  var path = ""

  mutating func problem(_ message: String, line: Int) {
    problems.append(GrammarProblem(path: path, line: line, message: message))
  }

  mutating func read(path: String, text: String) {
    self.path = path
    switch readYAML(path: path, text: text) {
    case .failure(let failure): problems.append(failure)
    case .success(let node):
      let folders = path.split(separator: "/").map(String.init)
      let file = folders.last.map { String($0.prefix { $0 != "." }) } ?? ""
      switch (folders.dropLast().last, file) {
      case ("lists", _):
        if let list = readList(node, name: file) { grammar.lists.append(list) }
      case ("outside", _):
        let found = entries(node, known: ["outside"], of: "a file of requests out of scope")
        grammar.outside += readLines(found["outside"], of: "outside")
      case (_, "concepts"): readConcepts(node)
      case (_, "chatter"):
        let found = entries(node, known: ["before", "after"], of: "chatter.yaml")
        grammar.chatter.before += readLines(found["before"], of: "before")
        grammar.chatter.after += readLines(found["after"], of: "after")
      case (_, "rules"): readShared(node)
      case (_, "facts"): readFacts(node)
      case (_, "rewrites"): grammar.rewrites += readRewrites(node)
      case (_, "details"): grammar.details += readPhrases(node, key: "details")
      case (_, "answers"): grammar.answers += readPhrases(node, key: "answers")
      case (let room, _):
        if let intent = readIntent(node, name: file, room: room ?? "") { grammar.intents.append(intent) }
      }
    }
  }

  /// The entries of a map whose keys must all be known; a problem for each that is not.
  mutating func entries(_ node: YAMLNode, known: [String], of what: String) -> [String: YAMLNode] {
    guard let entries = node.entries else {
      problem("\(what) must be a map of keys", line: node.line)
      return [:]
    }
    var found: [String: YAMLNode] = [:]
    for entry in entries {
      if known.contains(entry.key) {
        found[entry.key] = entry.value
      } else {
        problem("unknown key “\(entry.key)” in \(what)", line: entry.line)
      }
    }
    return found
  }

  /// The scalars of a list; a problem for what isn't one.
  mutating func texts(_ node: YAMLNode?, of what: String) -> [String] {
    guard let node else { return [] }
    guard let items = node.items else {
      problem("\(what) must be a list", line: node.line)
      return []
    }
    return items.compactMap { item in
      if item.text == nil { problem("\(what) must hold plain text", line: item.line) }
      return item.text
    }
  }

  /// The lines of a block of text, without the empty ones; a problem for what isn't one.
  mutating func readLines(_ node: YAMLNode?, of what: String) -> [String] {
    guard let node else { return [] }
    guard let text = node.text else {
      problem("\(what) must be a block of lines, begun with “|”", line: node.line)
      return []
    }
    return text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      line.contains { !$0.isWhitespace }
    }
  }

  /// A yes-or-no value; absent is no.
  mutating func flag(_ node: YAMLNode?, of what: String) -> Bool {
    guard let node else { return false }
    switch node.text {
    case "true", "yes": return true
    case "false", "no": return false
    case .some, nil:
      problem("\(what) must be true or false", line: node.line)
      return false
    }
  }

  private mutating func readShared(_ node: YAMLNode) {
    let found = entries(
      node,
      known: [
        "rules", "polite", "stop", "negations", "harm", "illness", "emergency", "qualifiers", "retractions",
        "lifting",
        "questions",
      ],
      of: "rules.yaml")
    grammar.rules += readRules(found["rules"])
    grammar.polite += texts(found["polite"], of: "polite")
    grammar.stopWords += texts(found["stop"], of: "stop").flatMap {
      $0.split(separator: " ").map(String.init)
    }
    grammar.negations += texts(found["negations"], of: "negations")
    grammar.harm += texts(found["harm"], of: "harm")
    grammar.emergencies += texts(found["emergency"], of: "emergency")
    grammar.illness += texts(found["illness"], of: "illness")
    grammar.qualifiers += texts(found["qualifiers"], of: "qualifiers").flatMap {
      $0.split(separator: " ").map(String.init)
    }
    grammar.retractions += texts(found["retractions"], of: "retractions")
    grammar.lifting += texts(found["lifting"], of: "lifting")
    grammar.questions += texts(found["questions"], of: "questions")
  }

  private mutating func readFacts(_ node: YAMLNode) {
    let found = entries(node, known: ["facts", "cues", "opposites"], of: "facts.yaml")
    for entry in found["facts"]?.entries ?? [] {
      grammar.facts[entry.key] = texts(entry.value, of: "the sentences of \(entry.key)")
    }
    func words(_ name: String) -> [String: Set<String>] {
      var result: [String: Set<String>] = [:]
      for entry in found[name]?.entries ?? [] {
        let texts = texts(entry.value, of: "the \(name) of \(entry.key)")
        result[entry.key] = Set(texts.flatMap { $0.split(separator: " ").map(String.init) })
      }
      return result
    }
    grammar.factCues = words("cues")
    grammar.factOpposites = words("opposites")
  }

  private mutating func readConcepts(_ node: YAMLNode) {
    for entry in entries(node, known: ["concepts"], of: "concepts.yaml")["concepts"]?.entries ?? [] {
      guard let text = entry.value.text else {
        problem("concept \(entry.key) must be words on one line", line: entry.line)
        continue
      }
      let words = text.split(separator: " ").map(String.init)
      grammar.concepts.append(Concept(name: entry.key, words: words))
    }
  }

  mutating func readRules(_ node: YAMLNode?) -> [RuleDeclaration] {
    guard let node else { return [] }
    guard let entries = node.entries else {
      problem("rules must be a map of names to templates", line: node.line)
      return []
    }
    return entries.compactMap { entry in
      guard let text = entry.value.text, checked(text, line: entry.line) else { return nil }
      return RuleDeclaration(name: entry.key, template: text)
    }
  }

  /// True when the template parses; else a problem.
  mutating func checked(_ template: String, line: Int) -> Bool {
    do {
      _ = try Template(template)
      return true
    } catch {
      problem("in “\(template)”: \(error.message) (character \(error.column))", line: line)
      return false
    }
  }
}
