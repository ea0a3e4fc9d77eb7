package import Kitchen

/// What the sections of a list are called in files.
package enum SectionNames {
  /// "Meat & Seafood"; "Other" for what nobody knows the place of; a section of the household's own by its name.
  package static func heading(of section: ListSection) -> String {
    if let known = names[section]?.first { return known }
    return cleaned(section.rawValue.prefix(1).uppercased() + section.rawValue.dropFirst())
  }

  /// The section that a heading, a column or a mark names, in any case; nil where it names none.
  package static func section(named text: String) -> ListSection? { byName[key(text)] }

  /// "Fruit & Veg:" is "fruit and veg".
  private static func key(_ text: String) -> String {
    let words = text.lowercased().replacing("&", with: " and ").split {
      !$0.isLetter && !$0.isNumber
    }
    return words.filter { !["the", "aisle", "section"].contains($0) }.joined(separator: " ")
  }

  private static let byName: [String: ListSection] = {
    var table: [String: ListSection] = [:]
    for (section, names) in names {
      for name in names + [section.rawValue] { table[key(name)] = section }
    }
    return table
  }()

  /// By section: what it is called here, then what others call it.
  private static let names: [ListSection: [String]] = [
    ListSection(.produce): [
      "Produce", "fruit", "fruits", "vegetables", "veg", "veggies", "fruit and veg", "fruit and vegetables",
      "fruits and vegetables", "greens",
    ],
    ListSection(.meat): [
      "Meat & Seafood", "meat and fish", "meats", "seafood", "fish", "butcher", "meat and poultry", "deli",
    ],
    ListSection(.dairy): ["Dairy & Eggs", "dairy products", "milk and eggs", "fridge", "chilled"],
    ListSection(.bakery): ["Bakery", "bread", "breads", "bread and bakery", "baked goods"],
    ListSection(.pantry): [
      "Pantry Staples", "dry goods", "canned goods", "cans", "staples", "grocery", "groceries", "baking",
    ],
    ListSection(.frozen): ["Frozen", "frozen food", "frozen foods", "freezer"],
    ListSection(.condiments): [
      "Condiments & Spices", "condiments", "spices", "sauces", "herbs and spices", "oils and sauces",
    ],
    ListSection(.beverages): ["Beverages", "drinks", "soft drinks", "drink"],
    .household: ["Household", "cleaning", "cleaning supplies", "paper goods", "household goods"],
    .pets: ["Pets", "pet food", "pet supplies", "pet"],
    .baby: ["Baby", "baby supplies", "baby stuff"],
    .pharmacy: [
      "Pharmacy", "drugstore", "toiletries", "health and beauty", "personal care", "bathroom", "hygiene",
    ],
    .unknown: ["Other", "others", "misc", "miscellaneous", "everything else", "various", "rest"],
  ]
}
