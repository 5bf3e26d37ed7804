import LibraryAPI

func price(of book: Book) -> Int { book.price }
