// room: Planning
