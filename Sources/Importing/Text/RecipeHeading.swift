/// What a heading in a recipe opens, in the languages that most pages are in.
enum RecipeHeading: Hashable {
  case ingredients, steps, notes, other

  /// Nil for a line that is no such heading. "Ingredients (makes 12)" and "For the method:" are.
  init?(_ line: String) {
    guard line.utf8.count <= 120, Self.mayBe(line) else { return nil }
    var text = line[...]
    if let bracket = text.firstIndex(where: { $0 == "(" || $0 == "（" || $0 == "[" || $0 == "【" }),
      bracket > text.startIndex
    {
      text = text[..<bracket]
    }
    let words = text.words
    guard (1...6).contains(words.count) else { return nil }
    let phrase = words.joined(separator: " ")
    guard let found = Self.known[phrase] ?? Self.withoutFew(words) else { return nil }
    self = found
  }

  /// Whether a line begins as headings do, or has a word that ends some: every line of a page is asked.
  private static func mayBe(_ line: String) -> Bool {
    if line.holds("ngredients") || line.holds("NGREDIENTS") || line.holds("tructions")
      || line.holds("irections")
    {
      return true
    }
    let start = line.drop { !$0.isLetter }
    guard
      let word = start.prefix(while: { $0 != " " && $0 != ":" && $0 != "：" && $0 != "（" && $0 != "(" }).words
        .first
    else { return false }
    return firstWords.contains(word)
  }

  private static let firstWords = Set(
    known.keys.compactMap { $0.split(separator: " ").first.map(String.init) } + ["how", "tips"])

  /// "Ingredients for 4 people", "Zutaten für 4 Portionen", "Carrot cake ingredients".
  private static func withoutFew(_ words: [String]) -> RecipeHeading? {
    guard let first = words.first, let last = words.last, words.count > 1 else { return nil }
    if ingredientWords.contains(first), behindIngredients.contains(words[1]) { return .ingredients }
    if words[1] == "for", known[first] == .steps { return .steps }
    if last == "ingredients", words.count <= 5 { return .ingredients }
    if ["notes", "tips", "tipps", "notizen"].contains(first), words.count <= 5 { return .notes }
    if words.count <= 4, last == "instructions" || last == "directions" { return .steps }
    if first == "how", words.count > 2, words[1] == "to", words[2] == "make" || words[2] == "cook" {
      return .steps
    }
    return nil
  }

  /// "Filling" of "Ingredients for the filling" and "Method for filling"; nil where the heading is of the whole dish.
  static func section(_ line: String) -> String? {
    guard let found = line.firstRange(of: " for "),
      known[line[..<found.lowerBound].words.joined(separator: " ")] != nil
    else { return nil }
    let rest = line[found.upperBound...]
    guard let first = rest.words.first, first.first?.isNumber == false, servings(in: String(rest)) == nil,
      first != "this"
    else { return nil }
    let named = rest.lowercased().hasPrefix("the ") ? rest.dropFirst(4) : rest
    return named.words == ["recipe"] || named.words == ["dish"] ? nil : partName(String(named))
  }

  private static let behindIngredients: Set<String> = [
    "for", "für", "pour", "para", "till", "per", "voor", "serves", "dla", "på", "til", "makes", "the",
  ]
  private static let ingredientWords = Set(ingredientList.split(separator: ";").map { $0.trimmed })
  private static let known: [String: RecipeHeading] = {
    var known: [String: RecipeHeading] = [:]
    for (heading, list) in [
      (RecipeHeading.ingredients, ingredientList), (.steps, stepList), (.notes, noteList),
      (.other, otherList),
    ] {
      for name in list.split(separator: ";") { known[name.trimmed] = heading }
    }
    return known
  }()

  private static let ingredientList = """
    ingredients;ingredient;ingredient list;ingredients list;the ingredients;what you need;you will need;youll need;\
    what youll need;shopping list;for the recipe;recipe ingredients;zutaten;zutatenliste;die zutaten;einkaufsliste;\
    ingrédients;les ingrédients;ingrédient;liste des ingrédients;ingredientes;ingredientes necesarios;los ingredientes;\
    ingredienser;\
    ingredienti;gli ingredienti;ingrediënten;benodigdheden;ingredienten;ingrediens;ingredienslista;składniki;\
    ингредиенты;состав;продукты;材料;食材;用料;재료;ainekset;ainesosat;hozzávalók;ingrediente;malzemeler;suroviny;\
    ingredience;συστατικά;υλικά;du brauchst;das brauchst du;il te faut;il vous faut;you need;det här behöver du
    """
  private static let stepList = """
    directions;direction;instructions;instruction;method;the method;preparation;procedure;steps;the steps;\
    how to make it;how to;to make;how to cook;cooking instructions;cooking directions;cooking method;what to do;\
    making it;step by step;\
    recipe steps;recipe instructions;preparation method;preparation steps;let's make it;lets make it;how to prepare;\
    zubereitung;anleitung;die zubereitung;so gehts;zubereitungsschritte;arbeitsschritte;und so wirds gemacht;\
    préparation;la préparation;étapes;instructions de préparation;recette;réalisation;étapes de préparation;\
    les étapes;preparación;elaboración;instrucciones;pasos;cómo hacerlo;procedimiento;paso a paso;modo de preparo;\
    preparação;modo de preparación;modo de fazer;gör så här;så här gör du;tillagning;instruktioner;tillvägagångssätt;\
    preparazione;procedimento;come fare;istruzioni;bereiding;bereidingswijze;zo maak je het;instructies;\
    fremgangsmåde;fremgangsmåte;sådan gør du;slik gjør du;przygotowanie;wykonanie;sposób przygotowania;\
    приготовление;способ приготовления;инструкция;作り方;手順;つくり方;做法;步骤;步驟;만드는 법;조리법;만들기;\
    valmistus;valmistusohje;ohje;elkészítés;mod de preparare;hazırlanışı;yapılışı;postup;příprava;εκτέλεση
    """
  private static let noteList = """
    notes;note;tips;tip;recipe notes;cooks notes;cooks note;hints;my notes;recipe tips;tips and tricks;chefs notes;\
    recipe note;notizen;tipp;tipps;hinweis;hinweise;anmerkungen;astuces;astuce;conseils;remarques;notas;consejos;\
    trucos;\
    tips och råd;tipsa;ポイント;コツ;コツ ポイント;メモ;小贴士;opmerkingen;consigli;dicas;wskazówki;советы;tips notes;\
    storage;storing;make ahead;variations;substitutions;expert tips
    """
  private static let otherList = """
    nutrition;nutrition facts;nutritional information;nutrition information;nutritional info;per serving;equipment;\
    special equipment;tools;comments;reviews;video;you may also like;related recipes;related posts;more recipes;share;\
    leave a reply;leave a comment;nährwerte;nährwerte pro portion;kommentare;ähnliche rezepte;ustensiles;commentaires;\
    matériel;valeurs nutritionnelles;comentarios;información nutricional;näringsvärde;kommentarer;liknande recept;\
    栄養成分;関連レシピ;about;about the author;more like this;similar recipes;popular posts;categories;tags;\
    frequently asked questions;faq;subscribe;newsletter;search;recent posts;you might also like;das könnte dir auch \
    gefallen;weitere rezepte;rate this recipe;did you make this recipe;utensils;valores nutricionales;archives
    """
}
