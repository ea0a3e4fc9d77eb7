/// Why a file is no problem that can be solved exactly. Places are told as a path: "dishes[3].cost".
package enum ProblemFault: Error, Equatable, Sendable {
  case notJSON(JSONFault)
  case missing(path: String)
  case unknownKey(path: String, key: String)
  case notAnObject(path: String)
  case notAList(path: String)
  case notAText(path: String)
  case notANumber(path: String)
  case notWhole(path: String)
  case notARange(path: String)
  case negative(path: String)
  case outOfRange(path: String, least: Int, most: Int)
  case tooMany(path: String, most: Int)
  case noneOf(path: String, told: String, choices: [String])
  case repeated(path: String, name: String)
  case reserved(path: String, name: String)
  case courseWithoutDish(course: String)
  /// The number has more decimals or digits than exact arithmetic over the plan can hold.
  case tooFine(path: String, number: String)
  /// The sums of this amount over the plan leave the numbers that are exact here.
  case tooLarge(amount: String)
}
