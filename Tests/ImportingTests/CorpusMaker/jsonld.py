"""Pages with JSON-LD in the shapes that sites and plugins write."""
import gzip
import json

from kit import *

SITE = "https://kitchen.example"


def head(path, image=None, site="Kitchen Example"):
    text = f'<link rel="canonical" href="{SITE}{path}">\n<meta property="og:site_name" content="{site}">'
    if image:
        text += f'\n<meta property="og:image" content="{image}">'
    return text


# One node, and the page's own facts beside it.
case("ld-single.html", page(ld(facts(BEANS)) + "<h1>Smoky Bean Stew</h1>", head("/bean-stew/", SITE + "/i/stew.jpg")),
     [read(BEANS, "json-ld", source_url=SITE + "/bean-stew/", source="Kitchen Example", image=SITE + "/i/stew.jpg")])
case("ld-array.html", page(ld([{"@type": "BreadcrumbList", "itemListElement": [{"@type": "ListItem", "position": 1, "name": "Home"}]},
                               facts(RICE, image=[SITE + "/a.jpg", SITE + "/b.jpg"])])),
     [read(RICE, "json-ld", image=SITE + "/a.jpg")])
# Yoast's graph: everything by reference.
graph = {"@context": "https://schema.org", "@graph": [
    {"@type": "Article", "@id": SITE + "/plum/#article", "headline": "Plum tart", "author": {"@id": SITE + "/#/schema/person/1"},
     "publisher": {"@id": SITE + "/#organization"}, "wordCount": 800},
    {"@type": "WebPage", "@id": SITE + "/plum/", "url": SITE + "/plum/", "name": "Plum tart - Kitchen Example",
     "isPartOf": {"@id": SITE + "/#website"}, "primaryImageOfPage": {"@id": SITE + "/plum/#primaryimage"}},
    {"@type": "ImageObject", "@id": SITE + "/plum/#primaryimage", "url": SITE + "/plum.jpg", "contentUrl": SITE + "/plum.jpg", "width": 1200},
    {"@type": "WebSite", "@id": SITE + "/#website", "url": SITE + "/", "name": "Kitchen Example"},
    {"@type": "Organization", "@id": SITE + "/#organization", "name": "Kitchen Example", "url": SITE},
    {"@type": "Person", "@id": SITE + "/#/schema/person/1", "name": "Noor Haddad", "url": SITE + "/author/noor/"},
    facts(TART, author={"@id": SITE + "/#/schema/person/1"}, image={"@id": SITE + "/plum/#primaryimage"},
          publisher={"@id": SITE + "/#organization"}, mainEntityOfPage=SITE + "/plum/", recipeYield=["8", "8 slices"],
          recipeInstructions=[
              {"@type": "HowToSection", "name": name, "itemListElement": [
                  {"@type": "HowToStep", "text": line, "name": line, "url": f"{SITE}/plum/#s{n}"} for n, line in enumerate(rows)]}
              for name, rows in TART["steps"]])]}
case("ld-yoast-graph.html", page('<script type="application/ld+json" class="yoast-schema-graph">' + json.dumps(graph) + "</script>", lang="en-US"),
     [read(TART, "json-ld", steps=TART["steps"], language="en-US", source_url=SITE + "/plum/", source="Kitchen Example", image=SITE + "/plum.jpg", servings=8)])
# The array of one node with two types, as large American sites write it.
node = facts(BEANS, **{"@type": ["Recipe", "NewsArticle"]}, headline="Smoky Bean Stew",
             author=[{"@type": "Person", "name": "Ida Marsh", "url": SITE + "/ida"}],
             image={"@type": "ImageObject", "url": SITE + "/big.jpg", "height": 1125, "width": 1500},
             recipeYield=["4"], recipeCategory=["Dinner"], recipeCuisine=["Spanish"], keywords="beans, one pot",
             publisher={"@type": "Organization", "name": "Big Recipes", "logo": {"@type": "ImageObject", "url": SITE + "/logo.png"}},
             mainEntityOfPage={"@type": ["WebPage"], "@id": SITE + "/recipe/1/stew/"},
             nutrition={"@type": "NutritionInformation", "calories": "310 kcal", "proteinContent": "14 g", "fatContent": "9 g"},
             review=[{"@type": "Review", "reviewBody": "Made it with 2 cups of water", "author": {"@type": "Person", "name": "bob"}}],
             aggregateRating={"@type": "AggregateRating", "ratingValue": "4.6", "ratingCount": "812"})
case("ld-two-types.html", page(ld([node])),
     [read(BEANS, "json-ld", **{"yield": "4"}, source="Big Recipes", image=SITE + "/big.jpg", source_url=SITE + "/recipe/1/stew/",
           nutrition=[["calories", "310 kcal"], ["protein", "14 g"], ["fat", "9 g"]])])
# British: keywords as one text, diets as addresses, times apart.
node = facts(SALAD, recipeYield="Serves 4-6", suitableForDiet="https://schema.org/VegetarianDiet, https://schema.org/GlutenFreeDiet".split(", "),
             image=["https://img.example/salad.jpg?quality=90&resize=556,505"], author={"@type": "Person", "name": "Priya Nair"})
case("ld-british.html", page(ld(node), lang="en-GB"),
     [read(SALAD, "json-ld", language="en-GB", image="https://img.example/salad.jpg?quality=90&resize=556,505",
           tags=["Salad", "Summer", "vegetarian", "gluten free"])])
# A newspaper: step texts with names "Step 1", yield with words.
node = facts(RICE, recipeYield="2 servings", isPartOf={"@type": ["CreativeWork", "Product"], "name": "Cooking Daily", "productID": "x"},
             publisher={"@type": "Organization", "name": "Cooking Daily"},
             recipeInstructions=[{"@context": "http://schema.org", "@type": "HowToStep", "name": f"Step {n + 1}", "text": line}
                                 for n, line in enumerate(RICE["steps"][0][1])])
case("ld-newspaper.html", page(ld(node)), [read(RICE, "json-ld", source="Cooking Daily")])
# Television: texts in a list, author as list of texts, "headline" instead of "name".
node = facts(COOKIES, headline=COOKIES["title"], author=["Lena Ortiz"], recipeInstructions=[line for _, rows in COOKIES["steps"] for line in rows])
del node["name"]
case("ld-headline-and-texts.html", page(ld(node)), [read(COOKIES, "json-ld")])
# Sections as steps with lists inside, as serious sites write them.
node = facts(TART, recipeInstructions=[
    {"@type": "HowToSection", "name": name + ":", "position": n + 1, "itemListElement": [
        {"@type": "HowToStep", "position": m + 1, "itemListElement": [{"@type": "HowToDirection", "text": line},
                                                                     {"@type": "HowToTip", "text": "Take your time."}]}
        for m, line in enumerate(rows)]} for n, (name, rows) in enumerate(TART["steps"])])
case("ld-directions-in-steps.html", page(ld(node)), [read(TART, "json-ld", steps=TART["steps"])])
# Instructions in one text: lines, HTML, numbers, a paragraph.
rows = [line for _, part in BREAD["steps"] for line in part]
case("ld-text-lines.html", page(ld(facts(BREAD, recipeInstructions="\n".join(rows)))), [read(BREAD, "json-ld")])
case("ld-text-crlf.html", page(ld(facts(BREAD, recipeInstructions="\r\n\r\n".join(rows)))), [read(BREAD, "json-ld")])
case("ld-text-html-list.html", page(ld(facts(BREAD, recipeInstructions="<ol><li>" + "</li><li>".join(rows) + "</li></ol>"))), [read(BREAD, "json-ld")])
case("ld-text-html-paragraphs.html", page(ld(facts(BREAD, recipeInstructions="".join(f"<p><strong>Step {n + 1}</strong></p><p>{line}</p>\n" for n, line in enumerate(rows))))), [read(BREAD, "json-ld")])
case("ld-text-br.html", page(ld(facts(BREAD, recipeInstructions="<br />".join(rows)))), [read(BREAD, "json-ld")])
case("ld-text-escaped-html.html", page(ld(facts(BREAD, recipeInstructions="&lt;p&gt;" + "&lt;/p&gt;&lt;p&gt;".join(rows) + "&lt;/p&gt;"))), [read(BREAD, "json-ld")])
case("ld-text-numbered.html", page(ld(facts(BREAD, recipeInstructions=" ".join(f"{n + 1}. {line}" for n, line in enumerate(rows))))), [read(BREAD, "json-ld")])
case("ld-text-step-words.html", page(ld(facts(BREAD, recipeInstructions=[f"Step {n + 1}: {line}" for n, line in enumerate(rows)]))), [read(BREAD, "json-ld")])
case("ld-text-one-paragraph.html", page(ld(facts(BREAD, recipeInstructions=" ".join(rows)))), [read(BREAD, "json-ld", steps=lines([" ".join(rows)]))])
# Lists inside of lists, list items, keys that are numbers.
case("ld-nested-lists.html", page(ld(facts(BREAD, recipeInstructions=[[{"@type": "HowToStep", "text": line}] for line in rows]))), [read(BREAD, "json-ld")])
case("ld-item-list.html", page(ld(facts(BREAD, recipeInstructions={"@type": "ItemList", "numberOfItems": 3, "itemListElement": [
    {"@type": "ListItem", "position": n, "item": {"@type": "HowToStep", "text": line}} for n, line in enumerate(rows)]}))), [read(BREAD, "json-ld")])
case("ld-list-item-names.html", page(ld(facts(BREAD, recipeInstructions={"@type": "ItemList", "itemListElement": [
    {"@type": "ListItem", "position": n, "name": line} for n, line in enumerate(rows)]}))), [read(BREAD, "json-ld")])
case("ld-number-keys.html", page(ld(facts(BREAD, recipeIngredient={str(n): line for n, line in enumerate(BREAD["ingredients"][0][1])},
                                          recipeInstructions={str(n + 1): {"@type": "HowToStep", "text": line} for n, line in enumerate(rows)}))), [read(BREAD, "json-ld")])
case("ld-names-without-texts.html", page(ld(facts(BREAD, recipeInstructions=[{"@type": "HowToStep", "name": line} for line in rows]))), [read(BREAD, "json-ld")])
case("ld-empty-sections.html", page(ld(facts(BREAD, recipeInstructions=[
    {"@type": "HowToSection", "name": "", "itemListElement": [{"@type": "HowToStep", "text": line} for line in rows]},
    {"@type": "HowToSection", "name": "Notes to self", "itemListElement": []}, {"@type": "HowToSection", "name": "Later", "itemListElement": [{"@type": "HowToStep", "text": ""}]}]))),
     [read(BREAD, "json-ld")])
case("ld-steps-then-section.html", page(ld(facts(TART, recipeInstructions=[{"@type": "HowToStep", "text": "Heat the oven."}] + [
    {"@type": "HowToSection", "name": name, "itemListElement": [{"@type": "HowToStep", "text": line} for line in part]} for name, part in TART["steps"]] + ["Cool before slicing."]))),
     [read(TART, "json-ld", steps=lines(["Heat the oven."]) + TART["steps"] + lines(["Cool before slicing."]))])
# The recipe somewhere inside.
case("ld-main-entity.html", page(ld({"@context": "https://schema.org", "@type": "WebPage", "name": "Rice", "mainEntity": facts(RICE)})), [read(RICE, "json-ld")])
case("ld-main-entity-of-page.html", page(ld({"@type": "Article", "headline": "Rice again", "mainEntityOfPage": {"@type": "WebPage", "mainEntity": [facts(RICE)]}})), [read(RICE, "json-ld")])
case("ld-inside-item.html", page(ld({"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 1, "item": facts(RICE)}]})), [read(RICE, "json-ld")])
case("ld-type-address.html", page(ld(facts(RICE, **{"@type": "http://schema.org/Recipe"}))), [read(RICE, "json-ld")])
case("ld-type-prefix.html", page(ld({("schema:" + key if key[0] != "@" else key): value for key, value in facts(RICE, **{"@type": "schema:Recipe"}).items()})), [read(RICE, "json-ld")])
case("ld-lower-case.html", page(ld({key.lower() if key[0] != "@" else key: value for key, value in facts(RICE, **{"@type": "recipe"}).items()})), [read(RICE, "json-ld")])
case("ld-related-stubs.html", page(ld({"@graph": [{"@type": "Recipe", "name": "Another", "url": SITE + "/x"}, facts(RICE), {"@type": "Recipe", "name": "Third", "image": SITE + "/t.jpg"}]})), [read(RICE, "json-ld")])
case("ld-script-type-charset.html", page(ld(facts(RICE)).replace('"application/ld+json"', "'application/ld+json; charset=utf-8' data-x")), [read(RICE, "json-ld")])
# Ingredients in other shapes.
ing = [line for _, part in COOKIES["ingredients"] for line in part]
case("ld-ingredients-old-key.html", page(ld({("ingredients" if key == "recipeIngredient" else key): value for key, value in facts(COOKIES).items()})), [read(COOKIES, "json-ld")])
case("ld-ingredients-one-text.html", page(ld(facts(COOKIES, recipeIngredient="\n".join(ing)))), [read(COOKIES, "json-ld")])
case("ld-ingredients-html.html", page(ld(facts(COOKIES, recipeIngredient="<ul>" + "".join(f"<li>{x}</li>" for x in ing) + "</ul>"))), [read(COOKIES, "json-ld")])
case("ld-ingredients-commas.html", page(ld(facts(COOKIES, recipeIngredient=", ".join(ing)))), [read(COOKIES, "json-ld")])
case("ld-ingredients-objects.html", page(ld(facts(COOKIES, recipeIngredient=[
    {"@type": "HowToSupply", "name": "sugar", "requiredQuantity": "1 cup"}, {"name": "tahini", "amount": "3/4", "unit": "cup"},
    {"name": "egg", "quantity": 1}, {"amount": 1.25, "unitText": "cups", "name": "flour"}, {"text": "1/2 teaspoon baking soda"}]))),
     [read(COOKIES, "json-ld", ingredients=lines(["1 cup sugar", "3/4 cup tahini", "1 egg", "1.25 cups flour", "1/2 teaspoon baking soda"]))])
case("ld-ingredient-sections.html", page(ld(facts(SALAD, recipeIngredient=[
    {"@type": "ItemList", "name": name, "itemListElement": part} for name, part in SALAD["ingredients"]]))), [read(SALAD, "json-ld", ingredients=SALAD["ingredients"])])
case("ld-ingredient-headings.html", page(ld(facts(SALAD, recipeIngredient=[x for name, part in SALAD["ingredients"] for x in ["For the " + name.lower() + ":"] + part]))),
     [read(SALAD, "json-ld", ingredients=[["For the " + name.lower(), part] for name, part in SALAD["ingredients"]])])
case("ld-floats.html", page(ld(facts(COOKIES, recipeIngredient=["0.333333 cup sugar", "1.66666667 cups flour", "2.0 eggs", "0.5 tsp salt", "0.30000000000000004 kg butter", "1.25 cups milk", "0.16666667 cup cocoa"]))),
     [read(COOKIES, "json-ld", ingredients=lines(["1/3 cup sugar", "1 2/3 cups flour", "2 eggs", "0.5 tsp salt", "0.3 kg butter", "1.25 cups milk", "1/6 cup cocoa"]))])
case("ld-boxes-and-doubles.html", page(ld(facts(COOKIES, recipeIngredient=["▢ 1 cup sugar", "• 2 eggs , beaten", "- 1 cup flour ((sifted))", "1&nbsp;tsp&nbsp;salt", "", "  3  tbsp   butter  "]))),
     [read(COOKIES, "json-ld", ingredients=lines(["1 cup sugar", "2 eggs, beaten", "1 cup flour (sifted)", "1 tsp salt", "3 tbsp butter"]))])
# Yields and times.
for name, given, text, people in [
    ("number", 4, "4", 4), ("number-text", "6", "6", 6), ("serves", "Serves 4-6", "Serves 4-6", 4), ("makes", "Makes 24 cookies", "Makes 24 cookies", None),
    ("list", ["12", "12 muffins"], "12 muffins", 12), ("amount", {"@type": "QuantitativeValue", "value": 3, "unitText": "servings"}, "3 servings", 3),
    ("lead", "Yield: 5 portions", "5 portions", 5), ("mixed", "1 9-inch pie (8 servings)", "1 9-inch pie (8 servings)", 8), ("zero", "0", None, None),
]:
    case(f"ld-yield-{name}.html", page(ld(facts(RICE, recipeYield=given))), [read(RICE, "json-ld", **{"yield": text}, servings=people)])
for name, given, want in [
    ("days", ("P0DT0H45M", "PT90M", "P0Y0M0DT2H15M0.000S"), (45, 90, 135)), ("english", ("10 mins", "1 hr 30 mins", "1 hour and 40 minutes"), (10, 90, 100)),
    ("none", ("PT0S", "PT", ""), (None, None, None)), ("seconds", ("PT600S", "PT1H", "PT4200S"), (10, 60, 70)), ("numbers", (15, "25", "PT40"), (15, 25, 40)),
    ("ranges", ("10-15 minutes", "1½ hours", "1 to 2 hours"), (15, 90, 120)), ("overnight", ("overnight", "P1D", "P1DT1H"), (None, 1440, 1500)),
]:
    case(f"ld-time-{name}.html", page(ld(facts(RICE, prepTime=given[0], cookTime=given[1], totalTime=given[2]))), [read(RICE, "json-ld", prep=want[0], cook=want[1], total=want[2])])
# Images and authors.
for name, image, want in [
    ("text", "https://i.example/1.jpg", "https://i.example/1.jpg"), ("object-list", [{"@type": "ImageObject", "url": "https://i.example/2.jpg"}, {"@type": "ImageObject", "url": "https://i.example/3.jpg"}], "https://i.example/2.jpg"),
    ("nested", {"@type": "ImageObject", "url": {"@id": "https://i.example/4.jpg"}}, "https://i.example/4.jpg"), ("relative", "/img/5.jpg", "https://kitchen.example/img/5.jpg"),
    ("no-scheme", "//i.example/6.jpg", "https://i.example/6.jpg"), ("data", "data:image/gif;base64,R0lGODlhAQABAAAAACw=", None), ("script", "javascript:alert(1)", None),
]:
    case(f"ld-image-{name}.html", page(ld(facts(RICE, image=image)), '<link rel="canonical" href="https://kitchen.example/r/rice">'),
         [read(RICE, "json-ld", image=want, source_url="https://kitchen.example/r/rice")])
for name, author, want in [("text", "Ann", "Ann"), ("list", [{"@type": "Person", "name": "Ann"}, {"@type": "Person", "name": "Ben"}], "Ann, Ben"),
                           ("nested-name", {"@type": "Person", "name": ["Ann Lee"]}, "Ann Lee"), ("address", {"@type": "Person", "name": "https://x.example/ann"}, None), ("empty", {"@type": "Person", "name": ""}, None)]:
    case(f"ld-author-{name}.html", page(ld(facts(RICE, author=author))), [read(RICE, "json-ld", author=want)])
# Broken JSON.
plain = json.dumps(facts(RICE), ensure_ascii=False, indent=1)
for name, text in [
    ("trailing-commas", plain.replace("\n ],", ",\n ],").replace("\n}", ",\n}")), ("missing-commas", plain.replace('",\n "', '"\n "')),
    ("comments", "/* generated */\n" + plain.replace('"prepTime"', '// times\n"prepTime"')), ("cdata", "//<![CDATA[\n" + plain + "\n//]]>"),
    ("html-comment", "<!--\n" + plain + "\n-->"), ("semicolon", plain + ";"), ("raw-newlines", plain.replace("Rinse the rice and", "Rinse\nthe rice\tand").replace("Rinse\nthe rice\tand", "Rinse the rice\n and")),
    ("cut-off", plain[:plain.rindex('"recipeCategory"')]), ("double-comma", plain.replace(",\n", ",,\n")), ("bad-escape", plain.replace("Fry the eggs", "Fry the\\' eggs".replace("\\'", "\\ "))),
]:
    changes = {}
    if name == "raw-newlines":
        changes["steps"] = lines(["Rinse the rice", "and cook it with the ginger."] + RICE["steps"][0][1][1:])
    if name == "cut-off":
        changes["tags"] = []
    if name == "bad-escape":
        changes["steps"] = RICE["steps"]
    case(f"ld-broken-{name}.html", page(ld(None, text)), [read(RICE, "json-ld", **changes)])
quoted = facts(TART, recipeInstructions=["Press into a 9\" pan, then chill.", "Call it \"done\" when golden."])
case("ld-broken-quotes.html", page(ld(None, json.dumps(quoted, ensure_ascii=False).replace('\\"', '"'))),
     [read(TART, "json-ld", steps=lines(['Press into a 9" pan, then chill.', 'Call it "done" when golden.']))])
case("ld-broken-single-quotes.html", page(ld(None, "{'@type': 'Recipe', name: 'Toast', 'recipeIngredient': ['2 slices bread', 'butter'], 'recipeInstructions': 'Toast the bread.\\nButter it.'}")),
     [dict(title="Toast", format="json-ld", language="en", ingredients=lines(["2 slices bread", "butter"]), steps=lines(["Toast the bread.", "Butter it."]))])
case("ld-two-values.html", page(ld(None, json.dumps({"@type": "WebSite", "name": "K"}) + ",\n" + json.dumps(facts(RICE)))), [read(RICE, "json-ld")])
case("ld-first-script-broken.html", page(ld(None, "{oops") + ld(facts(RICE))), [read(RICE, "json-ld")])
# Entities, controls, noise.
case("ld-entities.html", page(ld(facts(RICE, name="Mac &amp;amp; Cheese &#8211; Gran&#039;s", description="Caf&eacute; style &amp;frac12; price",
                                         recipeIngredient=["1&frac12; cups milk", "&#189; tsp salt", "1 cup cr&egrave;me fra&icirc;che", "200&deg;F butter"]))),
     [read(RICE, "json-ld", title="Mac & Cheese – Gran's", description="Café style ½ price", ingredients=lines(["1½ cups milk", "½ tsp salt", "1 cup crème fraîche", "200°F butter"]))])
case("ld-terminal-escapes.html", page(ld(facts(RICE, name="\x1b[31mRed\x1b[0m \x1b]0;owned\x07Rice\u202e\u200b", recipeIngredient=["1 cup\x07 rice\x9b2J", "2 \u200beggs"]))),
     [read(RICE, "json-ld", title="Red Rice", ingredients=lines(["1 cup rice", "2 eggs"]))])
case("ld-markup-in-title.html", page(ld(facts(RICE, name="<b>Rice</b><img src=x onerror=alert(1)> Bowl"))), [read(RICE, "json-ld", title="Rice Bowl")])
case("ld-noise-steps.html", page(ld(facts(RICE, recipeInstructions=[{"@type": "HowToStep", "text": x} for x in
     ["Rinse the rice.", "Advertisement", "Watch the video for how to do it", "Step 2", "Cook it.", "Cook it.", "Photo by Ann Lee"]]))),
     [read(RICE, "json-ld", steps=lines(["Rinse the rice.", "Cook it."]))])
case("ld-list-twice.html", page(ld(facts(RICE, recipeIngredient=RICE["ingredients"][0][1] * 2, recipeInstructions=RICE["steps"][0][1] * 2))), [read(RICE, "json-ld")])
case("ld-decomposed.html", page(ld(facts(RICE, name="Cre\u0300me bru\u0302le\u0301e"))), [read(RICE, "json-ld", title="Crème brûlée")])
# Charsets.
text = page(ld(facts(RICE, name="Crème brûlée – “fine”")))
case("charset-windows-1252.html", text.replace('<meta charset="utf-8">', '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">').encode("cp1252"), [read(RICE, "json-ld", title="Crème brûlée – “fine”")])
case("charset-latin-1.html", text.replace('"utf-8"', '"ISO-8859-1"').replace("–", "-").replace("“", "").replace("”", "").encode("latin-1"), [read(RICE, "json-ld", title="Crème brûlée - fine")])
case("charset-utf-16.html", text.encode("utf-16"), [read(RICE, "json-ld", title="Crème brûlée – “fine”")])
case("charset-bom.html", b"\xef\xbb\xbf" + text.encode(), [read(RICE, "json-ld", title="Crème brûlée – “fine”")])
case("charset-undeclared.html", text.replace('<meta charset="utf-8">', "").replace("–", "-").replace("“", "").replace("”", "").encode("latin-1"), [read(RICE, "json-ld", title="Crème brûlée - fine")])
case("charset-says-latin-is-utf-8.html", text.replace('"utf-8"', '"ISO-8859-1"').encode(), [read(RICE, "json-ld", title="Crème brûlée – “fine”")])
case("charset-shift-jis.html", page(ld(dict(facts(RICE), name="生姜ごはん")), lang="ja").replace('"utf-8"', '"Shift_JIS"').encode("shift_jis"), [read(RICE, "json-ld", title="生姜ごはん", language="ja")])
case("gzipped-page.html.gz", gzip.compress(text.encode(), mtime=0), [read(RICE, "json-ld", title="Crème brûlée – “fine”")])
# Several recipes, and one several times.
case("ld-three-recipes.html", page(ld([facts(RICE), facts(BEANS)]) + ld(facts(COOKIES))), [read(RICE, "json-ld"), read(BEANS, "json-ld"), read(COOKIES, "json-ld")])
case("ld-same-twice.html", page(ld(facts(RICE)) + ld(facts(RICE, keywords="", cookTime="")) ), [read(RICE, "json-ld")])
# Titles and pictures from the page.
node = facts(RICE, image=SITE + "/own.jpg")
del node["name"]
case("ld-without-name.html", page(ld(node) + "<h1>Ginger Rice Bowl</h1>"), [read(RICE, "json-ld", image=SITE + "/own.jpg")])
case("ld-without-steps.html", page(ld(facts(RICE, recipeInstructions=[])) + "<h1>Ginger Rice Bowl</h1><h2>Ingredients</h2><ul>" + "".join(f"<li>{x}</li>" for x in RICE["ingredients"][0][1])
     + "</ul><h2>Method</h2><ol>" + "".join(f"<li>{x}</li>" for x in RICE["steps"][0][1]) + "</ol>"), [read(RICE, "json-ld")])
# No recipe.
case("none-article.html", page(ld({"@type": "Article", "headline": "Ten soups", "articleBody": "Soup is good."}) + "<h1>Ten soups</h1><p>Soup is good. Method matters.</p><ul><li>1 minestrone</li></ul>"), [], ["noRecipe"])
case("none-list-of-links.html", page(ld({"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": n, "url": f"{SITE}/{n}"} for n in range(9)]}) + "<h2>Soups</h2><ul>" + "".join(f'<li><a href="/{n}">Soup {n}</a></li>' for n in range(9)) + "</ul>"), [], ["noRecipe"])
case("none-product.html", page(ld({"@type": "Product", "name": "Pan", "description": "A pan", "offers": {"@type": "Offer", "price": "20"}}) + "<h1>Pan</h1><h2>Tips</h2><p>Do not wash.</p>"), [], ["noRecipe"])
case("none-empty.html", "  \n\n ", [], ["empty"])
case("none-picture.html", b"\x89PNG\r\n\x1a\n" + bytes(64), [], ["notText"])
