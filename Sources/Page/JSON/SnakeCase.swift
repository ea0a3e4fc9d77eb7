/// `weekdayMinutes` as `weekday_minutes`, `costUSD` as `cost_usd`, `HTMLPage` as `html_page`; a name in
/// snake case stays as it is.
func snakeCase(_ name: String) -> String {
  guard name.contains(where: \.isUppercase) else { return name }
  let letters = Array(name)
  var result = ""
  for (index, letter) in letters.enumerated() {
    if letter.isUppercase, index > 0, letters[index - 1] != "_" {
      let beginsWord = index + 1 < letters.count && letters[index + 1].isLowercase
      if beginsWord || !letters[index - 1].isUppercase { result += "_" }
    }
    result += letter.lowercased()
  }
  return result
}
