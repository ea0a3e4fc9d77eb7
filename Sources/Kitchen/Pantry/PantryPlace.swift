/// Where food is kept at home: 003's five places and 004's spice rack. Source: requirements BB-17; Decisions "Places".
package enum PantryPlace: String, CaseIterable, Hashable, Sendable, Codable {
  case refrigerator, freezer, pantry, counter, cabinet
  case spiceRack = "spice rack"

  /// The places that are as warm as the room: what keeps in one keeps in another.
  package var isShelf: Bool { self != .refrigerator && self != .freezer }
}
