import Foundation
import Talk

/// Performs what turns ask for outside of the conversation.
protocol EffectPerformer {
  /// What came of it. Undo and leaving are the session's own and never come here.
  func perform(_ effect: Effect) -> EffectDone.Result
}

/// On this computer's files.
struct FilePerformer: EffectPerformer {
  /// The folder of one's own recipes; nil where none is kept.
  var mine: String?

  func perform(_ effect: Effect) -> EffectDone.Result {
    switch effect {
    case .read(let file): .read(try? String(contentsOfFile: file, encoding: .utf8))
    case .write(let file, let text):
      // Never over a file that is there.
      .written(
        (try? Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)) != nil)
    case .keepRecipe(let file, let text, let was):
      mine.map { .written(RecipeFolder(path: $0).keep(text, in: file, over: was)) } ?? .left
    case .discardRecipe(let file): mine.map { .written(RecipeFolder(path: $0).discard(file)) } ?? .left
    case .undo, .redo, .leave, .backUp: .left
    }
  }
}

/// On the files a transcript brings along: nothing outside is touched when a conversation is played again.
final class FixturePerformer: EffectPerformer {
  private var files: [String: String]
  init(files: [String: String] = [:]) { self.files = files }

  func perform(_ effect: Effect) -> EffectDone.Result {
    switch effect {
    case .read(let file): return .read(files[file])
    case .write(let file, let text):
      guard files[file] == nil else { return .written(false) }
      files[file] = text
      return .written(true)
    case .undo, .redo, .leave, .backUp, .keepRecipe, .discardRecipe: return .left
    }
  }
}

extension Effect {
  /// Whether it changes something outside; a dry run does without.
  var writes: Bool {
    switch self {
    case .write, .backUp, .keepRecipe, .discardRecipe: true
    default: false
    }
  }
}
