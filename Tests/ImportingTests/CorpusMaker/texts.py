"""Plain texts in the layouts people paste, and the text forms of older programs."""
from kit import *

want = dict(format="text", title="Ginger Rice Bowl", ingredients=RICE["ingredients"], steps=RICE["steps"])
ing, tasks = RICE["ingredients"][0][1], RICE["steps"][0][1]


def text(name, content, **changes):
    case(name, content, [expected(want, **changes)])


text("text-headings.txt", "Ginger Rice Bowl\n\nServes 2\nPrep time: 10 min\nCook time: 20 min\n\nIngredients\n" + "\n".join(ing) + "\n\nInstructions\n" + "\n".join(tasks),
     **{"yield": "Serves 2"}, servings=2, prep=10, cook=20)
text("text-headings-colons.txt", "GINGER RICE BOWL\n\nINGREDIENTS:\n- " + "\n- ".join(ing) + "\n\nDIRECTIONS:\n1. " + tasks[0] + "\n2. " + tasks[1] + "\n3. " + tasks[2] + "\n\nNOTES:\nGood cold.", title="GINGER RICE BOWL", notes=["Good cold."])
text("text-no-headings.txt", "Ginger Rice Bowl\n\n" + "\n".join(ing) + "\n\n" + "\n".join(tasks))
text("text-no-headings-numbers.txt", "Ginger Rice Bowl\nServes 2\n" + "\n".join(ing) + "\n" + "\n".join(f"{n + 1}) {x}" for n, x in enumerate(tasks)), **{"yield": "Serves 2"}, servings=2)
text("text-bullets.txt", "Ginger Rice Bowl\n\n• " + "\n• ".join(ing) + "\n\n" + " ".join(tasks), steps=lines([" ".join(tasks)]))
text("text-markdown.md", "# Ginger Rice Bowl\n\n*By Ken Abara*\n\n## Ingredients\n\n" + "\n".join("- [ ] " + x for x in ing) + "\n\n## Method\n\n" + "\n".join(f"{n + 1}. {x}" for n, x in enumerate(tasks)) + "\n\n## Notes\n\nGood cold.\n",
     notes=["Good cold."], author="Ken Abara")
text("text-markdown-bold.md", "Ginger Rice Bowl\n================\n\nSource: https://k.example/rice\n\n**Ingredients**\n\n* " + "\n* ".join(ing) + "\n\n**Directions**\n\n" + "\n\n".join(tasks), source_url="https://k.example/rice")
text("text-crlf-tabs.txt", ("Ginger Rice Bowl\r\n\r\nIngredients:\r\n\t" + "\r\n\t".join(ing) + "\r\n\r\nMethod:\r\n\t" + "\r\n\t".join(tasks)))
text("text-wrapped-steps.txt", "Ginger Rice Bowl\n\nIngredients\n" + "\n".join(ing) + "\n\nMethod\n1. Rinse the rice and cook it\n   with the ginger.\n2. Fry the\n   eggs.\n3. Top the rice with eggs, soy\n   sauce and scallions.")
text("text-paragraphs-wrapped.txt", "Ginger Rice Bowl\n\nIngredients\n" + "\n".join(ing) + "\n\nMethod\nRinse the rice and cook it\nwith the ginger.\n\nFry the eggs.\n\nTop the rice with eggs, soy\nsauce and scallions.")
text("text-one-line-facts.txt", "Ginger Rice Bowl\nServes 2 | Prep 10 min | Cook 20 min\n\nIngredients\n" + "\n".join(ing) + "\n\nSteps\n" + "\n".join(tasks), **{"yield": "Serves 2"}, servings=2, prep=10, cook=20)
text("text-step-words.txt", "Ginger Rice Bowl\n\nWhat you need:\n" + "\n".join(ing) + "\n\nWhat to do:\n" + "\n".join(f"Step {n + 1}: {x}" for n, x in enumerate(tasks)))
text("text-step-lines.txt", "Ginger Rice Bowl\n\nIngredients\n" + "\n".join(ing) + "\n\nDirections\n" + "\n".join(f"Step {n + 1}\n{x}" for n, x in enumerate(tasks)))
text("text-title-label.txt", "Title: Ginger Rice Bowl\nAuthor: Ken Abara\nYield: 2 servings\nTotal time: 30 minutes\nTags: Lunch, Japanese\n\nIngredients:\n" + "\n".join(ing) + "\n\nDirections:\n" + "\n".join(tasks),
     author="Ken Abara", **{"yield": "2 servings"}, servings=2, total=30, tags=["Lunch", "Japanese"])
text("text-description.txt", "Ginger Rice Bowl\n\nComfort in twenty minutes, if the rice is quick.\n\nIngredients\n" + "\n".join(ing) + "\n\nMethod\n" + "\n".join(tasks), description="Comfort in twenty minutes, if the rice is quick.")
text("text-sections.txt", "Plum Tart\n\nIngredients\n\nFor the crust:\n1 1/2 cups flour\n1/2 cup butter\n\nFor the filling:\n2 lb plums\n1/3 cup sugar\n\nMethod\nRub the butter into the flour.\nFill and bake.",
     title="Plum Tart", ingredients=lines(("For the crust", ["1 1/2 cups flour", "1/2 cup butter"]), ("For the filling", ["2 lb plums", "1/3 cup sugar"])), steps=lines(["Rub the butter into the flour.", "Fill and bake."]))
text("text-one-breath.txt", "Pot roast: 3 lb chuck roast, 2 onions, sliced, 6 carrots. Brown the meat. Add the rest and cook 3 hours.",
     title="Pot roast", ingredients=lines(["3 lb chuck roast", "2 onions, sliced", "6 carrots"]), steps=lines(["Brown the meat. Add the rest and cook 3 hours."]))
text("text-comma-lists.txt", "Quick soup\n\nIngredients: 2 onions, 1 litre stock, salt\n\nMethod: Fry the onions. Add the stock.", title="Quick soup", ingredients=lines(["2 onions", "1 litre stock", "salt"]), steps=lines(["Fry the onions. Add the stock."]))
text("text-unmarked-tail.txt", "Ginger Rice Bowl\n1 cup short-grain rice\n2 eggs\nsalt\n\nRinse the rice and cook it.\nFry the eggs.", ingredients=lines(["1 cup short-grain rice", "2 eggs", "salt"]), steps=lines(["Rinse the rice and cook it.", "Fry the eggs."]))
case("text-two-recipes.txt", "Ginger Rice Bowl\n\nIngredients\n" + "\n".join(ing) + "\n\nMethod\n" + "\n".join(tasks) + "\n\n\nOat Loaf\n\nServes 6\n\nIngredients\n400 g flour\n100 g oats\n\nMethod\nMix and knead.\nBake.\n",
     [want, dict(format="text", title="Oat Loaf", servings=6, ingredients=lines(["400 g flour", "100 g oats"]), steps=lines(["Mix and knead.", "Bake."]), **{"yield": "Serves 6"})])
case("text-german.txt", "Linseneintopf\n\nPortionen: 4\nZubereitungszeit: 1 Std. 10 Min.\n\nZutaten\n250 g Berglinsen\n2 Möhren\n\nZubereitung\nLinsen aufsetzen.\nGemüse zugeben.\n",
     [dict(format="text", title="Linseneintopf", servings=4, total=70, ingredients=lines(["250 g Berglinsen", "2 Möhren"]), steps=lines(["Linsen aufsetzen.", "Gemüse zugeben."]), **{"yield": "4"})])
case("text-letter.txt", "Dear Ann,\n\nThank you for the lovely evening.\nWe got home safely at ten.\n\nYours, Bo\n", [], ["noRecipe"])
case("text-shopping-list.txt", "2 onions\n1 lb carrots\nmilk\nbread\n", [], ["noRecipe"])

# Cooklang is handed over as it is.
case("rice.cook", "---\ntitle: Ginger rice\nservings: 2\n---\n\nCook @rice{1%cup} with @ginger{1%thumb} for ~{20%minutes}.\n", [dict(title="Ginger rice", format="cooklang")])
case("cooklang-unnamed.txt", ">> servings: 2\n\nFry @eggs{2} in @butter{1%tbsp}.\n", [dict(title="cooklang-unnamed.txt", format="cooklang")])

# Meal-Master, one column and two, and several in one file.
one = """MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Plum Pudding Cake
 Categories: Cakes, Desserts
      Yield: 8 servings

  1 1/2 c  Flour
    1/3 c  Sugar
      1 ts Cinnamon
      2 lb Plums; halved and
           -stoned
           Butter for the pan

  Mix flour, sugar and cinnamon. Lay the plums
  on top.

  Bake for 40 minutes.

MMMMM
"""
two = """---------- Recipe via Meal-Master (tm) v8.02

      Title: CABBAGE SLAW
 Categories: Salads
   Servings:  6

      1 md Cabbage                             3 tb Vinegar
      2 lg Carrots; grated                   1/2 c  Oil
-----------------------------------DRESSING-----------------------------------
      1 tb Mustard
      1 ts Sugar

  Shred the cabbage.
  Shake the dressing and pour it over.

-----
"""
cake = dict(format="meal-master", title="Plum Pudding Cake", servings=8, tags=["Cakes", "Desserts"], **{"yield": "8 servings"},
            ingredients=lines(["1 1/2 cup Flour", "1/3 cup Sugar", "1 tsp Cinnamon", "2 lb Plums, halved and stoned", "Butter for the pan"]),
            steps=lines(["Mix flour, sugar and cinnamon. Lay the plums on top.", "Bake for 40 minutes."]))
slaw = dict(format="meal-master", title="CABBAGE SLAW", servings=6, tags=["Salads"], **{"yield": "6"},
            ingredients=lines(["1 medium Cabbage", "2 large Carrots, grated", "3 tbsp Vinegar", "1/2 cup Oil"], ("Dressing", ["1 tbsp Mustard", "1 tsp Sugar"])),
            steps=lines(["Shred the cabbage. Shake the dressing and pour it over."]))
case("mealmaster-one-column.mmf", one, [cake])
case("mealmaster-two-columns.txt", two, [slaw])
case("mealmaster-several.mmf", one + "\n" + two, [cake, slaw])

# MasterCook, as text and as XML.
case("mastercook.mxp", """
                     *  Exported from  MasterCook  *

                            Corn Chowder

Recipe By     : Ida Marsh
Serving Size  : 6     Preparation Time :0:45
Categories    : Soups                            Lunch
                Corn

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      tablespoons   butter
   1      large         onion -- chopped
   4      cups          corn kernels
                        salt and pepper -- to taste

Melt the butter and soften
the onion.

Add the corn and simmer for 20 minutes.

                   - - - - - - - - - - - - - - - - - -

Per serving: 210 Calories

NOTES : Better the next day.
""", [dict(format="mastercook", title="Corn Chowder", author="Ida Marsh", servings=6, prep=45, tags=["Soups", "Lunch", "Corn"], **{"yield": "6"},
           ingredients=lines(["2 tablespoons butter", "1 large onion, chopped", "4 cups corn kernels", "salt and pepper, to taste"]),
           steps=lines(["Melt the butter and soften the onion.", "Add the corn and simmer for 20 minutes."]),
           nutrition=[["text", "Per serving: 210 Calories"]], notes=["Better the next day."])])
case("mastercook.mx2", """<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="March 2, 2026">
<Summ><Nam>Corn Chowder</Nam><Nam>Toast &amp; jam</Nam></Summ>
<RcpE name="Corn Chowder" author="Ida Marsh" img="">
<Serv qty="6"/>
<PrpT elapsed="0:45"/>
<CatS><CatT>Soups</CatT><CatT>Lunch</CatT></CatS>
<IngR name="butter" unit="tablespoons" qty="2"></IngR>
<IngR name="onion" unit="large" qty="1">
<IPrp>chopped</IPrp>
</IngR>
<IngR name="salt"></IngR>
<DirS>
<DirT>Melt the butter and soften the onion.</DirT>
<DirT>Add the corn \xe9pic and simmer.</DirT>
</DirS>
<Desc>Sweet and thick.</Desc>
<Srce>County fair</Srce>
<TTim elapsed="1:15"/>
<Note>Better the next day.</Note>
<Nutr>Per Serving: 210 Calories</Nutr>
</RcpE>
<RcpE name="Toast &amp; jam" author="">
<Serv qty="1"/>
<IngR name="bread" unit="slices" qty="2"/>
<IngR name="jam" unit="tablespoon" qty="1"/>
<DirS><DirT>Toast and spread.</DirT></DirS>
</RcpE>
</mx2>
""".encode("latin-1"), [
    dict(format="mastercook", title="Corn Chowder", author="Ida Marsh", servings=6, prep=45, total=75, tags=["Soups", "Lunch"], description="Sweet and thick.", source="County fair",
         notes=["Better the next day."], nutrition=[["text", "Per Serving: 210 Calories"]], **{"yield": "6"},
         ingredients=lines(["2 tablespoons butter", "1 large onion, chopped", "salt"]), steps=lines(["Melt the butter and soften the onion.", "Add the corn épic and simmer."])),
    dict(format="mastercook", title="Toast & jam", servings=1, ingredients=lines(["2 slices bread", "1 tablespoon jam"]), steps=lines(["Toast and spread."]), **{"yield": "1"})])
