import Talk

/// A reply to somebody at the stove: the step need not be said again after it.
protocol AtTheStove: Reply {}

/// A dish begins: what to get out before the first step.
struct CookingBegins: AtTheStove {
  var view: RecipeView
  var card: RecipeCard
  /// Those of the house who may not have it.
  var unfit: [String]

  func blocks(_ words: Wording) -> [Block] {
    let recipe = view.written
    let facts = "\(counted(recipe.steps.count, "step")), \(minutesText(recipe.totalMinutes))"
    let warning =
      unfit.isEmpty
      ? [] : [Block].say("Not for \(joined(unfit)), or I can't vouch for it; cook theirs apart.", .bad)
    return [.heading("\(recipe.title), for \(view.servings.text)")] + .say(facts) + warning
      + .say(SafetyFacts(card).sentence) + [.gap, .heading("Get out first")] + ingredientBlocks(of: view) + [
        .gap
      ]
  }

  func next(_ words: Wording) -> Closing { .say("next", end: " for the first step, or \"stop cooking\"") }
  var matter: Facts? { stepFacts(view, 0) + (["unfit": unfit] as Facts) }
  var asks: Bool { true }
  var vouches: Bool { true }
}

/// One step with what goes in.
struct StepShown: AtTheStove {
  var view: RecipeView
  /// From 1.
  var step: Int

  func blocks(_ words: Wording) -> [Block] {
    let shown = view.shown.steps[step - 1]
    return [.heading("Step \(step) of \(view.shown.steps.count), \(view.written.title)")] + .say(shown.text)
      + .say(without(view, step), .warn) + amountBlocks(of: view, at: shown.uses)
      + (shown.minutes.map { [Block].say("It takes \(minutesText($0)).", .dim) } ?? []) + [.gap]
  }

  func next(_ words: Wording) -> Closing {
    let timer = view.shown.steps[step - 1].minutes.map { ["timer for \($0) minutes"] } ?? []
    guard step == view.shown.steps.count else { return .say(["next", "back", "repeat"] + timer) }
    return .say(["done"] + timer, end: " when it is ready")
  }

  var matter: Facts? { stepFacts(view, step) }
  var asks: Bool { true }
}

/// After an answer to something else.
struct BackToStep: AtTheStove {
  var view: RecipeView
  var step: Int

  func blocks(_ words: Wording) -> [Block] {
    guard step > 0 else {
      return .say("Back to the \(lowered(view.written.title)): its ingredients are out.")
    }
    return .say("Back to step \(step) of \(view.shown.steps.count): \(view.shown.steps[step - 1].text)")
      + .say(without(view, step), .warn)
  }

  func next(_ words: Wording) -> Closing {
    step == view.shown.steps.count ? .say("done", "back", "repeat") : .say("next", "back", "repeat")
  }

  func merged(after former: any Reply) -> (any Reply)? { former is BackToStep ? self : nil }
}

/// What this step needs.
struct StepNeeds: AtTheStove {
  var view: RecipeView
  var step: Int

  func blocks(_ words: Wording) -> [Block] {
    let uses = view.shown.steps[step - 1].uses
    return uses.isEmpty
      ? .say("Nothing new goes in at step \(step).")
      : .say("For step \(step):") + amountBlocks(of: view, at: uses)
  }
  func next(_ words: Wording) -> Closing { .say("next", "the ingredients") }
}

/// What all of it needs.
struct CookingNeeds: AtTheStove {
  var view: RecipeView
  func blocks(_ words: Wording) -> [Block] {
    [.heading("\(view.written.title), for \(view.servings.text)")] + ingredientBlocks(of: view) + [.gap]
  }
  func next(_ words: Wording) -> Closing { .say("repeat", "next") }
}

/// How long the step takes.
struct StepTakes: AtTheStove {
  var view: RecipeView
  var step: Int

  func blocks(_ words: Wording) -> [Block] {
    guard step > 0 else {
      return .say("\(view.written.title) takes \(minutesText(view.written.totalMinutes)) in all.")
    }
    guard let minutes = view.shown.steps[step - 1].minutes else {
      return .say(
        "Step \(step) names no time; \(lowered(view.written.title)) takes "
          + "\(minutesText(view.written.totalMinutes)) in all.")
    }
    return .say("Step \(step) takes \(minutesText(minutes)).")
  }

  func next(_ words: Wording) -> Closing {
    let minutes = step > 0 ? view.shown.steps[step - 1].minutes : nil
    return .say((minutes.map { ["timer for \($0) minutes"] } ?? []) + ["next"])
  }
}

/// How long a food cooks: the steps it goes into, whose words also tell the heat.
struct FoodTakes: AtTheStove {
  var view: RecipeView
  var food: String
  /// From 0.
  var steps: [Int]

  func blocks(_ words: Wording) -> [Block] {
    if steps.isEmpty {
      return .say("No step of the \(lowered(view.written.title)) names \(inertLine(food)).")
    }
    return steps.prefix(2).flatMap { at -> [Block] in
      let step = view.shown.steps[at]
      let all = step.minutes.map { ", \(minutesText($0)) in all" } ?? ", no time named"
      return .say("Step \(at + 1)\(all): \(step.text)")
    }
  }

  func next(_ words: Wording) -> Closing {
    .say(
      (steps.first.flatMap { view.shown.steps[$0].minutes }.map { ["timer for \($0) minutes"] } ?? []) + [
        "next"
      ])
  }
}

/// How much of a food goes in, and where.
struct AmountInDish: AtTheStove {
  var view: RecipeView
  var food: String
  var lines: [Int]

  func blocks(_ words: Wording) -> [Block] {
    if lines.isEmpty { return .say("No \(inertLine(food)) goes into the \(lowered(view.written.title)).") }
    return lines.flatMap { at -> [Block] in
      let line = view.shown.ingredients[at]
      let amount = line.quantity.text.isEmpty ? "as much as you like" : line.quantity.text
      let step = view.shown.steps.firstIndex { $0.uses.contains(at) }.map { ", in step \($0 + 1)" } ?? ""
      let how = line.preparation.map { ", \($0)" } ?? ""
      return .say("\(capitalized(line.name)): \(unbroken(amount))\(how)\(step).")
    }
  }

  func next(_ words: Wording) -> Closing { .say("next", "repeat") }
}

/// The cooking ends before its end.
struct StoppedCooking: AtTheStove {
  var title: String
  var step: Int
  /// Whether it was noted as eaten before.
  var isEaten: Bool

  func blocks(_ words: Wording) -> [Block] {
    if isEaten { return .say("No more steps of \(theDish(title)). It stays noted as eaten.") }
    return .say(
      "Stopped cooking \(theDish(title))\(step > 0 ? " at step \(step)" : ""). It doesn't count as cooked."
    )
  }
  func next(_ words: Wording) -> Closing { .say("let's cook \(theDish(title))", "undo") }
}

/// All steps are done.
struct CookingDone: AtTheStove {
  var title: String
  func blocks(_ words: Wording) -> [Block] { .say("That was the last step. Enjoy the \(lowered(title)).") }
  func next(_ words: Wording) -> Closing { .say("4 stars", "what's for dinner tonight") }
  var asks: Bool { false }
}

/// A step the recipe does not have.
struct NoSuchStep: AtTheStove {
  var count: Int
  func blocks(_ words: Wording) -> [Block] {
    .say("There are \(counted(count, "step")), from 1 to \(count).")
  }
  func next(_ words: Wording) -> Closing { .say("step 1", "repeat") }
  var status: ReplyStatus { .refused }
}

/// A step was asked for and nothing is being cooked.
struct NothingCooking: Reply {
  /// The dish talked about last; nil for none.
  var title: String?

  func blocks(_ words: Wording) -> [Block] { .say("We aren't cooking anything just now.") }
  func next(_ words: Wording) -> Closing {
    .say("let's cook the \(lowered(title ?? "Beef chili"))", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}

/// No dish was named, and none stands to reason.
struct CookWhat: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("Gladly, step by step. Which dish?") }
  func next(_ words: Wording) -> Closing { .say("let's cook the beef chili", end: ", for instance") }
}

/// A recipe without steps.
struct NoSteps: Reply {
  var title: String
  func blocks(_ words: Wording) -> [Block] {
    .say("\(title) has no steps written down that I could read to you.")
  }
  func next(_ words: Wording) -> Closing { .say("show the recipe", "what's in it") }
  var status: ReplyStatus { .refused }
}

/// A chat is picked up with a dish on the stove.
struct CookingGoesOn: AtTheStove {
  var view: RecipeView
  var step: Int
  /// The day it was begun where that is not today.
  var since: Day?

  func blocks(_ words: Wording) -> [Block] {
    let when = since.map { ", since \($0.dateText)" } ?? ""
    let title = lowered(view.written.title)
    guard step > 0 else { return .say("We are cooking the \(title)\(when); its ingredients are out.") }
    return .say(
      "We are cooking the \(title)\(when), at step \(step) of \(view.shown.steps.count): "
        + view.shown.steps[step - 1].text) + .say(without(view, step), .warn)
  }
  func next(_ words: Wording) -> Closing { .say("next", "repeat", "stop cooking") }
}

/// Some lines of the ingredients, as the step needs them.
private func amountBlocks(of view: RecipeView, at places: [Int]) -> [Block] {
  places.compactMap { at in
    guard view.shown.ingredients.indices.contains(at) else { return nil }
    let line = view.shown.ingredients[at]
    var spans = [Span(line.name)]
    if !line.quantity.text.isEmpty { spans.append(Span(", \(unbroken(line.quantity.text))")) }
    if let preparation = line.preparation, !preparation.isEmpty { spans.append(Span(", \(preparation)")) }
    if line.isOptional { spans.append(Span(", optional")) }
    if view.leftOut.contains(at) { spans.append(Span(", left out", .warn)) }
    return .item("• ", spans)
  }
}

/// What of a step, counted from 1, stays out this time, as a sentence; empty for nothing.
private func without(_ view: RecipeView, _ step: Int) -> String {
  let names = view.leftOut(ofStep: step - 1)
  return names.isEmpty ? "" : "Without \(joined(names)) this time."
}

private func stepFacts(_ view: RecipeView, _ step: Int) -> Facts {
  let shown = step > 0 ? view.shown.steps[step - 1] : nil
  let uses = (shown?.uses ?? []).map { at in
    let line = view.shown.ingredients[at]
    return ["name": line.name, "amount": line.quantity.total, "text": line.quantity.text] as Facts
  }
  return [
    "kind": "cooking", "recipe": view.written.id, "title": view.written.title, "step": step,
    "of": view.shown.steps.count, "servings": hundredths(view.servings), "text": shown?.text,
    "minutes": shown?.minutes, "needs": uses,
  ]
}

/// Asked to go slowly, at the start of a dish.
struct OneStepAtATime: AtTheStove {
  func blocks(_ words: Wording) -> [Block] {
    .say("As slowly as you like: I tell one step at a time, and the next one only when you say so.")
  }
  func next(_ words: Wording) -> Closing { .silent("next", "repeat") }
}
