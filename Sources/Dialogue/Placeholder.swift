// room: Dialogue
