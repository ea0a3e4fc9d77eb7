/// How long a food keeps in this household, in its own judgement. It sets the dates of what is noted; whether food is still safe is
/// answered by the sources all the same. Source: 003 "User customization options"; requirements BB-18.
package struct OwnPeriod: Hashable, Sendable, Encodable {
  package var food: IngredientID
  /// Counted from opening; else from when it was bought.
  package var isOpened: Bool
  package var days: Int

  package init(_ food: IngredientID, isOpened: Bool, days: Int) {
    (self.food, self.isOpened, self.days) = (food, isOpened, days)
  }

  package var period: Period { Period(days, days, .day) }

  /// "10 days", "6 weeks".
  package var text: String {
    days >= 14 && days % 7 == 0 ? Period(days / 7, days / 7, .week).text : period.text
  }
}
