import LibraryAPI

func pages(of book: Book) -> String? { book.additional["pages"] }
