"""What other recipe programs export."""
import base64
import gzip
import io
import json
import zipfile

from kit import *

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(40))
JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF" + bytes(40)
WHEN = (2026, 3, 2, 17, 0, 0)


def archive(files, store=False):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED if store else zipfile.ZIP_DEFLATED) as out:
        for name, content in files:
            out.writestr(zipfile.ZipInfo(name, WHEN), content if isinstance(content, bytes) else content.encode(),
                         zipfile.ZIP_STORED if store else zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def paprika(**fields):
    record = dict(uid="A1", name="", ingredients="", directions="", servings="", prep_time="", cook_time="", total_time="", source="", source_url="", notes="",
                  description="", nutritional_info="", categories=[], photo=None, photo_data=None, image_url=None, rating=0, difficulty="", created="2024-01-01 10:00:00", hash="H")
    record.update(fields)
    return gzip.compress(json.dumps(record).encode(), mtime=0)


stew = paprika(name="Smoky Bean Stew", ingredients="\n".join(BEANS["ingredients"][0][1]), directions="\n\n".join(BEANS["steps"][0][1]), servings="4 servings", prep_time="15 min", cook_time="45 mins",
               total_time="1 hr", source="k.example", source_url="https://k.example/stew", categories=["Dinner", "Spanish"], notes="Freezes well.\nGood with rice.", description="A thick stew for a grey evening.",
               photo="x.jpg", photo_data=base64.b64encode(JPEG).decode(), nutritional_info="310 kcal")
salad = paprika(name="Charred Corn Salad", ingredients="Salad:\n4 ears corn\n1 pint cherry tomatoes\n1/2 red onion, thinly sliced\nDressing:\n3 tbsp lime juice\n1/4 cup olive oil\n1 tsp honey", directions="\n".join(SALAD["steps"][0][1]),
                servings="Serves 4-6", photo_data=base64.b64encode(b"this is no picture at all").decode())
STEW = expected(BEANS, format="paprika", source="k.example", source_url="https://k.example/stew", tags=["Dinner", "Spanish"], notes=["Freezes well.", "Good with rice."], author=None,
                image="photo_data (jpeg)", nutrition=[["text", "310 kcal"]])
SLAW = expected(SALAD, format="paprika", prep=None, cook=None, total=None, author=None, description=None, tags=None)
case("export.paprikarecipes", archive([("Charred Corn Salad.paprikarecipe", salad), ("Smoky Bean Stew.paprikarecipe", stew)], store=True), [SLAW, STEW])
case("one.paprikarecipe", stew, [STEW])

# Mealie: what its interface gives, an export, a whole backup.
mealie = {"id": "1", "slug": "ginger-rice-bowl", "name": "Ginger Rice Bowl", "recipeYield": "2 servings", "prepTime": "10 minutes", "performTime": "20 minutes", "totalTime": "30 Minutes", "orgURL": "https://k.example/rice",
          "description": "Comfort in twenty minutes.", "recipeCategory": [{"name": "Lunch", "slug": "lunch"}], "tags": [{"name": "Japanese"}],
          "recipeIngredient": [{"title": None, "note": "", "unit": {"name": "cup"}, "food": {"name": "short-grain rice"}, "quantity": 1.0, "disableAmount": False, "display": "1 cup short-grain rice", "originalText": None},
                               {"title": "", "note": "grated", "unit": None, "food": {"name": "ginger"}, "quantity": 1.0}, {"title": "On top", "note": "2 eggs", "unit": None, "food": None, "quantity": 0},
                               {"note": "sliced", "unit": {"name": ""}, "food": {"name": "scallions"}, "quantity": 2}],
          "recipeInstructions": [{"id": "a", "title": "", "text": "Rinse the rice and cook it.", "ingredientReferences": []}, {"title": "To finish", "text": "Fry the eggs."}, {"title": "", "text": "Serve."}],
          "nutrition": {"calories": "420", "proteinContent": "12", "fatContent": None}, "notes": [{"title": "Tip", "text": "Good cold."}]}
MEALIE = dict(format="mealie", title="Ginger Rice Bowl", servings=2, prep=10, cook=20, total=30, source_url="https://k.example/rice", description="Comfort in twenty minutes.", tags=["Lunch", "Japanese"], **{"yield": "2 servings"},
              ingredients=lines(["1 cup short-grain rice", "1 ginger, grated"], ("On top", ["2 eggs", "2 scallions, sliced"])),
              steps=lines(["Rinse the rice and cook it."], ("To finish", ["Fry the eggs.", "Serve."])), notes=["Good cold."], nutrition=[["calories", "420"], ["protein", "12"]])
case("mealie.json", json.dumps(mealie), [MEALIE])
case("mealie-export.zip", archive([("ginger-rice-bowl/ginger-rice-bowl.json", json.dumps(mealie)), ("ginger-rice-bowl/images/original.webp", b"RIFF\x10\0\0\0WEBPVP8 " + bytes(20))]), [MEALIE])
tables = {"recipes": [{"id": "r1", "name": "Ginger Rice Bowl", "slug": "g", "recipe_yield": "2 servings", "prep_time": "10 minutes", "perform_time": "20 minutes", "total_time": "30 minutes", "org_url": "https://k.example/rice", "description": "", "recipe_servings": 2.0}],
          "recipes_ingredients": [{"recipe_id": "r1", "position": 1, "title": None, "note": "beaten", "quantity": 2.0, "food_id": "f2", "unit_id": None, "original_text": None}, {"recipe_id": "r1", "position": 0, "title": None, "note": "", "quantity": 0.333333, "food_id": "f1", "unit_id": "u1"}],
          "recipe_instructions": [{"recipe_id": "r1", "position": 1, "title": "", "text": "Fry the eggs."}, {"recipe_id": "r1", "position": 0, "title": "", "text": "Cook the rice."}],
          "ingredient_foods": [{"id": "f1", "name": "rice"}, {"id": "f2", "name": "eggs"}], "ingredient_units": [{"id": "u1", "name": "cup"}], "notes": [], "tags": [{"id": "t1", "name": "Quick"}], "categories": [],
          "recipes_to_tags": [{"recipe_id": "r1", "tag_id": "t1"}], "recipes_to_categories": [], "users": [{"name": "admin"}]}
case("mealie-backup.zip", archive([("database.json", json.dumps(tables)), ("data/recipes/x/readme.txt", "2 eggs")]),
     [dict(format="mealie", title="Ginger Rice Bowl", servings=2, prep=10, cook=20, total=30, source_url="https://k.example/rice", tags=["Quick"], ingredients=lines(["1/3 cup rice", "2 eggs, beaten"]), steps=lines(["Cook the rice.", "Fry the eggs."]), **{"yield": "2 servings"})])

# Tandoor: an archive of archives.
tandoor = {"name": "Ginger Rice Bowl", "description": "Comfort in twenty minutes.", "keywords": [{"name": "Lunch", "description": ""}, {"name": "Japanese"}], "working_time": 10, "waiting_time": 20, "internal": True, "servings": 2, "servings_text": "servings",
           "source_url": "https://k.example/rice", "nutrition": None, "steps": [
               {"name": "", "instruction": "Rinse the rice.\n\nCook it with the ginger.", "time": 0, "order": 0, "show_as_header": True, "ingredients": [
                   {"food": {"name": "short-grain rice", "plural_name": None}, "unit": {"name": "cup"}, "amount": "1.0000000000000000", "note": "", "order": 0, "is_header": False, "no_amount": False},
                   {"food": {"name": "ginger"}, "unit": None, "amount": "1.0000", "note": "grated", "is_header": False, "no_amount": False}, {"food": {"name": "salt"}, "unit": None, "amount": "0.0000", "note": None, "is_header": False, "no_amount": True}]},
               {"name": "Topping", "instruction": "Fry the eggs.", "order": 1, "ingredients": [{"food": {"name": "eggs"}, "unit": None, "amount": "2.00", "note": "", "is_header": False, "no_amount": False}]}]}
TANDOOR = dict(format="tandoor", title="Ginger Rice Bowl", servings=2, prep=10, cook=20, description="Comfort in twenty minutes.", tags=["Lunch", "Japanese"], source_url="https://k.example/rice", **{"yield": "2 servings"},
               ingredients=lines(["1 cup short-grain rice", "1 ginger, grated", "salt"], ("Topping", ["2 eggs"])), steps=lines(["Rinse the rice.", "Cook it with the ginger."], ("Topping", ["Fry the eggs."])))
case("tandoor-export.zip", archive([("Ginger_Rice_Bowl.zip", archive([("recipe.json", json.dumps(tandoor)), ("image.png", PNG)]))]), [dict(TANDOOR, image="image.png (png)")])
case("tandoor-recipe.json", json.dumps(tandoor), [TANDOOR])

# Nextcloud Cookbook: a folder a recipe.
cloud = facts(SALAD, id="77", image="", tool=["grill"], dateCreated="2024-05-01T10:00:00+0000", recipeYield=4, recipeInstructions=SALAD["steps"][0][1], keywords="Summer", nutrition={"@type": "NutritionInformation", "calories": "200"}, url="")
CLOUD = expected(SALAD, format="nextcloud", ingredients=flat(SALAD["ingredients"]), image="Recipes/Charred Corn Salad/full.jpg (jpeg)", nutrition=[["calories", "200"]], **{"yield": "4"})
case("nextcloud.zip", archive([("Recipes/", b""), ("Recipes/Charred Corn Salad/recipe.json", json.dumps(cloud)), ("Recipes/Charred Corn Salad/full.jpg", JPEG), ("Recipes/Charred Corn Salad/thumb.jpg", JPEG), ("Recipes/.hidden/recipe.json", "{}")]), [CLOUD])
case("nextcloud-no-picture.zip", archive([("Salad/recipe.json", json.dumps(cloud)), ("Salad/full.jpg", b"<html>not found</html>")]), [expected(CLOUD, image=None)])

# RecipeSage: JSON-LD with headings in brackets.
sage = [dict(facts(SALAD, recipeIngredient=["[Salad]"] + SALAD["ingredients"][0][1] + ["[Dressing]"] + SALAD["ingredients"][1][1], recipeYield="Serves 4-6",
                   recipeInstructions=[{"@type": "HowToSection", "text": "Grill"}, {"@type": "HowToStep", "text": SALAD["steps"][0][1][0]}, {"@type": "HowToStep", "text": SALAD["steps"][0][1][1]}, {"@type": "HowToStep", "text": SALAD["steps"][0][1][2]}],
                   creditText="k.example", isBasedOn="https://k.example/corn", comment=[{"@type": "Comment", "name": "Author Notes", "text": "Use frozen corn."}], image=["https://k.example/i.jpg"]), identifier="abc", datePublished="2024-05-01T00:00:00.000Z")]
case("recipesage.json", json.dumps(sage), [expected(SALAD, format="recipesage", steps=lines(("Grill", SALAD["steps"][0][1])), notes=["Use frozen corn."], image="https://k.example/i.jpg", source="k.example", source_url="https://k.example/corn")])

# JSON of other shapes.
case("plain-object.json", json.dumps({"title": "Toast", "servings": 2, "ingredients": ["2 slices bread", "butter"], "directions": ["Toast the bread.", "Butter it."]}),
     [dict(format="json", title="Toast", servings=2, ingredients=lines(["2 slices bread", "butter"]), steps=lines(["Toast the bread.", "Butter it."]), **{"yield": "2"})])
case("plain-list.json", json.dumps({"recipes": [{"name": "Toast", "ingredients": "2 slices bread\nbutter", "instructions": "Toast the bread.\nButter it."}, {"name": "Tea", "ingredients": ["1 tea bag", "water"], "method": "Boil the water. Steep."}]}),
     [dict(format="json", title="Toast", ingredients=lines(["2 slices bread", "butter"]), steps=lines(["Toast the bread.", "Butter it."])), dict(format="json", title="Tea", ingredients=lines(["1 tea bag", "water"]), steps=lines(["Boil the water. Steep."]))])
case("none-settings.json", json.dumps({"name": "settings", "version": 3, "items": [1, 2, 3]}), [], ["noRecipe"])
# An archive of anything.
case("mixed.zip", archive([("a/page.html", page(ld(facts(RICE)))), ("b/notes.txt", "Dear Ann, thank you."), ("c/photo.jpg", JPEG), ("d/toast.txt", "Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.\n")]),
     [read(RICE, "json-ld"), dict(format="text", title="Toast", ingredients=lines(["2 slices bread"]), steps=lines(["Toast the bread."]))], ["noRecipe"])
case("none-pictures-only.zip", archive([("a.jpg", JPEG), ("b.png", PNG)]), [], ["noRecipe"])
case("none-climbing.zip", archive([("../../etc/recipe.json", json.dumps(cloud)), ("/tmp/recipe.json", json.dumps(cloud))]), [], ["climbingName", "climbingName"])
case("none-truncated.zip", archive([("a/page.html", page(ld(facts(RICE))))])[:-40], [], ["brokenArchive"])
