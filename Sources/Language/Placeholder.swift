// room: Language
