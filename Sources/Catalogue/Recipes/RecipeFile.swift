package import Cooklang
package import Kitchen

/// Reads one recipe file: keys as YAML between `---` lines, or as the older `>> key: value`, and Cooklang steps.
/// Ingredients are looked up in the table by name, plural or alias; one that is not there stays, unknown.
/// The value is nil when a key that planning needs is missing or wrong; a smaller mistake is
/// reported and the rest kept. Source: formats, A recipe.
package func readRecipe(_ text: String, id: RecipeID, file: String, table: FoodTable) -> Parsed<Recipe?> {
  let document = readCooklang(text)
  let front = readMetadata(of: document, file: file)
  guard document.frontMatter != nil || !front.value.isEmpty else {
    let message = "a recipe begins with keys between two lines of ---"
    return Parsed(nil, problems: [FileProblem(file: file, line: 1, message: message)])
  }
  if front.value.isEmpty, !front.problems.isEmpty { return Parsed(nil, problems: front.problems) }
  var head = RecipeHead(file: file)
  head.problems = front.problems
  head.read(front.value)
  let recipe = head.recipe(id: id)
  var problems = head.problems + document.problemsOfFile(file)
  if let excess = excessOfSteps(document.steps) {
    problems.append(FileProblem(file: file, line: 0, message: excess))
    return Parsed(nil, problems: problems)
  }
  guard var recipe, document.cut == nil else { return Parsed(nil, problems: problems) }
  let lost = recipe.take(document, table: table)
  for (section, line) in zip(lost, document.lines(at: lost.map(\.range.lowerBound))) {
    let message = "no step is in the section \(section.title.prefix(40))"
    problems.append(FileProblem(file: file, line: line, message: message))
  }
  if recipe.ingredients.isEmpty {
    problems.append(FileProblem(file: file, line: 0, message: "no ingredient is marked with @"))
  }
  return Parsed(recipe, problems: problems)
}

/// The keys of a Cooklang text: those of its front matter, then its older lines `>> key: value`. Of two with one
/// name the later one counts. Source: the specification, Metadata.
package func readMetadata(of document: CooklangDocument, file: String) -> Parsed<[FrontEntry]> {
  let front = document.frontMatter.map {
    readFrontMatter(document.text($0.inside), file: file, firstLine: 2)
  }
  let older = document.metadata
  let lines = document.lines(at: older.map(\.range.lowerBound))
  return Parsed(
    (front?.value ?? []) + zip(older, lines).map { FrontEntry(key: $0.key, line: $1, values: [$0.value]) },
    problems: front?.problems ?? [])
}

extension CooklangDocument {
  /// What is wrong with the marks, for whoever edits the file.
  package func problemsOfFile(_ file: String) -> [FileProblem] {
    zip(problems, lines(at: problems.map(\.at))).map { problem, line in
      let message =
        switch problem.kind {
        case .openBrace(let words): "no } after \(words)"
        case .openComment: "no -] after [-"
        case .tooManyItems(let most): "more than \(most) marks and pieces of text"
        }
      return FileProblem(file: file, line: line, message: message)
    }
  }
}
