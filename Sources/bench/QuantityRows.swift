import Catalogue
import Kitchen
import Quantities
import Values

/// The figures of reading a thousand ingredient lines, of scaling a recipe, and of reading every amount of the book.
func quantityRows() throws -> [Row] {
  let reader = IngredientReader()
  let lines = (0..<1_000).map { ingredientLines[$0 % ingredientLines.count] }
  var read = 0
  let reading = samples(60, warmup: 3) { _ in for line in lines { read += reader.read(line).amounts.count } }
  let recipes = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin).recipes
  let scaling = samples(400) { round in
    _ = try? scaleMeal(recipes[round % recipes.count], to: 1 + round % 20)
  }
  return [
    Row("read 1,000 ingredient lines", samples: reading, aims: [.median(10), .p99(15)]),
    Row("scale a recipe", samples: scaling, aims: [.median(0.2), .p99(1)]),
  ]
}

/// As they stand in blogs, old books and on cards.
private let ingredientLines = [
  "2 cups all-purpose flour", "1 1/2 tsp salt", "½ cup unsalted butter, melted",
  "3 large eggs, lightly beaten",
  "2 (14.5-oz) cans diced tomatoes, drained", "salt and pepper to taste", "1 lb. ground beef",
  "400g tin chickpeas",
  "a pound and a half of stewing beef, cut into one inch cubes", "1 cup (240 ml) milk",
  "2-3 cloves garlic, minced",
  "1 c chopped nuts (opt.)", "juice of half a lemon", "150g/5½oz plain flour, plus extra for dusting",
  "a thumb-sized piece of ginger, peeled and finely grated", "6 #10 cans green beans", "hing - a pinch",
  "4 boneless, skinless chicken thighs (about 1 1/2 lb.)", "1 pkg. (10 oz.) frozen chopped spinach, thawed",
  "1 tablespoon chopped fresh dill or 1 teaspoon dried",
]
