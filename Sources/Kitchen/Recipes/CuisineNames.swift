/// Whether a dish's cuisine is the one somebody named. "Asian" names a family, because sources and
/// people use it beside single kitchens. Source: 004 §3.4, the default cuisines.
package func isCuisine(_ cuisine: String, named name: String) -> Bool {
  cuisine == name || (name == "asian" && asianCuisines.contains(cuisine))
}

private let asianCuisines = [
  "asian", "chinese", "filipino", "indian", "indonesian", "japanese", "korean", "malaysian", "thai",
  "vietnamese",
]
