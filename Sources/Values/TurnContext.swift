/// Everything a turn takes from outside, sampled once when the turn begins: nothing below asks the
/// system for the time or for chance.
package struct TurnContext: Sendable {
  package let now: CivilTime
  package let randomizer: Randomizer
  package init(now: CivilTime, randomizer: Randomizer) { (self.now, self.randomizer) = (now, randomizer) }
  package var today: Day { now.day }
}
