extension ImportProblem {
  /// One sentence for a person, to follow behind the file's name and a colon.
  package var sentence: String {
    switch self {
    case .missing: "there is no such file."
    case .notReadable: "this file cannot be read."
    case .notAFile: "this is no plain file."
    case .empty: "nothing is in this file."
    case .tooLarge(let bytes, let most):
      "this has \(bytesText(bytes)); files up to \(bytesText(most)) are read."
    case .changedWhileRead: "this file changed while it was read; nothing of it was kept."
    case .notText: "this is no page, no text and no export that can be read."
    case .noRecipe: "no recipe was found in it."
    case .tooDeep(let most):
      "its elements stand more than \(most) deep inside one another, and no recipe was found."
    case .tooManyElements(let most): "it has more than \(most) elements; what comes behind them was not read."
    case .tooManyRecipes(let most): "there are more than \(most) recipes; the others were left out."
    case .tooManyFiles(let most): "there are more than \(most) files; the others were left out."
    case .brokenArchive: "this archive is broken or cut off; nothing of it was kept."
    case .climbingName(let entry): "the entry \"\(entry)\" leads out of the archive and was left out."
    case .encrypted(let entry): "the entry \"\(entry)\" is locked with a password."
    case .brokenEntry(let entry): "the entry \"\(entry)\" is broken or cut off."
    case .tooManyEntries(let most): "this archive has more than \(most) entries; nothing of it was kept."
    case .unpacksTooLarge(let entry, let most):
      "the entry \"\(entry)\" unpacks to more than \(bytesText(most))."
    case .unpacksTooMuch(let entry, let times):
      "the entry \"\(entry)\" unpacks to more than \(times) times its size and was left out."
    case .archivesInArchives(let most): "archives stand more than \(most) deep inside one another."
    case .unreadableEntry(let entry): "the entry \"\(entry)\" is packed in a way that cannot be read."
    }
  }
}

extension ImportWarning {
  /// One sentence for a person.
  package var sentence: String {
    switch self {
    case .noTitle: "It has no title."
    case .noIngredients: "It has no ingredients."
    case .noSteps: "It has no steps."
    case .tooMany(let part, let most): "It has more than \(most) \(part.rawValue); the others were left out."
    case .cut(let part, let most): "What is longer than \(most) characters in \(part.rawValue) was cut."
    case .mendedData(let mistakes):
      mistakes == 1
        ? "One mistake in the page's data was mended."
        : "\(mistakes) mistakes in the page's data were mended."
    case .notAPicture: "Its picture is no picture."
    }
  }
}

private func bytesText(_ bytes: Int) -> String {
  bytes < 1 << 20 ? "\(max(1, bytes >> 10)) KB" : "\(bytes >> 20) MB"
}
