import LibraryAPI

func title(of book: Book) -> String { book.title }
