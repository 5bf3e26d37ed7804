import LibraryAPI

func cover(of book: Book) -> URL? { book.cover }
