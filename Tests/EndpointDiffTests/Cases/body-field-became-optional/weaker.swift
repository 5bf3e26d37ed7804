import LibraryAPI

func length(of book: NewBook) -> Int { book.isbn.count }
