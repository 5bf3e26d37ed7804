import LibraryAPI

func request(for id: BookID) -> Library.Request<Book> { id.book() }
