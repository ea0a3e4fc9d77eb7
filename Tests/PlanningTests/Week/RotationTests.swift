import Kitchen
import Planning
import Testing
import Values

@Suite struct RotationTests {
  private static let all: Set<ProteinSource> = [.chicken, .beef, .legumes, .fish, .pork]

  private func cooked(_ proteins: [ProteinSource], before day: Day) -> [PlannedMeal] {
    proteins.enumerated().map { meal(day - 1 - $0.offset, "m\($0.offset)", $0.element) }
  }

  @Test(
    "the protein whose turn it is",
    arguments: [
      ([], all, ProteinSource.chicken),
      ([.chicken], all, .beef),
      ([.beef, .chicken], all, .legumes),
      ([.chicken], [.chicken], .chicken),
      // Four times chicken: out, even though the others were used too.
      (
        [.beef, .chicken, .fish, .chicken, .pork, .chicken, .beef, .chicken], [.chicken, .beef, .pork], .pork
      ),
      // All used four times: the least used that isn't yesterday's.
      (
        [.beef, .chicken, .beef, .chicken, .beef, .chicken, .beef, .chicken, .chicken], [.chicken, .beef],
        .chicken
      ),
    ] as [([ProteinSource], Set<ProteinSource>, ProteinSource)])
  func protein(_ before: [ProteinSource], _ among: Set<ProteinSource>, _ turn: ProteinSource) {
    #expect(selectProteinForDay(history: cooked(before, before: monday), day: monday, among: among) == turn)
  }

  @Test("Friday leans to fish or meatless")
  func friday() {
    let friday = monday + 4
    #expect(selectProteinForDay(history: [], day: friday, among: [.chicken, .fish]) == .fish)
    #expect(selectProteinForDay(history: [], day: friday, among: [.chicken, .beef]) == .chicken)
    let fishYesterday = [meal(friday - 1, "x", .fish)]
    #expect(selectProteinForDay(history: fishYesterday, day: friday, among: [.chicken, .fish]) == .chicken)
  }

  @Test("a household without meat rotates among the rest")
  func meatless() {
    let among: Set<ProteinSource> = [.legumes, .soy, .nuts, .grain, .egg, .dairy, .none]
    var history: [PlannedMeal] = []
    for offset in 0..<7 {
      let day = monday + offset
      let turn = selectProteinForDay(history: history, day: day, among: among)
      history.append(meal(day, "m\(offset)", turn ?? .none))
    }
    #expect(Set(history.map(\.protein)) == among)
  }

  @Test("nothing to choose from is nothing chosen")
  func empty() {
    #expect(selectProteinForDay(history: [], day: monday, among: []) == nil)
    #expect(selectCuisineForDay(history: [], preferences: [], day: monday, among: []) == nil)
  }

  @Test(
    "the cuisine whose turn it is",
    arguments: [
      ([], [], ["italian", "american"], "american"),
      ([], ["american"], ["italian", "american"], "italian"),
      ([], [], ["thai", "zulu"], "thai"),
      (["thai", "italian"], [], ["italian", "thai"], "thai"),
      (["thai", "italian"], ["thai"], ["italian", "thai"], "italian"),
      (["thai", "italian"], ["italian", "x", "thai", "x", "thai", "thai"], ["italian", "thai"], nil),
      (["italian"], ["italian", "italian"], ["italian", "thai"], "italian"),
      (["asian", "french"], ["french"], ["french", "korean"], "korean"),
    ] as [([String], [String], [String], String?)])
  func cuisine(_ liked: [String], _ before: [String], _ among: [String], _ turn: String?) {
    let history = before.enumerated().map { meal(monday - 1 - $0.offset, cuisine: $0.element) }
    #expect(
      selectCuisineForDay(history: history, preferences: liked, day: monday, among: Set(among)) == turn)
  }
}
