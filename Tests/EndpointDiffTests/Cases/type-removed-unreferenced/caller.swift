import LibraryAPI

func label(of shelf: Shelf) -> String { shelf.name }
