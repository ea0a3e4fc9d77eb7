/// A recipe as a file from elsewhere tells it, cleaned of markup and of what steers a terminal, and not yet understood:
/// ingredient lines and steps are the writer's own words. What the file does not tell is nil or empty.
package struct ImportedRecipe: Hashable, Sendable {
  /// One line; empty where none was found, which is a warning then.
  package var title = ""
  /// "Serves 4-6", "24 cookies": as it was given.
  package var yieldText: String?
  /// For how many people, where the yield tells that clearly; the lower number of a range.
  package var servings: Int?
  /// Minutes before cooking, more than 0; nil where none is told.
  package var prepMinutes: Int?
  /// Minutes of cooking, more than 0.
  package var cookMinutes: Int?
  /// Minutes altogether as they are told, which need not be the sum.
  package var totalMinutes: Int?
  /// Ingredient lines by section, in their order; no section is empty.
  package var ingredients: [ImportedPart] = []
  /// Steps by section, in their order; no section is empty.
  package var steps: [ImportedPart] = []
  /// The first picture of the dish; nil for none.
  package var image: ImportedImage?
  /// An http or https address.
  package var sourceURL: String?
  /// The name of the site, the book or the person it is from.
  package var sourceName: String?
  /// Who wrote it; several are joined by commas.
  package var author: String?
  /// What the dish is; lines are parted by line ends.
  package var description: String?
  /// Notes and tips, a line each.
  package var notes: [String] = []
  /// A language tag such as "en" or "de-AT", as the file has it.
  package var language: String?
  /// Categories, cuisine and keywords, each once.
  package var tags: [String] = []
  /// What one serving holds, as it was given: ("calories", "240 kcal").
  package var nutrition: [ImportedFact] = []
  /// Where most of it was found.
  package var format: ImportFormat
  /// A Cooklang text, untouched: it is read by the reader of Cooklang, and all but title and format is empty here.
  package var cooklang: String?
  /// What is missing, was cut or mended.
  package var warnings: [ImportWarning] = []

  /// A recipe that has nothing yet.
  package init(format: ImportFormat) { self.format = format }

  /// How many ingredient lines there are, in all sections.
  package var ingredientCount: Int { ingredients.reduce(0) { $0 + $1.lines.count } }
  /// How many steps there are, in all sections.
  package var stepCount: Int { steps.reduce(0) { $0 + $1.lines.count } }
}

/// Lines that stand together under one name, or under none.
package struct ImportedPart: Hashable, Sendable {
  /// The section's name; nil for lines under none.
  package var name: String?
  /// The lines in their order, each cleaned and not empty.
  package var lines: [String]

  /// These lines under that name.
  package init(name: String? = nil, lines: [String] = []) { (self.name, self.lines) = (name, lines) }
}

/// A name and a text, neither of them interpreted.
package struct ImportedFact: Hashable, Sendable {
  /// What it is of: "calories"; "text" for a text without parts.
  package var name: String
  /// As it was given: "240 kcal".
  package var text: String

  /// That text under that name.
  package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}

/// Where a recipe's picture is.
package enum ImportedImage: Hashable, Sendable {
  /// An http or https address, or a path beside the page.
  case url(String)
  /// In the file itself: in which entry of an archive (or which field of a record), of which kind, how many bytes.
  case embedded(entry: String, kind: PictureKind, bytes: Int)
}

/// The kinds of pictures that are told by their first bytes.
package enum PictureKind: String, Hashable, Sendable {
  case jpeg, png, gif, webp

  /// Nil where the bytes begin no picture of these kinds.
  package init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(12))
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if head.count == 12, head.starts(with: Array("RIFF".utf8)), head[8...].elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}

/// The shape a recipe was found in.
package enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  case jsonLD = "json-ld"
  case microdata, rdfa
  case microformat = "h-recipe"
  /// A recipe card of a known plugin, told by its class names.
  case recipeCard = "recipe-card"
  /// A page without marks, read by its headings and lists.
  case page
  case paprika, mealie, tandoor, nextcloud
  case recipeSage = "recipesage"
  case masterCook = "mastercook"
  case mealMaster = "meal-master"
  case json, cooklang, text
}
