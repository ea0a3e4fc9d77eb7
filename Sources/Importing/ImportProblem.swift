/// Why a file, or a part of it, gave no recipe. Names are cleaned of what steers a terminal.
package enum ImportProblem: Hashable, Sendable {
  case missing
  case notReadable
  /// A device, a pipe or a socket.
  case notAFile
  case empty
  case tooLarge(bytes: Int, most: Int)
  case changedWhileRead
  /// A picture, a PDF, a program: no text and no archive that is known.
  case notText
  case noRecipe
  /// A page's elements are inside one another deeper than this; what lies deeper was not read.
  case tooDeep(most: Int)
  case tooManyElements(most: Int)
  case tooManyRecipes(most: Int)
  case tooManyFiles(most: Int)
  case brokenArchive
  /// An entry of an archive whose name leads out of it.
  case climbingName(entry: String)
  case encrypted(entry: String)
  /// Its packing or its checksum is not what the archive says.
  case brokenEntry(entry: String)
  case tooManyEntries(most: Int)
  /// What is in the archive, or one entry, unpacks to more than this many bytes.
  case unpacksTooLarge(entry: String, most: Int)
  /// One entry unpacks to more than this many times its size.
  case unpacksTooMuch(entry: String, times: Int)
  case archivesInArchives(most: Int)
  case unreadableEntry(entry: String)
}

/// What was left out or mended in a recipe that was read.
package enum ImportWarning: Hashable, Sendable {
  case noTitle
  case noIngredients
  case noSteps
  /// More of them than are kept.
  case tooMany(part: ImportPart, most: Int)
  /// A text longer than is kept, in characters.
  case cut(part: ImportPart, most: Int)
  /// The page's data had mistakes of grammar that were mended; their number.
  case mendedData(mistakes: Int)
  case notAPicture
}

/// The parts of a recipe that have limits.
package enum ImportPart: String, Hashable, Sendable {
  case title, ingredients, steps, notes, description
}

/// What one file, or one archive, gave.
package struct ImportReport: Hashable, Sendable {
  /// The file's path as it was given, cleaned of what steers a terminal; entries of archives follow behind "!".
  package var file: String
  /// In the order they stand in.
  package var recipes: [ImportedRecipe] = []
  /// Why there is no recipe, or not all; there is at least one where there is no recipe.
  package var problems: [ImportProblem] = []

  /// A report of that file with nothing in it yet.
  package init(file: String) { self.file = file }
}

/// How much is read. The usual limits are far beyond what people keep, and keep memory bounded.
package struct ImportLimits: Hashable, Sendable {
  /// Bytes of one file, and of one text when unpacked.
  package var fileBytes = 20 << 20
  /// Bytes of an archive file on disk.
  package var archiveBytes = 512 << 20
  /// Bytes of all that is unpacked from one archive, one entry after the other; pictures are not unpacked but for their
  /// first bytes.
  package var unpackedBytes = 2 << 30
  /// Bytes of an archive inside of an archive.
  package var innerArchiveBytes = 64 << 20
  /// Entries of one archive and those inside of it.
  package var entries = 50_000
  /// How many times its size an entry of more than a megabyte may unpack to.
  package var ratio = 200
  /// Archives inside archives.
  package var archiveDepth = 2
  /// Recipes of one import.
  package var recipes = 20_000
  /// Files of one import.
  package var files = 100_000
  /// Folders inside one another.
  package var folderDepth = 12
  /// Elements of a page inside one another.
  package var pageDepth = 200
  /// Elements of a page altogether.
  package var pageElements = 500_000
  /// Ingredient lines of one recipe.
  package var ingredients = 10_000
  /// Steps of one recipe.
  package var steps = 2_000
  /// Characters of a title, of a name.
  package var title = 300
  /// Characters of one line: a step, an ingredient.
  package var line = 20_000
  /// Notes of one recipe.
  package var notes = 200
  /// Tags of one recipe.
  package var tags = 100

  /// The usual limits.
  package init() {}
}
