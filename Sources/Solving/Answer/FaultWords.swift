extension ProblemFault {
  /// One sentence for people.
  package var sentence: String {
    switch self {
    case .notJSON(let fault): return "The file is not valid JSON: \(fault.words)."
    case .missing(let path): return "\(path) is missing."
    case .unknownKey(let path, let key):
      return "\(path.isEmpty ? "The file" : path) has a key this format does not know: \"\(key)\"."
    case .notAnObject(let path): return "\(path.isEmpty ? "The file" : path) must be an object."
    case .notAList(let path): return "\(path) must be a list."
    case .notAText(let path): return "\(path) must be a text."
    case .notANumber(let path): return "\(path) must be a number."
    case .notWhole(let path): return "\(path) must be a whole number."
    case .notARange(let path): return "\(path) must be a range: [least, most], null for an open end."
    case .negative(let path): return "\(path) must not be negative."
    case .outOfRange(let path, let least, let most): return "\(path) must be from \(least) to \(most)."
    case .tooMany(let path, let most): return "There are too many \(path): at most \(most) can be solved."
    case .noneOf(let path, let told, let choices):
      return "\(path) is \"\(told)\", which is none of: \(choices.joined(separator: ", "))."
    case .repeated(let path, let name): return "\(path) tells \"\(name)\" twice."
    case .reserved(let path, let name):
      return "\(path) has \"\(name)\", a name that stands for the dish's cost."
    case .courseWithoutDish(let course): return "No dish is given for the course \"\(course)\"."
    case .tooFine(let path, let number):
      return "\(path) is \(number), which has more digits than can be counted exactly."
    case .tooLarge(let amount):
      return
        "The sums of \(amount) over the plan are too large to be counted exactly: fewer decimals would help."
    }
  }
}

extension JSONFault {
  fileprivate var words: String {
    let what =
      switch reason {
      case .unexpectedEnd: "it ends too early"
      case .unexpectedCharacter: "something else was expected"
      case .badNumber: "a number is not written as JSON has it"
      case .badEscape: "an escape is not one of JSON's"
      case .controlInString: "a text holds a control character"
      case .tooDeep(let limit): "it is nested more than \(limit) deep"
      case .repeatedKey(let key): "the key \"\(key)\" stands twice in one object"
      case .textAfterEnd: "something follows its end"
      }
    return "line \(line), column \(column): \(what)"
  }
}
