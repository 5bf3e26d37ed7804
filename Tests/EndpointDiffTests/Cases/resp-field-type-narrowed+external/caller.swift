import LibraryAPI

func price(of book: Book) -> String { book.price.id }
