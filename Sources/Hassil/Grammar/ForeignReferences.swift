import Language

extension ForeignReader {
  /// Drops the sentences that name what is missing, or rules that go in circles.
  mutating func checkReferences() {
    for index in grammar.blocks.indices {
      let block = grammar.blocks[index]
      let rules = grammar.rules.merging(block.rules) { $1 }
      let lists = grammar.lists.merging(block.lists) { $1 }
      var sound = Set<String>()
      grammar.blocks[index].sentences = zip(block.sentences, sentencePlaces[index]).compactMap {
        sentence, place in
        guard let wrong = Self.fault(sentence.template, rules, lists, inside: [], &sound) else {
          return sentence
        }
        path = place.path
        problem("in “\(sentence.text)”: \(wrong)", line: place.line)
        return nil
      }
    }
  }

  private static func fault(
    _ template: Template, _ rules: [String: Template], _ lists: [String: ForeignList], inside: Set<String>,
    _ sound: inout Set<String>
  ) -> String? {
    for reference in template.references {
      switch reference {
      case .list(let name, _): if lists[name] == nil { return "no list is called {\(name)}" }
      case .rule(let name):
        if sound.contains(name) { continue }
        guard let rule = rules[name] else { return "no rule is called <\(name)>" }
        if inside.contains(name) { return "its rules go in circles: <\(name)> names itself" }
        if inside.count > 200 { return "its rules name each other too deeply" }
        if let wrong = fault(rule, rules, lists, inside: inside.union([name]), &sound) { return wrong }
        sound.insert(name)
      }
    }
    return nil
  }
}
