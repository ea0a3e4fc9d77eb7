package import Kitchen
import Language
package import Values

/// Something said or asked about money.
package enum MoneyRequest: Hashable, Sendable {
  /// `corrects`: the amount said just before was wrong.
  case spent(Money, on: Day?, store: String?, corrects: Bool)
  case showBudget
  case tellPrice(Supplied, Money, store: String?)
  case askPrice([IngredientID])
  case forgetPrice([IngredientID])
  case refuseSaving(RefusalWords)
}

extension MoneyRequest {
  /// The request of a money intent; nil for other intents, and where the line lacks an amount.
  init?(_ intent: String, _ slots: [SlotBinding], said: String) {
    switch intent {
    case "spent":
      guard let amount = slots.money("amount") else { return nil }
      self = .spent(
        amount, on: slots.days("day").first, store: slots.store(in: said),
        corrects: slots.word("mode") == "correct")
    case "budget_show": self = .showBudget
    case "price_tell":
      guard let price = slots.money("price"), var supply = slots.supplies.first else { return nil }
      if let size = slots.amountSaid { supply.amount = size }
      if let unit = slots.word("unit").flatMap({ Unit(rawValue: $0) }) {
        supply.amount = Amount(.one, unit)
      }
      self = .tellPrice(supply, price, store: slots.store(in: said))
    case "price_ask": self = .askPrice(slots.foods)
    case "price_forget": self = .forgetPrice(slots.foods)
    case "refuse_swap": self = .refuseSaving(RefusalWords(slots))
    default: return nil
    }
  }
}

extension [SlotBinding] {
  /// The shop's name as it was written, at most 40 letters of it.
  fileprivate func store(in said: String) -> String? {
    guard let word = word("store"), !word.isEmpty, word.count <= 40 else { return nil }
    return word
  }
}
