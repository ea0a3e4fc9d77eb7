import Foundation
import Testing

/// A title is a title: what stands in a list is what its number opens, whatever it is called.
@Suite("Numbers open dishes, not sentences") struct TitleTests {
  private static let titles = [
    "zorp-leaves": "Zorp, then cancel", "zorp-agrees": "Zorp, then looks good", "zorp-two": "2",
    "zorp-east": "Zorp", "zorp-west": "Zorp",
  ]

  private func recipe(_ title: String) -> String {
    """
    ---
    title: "\(title)"
    servings: 4
    course: dinner
    cuisine: american
    prep time: 5 minutes
    cook time: 10 minutes
    difficulty: easy
    tags: [zorp]
    ---
    Warm @olive oil{1%tbsp} and cook @onion{1}.

    """
  }

  @Test("every number opens its dish, and the plan on the table stays")
  func numbers() throws {
    let program = try Program()
    defer { program.clear() }
    try keepRecipes(in: program)
    let fixed = ["--seed", "7", "--now", "2026-03-02T17:00", "--json", "--kitchen", program.path("k.sqlite")]
    let opening = "plan dinners for 4 this week\nskip\nskip\nskip\nskip\n"
    let found = try run(program, fixed, opening + "find recipes with zorp\n")
    let listed = try #require(found.last?["data"] as? [String: Any])
    let cards = try #require(listed["recipes"] as? [[String: Any]])
    #expect(cards.count == 5)
    for (index, card) in cards.enumerated() {
      let replies = try run(program, fixed, "find recipes with zorp\n\(index + 1)\n")
      let reply = try #require(replies.last)
      let opened = (reply["data"] as? [String: Any])?["recipe"] as? [String: Any]
      #expect(opened?["id"] as? String == card["recipe"] as? String, "\(index + 1)")
      #expect(reply["state"] as? String == "awaitingApproval")
    }
  }

  @Test("two dishes of one title are asked about by number")
  func twins() throws {
    let program = try Program()
    defer { program.clear() }
    try keepRecipes(in: program)
    let fixed = ["--seed", "7", "--now", "2026-03-02T17:00", "--json", "--kitchen", program.path("k.sqlite")]
    let opened = try (1...2).map { number in
      let replies = try run(program, fixed, "recipe for zorp\n\(number)\n")
      #expect((replies.first?["asks"] as? [String: Any])?["slot"] as? String == "choice")
      return ((replies.last?["data"] as? [String: Any])?["recipe"] as? [String: Any])?["id"] as? String
    }
    #expect(Set(opened) == ["mine/zorp-east", "mine/zorp-west"])
  }

  private func keepRecipes(in program: Program) throws {
    let mine = program.path(".local/share/sous/mine")
    try FileManager.default.createDirectory(atPath: mine, withIntermediateDirectories: true)
    for (name, title) in Self.titles {
      try recipe(title).write(toFile: "\(mine)/\(name).cook", atomically: true, encoding: .utf8)
    }
  }

  private func run(_ program: Program, _ fixed: [String], _ lines: String) throws -> [[String: Any]] {
    try program.run(fixed, input: lines).output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }
}
