/// The ending of a file's name in lower case, without its point.
func ending(of name: String) -> String {
  let last = name.split(separator: "/").last ?? ""
  guard let point = last.lastIndex(of: "."), point > last.startIndex else { return "" }
  return last[last.index(after: point)...].lowercased()
}

private let readEndings: Set<String> = [
  "", "html", "htm", "xhtml", "shtml", "php", "aspx", "json", "jsonld", "txt", "text", "md", "markdown",
  "cook", "mx2",
  "mxp", "mmf", "mm", "xml", "gz", "paprikarecipe", "paprikarecipes", "zip", "mht", "mhtml",
]
private let archiveEndings: Set<String> = ["zip", "paprikarecipes"]
private let pictureEndings: Set<String> = ["jpg", "jpeg", "png", "gif", "webp"]

/// Whether a file of a folder or an archive is looked into by its name. Hidden files are not.
func isWorthReading(_ name: String) -> Bool {
  let parts = name.split(separator: "/")
  if parts.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" || $0.hasSuffix("_files") }) {
    return false
  }
  return readEndings.contains(ending(of: name))
}

func isArchiveName(_ name: String) -> Bool { archiveEndings.contains(ending(of: name)) }
func isPictureName(_ name: String) -> Bool { pictureEndings.contains(ending(of: name)) }

/// Whether bytes are a picture, a program, a document of an office: nothing that is read as text.
func isBinary(_ bytes: [UInt8]) -> Bool {
  if PictureKind(bytes) != nil || bytes.starts(with: Array("%PDF".utf8))
    || bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46])
    || bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
  {
    return true
  }
  let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  let head = bytes.prefix(4_096)
  let zeros = head.reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
  // Text in UTF-16 has zeros in every other byte of what is plain.
  if zeros > 0, !hasMark { return zeros < head.count / 4 || zeros > head.count / 2 }
  return false
}
