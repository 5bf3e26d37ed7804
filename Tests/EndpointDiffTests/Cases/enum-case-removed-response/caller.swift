import LibraryAPI

func isCloth(_ book: Book) -> Bool { book.cover == .cloth }
