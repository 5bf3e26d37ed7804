import LibraryAPI

func number(of book: Book) -> Int { book.id.id }
