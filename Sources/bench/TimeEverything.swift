/// Measures every row of the table and prints it; gives 0, or 1 when an aim is missed.
/// Source: design §10.
func timeEverything(in scratch: Scratch) throws -> Int32 {
  #if DEBUG
    print("This is a debug build: the figures say nothing. Use \"make bench\".")
  #endif
  var rows = try startRows(in: scratch)
  rows += try turnRows(in: scratch)
  rows += try languageRows()
  rows += try planningRows()
  rows += try gapRows()
  print(table([Row.titles] + rows.map(\.cells)))
  return rows.allSatisfy(\.isKept) ? 0 : 1
}
