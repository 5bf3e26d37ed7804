import LibraryAPI

func author(of book: Book) -> String { book.author }
