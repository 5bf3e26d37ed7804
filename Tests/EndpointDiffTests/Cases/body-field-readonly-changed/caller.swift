import LibraryAPI

func isOlder(_ book: Book, than other: Book) -> Bool { book.added < other.added }
