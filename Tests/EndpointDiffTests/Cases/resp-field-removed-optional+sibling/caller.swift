import LibraryAPI

func date(of book: Book) -> String? { book.createdAt }
