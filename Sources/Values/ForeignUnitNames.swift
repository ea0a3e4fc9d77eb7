extension UnitTable {
  /// Words of other languages for units, in lower case without dots, as they stand in lines that somebody translated
  /// or half translated: "2 msk", "1 EL". Only the reader of ingredient lines knows them, as a talk in English would
  /// mistake them for other words. Words for cups are not among them: none of those cups is an American one.
  package static let foreign: [String: Unit] = {
    var table: [String: Unit] = [:]
    for (unit, words) in words {
      for word in words.split(whereSeparator: \.isWhitespace) { table[String(word)] = unit }
    }
    return table
  }()

  private static let words: [(Unit, String)] = [
    (
      .teaspoon,
      """
      tl kl tsk teelöffel theelepel theelepels tesked teskedar teske teskje teskeer teskjeer teskefuld cucchiaino
      cucchiaini cucharadita cucharaditas cdta cdtas cdita colherinha łyżeczka łyżeczki łyżeczek kosaji cac càc
      """
    ),
    (
      .tablespoon,
      """
      el msk spsk rkl esslöffel eetlepel eetlepels matsked matskedar spiseske spiseskje spiselskje spiseskeer
      spiseskjeer cucchiaio cucchiai cucharada cucharadas cda cdas łyżka łyżki łyżek ōsaji oosaji càs
      """
    ),
    (
      .pinch,
      """
      prise prisen nypa nypor nype hyppysellinen snufje mespunt messerspitze msp knivspids knivsodd pizzico pizca pizcas
      pitada pincée pincées szczypta szczypty
      """
    ),
    (
      .clove,
      "zehe zehen gousse gousses spicchio spicchi diente dientes klyfta klyftor teentje teentjes ząbek ząbki ząbków"
    ),
    (.piece, "stück stuks stuk styck stykker kpl kus szt pz pezzi"),
    (.bunch, "bund knippe botte bottes mazzetto manojo bosje pęczek nippu"),
    (.can, "boîte boîtes lata latas burk burkar puszka puszki blik purkki"),
    (
      .package,
      "päckchen packung paquet paquets paquete paquetes pakje pakjes paket pakke pakker opakowanie pck"
    ),
    (.sachet, "bustina bustine tütchen pss"),
    (.slice, "scheibe scheiben tranche tranches rebanada rebanadas plakje plakjes skive skiver skiva skivor"),
    (.sprig, "brin brins zweig zweige rametto rametti ramita ramitas takje takjes kvist kviste kvistar"),
    (.handful, "handvoll poignée poignées manciata puñado puñados handje näve håndfuld neve"),
    (.glass, "verre verres bicchiere bicchieri vaso vasos copo copos szklanka szklanki bardak"),
    (.gram, "grammi gramos gramm grammo gramo"),
    (.liter, "litro litri litros"),
  ]
}
