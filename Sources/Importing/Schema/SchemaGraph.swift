/// The recipes of a document of schema.org data, in their order, with what they refer to at hand.
struct SchemaGraph {
  /// Every recipe node.
  private(set) var recipes: [WebJSON] = []
  /// What has an `@id` and says something, by it.
  private(set) var named: [String: WebJSON] = [:]
  /// The pages and articles the recipes stand in.
  private(set) var pages: [WebJSON] = []

  /// Values inside one another that are looked through, and nodes altogether.
  private static let depth = 40
  private var left = 200_000

  init(_ documents: [WebJSON]) {
    for document in documents { look(at: document, inside: 0) }
  }

  private mutating func look(at value: WebJSON, inside depth: Int) {
    left -= 1
    guard depth < Self.depth, left > 0 else { return }
    switch value {
    case .array(let values):
      for value in values { look(at: value, inside: depth + 1) }
    case .object(let members):
      if let id = value["@id"]?.scalar, members.count > 2 || named[id] == nil, members.count > 1 {
        named[id] = value
      }
      if isRecipe(value) {
        // A page that is said to be a recipe only as a whole has the recipe inside.
        if !recipes.contains(value) { recipes.append(value) }
        if hasContent(value) {
          // What is referred to may be told inside of it.
          for key in ["author", "publisher", "image", "mainEntityOfPage", "isPartOf"] {
            if let inner = value[key], inner.isObject { note(inner) }
          }
          return
        }
      } else if ["webpage", "article", "blogposting", "newsarticle"].contains(where: value.isA) {
        pages.append(value)
      }
      for member in members { look(at: member.value, inside: depth + 1) }
    default: break
    }
  }

  private mutating func note(_ value: WebJSON) {
    if let id = value["@id"]?.scalar, case .object(let members) = value, members.count > 1 {
      named[id] = value
    }
  }

  /// The value, or what its `@id` names where it is nothing but a reference.
  func resolved(_ value: WebJSON) -> WebJSON {
    guard case .object(let members) = value, let id = value["@id"]?.scalar else { return value }
    let says = members.contains { $0.key != "@id" && $0.key != "@type" && !$0.value.isEmpty }
    return says ? value : named[id] ?? value
  }
}

private func isRecipe(_ value: WebJSON) -> Bool { value.isA("recipe") || value.isA("hrecipe") }

/// Whether a recipe has more than a name and an address, as links to other recipes have.
func hasContent(_ recipe: WebJSON) -> Bool {
  recipe.first(
    "recipeIngredient", "ingredients", "ingredient", "recipeInstructions", "instructions", "supply") != nil
}
