/// One line of a page or a text and how it stands there.
struct OutlineLine: Hashable {
  enum Kind: Hashable {
    /// 1 to 6 as on pages; 7 for a line that is only bold.
    case heading(level: Int)
    /// Of a list, or a row of a table.
    case item
    case text
  }

  var kind: Kind
  var text: String
  /// Whether an empty line stands before it; only texts tell.
  var isAfterBlank = false

  var level: Int? { if case .heading(let level) = kind { level } else { nil } }
  var isItem: Bool { kind == .item }

  /// The part of a recipe this line opens, where it stands alone as a heading does.
  var heading: RecipeHeading? { RecipeHeading(text) }
}

/// Lines with headings among them as parts: each heading names what follows. Headings that name nothing
/// ("Ingredients") only end what was before.
func parts(of lines: [OutlineLine], line clean: (String) -> [String]) -> [ImportedPart] {
  var parts = [ImportedPart()]
  for line in lines {
    if line.level != nil {
      parts.append(ImportedPart(name: partName(line.text)))
    } else {
      parts[parts.count - 1].lines += clean(line.text)
    }
  }
  return parts.filter { !$0.lines.isEmpty }
}
