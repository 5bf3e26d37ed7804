import LibraryAPI

func price(of book: Book) -> Double { book.price }
