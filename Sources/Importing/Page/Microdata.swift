/// An element with `itemscope` as the object it describes, in the shape of schema.org data. Source: HTML Living
/// Standard, Microdata; what pages write beside it (`content` on any element) is taken too.
func microdata(_ node: PageNode) -> WebJSON {
  marked(node, by: MarkNames(property: "itemprop", scope: "itemscope", type: "itemtype"), inside: 0)
}

/// An element with `typeof` as the object it describes. Source: RDFa Lite 1.1.
func rdfa(_ node: PageNode) -> WebJSON {
  marked(node, by: MarkNames(property: "property", scope: "typeof", type: "typeof"), inside: 0)
}

private struct MarkNames {
  let property: String
  let scope: String
  let type: String
}

private func marked(_ node: PageNode, by names: MarkNames, inside depth: Int) -> WebJSON {
  var members: [JSONMember] = []
  if let type = node.attribute(names.type) {
    let types = type.split(separator: " ").map { WebJSON.string(String(withoutVocabulary(String($0)))) }
    members.append(JSONMember(key: "@type", value: .array(types)))
  }
  node.eachChild { collect($0, names, depth, into: &members) }
  return .object(grouped(members))
}

private func collect(_ node: PageNode, _ names: MarkNames, _ depth: Int, into members: inout [JSONMember]) {
  guard node.isElement, depth < 10 else { return }
  var property: String?
  var isScope = false
  node.eachAttribute { name, value in
    if name == names.property { property = value() }
    if name == names.scope { isScope = true }
  }
  guard let property else {
    // Another thing on the page that is no part of this one.
    if isScope { return }
    return node.eachChild { collect($0, names, depth, into: &members) }
  }
  let keys = property.split(separator: " ").map { String(withoutVocabulary(String($0))) }
  for key in keys {
    let value = isScope ? marked(node, by: names, inside: depth + 1) : propertyValue(node, key.lowercased())
    members.append(JSONMember(key: key, value: value))
  }
  // Properties may stand inside of the text of another one.
  if !isScope, !keys.contains(where: { listKeys.contains($0.lowercased()) }) {
    node.eachChild { collect($0, names, depth, into: &members) }
  }
}

private let listKeys: Set<String> = [
  "recipeinstructions", "instructions", "recipeingredient", "ingredients", "ingredient",
]
private let addressKeys: Set<String> = [
  "url", "image", "thumbnailurl", "mainentityofpage", "photo", "contenturl",
]

private func propertyValue(_ node: PageNode, _ key: String) -> WebJSON {
  let name = node.name
  if name == "meta" { return .string(node.attribute("content") ?? "") }
  if name == "img" || name == "source" {
    return .string(pictureAddress(node) ?? "")
  }
  if addressKeys.contains(key),
    let address = node.attribute("href") ?? node.attribute("content") ?? node.attribute("src")
  {
    return .string(address)
  }
  if key == "image" || key == "photo" {
    var found: String?
    findPicture(node, &found)
    if let found { return .string(found) }
  }
  if name == "time" || key.hasSuffix("time") || key == "duration" {
    for attribute in ["datetime", "content", "title"] {
      if let text = node.attribute(attribute), minutes(of: text) != nil { return .string(text) }
    }
    return .string(node.line)
  }
  if listKeys.contains(key) { return listValue(node, isSteps: key.hasSuffix("instructions")) }
  if let content = node.attribute("content"), !content.isEmpty { return .string(content) }
  return .string(key == "description" || key == "text" ? node.lines.joined(separator: "\n") : node.line)
}

/// The lines of a list of ingredients or steps; headings among them name sections.
private func listValue(_ node: PageNode, isSteps: Bool) -> WebJSON {
  // The mark on one item, whatever blocks are in it, is one line.
  var holdsItems = false
  lookForItems(node, &holdsItems)
  if !holdsItems, !isSteps || node.name == "li" {
    let line = node.line
    return line.isEmpty ? .string(node.attribute("content") ?? "") : .string(line)
  }
  let lines = outline(of: node)
  var sections: [WebJSON] = []
  var name: String?
  var items: [WebJSON] = []
  func close() {
    if !items.isEmpty {
      let type = JSONMember(key: "@type", value: .string("HowToSection"))
      sections.append(
        name.map {
          .object([
            type, JSONMember(key: "name", value: .string($0)),
            JSONMember(key: "itemListElement", value: .array(items)),
          ])
        }
          ?? .array(items))
    }
    items = []
  }
  for line in lines {
    if line.level != nil, RecipeHeading(line.text) != nil || partName(line.text) != nil,
      stepNumberOnly(line.text) == false
    {
      close()
      name = partName(line.text)
    } else {
      items.append(.string(line.text))
    }
  }
  close()
  return .array(sections)
}

private func stepNumberOnly(_ text: String) -> Bool { withoutStepNumber(text).words.isEmpty }

private func lookForItems(_ node: PageNode, _ found: inout Bool) {
  node.eachChild { child in
    guard child.isElement, !found else { return }
    if ["li", "br", "tr", "p", "h2", "h3", "h4"].contains(child.name) {
      found = true
    } else {
      lookForItems(child, &found)
    }
  }
}

/// A picture's address; pages that load late have it elsewhere than in `src`.
func pictureAddress(_ node: PageNode) -> String? {
  for name in ["data-src", "data-lazy-src", "data-original", "src", "content"] {
    if let text = node.attribute(name), !text.isEmpty, !text.lowercased().hasPrefix("data:") { return text }
  }
  return node.attribute("srcset")?.split(separator: " ").first.map(String.init)
}

func findPicture(_ node: PageNode, _ found: inout String?) {
  node.eachChild { child in
    guard child.isElement, found == nil else { return }
    if child.name == "img" { found = pictureAddress(child) }
    if found == nil { findPicture(child, &found) }
  }
}

/// Repeated keys as one key with an array.
private func grouped(_ members: [JSONMember]) -> [JSONMember] {
  var order: [String] = []
  var values: [String: [WebJSON]] = [:]
  for member in members where !member.value.isEmpty {
    if values[member.key] == nil { order.append(member.key) }
    values[member.key, default: []].append(member.value)
  }
  return order.map { key in
    let found = values[key] ?? []
    return JSONMember(key: key, value: found.count == 1 ? found[0] : .array(found))
  }
}
