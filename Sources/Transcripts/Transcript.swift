/// A conversation written down: a story in Markdown whose fenced blocks can be played again.
///
/// Keeps every byte of its file, so that a recording changes nothing but replies. Source: design §8.
package struct Transcript: Hashable, Sendable {
  /// What the person does, and what must come back.
  package struct Step: Hashable, Sendable {
    package enum Act: Hashable, Sendable {
      /// A line said; may be empty.
      case say(String)
      case directive(Directive)
    }

    package var act: Act
    /// Where the act stands, counted from 1.
    package var line: Int
    /// The act's line as the file has it.
    package var source: String
    /// The reply; blank lines at its end are not part of it.
    package var expected: [ExpectedLine]
    /// The blank lines before the next act or the fence.
    package var blanks: [String]
  }

  /// One fenced block.
  package struct Block: Hashable, Sendable {
    /// Where the opening fence stands, counted from 1.
    package var firstLine: Int
    /// The Markdown heading above it; empty when there is none.
    package var heading: String
    /// The requirements it shows, at most three.
    package var covers: [String]
    package var steps: [Step]
    /// The two fences as the file has them.
    package var opening: String
    package var closing: String
  }

  /// What a file is made of after its header.
  package enum Piece: Hashable, Sendable {
    /// Lines that are only read by people.
    case prose([String])
    case block(Block)
  }

  /// The file's name, as problems and differences print it.
  package var path: String
  package var header: TranscriptHeader
  /// The header as the file has it, marks included.
  package var headerLines: [String]
  package var pieces: [Piece]

  /// The blocks from the top.
  package var blocks: [Block] { pieces.compactMap { if case .block(let block) = $0 { block } else { nil } } }

  /// All steps in the order they are played.
  package var steps: [Step] { blocks.flatMap(\.steps) }

  /// The file, byte for byte.
  package var text: String { text { step, _ in step.expected.map(\.source) } }

  /// The file with each reply as `reply` writes it; it is given the step and its place among all steps.
  func text(reply: (Step, Int) -> [String]) -> String {
    var lines = headerLines
    var index = 0
    for piece in pieces {
      switch piece {
      case .prose(let prose): lines += prose
      case .block(let block):
        lines.append(block.opening)
        for step in block.steps {
          lines.append(step.source)
          lines += reply(step, index) + step.blanks
          index += 1
        }
        lines.append(block.closing)
      }
    }
    return lines.joined(separator: "\n")
  }
}
