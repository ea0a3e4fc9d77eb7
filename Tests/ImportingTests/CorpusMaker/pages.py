"""Pages without JSON-LD, or with cards beside it: microdata, RDFa, microformats, plugins' cards, headings and lists."""
import json

from kit import *


def li(rows, tag="li", attributes=""):
    return "".join(f"<{tag}{attributes}>{row}</{tag}>" for row in rows)


NL = chr(10)


def ingredients(r):
    return [line for _, rows in r["ingredients"] for line in rows]


def steps(r):
    return [line for _, rows in r["steps"] for line in rows]


def plain(r, fmt, *without, **changes):
    base = dict(format=fmt, language="en", ingredients=flat(r["ingredients"]), steps=flat(r["steps"]))
    base.update({key: None for key in without})
    if "yield" in without or "yield" in changes:
        base["servings"] = None
    if changes.get("yield") in ("Serves 4", "2"):
        base["servings"] = int(changes["yield"][-1])
    base.update(changes)
    return expected(r, **base)


# Microdata.
case("micro-simple.html", page(f'''
<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">{BEANS["title"]}</h1>
By <span itemprop="author" itemscope itemtype="http://schema.org/Person"><a href="/ida"><span itemprop="name">Ida Marsh</span></a></span>
<img itemprop="image" src="https://k.example/stew.jpg" alt="stew"><p itemprop="description">{BEANS["description"]}</p>
<meta itemprop="prepTime" content="PT15M"><time itemprop="cookTime" datetime="PT45M">45 minutes</time>
Total <span itemprop="totalTime" content="PT1H">1 hour</span> <span itemprop="recipeYield">4 servings</span>
<h2>Ingredients</h2><ul>{li(ingredients(BEANS), attributes=' itemprop="recipeIngredient"')}</ul>
<h2>Method</h2><ol itemprop="recipeInstructions">{li(steps(BEANS))}</ol>
<span itemprop="recipeCategory">Dinner</span> <span itemprop="recipeCuisine">Spanish</span> <span itemprop="keywords">beans, one pot</span>
<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">Calories <span itemprop="calories">310 kcal</span></div>
</article>'''), [plain(BEANS, "microdata", image="https://k.example/stew.jpg", nutrition=[["calories", "310 kcal"]])])
# An older large site: ingredients in spans of their own, steps in list items with spans.
rows = [("1", "cup", "short-grain rice"), ("1", "thumb of", "ginger, grated"), ("2", "", "eggs"), ("1", "tablespoon", "soy sauce"), ("2", "", "scallions, sliced")]
case("micro-spans.html", page(f'''
<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Ginger Rice Bowl</h1><span itemprop="author">Ken Abara</span>
<time itemprop="prepTime" datetime="PT10M"><span>10</span> m</time><time itemprop="cookTime" datetime="PT20M">20 m</time><time itemprop="totalTime" datetime="PT30M">30 m</time>
<meta id="y" itemprop="recipeYield" content="2 servings">
<ul>{"".join(f'<li class="checklist"><label><input type="checkbox"><span itemprop="ingredients" class="i"><span class="a">{a} </span><span class="u">{u}</span>  <span>{n}</span></span></label></li>' for a, u, n in rows)}<li><label>Add all ingredients to list</label></li></ul>
<ol itemprop="recipeInstructions">{"".join(f'<li class="step"><span class="recipe-directions__list--item">{x}</span></li>' for x in steps(RICE))}</ol></div>'''),
     [plain(RICE, "microdata", "description", "tags")])
# Squarespace: instructions as HTML blocks.
case("micro-blocks.html", page(f'''
<div class="sqs-block" itemscope="itemscope" itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Oat and Honey Loaf"/>
<meta itemprop="image" content="//images.example/loaf.jpg"/><meta itemprop="recipeYield" content="1 loaf"/>
<div itemprop="recipeIngredient"><p>{"<br>".join(ingredients(BREAD))}</p></div>
<div itemprop="recipeInstructions"><p>{"</p><p>".join(steps(BREAD))}</p></div></div>'''),
     [plain(BREAD, "microdata", "prep", "cook", "total", "author", "description", "tags", image="https://images.example/loaf.jpg")])
case("micro-each-step.html", page(f'''
<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Tahini Crinkle Cookies</h2><span itemprop="recipeYield">24 cookies</span>
<ul>{li(ingredients(COOKIES), attributes=' itemprop="ingredients"')}</ul>
{"".join(f'<div class="step"><div class="num">{n + 1}</div><div itemprop="recipeInstructions">{x}</div></div>' for n, x in enumerate(steps(COOKIES)))}</div>'''),
     [plain(COOKIES, "microdata", "prep", "cook", "total", "author", "description", "tags")])
case("micro-how-to-steps.html", page(f'''
<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Plum Tart with Almond Crust</h2>
<ul>{li(ingredients(TART), attributes=' itemprop="recipeIngredient"')}</ul>
{"".join(f'<section itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><h3 itemprop="name">{name}</h3>' + "".join(f'<div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">{x}</p></div>' for x in part) + "</section>" for name, part in TART["steps"])}</div>'''),
     [plain(TART, "microdata", "prep", "cook", "total", "author", "description", "tags", "yield", steps=TART["steps"])])
case("micro-sections-in-list.html", page(f'''
<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Plum Tart with Almond Crust</h2>
<div itemprop="recipeIngredient">{"".join(f"<h4>{name}</h4><ul>{li(part)}</ul>" for name, part in TART["ingredients"])}</div>
<div itemprop="recipeInstructions">{"".join(f"<h4>{name}</h4><ol>{li(part)}</ol>" for name, part in TART["steps"])}</div></div>'''),
     [plain(TART, "microdata", "prep", "cook", "total", "author", "description", "tags", "yield", ingredients=TART["ingredients"], steps=TART["steps"])])
case("micro-data-vocabulary.html", page(f'''
<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Ginger Rice Bowl</h1><span itemprop="yield">2 servings</span>
<ul>{"".join(f'<li><span itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">{a} {u}</span> <span itemprop="name">{n}</span></span></li>' for a, u, n in rows)}</ul>
<div itemprop="instructions">{"<br>".join(steps(RICE))}</div></div>'''), [plain(RICE, "microdata", "prep", "cook", "total", "author", "description", "tags")])
case("micro-review-inside.html", page(f'''
<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Ginger Rice Bowl</h1>
<ul>{li(ingredients(RICE), attributes=' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">{li(steps(RICE))}</ol>
<div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Super</span> by <span itemprop="author">Bob</span><p itemprop="description">Not a description of the dish</p></div></div>
<div itemscope itemtype="http://schema.org/Person"><span itemprop="name">Somebody</span></div>'''), [plain(RICE, "microdata", "prep", "cook", "total", "author", "description", "tags", "yield")])
case("micro-and-ld-same.html", page(ld(facts(RICE, recipeInstructions=None)) + f'''
<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Ginger Rice Bowl</h1>
<ul>{li(ingredients(RICE), attributes=' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">{li(steps(RICE))}</ol></div>'''), [plain(RICE, "json-ld")])
# RDFa.
case("rdfa-vocab.html", page(f'''
<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Ginger Rice Bowl</h1><span property="author" typeof="Person"><span property="name">Ken Abara</span></span>
<img property="image" src="https://k.example/rice.png"><time property="prepTime" datetime="PT10M">10 min</time><meta property="totalTime" content="PT30M"><span property="recipeYield">2 servings</span>
<ul>{li(ingredients(RICE), attributes=' property="recipeIngredient"')}</ul><div property="recipeInstructions"><ol>{li(steps(RICE))}</ol></div></div>'''),
     [plain(RICE, "rdfa", "cook", "description", "tags", image="https://k.example/rice.png")])
case("rdfa-prefix.html", page(f'''
<div prefix="schema: http://schema.org/" typeof="schema:Recipe"><h1 property="schema:name">Ginger Rice Bowl</h1><p property="schema:description">Comfort in twenty minutes.</p>
<ul>{li(ingredients(RICE), attributes=' property="schema:ingredients"')}</ul><p property="schema:recipeInstructions">{"<br/>".join(steps(RICE))}</p></div>'''),
     [plain(RICE, "rdfa", "prep", "cook", "total", "author", "tags", "yield")])
# Microformats.
case("h-recipe.html", page(f'''
<article class="h-recipe"><h1 class="p-name">Ginger Rice Bowl</h1><p class="p-summary">Comfort in twenty minutes.</p><p>By <span class="p-author">Ken Abara</span>, <data class="p-yield" value="2">2 servings</data>,
<time class="dt-duration" datetime="PT30M">half an hour</time></p><img class="u-photo" src="https://k.example/r.jpg" alt=""><ul>{li(ingredients(RICE), attributes=' class="p-ingredient"')}</ul>
<div class="e-instructions"><ol>{li(steps(RICE))}</ol></div><span class="p-category">Lunch</span> <span class="p-category">Japanese</span></article>'''),
     [plain(RICE, "h-recipe", "prep", "cook", image="https://k.example/r.jpg")])
case("hrecipe-blogger.html", page(f'''
<div class="post hentry"><div class="hrecipe"><h2 class="fn">Oat and Honey Loaf</h2><span class="yield">1 loaf</span><br/>
<b>Ingredients</b><br/><ul class="ingredients">{li(ingredients(BREAD), attributes=' class="ingredient"')}</ul>
<b>Method</b><div class="instructions"><p>{"</p><p>".join(steps(BREAD))}</p></div><span class="duration">2 hours 55 minutes</span></div></div>'''),
     [plain(BREAD, "h-recipe", "prep", "cook", "author", "description", "tags")])
# Cards of plugins, with and without JSON-LD.
def wprm(r):
    groups = "".join(
        '<div class="wprm-recipe-ingredient-group">' + (f'<h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">{name}</h4>' if name else "")
        + '<ul class="wprm-recipe-ingredients">' + "".join(
            f'<li class="wprm-recipe-ingredient" style="list-style-type: none;"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text wprm-screen-reader-text">&#9634; </span></label></span>'
            f'<span class="wprm-recipe-ingredient-name">{x}</span></li>' for x in part) + "</ul></div>" for name, part in r["ingredients"])
    tasks = "".join(
        '<div class="wprm-recipe-instruction-group">' + (f'<h4 class="wprm-recipe-group-name wprm-recipe-instruction-group-name">{name}</h4>' if name else "")
        + '<ul class="wprm-recipe-instructions">' + "".join(
            f'<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span style="display: block;">{x}</span></div><div class="wprm-recipe-instruction-image"><img src="x.jpg"></div></li>' for x in part) + "</ul></div>" for name, part in r["steps"])
    return f'''<div id="recipe"></div><div class="wprm-recipe-container" data-recipe-id="7"><div class="wprm-recipe wprm-recipe-template-basic">
<div class="wprm-recipe-image"><img src="data:image/svg+xml,x" data-lazy-src="https://k.example/card.jpg"></div><a class="wprm-recipe-print">Print Recipe</a>
<h2 class="wprm-recipe-name wprm-block-text-bold">{r["title"]}</h2><div class="wprm-recipe-summary"><span>{r["description"]}</span></div>
<div class="wprm-recipe-time-container wprm-recipe-prep-time-container"><span class="wprm-recipe-time-label">Prep Time </span><span class="wprm-recipe-details wprm-recipe-prep_time wprm-recipe-prep_time-minutes">{r["prep"]}<span class="sr-only screen-reader-text"> minutes</span></span> <span class="wprm-recipe-prep_timeunit-minutes">mins</span></div>
<div class="wprm-recipe-time-container wprm-recipe-cook-time-container"><span>Cook Time </span><span>{r["cook"]}</span> <span>mins</span></div>
<div class="wprm-recipe-time-container wprm-recipe-total-time-container"><span>Total Time </span><span>{r["total"] // 60}</span> <span>hr</span> <span>{r["total"] % 60}</span> <span>mins</span></div>
<div class="wprm-recipe-servings-container">Servings: <span class="wprm-recipe-servings wprm-recipe-details">8</span> <span class="wprm-recipe-servings-unit">slices</span></div>
<div>Author: <span class="wprm-recipe-details wprm-recipe-author">{r["author"]}</span></div><div>Course: <span class="wprm-recipe-course">Dessert</span></div>
<div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">Ingredients <button>US</button></h3>{groups}</div>
<div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions</h3>{tasks}</div>
<div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes"><span>Keeps for two days.</span></div></div></div></div>'''
case("card-wprm.html", page("<h1>My plum tart story</h1><p>Long ago there were plums. " * 3 + wprm(TART)),
     [plain(TART, "recipe-card", ingredients=TART["ingredients"], steps=TART["steps"], notes=["Keeps for two days."], image="https://k.example/card.jpg", tags=["Dessert"], servings=8)])
case("card-wprm-and-ld.html", page("<h1>My plum tart story</h1>" + wprm(TART), ld({"@context": "https://schema.org", "@graph": [{"@type": "WebPage", "name": "x"}, facts(
    TART, recipeYield=["8", "8 slices"], image=["https://k.example/ld.jpg"], recipeInstructions=[{"@type": "HowToSection", "name": name, "itemListElement": [{"@type": "HowToStep", "text": x, "name": x} for x in part]} for name, part in TART["steps"]])]})),
     [plain(TART, "json-ld", ingredients=TART["ingredients"], steps=TART["steps"], notes=["Keeps for two days."], image="https://k.example/ld.jpg", servings=8)])
case("card-tasty.html", page(f'''
<h1>Corn!</h1><div class="tasty-recipes tasty-recipes-1" id="tasty-recipes-1"><header class="tasty-recipes-entry-header"><div class="tasty-recipes-image"><img src="https://k.example/corn.jpg"></div><h2 class="tasty-recipes-title">Charred Corn Salad</h2>
<div class="tasty-recipes-details"><ul><li>Author: <span class="tasty-recipes-details tasty-recipes-author-name">Priya Nair</span></li><li>Prep Time: <span class="tasty-recipes-prep-time">15 minutes</span></li><li>Cook Time: <span class="tasty-recipes-cook-time">10 minutes</span></li>
<li>Total Time: <span class="tasty-recipes-total-time">25 minutes</span></li><li>Yield: <span class="tasty-recipes-yield">Serves 4-6</span> <span class="tasty-recipes-yield-scale"><span data-amount="1">1</span>x</span></li></ul></div></header>
<div class="tasty-recipes-description"><h3>Description</h3><div class="tasty-recipes-description-body"><p>Best eaten outdoors.</p></div></div>
<div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body"><h4>Salad</h4><ul>{li(SALAD["ingredients"][0][1])}</ul><p><strong>Dressing</strong></p><ul>{li(SALAD["ingredients"][1][1])}</ul></div></div>
<div class="tasty-recipes-instructions"><h3>Instructions</h3><div class="tasty-recipes-instructions-body"><ol>{li(steps(SALAD))}</ol></div></div>
<div class="tasty-recipes-notes"><h3>Notes</h3><div class="tasty-recipes-notes-body"><ol><li>Use frozen corn in winter.</li></ol></div></div><span class="tasty-recipes-category">Salad</span><span class="tasty-recipes-keywords">Summer</span></div>'''),
     [plain(SALAD, "recipe-card", ingredients=SALAD["ingredients"], image="https://k.example/corn.jpg", notes=["Use frozen corn in winter."])])
case("card-mediavine.html", page(f'''
<section id="mv-creation-5" class="mv-create-card mv-create-card-5 mv-recipe-card"><div class="mv-create-wrapper"><header><h2 class="mv-create-title mv-create-title-primary">Tahini Crinkle Cookies</h2><img class="mv-create-image" src="https://k.example/c.jpg">
<div class="mv-create-times"><div class="mv-create-time mv-create-time-prep"><em class="mv-create-time-label">Prep Time</em> <span class="mv-time-part mv-time-minutes">20 minutes</span></div><div class="mv-create-time mv-create-time-active"><em>Cook Time</em> <span>12 minutes</span></div><div class="mv-create-time mv-create-time-total"><em>Total Time</em> <span>32 minutes</span></div></div>
<div class="mv-create-description"><p>Nutty, crackled, gone by evening.</p></div></header><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title mv-create-title-secondary">Ingredients</h3><ul>{li([NL + x + " " for x in ingredients(COOKIES)])}</ul></div>
<div class="mv-create-instructions mv-create-instructions-slot-v2"><h3>Instructions</h3><ol>{li(steps(COOKIES))}</ol></div><div class="mv-create-notes mv-create-notes-slot-v2"><h3>Notes</h3><div class="mv-create-notes-content"><p>Chill the dough.</p></div></div></div></section>'''),
     [plain(COOKIES, "recipe-card", "yield", "author", "tags", notes=["Chill the dough."])])
case("card-easyrecipe.html", page(f'''
<div class="easyrecipe"><div class="item ERName"><span class="fn ERSName">Ginger Rice Bowl</span></div><div class="ERSTimes">Prep time <time itemprop="prepTime" datetime="PT10M" class="ERSPrepTime">10 mins</time> Cook time <time class="ERSCookTime" datetime="PT20M">20 mins</time></div>
<div class="ERSAuthor">Author: <span class="author">Ken Abara</span></div><div class="ERSServes">Serves: <span class="yield">2 servings</span></div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div><ul>{li(ingredients(RICE), attributes=' class="ingredient"')}</ul></div>
<div class="ERSInstructions"><div class="ERSInstructionsHeader ERSHeading">Instructions</div><ol>{li(steps(RICE), attributes=' class="instruction"')}</ol></div></div>'''), [plain(RICE, "recipe-card", "total", "description", "tags")])
case("card-jetpack.html", page(f'''
<div class="hrecipe h-recipe jetpack-recipe" itemscope itemtype="https://schema.org/Recipe"><h3 class="p-name jetpack-recipe-title fn" itemprop="name">Ginger Rice Bowl</h3><ul class="jetpack-recipe-meta"><li class="jetpack-recipe-servings p-yield yield" itemprop="recipeYield"><strong>Servings: </strong>2</li></ul>
<div class="jetpack-recipe-content"><div class="jetpack-recipe-ingredients"><h4 class="jetpack-recipe-ingredients-title">Ingredients</h4><ul>{li(ingredients(RICE), attributes=' class="jetpack-recipe-ingredient p-ingredient ingredient" itemprop="recipeIngredient"')}</ul></div>
<div class="jetpack-recipe-directions e-instructions" itemprop="recipeInstructions"><h4>Directions</h4><ol>{li(steps(RICE))}</ol></div></div></div>'''),
     [plain(RICE, "microdata", "prep", "cook", "total", "author", "description", "tags", **{"yield": "2"})])
# Headings and lists.
case("page-headings.html", page(f'''<h1>{BEANS["title"]}</h1><p>My neighbour gave me beans. I cook this in winter.</p><p>Serves 4<br>Prep time: 15 minutes<br>Cook time: 45 minutes</p>
<h2>Ingredients</h2><ul>{li(ingredients(BEANS))}</ul><h2>Directions</h2><ol>{li(steps(BEANS))}</ol><h2>Notes</h2><p>Freezes well.</p><h2>Related recipes</h2><ul><li>1 soup</li></ul>'''),
     [plain(BEANS, "page", "total", "author", "description", "tags", **{"yield": "Serves 4"}, notes=["Freezes well."])])
case("page-sections.html", page(f'''<h1>{TART["title"]}</h1><h2>Ingredients</h2>{"".join(f"<h3>{name}</h3><ul>{li(part)}</ul>" for name, part in TART["ingredients"])}
<h2>Instructions</h2>{"".join(f"<h3>{name}</h3><ol>{li(part)}</ol>" for name, part in TART["steps"])}<p>Thanks for reading, see you next week.</p>'''),
     [plain(TART, "page", "prep", "cook", "total", "author", "description", "tags", "yield", ingredients=TART["ingredients"], steps=TART["steps"])])
case("page-bold.html", page(f'''<div class="entry-content"><p>Some words about rice.</p><p><strong>Ingredients:</strong></p><p>{"<br>".join(ingredients(RICE))}</p><p><b>Method:</b></p><p>{"</p><p>".join(f"{n + 1}. {x}" for n, x in enumerate(steps(RICE)))}</p></div>''',
     '<meta property="og:title" content="Ginger Rice Bowl"><meta property="og:image" content="https://k.example/og.jpg"><meta name="author" content="Ken Abara"><meta name="description" content="Comfort in twenty minutes.">'),
     [plain(RICE, "page", "prep", "cook", "total", "tags", "yield", image="https://k.example/og.jpg")])
case("page-class-names.html", page(f'''<h1>{COOKIES["title"]}</h1><div class="recipe-yield">24 cookies</div><div class="prep-time">20 min</div><div class="recipe-ingredients"><ul>{li(ingredients(COOKIES))}</ul></div><div class="recipe-steps">{li(steps(COOKIES), "p")}</div>'''),
     [plain(COOKIES, "page", "cook", "total", "author", "description", "tags")])
case("page-table.html", page(f'''<h1>Ginger Rice Bowl</h1><h2>Ingredients</h2><table>{"".join(f"<tr><td>{a} {u}</td><td>{n}</td></tr>" for a, u, n in rows)}</table><h2>Preparation</h2><p>{"</p><p>".join(steps(RICE))}</p><h2>Comments</h2><p>Nice.</p>'''),
     [plain(RICE, "page", "prep", "cook", "total", "author", "description", "tags", "yield")])
case("page-two-recipes.html", page("<h1>Two for the weekend</h1>" + "".join(f'''<h2>{r["title"]}</h2><p>A few words.</p><h3>Ingredients</h3><ul>{li(ingredients(r))}</ul><h3>Method</h3><ol>{li(steps(r))}</ol>''' for r in (RICE, BREAD))),
     [plain(RICE, "page", "prep", "cook", "total", "author", "description", "tags", "yield"), plain(BREAD, "page", "prep", "cook", "total", "author", "description", "tags", "yield")])
case("page-unclosed.html", f'<html><title>Ginger Rice Bowl | K</title><body><h1>Ginger Rice Bowl<h2>Ingredients</h2><ul><li>{"<li>".join(ingredients(RICE))}</ul><h2>Method</h2><ol><li>{"<li>".join(steps(RICE))}',
     [plain(RICE, "page", "prep", "cook", "total", "author", "description", "tags", "yield", "language")])
case("page-steps-in-headings.html", page(f'''<h1>Ginger Rice Bowl</h1><h2>Ingredients</h2><ul>{li(ingredients(RICE))}</ul><h2>How to make it</h2>{"".join(f"<h3>Step {n + 1}</h3><p>{x}</p>" for n, x in enumerate(steps(RICE)))}<h2>FAQ</h2><p>Can I freeze it? Yes.</p>'''),
     [plain(RICE, "page", "prep", "cook", "total", "author", "description", "tags", "yield")])
# Other languages.
for name, lang, title, heads, ing, tasks, extra, changes in [
    ("german", "de", "Linseneintopf", ("Zutaten für 4 Portionen", "Zubereitung"), ["250 g Berglinsen", "2 Möhren, gewürfelt", "1 Stange Lauch", "1 EL Essig"], ["Linsen in kaltem Wasser aufsetzen.", "Gemüse zugeben und 25 Minuten garen.", "Mit Essig abschmecken."], "<p>Arbeitszeit: 20 Min. | Gesamtzeit: 1 Std. 10 Min.</p>", dict(prep=20, total=70)),
    ("french", "fr", "Soupe au pistou", ("Ingrédients", "Préparation"), ["200 g de haricots blancs", "2 courgettes", "1 bouquet de basilic", "3 gousses d'ail"], ["Faire tremper les haricots une nuit.", "Cuire les légumes une heure.", "Ajouter le pistou hors du feu."], "<p>Pour : 6 personnes</p><p>Temps de cuisson : 1 h 15 min</p>", {"yield": "6 personnes", "servings": 6, "cook": 75}),
    ("spanish", "es", "Tortilla de patatas", ("Ingredientes", "Elaboración"), ["4 patatas medianas", "6 huevos", "1 cebolla", "Aceite de oliva y sal"], ["Freír las patatas a fuego lento.", "Batir los huevos y mezclar.", "Cuajar por ambos lados."], "<p>Raciones: 4</p>", {"yield": "4", "servings": 4}),
    ("swedish", "sv", "Ärtsoppa", ("Ingredienser", "Gör så här"), ["500 g gula ärtor", "1 gul lök", "2 tsk timjan", "1 msk senap"], ["Blötlägg ärtorna över natten.", "Koka mjukt i två timmar.", "Servera med senap."], "<p>Portioner: 6</p>", {"yield": "6", "servings": 6}),
    ("japanese", "ja", "豚汁", ("材料（4人分）", "作り方"), ["豚肉 200g", "大根 1/4本", "味噌 大さじ3", "水 800ml"], ["材料を切る。", "鍋で炒めて水を加える。", "味噌を溶き入れる。"], "<p>調理時間：30分</p>", dict(cook=30)),
    ("italian", "it", "Pasta e ceci", ("Ingredienti", "Preparazione"), ["240 g di ceci secchi", "160 g di ditalini", "1 rametto di rosmarino", "Olio q.b."], ["Ammollare i ceci.", "Cuocere con il rosmarino.", "Unire la pasta."], "", {}),
    ("dutch", "nl", "Stamppot boerenkool", ("Ingrediënten", "Bereiding"), ["1 kg kruimige aardappelen", "300 g boerenkool", "1 rookworst", "50 ml melk"], ["Kook de aardappelen met de kool.", "Stamp alles met melk.", "Serveer met de worst."], "", {}),
    ("polish", "pl", "Barszcz czerwony", ("Składniki", "Przygotowanie"), ["1 kg buraków", "2 marchewki", "1 łyżka octu", "sól i pieprz"], ["Obierz i pokrój buraki.", "Gotuj na małym ogniu.", "Dopraw octem."], "", {}),
]:
    want = dict(title=title, ingredients=lines(ing), steps=lines(tasks), language=lang, format="page", **changes)
    case(f"page-{name}.html", page(f"<h1>{title}</h1>{extra}<h2>{heads[0]}</h2><ul>{li(ing)}</ul><h2>{heads[1]}</h2><ol>{li(tasks)}</ol>", lang=lang), [want])
case("ld-german.html", page(ld({"@context": "http://schema.org", "@type": "Recipe", "name": "Kartoffelsuppe", "inLanguage": "de_AT", "recipeYield": "4 Portionen", "prepTime": "P0DT0H20M", "cookTime": "P0DT0H30M",
     "recipeIngredient": ["1 kg Kartoffel(n)", "1 Zwiebel(n)", "etwas Muskat"], "recipeInstructions": "Kartoffeln schälen.\n\nZwiebel anschwitzen.\nAlles weich kochen.", "recipeCategory": ["Suppe", "Winter"], "author": "oma42"}), lang="de"),
     [dict(title="Kartoffelsuppe", language="de-AT", servings=4, prep=20, cook=30, format="json-ld", author="oma42", tags=["Suppe", "Winter"], ingredients=lines(["1 kg Kartoffel(n)", "1 Zwiebel(n)", "etwas Muskat"]),
           steps=lines(["Kartoffeln schälen.", "Zwiebel anschwitzen.", "Alles weich kochen."]), **{"yield": "4 Portionen"})])
# Saved as one file.
case("saved.mhtml", ("From: <Saved by Blink>\r\nSnapshot-Content-Location: https://k.example/rice\r\nSubject: Rice\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype=\"text/html\";\r\n\tboundary=\"----MultipartBoundary--x\"\r\n\r\n\r\n"
     "------MultipartBoundary--x\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: https://k.example/rice\r\n\r\n"
     + page(ld(facts(RICE, name="Crème Rice"))).replace("=", "=3D").replace("è", "=C3=A8").replace("short-grain", "short-=\r\ngrain")
     + "\r\n------MultipartBoundary--x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n------MultipartBoundary--x--\r\n"), [plain(RICE, "json-ld", title="Crème Rice")])
# Nothing of a recipe, though words of one.
case("none-essay.html", page("<h1>On ingredients</h1><p>Good ingredients matter more than method. I bought 3 lemons and 2 books.</p><h2>Ingredients of a good life</h2><p>Friends, mostly, and time.</p>"), [], ["noRecipe"])
case("none-login.html", page("<h1>Please sign in</h1><form><input name=a></form><p>To see this recipe sign in.</p>"), [], ["noRecipe"])
# A wiki: facts in a table of their own, a list of contents, "edit" behind headings.
edit = '<span class="mw-editsection">[<a href="/e">edit</a>]</span>'
case("page-wiki.html", page(f'''<h1 class="firstHeading">Cookbook:Ginger Rice Bowl</h1><div class="mw-parser-output"><table class="infobox"><tbody><tr><th colspan="2">Ginger Rice Bowl</th></tr>
<tr><th>Category</th> <td><a href="/c">Rice recipes</a></td></tr><tr><th>Servings</th> <td>2</td></tr><tr><th>Time</th> <td>30 minutes + cooling</td></tr></tbody></table>
<p><a href="/c">Cookbook</a> | <a href="/i">Ingredients</a> | <a href="/r">Recipes</a></p><p><b>Ginger rice</b> is a dish for grey days.</p>
<div id="toc" class="toc"><h2>Contents</h2><ul><li><span>1</span> <span>Ingredients</span></li><li><span>2</span> <span>Procedure</span></li></ul></div>
<h2><span class="mw-headline">Ingredients</span>{edit}</h2><ul>{li([x.replace("eggs", '<a href="/egg">eggs</a>') for x in ingredients(RICE)])}</ul>
<h2><span class="mw-headline">Procedure</span>{edit}</h2><ol>{li(steps(RICE))}</ol><h2><span class="mw-headline">Notes, tips, and variations</span>{edit}</h2><ul><li>Good with toasted seeds.</li></ul></div>'''),
     [plain(RICE, "page", "prep", "cook", "author", "description", "tags", title="Cookbook:Ginger Rice Bowl", notes=["Good with toasted seeds."], **{"yield": "2"})])
# Headings that name their part: "Ingredients for the filling", "Method for the filling", steps under headings of theirs.
case("page-parts-for.html", page(f'''<h1>Plum Tart with Almond Crust</h1><div class="description">Late plums.</div>
{"".join(f'<h3>Ingredients for {name}</h3><ul>{li(part)}</ul>' for name, part in TART["ingredients"])}
{"".join(f'<h3>Method for {name}</h3>' + "".join(f"<h4>Step {n + 1}</h4><p>{x}</p>" for n, x in enumerate(part)) for name, part in zip(("Crust", "Filling"), [rows for _, rows in TART["steps"]]))}
<h3>Making the glaze</h3><h4>Step 1</h4><p>Warm some jam and brush it on.</p><h3>Ingredients</h3><ul><li></li></ul><h3>Method</h3><h4>Step 1</h4><p></p>
<div class="recipe-tags"><span>Recipe Type: <a>Tarts</a></span></div>'''),
     [plain(TART, "page", "prep", "cook", "total", "author", "description", "tags", "yield", ingredients=TART["ingredients"],
            steps=[["Crust", TART["steps"][0][1]], ["Filling", TART["steps"][1][1]], ["Making the glaze", ["Warm some jam and brush it on."]]])])
