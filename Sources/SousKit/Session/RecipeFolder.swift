import Catalogue
import Foundation

/// The files of one's own recipes: none is ever written over that somebody else wrote, none is deleted.
struct RecipeFolder {
  let path: String

  /// Where files are moved aside to; nothing is read there.
  private var trash: String { "\(path)/.trash" }

  /// Writes the file whole or not at all. What stands there is replaced where it is what we wrote (`was`), else moved
  /// aside first. False where it can't be.
  func keep(_ text: String, in file: String, over was: String?) -> Bool {
    guard isName(file) else { return false }
    let place = "\(path)/\(file)"
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let standing = stamp(of: place)
    let written = standing == nil ? nil : readText(at: place, file: file, most: FileLimit.recipe).value
    if let standing {
      if written == text { return true }
      guard standing.isPlain else { return false }
    }
    let temporary = "\(path)/.\(file).\(getpid()).new"
    guard
      (try? Data(text.utf8).write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)) != nil
    else {
      unlink(temporary)
      return false
    }
    chmod(temporary, 0o600)
    defer { unlink(temporary) }
    if standing != nil {
      if let was, written == was { return rename(temporary, place) == 0 }
      guard discard(file) else { return false }
    }
    // Never over what came meanwhile.
    return link(temporary, place) == 0
  }

  /// Moves the file aside; true also where there is none.
  func discard(_ file: String) -> Bool {
    guard isName(file) else { return false }
    let place = "\(path)/\(file)"
    guard stamp(of: place) != nil else { return true }
    try? FileManager.default.createDirectory(
      atPath: trash, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name = file.hasSuffix(".cook") ? String(file.dropLast(5)) : file
    for number in 1...10_000 {
      let aside = "\(trash)/\(number == 1 ? name : "\(name)-\(number)").cook"
      if stamp(of: aside) == nil { return rename(place, aside) == 0 }
    }
    return false
  }

  /// A bare file name, and nothing that leads elsewhere.
  private func isName(_ file: String) -> Bool {
    !file.isEmpty && !file.hasPrefix(".") && !file.contains("/") && file.utf8.count <= 200
  }
}
