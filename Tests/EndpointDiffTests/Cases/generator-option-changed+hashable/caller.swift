import LibraryAPI

func isSame(_ book: Book, as other: Book) -> Bool { book == other }
