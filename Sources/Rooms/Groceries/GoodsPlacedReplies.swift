import Talk

/// "3 items have no section: a, b, and c."
func unsortedText(_ names: [String]) -> String {
  let some = names.count > 6 ? names.prefix(5) + ["\(names.count - 5) more"] : names[...]
  let what = names.count == 1 ? "1 item has" : "\(names.count) items have"
  return
    "\(what) no section: \(joined(Array(some))). \(typeable("sort the rest")) places \(names.count == 1 ? "it" : "them")."
}

/// Where things stand from now on.
struct GoodsPlaced: Reply {
  var title: String
  var moved, already: [String]
  func blocks(_ words: Wording) -> [Block] {
    (moved.isEmpty ? [] : .say("Under \(title) from now on: \(joined(moved))."))
      + (already.isEmpty ? [] : .say("Under \(title) already: \(joined(already))."))
  }
  func next(_ words: Wording) -> Closing {
    moved.isEmpty ? .say("shopping list") : .say("shopping list", "undo")
  }
  var matter: Facts? { ["kind": "goods_section", "section": title, "moved": moved, "already": already] }
}

/// Where does each belong?
struct SortAsked: Reply {
  var names: [String]
  func blocks(_ words: Wording) -> [Block] {
    .say("\(names.count == 1 ? "1 item has" : "\(names.count) items have") no section:")
      + names.enumerated().map { .item("\($0 + 1). ", [Span($1)]) }
      + .say(
        "Where \(names.count == 1 ? "does it" : "do they") belong? Say \"1 household\", a section for all of them, "
          + "or \"skip\" to leave them without one.")
  }
  func next(_ words: Wording) -> Closing { .silent("1 household", "skip") }
  var matter: Facts? { ["kind": "unsorted", "names": names] }
  var status: ReplyStatus { .asking }
}

/// A number that no line of the question has.
struct NoSuchNumber: Reply {
  var count: Int
  func blocks(_ words: Wording) -> [Block] { .say("The numbers go from 1 to \(count).") }
  func next(_ words: Wording) -> Closing { .none }
  var status: ReplyStatus { .refused }
}

/// They have no section, for good.
struct LeftUnsorted: Reply {
  var names: [String]
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Left without a section: \(joined(names)). The list won't ask about \(names.count == 1 ? "it" : "them") again."
    )
  }
  func next(_ words: Wording) -> Closing { .say("shopping list", "undo") }
  var matter: Facts? { ["kind": "goods_section", "left": names] }
}

/// Everything has a section.
struct NothingUnsorted: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("Everything on the list has a section.") }
  func next(_ words: Wording) -> Closing { .say("shopping list", "show the sections") }
  var matter: Facts? { ["kind": "goods_section", "error": "nothing"] }
  var status: ReplyStatus { .refused }
}
