import LibraryAPI

func order(_ book: NewBook) -> Int { book.copies }
