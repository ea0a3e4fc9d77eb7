/// A way to say something that means the same as another: a line, or one clause of it, that has one of these shapes is
/// read as the plain one.
package struct RewriteDeclaration: Hashable, Codable, Sendable {
  /// As the file has it; unique.
  package var name: String
  /// The shapes, in the order to try.
  package var templates: [String] = []
  /// How it is said plainly: the words of a slot stand for its name in braces.
  package var means = ""
  /// Slots whose words do not stand in the plain line: what was taken back.
  package var drops: Set<String> = []
  /// The shape is the whole line; else a clause of it will do.
  package var isWhole = false
  /// The shape may stand anywhere in a line; no slot takes more than two words then.
  package var isAnywhere = false
  /// Slots whose words begin with a figure.
  package var figures: Set<String> = []
  /// Slots whose words deny nothing.
  package var unnegated: Set<String> = []
  /// Not read where the line tells what somebody must not eat: there every word counts.
  package var keepsFromHarm = false
  /// Lines with what they come to; the same line twice is one that is left as it is.
  package var examples: [Example] = []

  package struct Example: Hashable, Codable, Sendable {
    package var say: String
    package var means: String
  }
}
