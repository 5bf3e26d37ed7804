import LibraryAPI

func number(of book: Book) -> String { book.isbn }
