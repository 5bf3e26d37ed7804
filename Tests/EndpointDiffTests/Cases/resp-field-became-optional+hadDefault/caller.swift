import LibraryAPI

func copies(of book: Book) -> Int { book.copies }
