import Kitchen
import Values

/// One page with a box before each line: no scripts, nothing fetched; legible on a telephone and on paper, light and
/// dark as the reader's system is. Boxes can be ticked; a page that is loaded again begins anew.
func htmlFile(of list: WrittenList) -> String {
  let title = html(list.title)
  let count = list.lines.count
  let done = list.lines.count { $0.mark == .bought }
  let told =
    count == 0
    ? "Nothing is on it."
    : "\(count) item\(count == 1 ? "" : "s")" + (done == 0 ? "" : ", \(done) in the cart")
  var page = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>
    \(listStyle)
    </style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <p>\(told)</p>
    </header>
    <main>

    """
  for part in sections(of: list) {
    page += "<section>\n<h2>\(html(SectionNames.heading(of: part.section)))</h2>\n<ul>\n"
    page += part.lines.map(item).joined()
    page += "</ul>\n</section>\n"
  }
  return page + "</main>\n</body>\n</html>\n"
}

private func item(_ line: WrittenLine) -> String {
  func part(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : " <span class=\"\(name)\">\(html(text))</span>"
  }
  let isOut = line.mark == .out
  let amount = line.amounts.map { kitchenText($0) }.filter { !$0.isEmpty }.joined(separator: " + ")
  return
    "<li\(isOut ? " class=\"out\"" : "")><label><input type=\"checkbox\"\(line.mark == .bought ? " checked" : "")>"
    + "<span class=\"line\"><bdi class=\"name\">\(html(line.name))</bdi>" + part("amount", amount)
    + part("note", line.note ?? "")
    + part("buy", isOut ? "not to be had" : line.buy.map { "buy \($0)" } ?? "")
    + "</span></label></li>\n"
}

/// The text as a page shows it, whatever is in it. Source: HTML standard, 13.3.
private func html(_ text: String) -> String {
  cleaned(text).reduce(into: "") { page, character in
    switch character {
    case "&": page += "&amp;"
    case "<": page += "&lt;"
    case ">": page += "&gt;"
    case "\"": page += "&quot;"
    case "'": page += "&#39;"
    default: page.append(character)
    }
  }
}
