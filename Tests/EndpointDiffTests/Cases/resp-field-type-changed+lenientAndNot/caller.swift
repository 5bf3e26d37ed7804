import LibraryAPI

func place(of book: Book) -> Shelf { book.place }
