/// Lines written in a way that only writing has, said as people would say them: dates in figures, ages in brackets,
/// amounts behind their food, what was taken back in the same breath.
package struct Rewriting {
  let recognizer: Recognizer
  let context: RecognitionContext

  package init(recognizer: Recognizer, context: RecognitionContext) {
    (self.recognizer, self.context) = (recognizer, context)
  }

  /// The line as it would be said; nil where it is said so already. Nothing is left out but signs, courtesy and
  /// what was taken back; a step that leaves out or exchanges a food, a number or a person answers for that itself.
  package func rewritten(_ line: String) -> String? {
    said(line, after: Self.steps)
  }

  /// The line with what was put right in it put right ("eight minutes, no, make it ten"), and nothing else changed: for whoever
  /// hears a line before it is read. Source: issue 13, law 10.
  package func repaired(_ line: String) -> String { said(line, after: Self.repairs) ?? line }

  private func said(_ line: String, after steps: [Step]) -> String? {
    guard line.utf8.count <= Self.mostBytes else { return nil }
    var said = line
    var scan = recognizer.scan(said, context)
    for step in steps {
      guard step.goesBesideHarm || !tellsOfHarm(scan), let next = step.change(recognizer, scan),
        !step.keepsAll || holds(next, what: scan)
      else {
        continue
      }
      guard next != said else { continue }
      said = next
      scan = recognizer.scan(said, context)
    }
    return said == line ? nil : said
  }

  /// Whether every word of the line that may not be passed over still stands in the other: a number, a day, a
  /// person, a food, a negation, a word of harm. A step that would lose one is not taken.
  private func holds(_ next: String, what scan: Scan) -> Bool {
    let kept = Set(Utterance(next).tokens.map(\.text))
    return scan.tokens.indices.allSatisfy { !scan.heat.isHot(at: $0) || kept.contains(scan.tokens[$0].text) }
  }

  /// One way to say a line. Steps that put other words for some ("3/5"), leave out courtesy ("if it is no bother"),
  /// or take back what was said, answer for that themselves; all others keep every word that counts.
  private struct Step: Sendable {
    var keepsAll = true
    /// False for a step that leaves out names or foods: of what harms somebody every word counts.
    var goesBesideHarm = true
    var change: @Sendable (Recognizer, Scan) -> String?
  }

  /// Longer lines are read as they are.
  static let mostBytes = 600
  private static let repairs = [
    Step(keepsAll: false) { RepairedInLine(scan: $1).plain(.figures) },
    Step(keepsAll: false, goesBesideHarm: false) { RepairedInLine(scan: $1).plain(.names) },
    Step(keepsAll: false) { RepairedInLine(scan: $1).plain(.harm) },
    Step(keepsAll: false, goesBesideHarm: false) { ReversedInLine(scan: $1).plain() },
    Step(keepsAll: false, goesBesideHarm: false) { CountThenWho(scan: $1).plain() },
  ]
  private static let shortenings = [
    Step(keepsAll: false) { WrittenShort(scan: $1).spelled() },
    Step(keepsAll: false) { WrittenShort(scan: $1).diets() },
  ]
  private static let steps =
    shortenings + repairs + [
      Step { LimitBehindOrder(scan: $1).parted() },
      Step(keepsAll: false) { HaveAndNot(scan: $1).parted() },
      Step(keepsAll: false, goesBesideHarm: false) { SumNotOther(scan: $1).mended() },
      Step(keepsAll: false) { DietSince(scan: $1).plain() },
      Step(keepsAll: false) { TeaAsMeal(scan: $1).plain() },
      Step(keepsAll: false) { KindsMeant(scan: $1).named() },
      Step(keepsAll: false, goesBesideHarm: false) { ApartAtTable(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { LeftOutOfPlan(scan: $1).plain() },
      Step(goesBesideHarm: false) { PlateBesideWish(scan: $1).told() },
      Step(keepsAll: false) { HowSevere(scan: $1).plain() },
      Step(keepsAll: false) { WhoIsOld(scan: $1).parted() },
      Step(keepsAll: false) { KinByName(scan: $1).each() },
      Step(keepsAll: false) { WishThenRecipe(scan: $1).joined() },
      Step(keepsAll: false) { CountOfUs(scan: $1).plain() },
      Step(keepsAll: false) { FriendOver(scan: $1).coming() },
      Step(keepsAll: false, goesBesideHarm: false) { DayMinutes(scan: $1).sentences() },
      Step(keepsAll: false) { CheckedTogether(scan: $1).parted() },
      Step(keepsAll: false, goesBesideHarm: false) { EatenAmounts(scan: $1).used() },
      Step(keepsAll: false, goesBesideHarm: false) { DinnerCount(scan: $1).planned() },
      Step(keepsAll: false, goesBesideHarm: false) { DoneWithFood(scan: $1).asked() },
      Step(keepsAll: false, goesBesideHarm: false) { RequestLimits(scan: $1).plain() },
      Step(keepsAll: false) { AskedUnderDish(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { SchoolNights(scan: $1).limit() },
      Step(keepsAll: false) { OtherPrepositions(scan: $1).plain() },
      Step { OtherPrepositions(scan: $1).onDays() },
      Step(keepsAll: false, goesBesideHarm: false) { StarsOfSeveral(scan: $1).rated() },
      Step(keepsAll: false) { SpeakerNamed(scan: $1).parted() },
      Step(keepsAll: false) { NamedInApposition(scan: $1).named() },
      Step(keepsAll: false) { NamedThenPronoun(scan: $1).plain() },
      Step(keepsAll: false) { PersonForm(scan: $1).sentences() },
      Step(keepsAll: false) { KinThenPronoun(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { ComesTooThatDay(scan: $1).dated() },
      Step(keepsAll: false, goesBesideHarm: false) { ComesTooThatDay(scan: $1).countedFirst() },
      Step(keepsAll: false) { EveningHeader(scan: $1).dated() },
      Step { EverAtEnd(scan: $1).plain() },
      Step { FoodPronoun(scan: $1).named() },
      Step(keepsAll: false) { FoodPronoun(scan: $1).ordered() },
      Step(keepsAll: false) { ChildToldAgain(scan: $1).joined() },
      Step(keepsAll: false) { NoAndNo(scan: $1).joined() },
      Step(keepsAll: false) { NotTheOther(scan: $1).plain() },
      Step(keepsAll: false) { GuestsWithAges(scan: $1).parted() },
      Step(keepsAll: false) { BroughtAlong(scan: $1).plain() },
      Step(keepsAll: false) { BroughtAlong(scan: $1).together() },
      Step(keepsAll: false, goesBesideHarm: false) { TakenOffList(scan: $1).named() },
      Step(keepsAll: false, goesBesideHarm: false) { ListedNearby(scan: $1).named() },
      Step(keepsAll: false, goesBesideHarm: false) { MadeWithout(scan: $1).asked() },
      Step(keepsAll: false) { PoliteFrames(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { ChangedMind(scan: $1).said() },
      Step(keepsAll: false, goesBesideHarm: false) { InsteadOfDish(scan: $1).plain() },
      Step(keepsAll: false) { PriceDenied(scan: $1).mended() },
      Step(keepsAll: false, goesBesideHarm: false) { SumsMended(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { WhatThatLeaves(scan: $1).asked() },
      Step(goesBesideHarm: false) { PaidForSeveral(scan: $1).parted() },
      Step(keepsAll: false) { BarePrices(scan: $1).signed() },
      Step(keepsAll: false, goesBesideHarm: false) { BoughtForEvening(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { SumsTotalled(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { NotInShop(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { NotInShop(scan: $1).replaced() },
      Step(keepsAll: false, goesBesideHarm: false) { ForeignMoney(scan: $1).dollars() },
      Step(keepsAll: false, goesBesideHarm: false) { LotForm(scan: $1).sentences() },
      Step(keepsAll: false, goesBesideHarm: false) { PurchaseLine(recognizer: $0, scan: $1).parted() },
      Step(keepsAll: false) { ChildOfAnother(scan: $1).named() },
      Step(keepsAll: false, goesBesideHarm: false) { DinnerReport(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { LeftOfDish(scan: $1).plain() },
      Step(keepsAll: false) { SubjectCarriedOn(scan: $1).named() },
      Step(keepsAll: false) { SubjectCarriedOn(scan: $1).pronoun() },
      Step(keepsAll: false) { RollThenVisitor(scan: $1).parted() },
      Step(keepsAll: false) { FineFoods(scan: $1).parted() },
      Step(keepsAll: false) { QuestionFrames(scan: $1).plain() },
      Step(keepsAll: false) { AskedForAnother(scan: $1).plain() },
      Step(keepsAll: false) { AskedWhoMay(scan: $1).plain() },
      Step(keepsAll: false) { DishQuestions(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { FromWhatIsThere(scan: $1).asked() },
      Step(keepsAll: false, goesBesideHarm: false) { PlanFromHome(scan: $1).wished() },
      Step(keepsAll: false) { HarmBehindQuestion(scan: $1).turned() },
      Step(keepsAll: false) { NoBehindPerson(scan: $1).joined() },
      Step { WeeklyGuestFirst(scan: $1).turned() },
      Step { VerbBeforeGuest(scan: $1).turned() },
      Step(keepsAll: false) { GuestsArriving(scan: $1).coming() },
      Step(keepsAll: false) { GuestsArriving(scan: $1).onDays() },
      Step(keepsAll: false) { GuestsArriving(scan: $1).together() },
      Step(keepsAll: false) { GuestsTallied(scan: $1).parted() },
      Step { DishesOfDays(scan: $1).plain() },
      Step(keepsAll: false) { SpicyFor(scan: $1).told() },
      Step(keepsAll: false, goesBesideHarm: false) { WeekQuota(scan: $1).planned() },
      Step(keepsAll: false) { HarmAsides(scan: $1).plain() },
      Step { NoInFront(scan: $1).parted() },
      Step(keepsAll: false, goesBesideHarm: false) { RestStays(scan: $1).without() },
      Step { BoughtExcept(scan: $1).plain() },
      Step { RunOn(scan: $1).parted() },
      Step(keepsAll: false) { ShoppingDone(scan: $1).sentences() },
      Step(keepsAll: false) { NamesThatAre(scan: $1).parted() },
      Step(keepsAll: false) { NamesThatAre(scan: $1).called() },
      Step(keepsAll: false) { FishEaters(scan: $1).named() },
      Step(keepsAll: false) { GuestsLast(scan: $1).turned() },
      Step(keepsAll: false) { StoreOrderForm(scan: $1).sentence() },
      Step(keepsAll: false) { PlainOrders(scan: $1).said() },
      Step(keepsAll: false) { MissingFoods(scan: $1).asked() },
      Step(keepsAll: false, goesBesideHarm: false) { ShopBesideMoney(scan: $1).parted() },
      Step(keepsAll: false) { MoneyAtHand(scan: $1).budget() },
      Step(keepsAll: false) { GuestsOnTheWay(scan: $1).told() },
      Step(keepsAll: false) { TableTimes(scan: $1).plain() },
      Step(keepsAll: false) { FamiliesComing(scan: $1).counted() },
      Step(keepsAll: false) { TableTallies(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { OnlyThese(scan: $1).counted() },
      Step(keepsAll: false, goesBesideHarm: false) { ReasonLast(scan: $1).without() },
      Step(keepsAll: false) { ReasonsAway(scan: $1).plain() },
      Step { FoodsMeant(scan: $1).named() },
      Step(keepsAll: false) { AskedInNameOf(scan: $1).named() },
      Step { AskedForSeveral(scan: $1).questions() },
      Step(keepsAll: false) { StillGood(scan: $1).pastDate() },
      Step(keepsAll: false) { StillGood(scan: $1).named() },
      Step { StillGood(scan: $1).asked() },
      Step(keepsAll: false) { AgedAndAvoiding(scan: $1).joined() },
      Step(keepsAll: false) { DatesInLists(scan: $1).parted() },
      Step { BehindFoods(scan: $1).said() },
      Step(keepsAll: false) { AskedAboutTwo(scan: $1).difference() },
      Step(keepsAll: false) { CostBehind(scan: $1).parted() },
      Step { QuestionsBehind(scan: $1).parted() },
      Step { SaidOnce(scan: $1).inFull() },
      Step { RelativeClauses(scan: $1).parted() },
      Step(keepsAll: false) { TakenBack(scan: $1).plain() },
      Step(keepsAll: false) { EveningWishes(scan: $1).plain() },
      Step { SomethingForTonight(scan: $1).plain() },
      Step(keepsAll: false) { Denials(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { AmountsToldAfter(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { UsedUpForm(scan: $1).sentences() },
      Step(keepsAll: false, goesBesideHarm: false) { AmountsLeft(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { ThrownBehind(scan: $1).named() },
      Step(keepsAll: false, goesBesideHarm: false) { ThrownFoods(scan: $1).plain() },
      Step(keepsAll: false, goesBesideHarm: false) { LeftoversPut(scan: $1).plain() },
      Step { FoodsInPlaces(scan: $1).plain() },
      Step(keepsAll: false) { EmphaticDoes(scan: $1).plain() },
      Step(keepsAll: false) { GuestsAmongThem(scan: $1).plain() },
      Step(keepsAll: false) { MissingMarks(scan: $1).written() },
      Step(keepsAll: false) { DateFigures(scan: $1).written() },
      Step(keepsAll: false) { BracketAges(scan: $1).said() },
      Step(keepsAll: false) { EveningForm(scan: $1).sentences() },
      Step(keepsAll: false) { AmountsBehind(recognizer: $0, scan: $1).turned() },
      Step(keepsAll: false) { SpokenClauses(scan: $1).parted() },
      Step(keepsAll: false) { CuisinesInARow(scan: $1).joined() },
      Step(keepsAll: false) { SelfRepair(scan: $1).mended() },
    ]
}

extension Utterance {
  /// The line with other words in place of some stretches of tokens, which do not overlap.
  package func replacing(_ changes: [(tokens: Range<Int>, with: String)]) -> String {
    var text = ""
    var at = 0
    let bytes = Array(raw.utf8)
    for change in changes.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      let span = self.span(change.tokens)
      guard span.lowerBound >= at else { continue }
      text += String(decoding: bytes[at..<span.lowerBound], as: UTF8.self) + change.with
      at = span.upperBound
    }
    return text + String(decoding: bytes[at...], as: UTF8.self)
  }
}
