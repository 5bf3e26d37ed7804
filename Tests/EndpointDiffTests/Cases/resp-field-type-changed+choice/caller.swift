import LibraryAPI

func first(of shelf: Shelf) -> Item? { shelf.entries.first }
