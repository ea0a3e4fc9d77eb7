// room: SousKit
