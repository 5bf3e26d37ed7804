import LibraryAPI

func price(of book: Book) -> URL { book.price }
