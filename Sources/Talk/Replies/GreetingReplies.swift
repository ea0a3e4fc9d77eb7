/// A hello, also what a chat opens with. Source: design §1.
package struct Greeting: Reply, Hashable {
  package var tonight: PlannedMeal?
  package var isNewKitchen: Bool

  package init(tonight: PlannedMeal?, isNewKitchen: Bool) {
    (self.tonight, self.isNewKitchen) = (tonight, isNewKitchen)
  }

  /// As the kitchen stands.
  package init(in world: World) {
    self.init(tonight: world.plannedMeal(on: world.today), isNewKitchen: world.household == nil)
  }

  package func blocks(_ words: Wording) -> [Block] {
    let hello =
      isNewKitchen
      ? "Sous — your kitchen, in words. Say what you need; \(typeable("help")) shows examples." : "Hello."
    guard let meal = tonight else {
      return .say(isNewKitchen ? hello : "\(hello) Nothing is planned for tonight yet.")
    }
    return .say("\(hello) Tonight: \(title(of: meal)), \(minutesText(meal.minutes)).")
  }

  package func next(_ words: Wording) -> Closing {
    isNewKitchen
      ? .silent("what's for dinner tonight", "plan the week", "help")
      : .say("what's for dinner tonight", tonight == nil ? "plan the week" : "show the plan")
  }
}
