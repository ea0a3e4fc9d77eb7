/// A place in a Cooklang text: offsets of its UTF-8 bytes.
package typealias CooklangRange = Range<Int>

/// A Cooklang text taken apart, every part with its place: nothing of the text is lost, what is between the parts
/// (empty lines, comments, white space) stays where it was. Source: the Cooklang specification.
package struct CooklangDocument: Hashable, Sendable {
  /// The text as UTF-8.
  package let bytes: [UInt8]
  /// The YAML at the beginning; nil without any.
  package internal(set) var frontMatter: CooklangFrontMatter?
  /// In the order of the text, none of them overlapping.
  package internal(set) var blocks: [CooklangBlock] = []
  /// What means nothing as it stands, in the order of the text; no more than `CooklangProblem.most`.
  package internal(set) var problems: [CooklangProblem] = []
  /// Where reading ended, because there was more than the reader was to take; nil when all was read.
  package internal(set) var cut: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The text of a place, as it was written.
  package func text(_ range: CooklangRange) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The steps alone, without sections and notes.
  package var steps: [CooklangStep] {
    blocks.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }

  /// The older metadata lines (`>> key: value`).
  package var metadata: [CooklangMetadata] {
    blocks.compactMap { if case .metadata(let line) = $0 { line } else { nil } }
  }
}

/// The YAML between two lines of `---` at the beginning of a text. It stays text here.
package struct CooklangFrontMatter: Hashable, Sendable {
  /// With both of its lines of `---`.
  package var range: CooklangRange
  /// What is between them.
  package var inside: CooklangRange
}

/// A part of the text that stands by itself.
package enum CooklangBlock: Hashable, Sendable {
  case section(CooklangSection)
  case note(CooklangNote)
  case metadata(CooklangMetadata)
  case step(CooklangStep)

  /// The whole lines it takes, without the last line's end.
  package var range: CooklangRange {
    switch self {
    case .section(let section): section.range
    case .note(let note): note.range
    case .metadata(let line): line.range
    case .step(let step): step.range
    }
  }
}

/// `== Filling ==`: what comes after belongs to it, until the next one.
package struct CooklangSection: Hashable, Sendable {
  package var range: CooklangRange
  /// Empty for a line of `=` alone.
  package var title: String
  package var titleRange: CooklangRange
}

/// Lines that begin with `>`: told beside the cooking.
package struct CooklangNote: Hashable, Sendable {
  package var range: CooklangRange
  /// The lines without their marks, a space between them.
  package var text: String
}

/// `>> key: value`, as it was written before there was front matter.
package struct CooklangMetadata: Hashable, Sendable {
  package var range: CooklangRange
  /// Never empty.
  package var key: String
  package var keyRange: CooklangRange
  package var value: String
  package var valueRange: CooklangRange
}

/// A paragraph of cooking.
package struct CooklangStep: Hashable, Sendable {
  package var range: CooklangRange
  /// Never empty; two texts never stand side by side.
  package var items: [CooklangItem]
}
