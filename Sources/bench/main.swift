import Foundation

// bench              the table of what is quick enough and what is not
// bench plan         the rows of planning alone
// bench language     reading one line alone
// bench quantities   reading ingredient lines and scaling alone
// bench amounts      a hundred thousand records brought into the pantry, and taken back
// bench lists        shopping lists alone
// bench pantry       a pantry of 20,000 lots with ten years behind it
// bench weeks [N]    four weeks in a row at N drawn tables: dishes, fish, meat and plates
// bench till [N [FOLDER]] the least till found for the weeks of N drawn tables; written to the folder to be solved apart
// bench eval [DIR]   how many lines of the evaluation set are understood; --wrong prints those that are not
// bench cross        the same of phrasings held out; --wrong, and EPOCHS, RATE, ENOUGH, LEAST to try a pace
// bench learn        how long the word model takes to learn
// bench crash [N]    N kills at random moments, and what was lost
// bench years [N [FOLDER]] N years of daily use, and how large and slow the kitchen is after each
// bench fuzz [N [M]] N drawn lines read, M of them said to kitchens in memory
let words = Array(CommandLine.arguments.dropFirst())
let scratch = try Scratch()
let status: Int32
switch words.first {
case nil: status = try timeEverything(in: scratch)
case "plan":
  print(table([Row.titles] + (try planningRows() + gapRows()).map(\.cells)))
  status = 0
case "weeks":
  try weeksLived(households: words.dropFirst().first.flatMap { Int($0) } ?? 300)
  status = 0
case "till":
  try leastTills(
    households: words.dropFirst().first.flatMap { Int($0) } ?? 48, folder: words.dropFirst(2).first)
  status = 0
case "eval":
  try evaluate(
    folder: words.dropFirst().first { !$0.hasPrefix("--") } ?? "evaluation",
    printsWrong: words.contains("--wrong"))
  status = 0
case "learn":
  try learnTimes()
  status = 0
case "bind":
  try bindingRows(Array(words.dropFirst()))
  status = 0
case "cross":
  try crossValidate(printsWrong: words.contains("--wrong"))
  status = 0
case "language":
  print(table([Row.titles] + (try languageRows()).map(\.cells)))
  status = 0
case "quantities":
  print(table([Row.titles] + (try quantityRows()).map(\.cells)))
  status = 0
case "amounts":
  print(table([Row.titles] + (try amountRows(in: scratch)).map(\.cells)))
  status = 0
case "lists":
  print(table([Row.titles] + (try listRows(in: scratch)).map(\.cells)))
  status = 0
case "pantry":
  print(table([Row.titles] + (try pantryRows(in: scratch)).map(\.cells)))
  status = 0
case "crash": status = try crash(kills: words.dropFirst().first.flatMap { Int($0) } ?? 200, in: scratch)
case "years":
  let count = words.dropFirst().first.flatMap { Int($0) } ?? 10
  status = try years(count, keeping: words.dropFirst(2).first, in: scratch)
case "fuzz":
  let counts = words.dropFirst().compactMap { Int($0) }
  status = try fuzz(lines: counts.first ?? 10_000_000, turns: counts.dropFirst().first ?? 200_000)
default:
  FileHandle.standardError.write(
    Data("bench, bench plan, bench crash N, bench years N, or bench fuzz N M\n".utf8))
  status = 2
}
scratch.remove()
exit(status)
