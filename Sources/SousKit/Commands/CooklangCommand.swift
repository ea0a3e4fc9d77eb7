import Catalogue
import Cooklang
import Page
import Values

/// Takes a Cooklang text apart and writes its structure as one object of JSON, or as an outline. What means nothing
/// as it stands is told to `complain` and read as plain text. Exit status 0; 1, one sentence and nothing written for
/// a file that is missing, no text, too large, or whose keys can't be read.
package func cooklangCommand(
  _ path: String, json: Bool, width: Int, write: (String) -> Void, complain: (String) -> Void
) -> Int32 {
  let name = path == "-" ? "Standard input" : inertLine(path)
  let file: Parsed<String?>
  if path == "-" {
    file = readText(from: 0, file: name, most: FileLimit.cooklang)
  } else if stamp(of: path) == nil {
    complain("There is no file \(name).")
    return 1
  } else {
    file = readText(at: path, file: name, most: FileLimit.cooklang)
  }
  guard let text = file.value else {
    complain("\(name) \(file.problems.first?.message ?? "cannot be read").")
    return 1
  }
  let document = readCooklang(text, most: FileLimit.cooklangItems)
  let keys = readMetadata(of: document, file: name)
  guard document.cut == nil else {
    complain(
      "\(name) holds more than \(FileLimit.cooklangItems) marks and pieces of text, so it is left out.")
    return 1
  }
  if keys.value.isEmpty, let problem = keys.problems.first {
    complain("\(problem).")
    return 1
  }
  (keys.problems + document.problemsOfFile(name)).prefix(20).forEach { complain("\($0)") }
  if json {
    write(cooklangObject(document, keys: keys.value).text)
  } else {
    cooklangOutline(document, keys: keys.value, width: width).forEach { write(inertLine($0)) }
  }
  return 0
}
