import Catalogue
import Kitchen
import Talk

/// One's own recipes in the book: as their files are now, else as the kitchen keeps them. An edit from outside is noticed
/// at the next turn.
struct OwnRecipes {
  let folder: String?
  /// Grows whenever the book became another one; 0 as long as it is the one that was loaded.
  private(set) var version = 0
  /// The files when they were last looked at, by name.
  private var stamps: [String: FileStamp]
  /// What became of files since the book was loaded; nil for one that is gone or can't be read.
  private var changed: [RecipeID: Recipe?] = [:]
  private var made: (rows: [OwnRecipe], preferred: Set<RecipeID>, book: Catalogue)?

  init(folder: String?) {
    self.folder = folder
    stamps = Self.look(folder)
  }

  private static func look(_ folder: String?) -> [String: FileStamp] {
    let files = folder.map { cookFiles(in: $0) } ?? []
    return Dictionary(files.map { (lastPart($0.path), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The book with the kitchen's rows; of the `preferred` ones the row counts, whatever the file says.
  mutating func book(_ base: Catalogue, rows: [OwnRecipe], preferring preferred: Set<RecipeID> = [])
    -> Catalogue
  {
    let isNew = follow(table: base.table)
    if !isNew, let made, made.rows == rows, made.preferred == preferred { return made.book }
    var changes = changed
    for row in rows where preferred.contains(row.id) || stamps[row.file] == nil {
      let read = row.text.flatMap {
        readRecipe($0, id: row.id, file: "mine/\(row.file)", table: base.table).value
      }
      changes.updateValue(read, forKey: row.id)
    }
    let book = base.with(own: changes)
    if !changes.isEmpty || version > 0 { version += 1 }
    made = (rows, preferred, book)
    return book
  }

  /// Looks at the files; true where one is another.
  private mutating func follow(table: FoodTable) -> Bool {
    guard folder != nil else { return false }
    let now = Self.look(folder)
    guard now != stamps else { return false }
    for (name, stamp) in now where stamps[name] != stamp {
      let id = RecipeID("mine/\(name.dropLast(".cook".count))")
      let text =
        stamp.isPlain ? readText(at: stamp.path, file: "mine/\(name)", most: FileLimit.recipe).value : nil
      let read = text.flatMap { readRecipe($0, id: id, file: "mine/\(name)", table: table).value }
      changed.updateValue(read, forKey: id)
    }
    for name in stamps.keys where now[name] == nil {
      changed.updateValue(nil, forKey: RecipeID("mine/\(name.dropLast(".cook".count))"))
    }
    stamps = now
    return true
  }
}

private func cookFiles(in folder: String) -> [FileStamp] { stamps(in: folder, ending: ".cook") }

extension Session {
  /// The book as the kitchen and the files have it. With `saved`, the rows that differ from it are newer than any file.
  func catalogue(of kitchen: Snapshot, savedAs saved: Snapshot? = nil) -> Catalogue {
    let rows = kitchen[OwnRecipe.self]
    var preferred: Set<RecipeID> = []
    if options.isDryRun {
      preferred = Set(rows.map(\.id))
    } else if let saved {
      let known = Set(saved[OwnRecipe.self])
      preferred = Set(rows.filter { !known.contains($0) }.map(\.id))
    }
    return own.book(knowledge.catalogue, rows: rows, preferring: preferred)
  }

  /// Whether a room takes the text as a whole.
  package func takesWhole(_ text: String) -> Bool {
    guard let kitchen = try? snapshot() else { return false }
    let state = (unsaved ?? StoredDialogue.state(kitchen.conversation).state).current(on: clock.now.day)
    return takesWhole(text, in: state, kitchen)
  }

  func takesWhole(_ text: String, in state: DialogueState, _ kitchen: Snapshot) -> Bool {
    let world = world(kitchen)
    return house.rooms.contains { $0.hears(text, state, world) != nil }
  }

  /// The files follow the rows, after a turn was saved or taken back; what could not be done is told.
  func mirror(_ before: [OwnRecipe], _ after: [OwnRecipe], _ decided: Decided, _ kitchen: Snapshot) -> Decided
  {
    guard !options.isDryRun, before != after else { return decided }
    var decided = decided
    for effect in fileEffects(before, after) {
      let result = performer.perform(effect)
      if result == .written(false) { decided = told(EffectDone(effect, result), after: decided, in: kitchen) }
    }
    return decided
  }
}

/// What is to be done with the files so that they say what the rows say.
func fileEffects(_ before: [OwnRecipe], _ after: [OwnRecipe]) -> [Effect] {
  let (old, new) = (
    Dictionary(before.map { ($0.id, $0) }) { $1 }, Dictionary(after.map { ($0.id, $0) }) { $1 }
  )
  let ids = Set(old.keys).union(new.keys).sorted()
  return ids.compactMap { id in
    let (was, now) = (old[id], new[id])
    guard was != now, let file = (now ?? was)?.file else { return nil }
    // A row that is taken back leaves what a file said before it.
    guard let text = now == nil ? was?.before : now?.text else { return .discardRecipe(file: file) }
    return text == was?.text ? nil : .keepRecipe(file: file, text: text, was: was?.text)
  }
}
