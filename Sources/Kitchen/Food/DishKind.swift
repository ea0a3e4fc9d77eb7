/// Kinds of dishes that people dislike by name ("no curry", "she hates soup"), each with the words by which a title shows it.
/// What a title shows is added to what the ingredients tell ("curry powder"), and clears nothing by itself.
enum DishKind {
  /// The names by which a title shows dishes of that kind; empty where the name is no kind of dish.
  static func titles(_ name: FoodName) -> [FoodName] { (kinds[name.key] ?? []).map { FoodName($0) } }

  private static let kinds: [String: [String]] = [
    "curry": ["curry", "masala", "korma", "tikka", "vindaloo", "keema", "dal", "palak"],
    "soup": ["soup", "chowder", "minestrone", "ramen", "pho", "bisque"],
    "stew": ["stew", "tagine", "goulash", "ragout"],
    "casserole": ["casserole", "bake"], "lasagna": ["lasagna"], "taco": ["taco"], "burrito": ["burrito"],
    "burger": ["burger"], "pizza": ["pizza"], "sandwich": ["sandwich"], "salad": ["salad"],
    "stir-fry": ["stir-fry"], "meatball": ["meatball"], "meatloaf": ["meatloaf"], "fajita": ["fajita"],
    "quesadilla": ["quesadilla"], "enchilada": ["enchilada"], "dumpling": ["dumpling"],
    "risotto": ["risotto"],
    "omelet": ["omelet", "omelette", "frittata"],
    "macaroni-and-cheese": ["macaroni-and-cheese", "mac-and-cheese"],
  ]
}
