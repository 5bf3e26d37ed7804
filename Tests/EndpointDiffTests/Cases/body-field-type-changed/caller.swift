import LibraryAPI

func price(of book: NewBook) -> Int { book.price }
