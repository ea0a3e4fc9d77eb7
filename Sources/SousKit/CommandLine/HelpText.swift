/// The program's version, as `--version` prints it.
package let sousVersion = "0.1.0"

/// What `sous --help` prints. Source: design §9.
package func helpText() -> String {
  let flags = GlobalFlag.all.compactMap { flag -> (String, String)? in
    guard let summary = flag.summary else { return nil }
    return (flag.spelling + (flag.value.map { " " + $0.name } ?? ""), summary)
  }
  let column = (flags.map(\.0.count).max() ?? 0) + 2
  let table = flags.map { flag, summary in
    "  " + flag + String(repeating: " ", count: column - flag.count) + summary
  }
  return """
    Sous answers "what's for dinner?" in plain words.

    sous                        chat; input from a pipe is read line by line
    sous what is for dinner     one request, one reply
    sous do INTENT --slot NAME=VALUE…
                                a request as an intent and its slots, for programs
    sous backup [FILE]          copy the kitchen to its backups, or to a new file
    sous restore [N]            show the backups, or bring the one of that number back
    sous doctor                 what is kept where and how it is; nothing is changed
    sous understand             how lines on standard input are read; with --explain also why
    sous parse ingredients      what ingredient lines on standard input say
    sous amounts import FILE    bring amounts from a file into the pantry, shown before they are kept
    sous amounts history [FOOD] what amounts were, when, and by which words
    sous list [NAME]            the shopping list, as --format says, to standard output or to --output
    sous list import FILE       bring a list in; "-" is standard input, --to names the list
    sous recipe add [FILE…]     keep recipes from text, Markdown or Cooklang; else standard input
    sous recipe show NAME       a recipe as --format says (text, markdown, cook), or to --output
    sous import FILE…           recipes from saved pages, exports and texts, shown before kept
    sous solve FILE             the best plan of a canteen's problem, with a proof; --json for programs
    sous remind                 what is due, told once: food, and your own; for a timer
    sous log                    the log of errors and timings, where one is kept
    sous units                  the units of measure, what they hold and how they are written
    sous cooklang parse FILE    a Cooklang recipe taken apart; "-" is standard input
    sous transcript test|record FILE…
                                play written conversations again, or write their replies anew
    sous intents list           what Sous understands
    sous intents lint           what is wrong with the files that say so
    sous intents coverage FILE…
                                how much of it the written conversations exercise

    Options, anywhere on the line; behind "--" everything is the request:

    \(table.joined(separator: "\n"))

    Exit status: 0 done or asking, 1 failed, refused, not understood or not written, 2 bad usage,
    3 nothing fits, 4 damaged data, 130 interrupted, 141 when nobody reads on. A script exits with the
    highest seen.
    """
}
