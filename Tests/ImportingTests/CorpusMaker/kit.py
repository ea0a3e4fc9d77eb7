"""What the corpus is made with: recipes as plain facts, a page around a piece of HTML, and the writing of a case.

A case is a file and, beside it, what a careful person reads in it. Expectations are made of the facts a page was
assembled from, never of what the reader says. What an expectation does not name must be read as absent.
"""
import copy
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(os.path.dirname(HERE), "Corpus")
CASES = {}

KEYS = {
    "title", "yield", "servings", "prep", "cook", "total", "ingredients", "steps", "image", "source_url", "source",
    "author", "description", "notes", "language", "tags", "nutrition", "format",
}


def case(name, content, recipes=(), problems=()):
    """One file of the corpus; `recipes` are dictionaries of KEYS, `problems` the kinds of problems."""
    assert name not in CASES, name
    for recipe in recipes:
        assert set(recipe) <= KEYS, set(recipe) - KEYS
    CASES[name] = (content if isinstance(content, bytes) else content.encode(), list(recipes), list(problems))


def write():
    os.makedirs(CORPUS, exist_ok=True)
    for old in os.listdir(CORPUS):
        os.remove(os.path.join(CORPUS, old))
    for name, (content, recipes, problems) in CASES.items():
        with open(os.path.join(CORPUS, name), "wb") as file:
            file.write(content)
        expected = {"recipes": recipes, "problems": problems}
        with open(os.path.join(CORPUS, name + ".expected.json"), "w") as file:
            json.dump(expected, file, ensure_ascii=False, indent=1, sort_keys=True)
            file.write("\n")


def lines(*parts):
    """Sections as the expectation has them: ("Sauce", [...]) or a plain list under no name."""
    return [[None, part] if isinstance(part, list) else [part[0], part[1]] for part in parts]


def flat(parts):
    return [[None, [line for _, rows in parts for line in rows]]]


def expected(recipe, **changes):
    result = copy.deepcopy(recipe)
    result.update(changes)
    return {key: value for key, value in result.items() if value not in (None, [], "")}


def page(body, head="", lang="en", title="A page", junk=True):
    """A whole page with what stands around recipes on real ones."""
    before = (
        '<header class="site-header"><a href="/">Home</a><nav class="main-nav"><ul><li><a href="/r">Recipes</a></li>'
        '<li><a href="/a">About</a></li></ul></nav></header>' if junk else "")
    after = (
        '<aside class="sidebar"><h3>Popular</h3><ul><li>12 cosy soups</li><li>3 quick breads</li></ul></aside>'
        '<div id="comments" class="comments-area"><h3>Comments</h3><ol class="comment-list"><li>I used 2 cups of milk '
        'and it was fine.</li><li>Lovely!</li></ol></div><footer><p>All rights reserved</p>'
        '<script>window.x = {"@type": "Recipe", "name": "not this"};</script></footer>' if junk else "")
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n{head}\n'
        f"<style>.a{{color:red}}</style></head>\n<body>\n{before}\n<main>\n{body}\n</main>\n{after}\n</body>\n</html>\n")


def ld(data, raw=None):
    text = raw if raw is not None else json.dumps(data, ensure_ascii=False)
    return f'<script type="application/ld+json">{text}</script>'


def iso(minutes):
    return f"PT{minutes // 60}H{minutes % 60}M" if minutes >= 60 else f"PT{minutes}M"


# The recipes the pages are assembled from. Invented for this corpus.

def recipe(title, yields, servings, prep, cook, total, ingredients, steps, **more):
    return dict(
        title=title, servings=servings, prep=prep, cook=cook, total=total, ingredients=ingredients, steps=steps,
        **{"yield": yields}, **more)


BEANS = recipe(
    "Smoky Bean Stew", "4 servings", 4, 15, 45, 60,
    lines(["2 tablespoons olive oil", "1 large onion, diced", "3 cloves garlic, minced", "2 cans (15 oz each) white beans",
           "1 teaspoon smoked paprika", "Salt and black pepper, to taste"]),
    lines(["Warm the oil in a heavy pot over medium heat.", "Cook the onion until soft, about 8 minutes; stir in the garlic.",
           "Add the beans and paprika and simmer for 30 minutes.", "Season and serve with bread."]),
    author="Ida Marsh", description="A thick stew for a grey evening.", tags=["Dinner", "Spanish", "beans", "one pot"])

TART = recipe(
    "Plum Tart with Almond Crust", "8 slices", None, 30, 40, 110,
    lines(("Crust", ["1 1/2 cups flour", "1/2 cup ground almonds", "1/2 cup cold butter, cubed"]),
          ("Filling", ["2 lb plums, halved", "1/3 cup sugar", "1 tsp cinnamon"])),
    lines(("Make the crust", ["Rub the butter into the flour and almonds.", "Press into a 9-inch pan and chill for 40 minutes."]),
          ("Fill and bake", ["Lay the plums in circles and scatter with sugar and cinnamon.", "Bake at 375°F until the juices bubble."])),
    author="Noor Haddad", description="Late plums on a crisp base.", tags=["Dessert", "plums"])

RICE = recipe(
    "Ginger Rice Bowl", "2 servings", 2, 10, 20, 30,
    lines(["1 cup short-grain rice", "1 thumb of ginger, grated", "2 eggs", "1 tablespoon soy sauce", "2 scallions, sliced"]),
    lines(["Rinse the rice and cook it with the ginger.", "Fry the eggs.", "Top the rice with eggs, soy sauce and scallions."]),
    author="Ken Abara", description="Comfort in twenty minutes.", tags=["Lunch", "Japanese"])

BREAD = recipe(
    "Oat and Honey Loaf", "1 loaf", None, 20, 35, 175,
    lines(["400 g strong white flour", "100 g rolled oats", "7 g dried yeast", "2 tbsp honey", "1½ tsp salt", "320 ml warm water"]),
    lines(["Mix everything to a shaggy dough and knead for 10 minutes.", "Let it rise for an hour, shape, and let it rise again.",
           "Bake at 220°C for 35 minutes."]),
    author="Tom Ashby", description="Soft crumb, chewy crust.", tags=["Bread", "baking"])

COOKIES = recipe(
    "Tahini Crinkle Cookies", "24 cookies", None, 20, 12, 32,
    lines(["1 cup sugar", "3/4 cup tahini", "1 egg", "1 1/4 cups flour", "1/2 teaspoon baking soda"]),
    lines(["Beat sugar, tahini and egg.", "Fold in flour and baking soda.", "Roll into balls and bake for 12 minutes at 350°F."]),
    author="Lena Ortiz", description="Nutty, crackled, gone by evening.", tags=["Cookies", "Snack"])

SALAD = recipe(
    "Charred Corn Salad", "Serves 4-6", 4, 15, 10, 25,
    lines(("Salad", ["4 ears corn", "1 pint cherry tomatoes", "1/2 red onion, thinly sliced"]),
          ("Dressing", ["3 tbsp lime juice", "1/4 cup olive oil", "1 tsp honey"])),
    lines(["Char the corn on a hot grill and cut off the kernels.", "Shake the dressing in a jar.", "Toss everything and serve."]),
    author="Priya Nair", description="Best eaten outdoors.", tags=["Salad", "Summer"])


def facts(r, **changes):
    """A recipe as a schema.org node, in the plainest shape."""
    node = {
        "@context": "https://schema.org", "@type": "Recipe", "name": r["title"], "description": r.get("description"),
        "author": {"@type": "Person", "name": r.get("author")}, "recipeYield": r["yield"],
        "prepTime": iso(r["prep"]), "cookTime": iso(r["cook"]), "totalTime": iso(r["total"]),
        "recipeIngredient": [line for _, rows in r["ingredients"] for line in rows],
        "recipeInstructions": [
            {"@type": "HowToStep", "text": line} for _, rows in r["steps"] for line in rows],
        "recipeCategory": r["tags"][0], "keywords": ", ".join(r["tags"][1:]),
    }
    node.update(changes)
    return {key: value for key, value in node.items() if value is not None}


def read(r, fmt, **changes):
    """What is read of `facts(r)` on a page in English: no sections of ingredients or steps, those of the node."""
    base = dict(format=fmt, language="en", ingredients=flat(r["ingredients"]), steps=flat(r["steps"]))
    base.update(changes)
    return expected(r, **base)
