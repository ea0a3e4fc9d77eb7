import Values

// What speaks against a reading of sums.

/// "A cheaper one for today, not more than 10 dollars": what one dinner may cost is no budget of the week.
func budgetsOneDinner(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", let budget = found.details.first(where: { $0.kind == "budget" }),
    case .money(let sum)? = budget.slots.first(where: { $0.name == "budget" })?.value, sum.cents < 3000
  else { return false }
  let words = scan.tokens.map(\.text)
  return words.contains { ["today", "tonight", "cheaper"].contains($0) }
    && !words.contains { ["week", "month", "budget", "day"].contains($0) }
}

/// "We threw away the chicken. It was 6.50": what it was worth, and no money spent.
func pricesThrown(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "spent" || found.details.contains(where: { $0.kind == "spent" }) else { return false }
  let isThrown = scan.tokens.indices.contains { at in
    ["throw", "threw", "thrown", "tossed"].contains(scan.word(at))
      && ["away", "out"].contains(scan.word(at + 1))
  }
  return isThrown
    && !scan.tokens.contains {
      ["paid", "spent", "bought", "receipt", "shopping", "shop", "total"].contains($0.text)
    }
}

/// "That's 2 dollars down the bin", "the groceries must stay under 90 dollars": what was thrown away, and what may be
/// spent, is no money spent.
func isNotSpent(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "spent" else { return false }
  // "Got the whole list, came to 52.75" names no shop.
  let isList = found.slots.contains { slot in
    slot.name == "store" && slot.value.shortTexts.contains { $0.lowercased().hasSuffix("list") }
  }
  return isList || scan.tokens.contains { wordsOfNoSpending.contains($0.text) }
}

/// "Kofi is 9 not 4" takes no spending back: nothing in it speaks of money.
func mendsNoMoney(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "spent_mend" && found.layer == .model
    && !scan.tokens.contains { token in
      wordsOfMoney.contains(token.text) || token.text.contains { "$£€".contains($0) }
        || token.kind == .number && token.text.contains(".")
    }
}

private let wordsOfNoSpending: Set<String> = [
  "bin", "binned", "wasted", "waste", "drain", "trash", "must", "should", "stay", "keep", "limit", "max",
]

private let wordsOfMoney: Set<String> = [
  "receipt", "receipts", "expense", "expenses", "spending", "spendings", "spent", "spend", "paid", "pay",
  "payment",
  "purchase", "bill", "sum", "total", "cost", "costs", "shopping", "groceries", "money", "dollar", "dollars",
  "bucks", "cents", "entry", "till", "store", "shop",
]
