/// What a page says of itself and where on it a recipe may be.
struct PageScan {
  var scripts: [String] = []
  /// Of `<meta>`: by name or property in lower case; the first of each.
  var meta: [String: String] = [:]
  var canonical: String?
  var language: String?
  var title: String?
  var firstHeading: String?
  var microdata: [PageNode] = []
  var rdfa: [PageNode] = []
  var microformats: [PageNode] = []
  var cards: [PageNode] = []

  init(_ root: PageNode) { look(at: root, isInside: false) }

  private mutating func look(at node: PageNode, isInside: Bool) {
    guard node.isElement else { return }
    var isInside = isInside
    switch node.name {
    case "script":
      if let type = node.attribute("type"), isLinkedData(type) { scripts.append(node.rawText) }
      return
    case "meta": takeMeta(node)
    case "link":
      if canonical == nil, node.attribute("rel")?.lowercased() == "canonical" {
        canonical = node.attribute("href")
      }
    case "html": language = node.attribute("lang") ?? node.attribute("xml:lang")
    case "title":
      if title == nil { title = cleanLine(node.rawText) }
      return
    case "style": return
    case "h1": if firstHeading == nil { firstHeading = headingText(node) }
    default: break
    }
    takeMarks(node, &isInside)
    var child = node.firstChild
    while let current = child {
      look(at: current, isInside: isInside)
      child = current.next
    }
  }

  /// A heading that was never closed has the whole page inside: then it is its first line.
  private func headingText(_ node: PageNode) -> String? {
    let line = node.line
    return line.count <= 200 ? line.isEmpty ? nil : line : node.lines.first
  }

  private func isLinkedData(_ type: String) -> Bool {
    let type = type.lowercased().trimmed
    return type.hasPrefix("application/ld+json") || type.hasPrefix("application/json+ld") || type == "ld+json"
  }

  private mutating func takeMeta(_ node: PageNode) {
    var names: [String] = []
    var content: String?
    node.eachAttribute { name, value in
      switch name {
      case "name", "property", "itemprop": names.append(value().lowercased())
      case "content": content = value()
      default: break
      }
    }
    guard let content, !content.isEmpty else { return }
    for name in names where meta[name] == nil && name.utf8.count < 100 { meta[name] = content }
  }

  /// `isInside` tells that the element is part of a recipe that was already found.
  private mutating func takeMarks(_ node: PageNode, _ isInside: inout Bool) {
    var itemType = ""
    var typeOf = ""
    var classes = ""
    var isScope = false
    node.eachAttribute { name, value in
      switch name {
      case "itemscope": isScope = true
      case "itemtype": itemType = value()
      case "typeof": typeOf = value()
      case "class": classes = value()
      default: break
      }
    }
    if isScope || !itemType.isEmpty, namesRecipe(itemType) { microdata.append(node) }
    if !typeOf.isEmpty, namesRecipe(typeOf) { rdfa.append(node) }
    // Most elements have classes; few have one of these in them.
    guard !classes.isEmpty, !isInside,
      classes.holds("ecipe") || classes.holds("mv-create") || classes.holds("wpurp")
    else { return }
    for name in classes.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      if name == "h-recipe" || name == "hrecipe" {
        microformats.append(node)
        // EasyRecipe's cards are both, and say more as what they are.
        if !classes.contains("easyrecipe") { isInside = true }
      } else if cardRoots.contains(String(name)) {
        cards.append(node)
        isInside = true
      }
    }
  }

  private func namesRecipe(_ types: String) -> Bool {
    types.split(separator: " ").contains { withoutVocabulary(String($0)).lowercased() == "recipe" }
      || types.contains("data-vocabulary.org/Recipe")
  }
}

extension PageScan {
  /// The address of the page, where it tells it.
  var address: String? {
    for text in [canonical, meta["og:url"], meta["twitter:url"]] {
      if let text, let address = webAddress(text) { return address }
    }
    return nil
  }

  /// What the page is called: as it is shared, else its first heading, else its title without the site's name.
  var heading: String? {
    let shared = (meta["og:title"] ?? meta["twitter:title"]).map(markupLine)
    let candidates = [firstHeading, shared.map(withoutSite), title.map(withoutSite)]
    return candidates.lazy.compactMap { $0 }.first { !$0.isEmpty && RecipeHeading($0) == nil }
  }

  var siteName: String? {
    let name = (meta["og:site_name"] ?? meta["application-name"]).map(markupLine)
    return name?.isEmpty == false ? name : nil
  }

  var image: String? {
    for key in ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"] {
      if let text = meta[key], let address = webAddress(text, on: address) { return address }
    }
    return nil
  }

  private func withoutSite(_ text: String) -> String {
    if let site = siteName {
      for sign in [" | ", " - ", " – ", " — ", " • ", " · ", " : ", " » "] where text.hasSuffix(sign + site) {
        return text.dropLast((sign + site).count).trimmed
      }
    }
    for sign in [" | ", " – ", " — ", " • ", " » "] {
      if let found = text.firstRange(of: sign),
        text.distance(from: text.startIndex, to: found.lowerBound) >= 3
      {
        return text[..<found.lowerBound].trimmed
      }
    }
    return text
  }
}
