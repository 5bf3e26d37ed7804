import LibraryAPI

func length(of book: Book) -> Int { book.isbn.count }
