extension SchemaGraph {
  /// The names in a property of persons and organisations: texts, objects, lists of them, references.
  func names(_ value: WebJSON?) -> [String] {
    var names: [String] = []
    for item in value?.items ?? [] {
      let item = resolved(item)
      let given =
        item.scalar.map { [$0] }
        ?? (item.first("name", "legalName", "alternateName")?.items.compactMap(\.scalar) ?? [])
      for text in given {
        let name = markupLine(text)
        if !name.isEmpty, !isAddress(name), name.utf8.count <= 200, !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names
  }

  /// The addresses in a property of images or links, the best first: an image's own address before its page's.
  func addresses(_ value: WebJSON?, inside depth: Int = 0) -> [String] {
    guard let value, depth < 6 else { return [] }
    return value.items.flatMap { item -> [String] in
      let item = resolved(item)
      if let text = item.scalar { return [text.trimmed] }
      if case .array = item { return addresses(item, inside: depth + 1) }
      guard item.isObject else { return [] }
      for key in ["url", "contentUrl", "@id", "image", "thumbnailUrl", "thumbnail"] {
        if let inner = item[key] {
          let found = addresses(inner, inside: depth + 1)
          if !found.isEmpty { return found }
        }
      }
      return []
    }
  }

  /// The texts of a property, one for each value.
  func texts(_ value: WebJSON?) -> [String] {
    (value?.items ?? []).compactMap { item in
      let item = resolved(item)
      return item.scalar ?? item.first("name", "text", "description")?.scalar
    }
  }
}

func isAddress(_ text: String) -> Bool {
  let text = text.lowercased()
  return text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("//")
    || text.hasPrefix("www.")
}

/// Categories, cuisines and keywords: cut at commas and semicolons, each once, in their order.
func tags(_ texts: [String], most: Int) -> [String] {
  var tags: [String] = []
  var seen: Set<String> = []
  for text in texts {
    for piece in markupLine(text).split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "|" || $0 == "、" })
    {
      let tag = piece.trimmed.trimmed(of: "#\"'[] ")
      guard !tag.isEmpty, tag.count <= 80, tags.count < most, !isAddress(tag) else { continue }
      if seen.insert(tag.lowercased()).inserted { tags.append(tag) }
    }
  }
  return tags
}

/// An http or https address made whole with the page's own; nil for scripts, data and what is no address.
func webAddress(_ text: String, on page: String? = nil) -> String? {
  let text = decodeEntities(text).trimmed
  guard !text.isEmpty, text.utf8.count <= 2_000,
    !text.unicodeScalars.contains(where: { $0.isUnwanted || $0.isBlank })
  else {
    return nil
  }
  let lower = text.lowercased()
  if lower.hasPrefix("http://") || lower.hasPrefix("https://") { return text }
  if text.hasPrefix("//") { return "https:\(text)" }
  // "data:", "javascript:", "mailto:", "blob:".
  let head = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  if head.contains(":") { return nil }
  guard let page, let root = siteRoot(page) else { return nil }
  if text.hasPrefix("/") { return root + text }
  let rest = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
  if rest.hasPrefix("..") { return nil }
  let path = page.dropFirst(root.count).prefix { $0 != "?" && $0 != "#" }
  let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
  return root + folder + rest
}

/// "https://host" of an address.
private func siteRoot(_ page: String) -> String? {
  guard let scheme = page.firstRange(of: "://") else { return nil }
  let host = page[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  return host.isEmpty ? nil : String(page[..<scheme.upperBound] + host)
}
