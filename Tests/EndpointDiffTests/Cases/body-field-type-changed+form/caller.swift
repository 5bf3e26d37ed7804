import LibraryAPI

func isDue(_ book: NewBook, before other: NewBook) -> Bool { book.due < other.due }
