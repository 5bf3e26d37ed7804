import LibraryAPI

func isDue(_ book: Book, before other: Book) -> Bool { book.due < other.due }
