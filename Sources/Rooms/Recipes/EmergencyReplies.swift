import Talk

/// Somebody reacts to food just now: nothing here helps, and others can. Source: the first aid for anaphylaxis that
/// public health services give (call for an ambulance, use the person's own auto-injector).
struct EmergencyHelp: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "That can be an emergency: call your emergency number now, 911 in the US. If there is an adrenaline pen for them, "
        + "use it as you were shown, and stay with them. I can't help with this myself.")
  }

  func next(_ words: Wording) -> Closing { .none }
}
