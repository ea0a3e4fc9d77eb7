/// What stands for a request that is let go in the line that makes it.
enum LetGoWords {
  /// As the line is read where no plan waits.
  static let none = "never mind"
  /// As it is read with a plan on the table: that plan is shown as it stands.
  static let plan = "show the plan"
}
