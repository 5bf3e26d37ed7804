import LibraryAPI

func isSoft(_ book: Book) -> Bool { book.cover == .paper }
