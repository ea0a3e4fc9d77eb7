import Page
import Talk
import Testing
import Values

/// What holds for every reply at every width. Source: requirements DC-08.
func expectGoodLayout(_ samples: [(name: String, reply: any Reply)], ids: [String] = []) {
  let today = Day(iso: "2026-03-02")
  for width in Array(40...100) + [120, 160, 200] {
    for (name, reply) in samples {
      let lines = Renderer(width: width, style: .plain).lines(for: [reply], today: today)
      let colored = Renderer(width: width, style: .ansi).lines(for: [reply], today: today)
      #expect(lines.allSatisfy { displayWidth($0) <= width && $0.last != " " }, "\(name) at \(width)")
      #expect(lines.first?.isEmpty == false && lines.last?.isEmpty == false, "\(name) at \(width)")
      #expect(!zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty }, "\(name) at \(width)")
      #expect(colored.map(uncoloured) == lines, "\(name) at \(width)")
      guard width == 200 else { continue }
      let text = lines.joined(separator: "\n")
      #expect((ids + ["!", "\u{A0}"]).allSatisfy { !text.contains($0) }, "\(name)")
      // It ends in what can be said next, each line as it can be typed.
      #expect(lines.last?.hasPrefix("Say ") == true, "\(name)")
      for line in Wording(today: today).closing(for: [reply]).lines {
        #expect(lines.last?.contains("\"\(line)\"") == true, "\(name): \(line)")
      }
    }
  }
}

/// The line without select-graphic-rendition sequences.
private func uncoloured(_ line: String) -> String {
  var result = ""
  var isInside = false
  for scalar in line.unicodeScalars {
    if scalar == "\u{1B}" { isInside = true }
    if !isInside { result.unicodeScalars.append(scalar) }
    if isInside, scalar == "m" { isInside = false }
  }
  return result
}
