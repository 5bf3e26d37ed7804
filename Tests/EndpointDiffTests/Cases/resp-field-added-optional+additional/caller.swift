import LibraryAPI

func note(of book: Book) -> String? { book.additional["note"] }
