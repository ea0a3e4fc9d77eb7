/// What reads bytes that nobody of ours wrote: each case is a folder of the corpus, and a target of the fuzzer.
package enum FuzzInput: String, CaseIterable, Sendable {
  /// A recipe file: front matter, then Cooklang.
  case recipe
  /// A Cooklang text: taken apart, written back, its amounts changed.
  case cooklang
  /// Ingredient lines, one after the other.
  case ingredients
  /// YAML between a recipe's two lines of ---.
  case frontmatter
  /// A table of comma-separated values.
  case table
  /// A file of what is at home: comma-separated values, JSON or lines.
  case stock
  /// A conversation as the kitchen keeps it between two lines.
  case conversation
  /// Lines said to a new kitchen, one after the other.
  case utterance

  /// No input is longer; what is longer is bounded where files and lines are read, and tested there.
  package var most: Int {
    switch self {
    case .recipe, .cooklang, .ingredients, .frontmatter, .table, .stock: 4_096
    case .conversation: 32_768
    case .utterance: 512
    }
  }
}

/// Feeds bytes to what reads them, and tells which promise was broken; nil for none.
///
/// A trap is the other thing that may happen, and ends the process. Not for two threads at once.
package final class FuzzReaders {
  private lazy var kitchens = Result { try FuzzKitchens() }

  package init() {}

  /// Reads the bytes as that input; what is no UTF-8 is repaired as it is when files and lines are read.
  package func brokenPromise(_ input: FuzzInput, _ bytes: some Sequence<UInt8>) throws -> String? {
    let text = String(decoding: Array(bytes.prefix(input.most)), as: UTF8.self)
    return switch input {
    case .recipe: brokenRecipe(text)
    case .cooklang: brokenCooklang(text)
    case .ingredients: brokenIngredients(text)
    case .frontmatter: brokenRecipe("---\n\(text)\n---\n\nBoil @rice{1%cup} for ~{10%minutes}.\n")
    case .table: brokenTable(text)
    case .stock: brokenStock(text)
    case .conversation: try kitchens.get().broken(conversation: text)
    case .utterance: try kitchens.get().broken(utterances: text)
    }
  }
}
