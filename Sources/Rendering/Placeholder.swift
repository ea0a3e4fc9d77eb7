// room: Rendering
