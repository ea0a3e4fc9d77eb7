/// A name as it is written: each part behind a space or a hyphen with a large first letter, all else as it stands. "hana-lee" is
/// "Hana-Lee", "mary ann" is "Mary Ann", "McKay" stays; "" stays "".
package func writtenAsName(_ text: String) -> String {
  var isFirst = true
  return text.reduce(into: "") { written, letter in
    written += isFirst ? letter.uppercased() : String(letter)
    isFirst = letter == " " || letter == "-"
  }
}
