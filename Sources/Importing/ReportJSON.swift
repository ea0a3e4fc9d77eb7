import Foundation

extension ImportReport {
  /// One line of JSON: every key is always there, keys are sorted, what is not told is null. See docs/import.md.
  package var json: String {
    line([
      "file": file, "recipes": recipes.map(\.object),
      "problems": problems.map { ["kind": kindName($0), "text": $0.sentence] },
    ])
  }
}

extension ImportSummary {
  /// One line of JSON, as the last one of an import.
  package var json: String {
    line([
      "summary": [
        "files_read": readFiles, "files_failed": failedFiles, "recipes": recipes,
        "success_percent": successPercent,
        "duplicates": duplicates,
      ] as [String: Any]
    ])
  }
}

extension ImportedRecipe {
  fileprivate var object: [String: Any] {
    [
      "title": title, "yield": orNull(yieldText), "servings": orNull(servings),
      "prep_minutes": orNull(prepMinutes),
      "cook_minutes": orNull(cookMinutes), "total_minutes": orNull(totalMinutes),
      "ingredients": ingredients.map(\.object), "steps": steps.map(\.object), "image": orNull(image?.object),
      "source_url": orNull(sourceURL), "source": orNull(sourceName), "author": orNull(author),
      "description": orNull(description), "notes": notes, "language": orNull(language), "tags": tags,
      "nutrition": nutrition.map { ["name": $0.name, "text": $0.text] }, "format": format.rawValue,
      "cooklang": orNull(cooklang), "warnings": warnings.map { ["kind": kindName($0), "text": $0.sentence] },
    ]
  }
}

extension ImportedPart {
  fileprivate var object: [String: Any] { ["section": orNull(name), "lines": lines] }
}

extension ImportedImage {
  fileprivate var object: [String: Any] {
    switch self {
    case .url(let address): ["url": address]
    case .embedded(let entry, let kind, let bytes): ["entry": entry, "kind": kind.rawValue, "bytes": bytes]
    }
  }
}

private func orNull(_ value: Any?) -> Any { value ?? NSNull() }

/// The name of a case, without its facts: "tooLarge".
private func kindName(_ value: some Any) -> String {
  let mirror = Mirror(reflecting: value)
  return mirror.children.first?.label ?? "\(value)"
}

private func line(_ object: [String: Any]) -> String {
  let data = try? JSONSerialization.data(
    withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
  return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}
