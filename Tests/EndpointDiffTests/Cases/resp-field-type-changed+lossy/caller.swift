import LibraryAPI

func first(of book: Book) -> Int? { book.pages.first }
