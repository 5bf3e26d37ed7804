import LibraryAPI

func request(size: Int) -> Library.Request<[Book]> { Books.list(size: size) }
