import LibraryAPI

func sold(of book: Book) -> Int32 { book.sold }
