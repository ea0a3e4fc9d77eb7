// room: Storage
