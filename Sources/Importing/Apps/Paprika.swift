/// Whether a record is of Paprika: lists are texts of lines. Source: files that Paprika 3 exports.
func isPaprika(_ record: WebJSON) -> Bool {
  guard record["name"] != nil, case .string? = record["ingredients"] else { return false }
  return record["directions"] != nil || record["photo_data"] != nil || record["nutritional_info"] != nil
}

/// A record of Paprika: ingredients and directions are lines, headings among them end with a colon; the picture is in
/// Base64.
func readPaprika(_ record: WebJSON, _ limits: ImportLimits) -> ImportedRecipe {
  var recipe = ImportedRecipe(format: .paprika)
  recipe.title = record.line("name") ?? ""
  recipe.ingredients = ingredientParts([record["ingredients"]?.scalar ?? ""])
  recipe.steps = stepParts(record.lines("directions"))
  let yield = readYield(record.lines("servings"))
  (recipe.yieldText, recipe.servings) = (yield.text, yield.servings)
  recipe.prepMinutes = record.line("prep_time").flatMap { minutes(of: $0) }
  recipe.cookMinutes = record.line("cook_time").flatMap { minutes(of: $0) }
  recipe.totalMinutes = record.line("total_time").flatMap { minutes(of: $0) }
  recipe.sourceURL = record.line("source_url").flatMap { webAddress($0) }
  recipe.sourceName = record.line("source")
  let description = record.lines("description")
  recipe.description = description.isEmpty ? nil : description.joined(separator: "\n")
  recipe.notes = record.lines("notes")
  recipe.tags = tags(record["categories"]?.items.compactMap(\.scalar) ?? [], most: limits.tags)
  let nutrition = record.lines("nutritional_info")
  if !nutrition.isEmpty {
    recipe.nutrition = [ImportedFact(name: "text", text: nutrition.joined(separator: "; "))]
  }
  if let data = record["photo_data"]?.scalar, !data.isEmpty {
    let head = base64(data.prefix(24))
    if let kind = PictureKind(head) {
      recipe.image = .embedded(entry: "photo_data", kind: kind, bytes: data.utf8.count / 4 * 3)
    } else {
      recipe.warnings.append(.notAPicture)
    }
  }
  if recipe.image == nil {
    recipe.image = record.line("image_url").flatMap { webAddress($0) }.map(ImportedImage.url)
  }
  return recipe
}

/// Lines of steps; "For the dough:" and "## Dough" among them begin a section.
func stepParts(_ lines: [String]) -> [ImportedPart] {
  var parts = [ImportedPart()]
  for line in lines {
    let isNamed = line.hasSuffix(":") && line.words.count <= 6 || line.hasPrefix("#")
    if isNamed, withoutStepNumber(line).words.isEmpty == false, let name = partName(line.trimmed(of: "# ")) {
      parts.append(ImportedPart(name: name))
    } else {
      parts[parts.count - 1].lines += stepLines(line)
    }
  }
  return parts.compactMap { part in
    let lines = withoutRepeats(part.lines)
    return lines.isEmpty ? nil : ImportedPart(name: part.name, lines: lines)
  }
}

/// The bytes of Base64 as far as it is valid. Source: RFC 4648 §4.
func base64(_ text: some StringProtocol) -> [UInt8] {
  var bytes: [UInt8] = []
  var (bits, count) = (UInt32(0), 0)
  for sign in text.utf8 {
    let value: UInt8
    switch sign {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = sign - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = sign - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = sign - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
    case 0x0A, 0x0D, 0x20: continue
    default: return bytes
    }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bytes
}
