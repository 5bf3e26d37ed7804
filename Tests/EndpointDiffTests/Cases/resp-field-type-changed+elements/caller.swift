import LibraryAPI

func tags(of book: Book) -> String { book.tags.joined() }
