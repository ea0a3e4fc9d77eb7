// room: Kitchen
