/// Whether a dish's cuisine is the one somebody named. "Asian" names a family, because sources and
/// people use it beside single kitchens. Source: 004 §3.4, the default cuisines.
package func isCuisine(_ cuisine: String, named name: String) -> Bool {
  cuisine == name || (name == "asian" && asianCuisines.contains(cuisine))
}

/// Whether the word names a cuisine, and so no food that has it in its name ("Greek yogurt", "Italian parsley").
func isCuisineName(_ word: String) -> Bool { otherCuisines.contains(word) || asianCuisines.contains(word) }

private let otherCuisines: Set<String> = [
  "american", "italian", "mexican", "mediterranean", "greek", "french", "moroccan", "spanish", "turkish",
  "caribbean", "german", "british", "cajun", "cuban", "peruvian", "brazilian", "ethiopian", "hungarian",
  "polish", "hawaiian", "ukrainian", "portuguese", "middle-eastern",
]

private let asianCuisines = [
  "asian", "chinese", "filipino", "indian", "indonesian", "japanese", "korean", "malaysian", "thai",
  "vietnamese",
]
