// room: Catalogue
