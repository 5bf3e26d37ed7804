import LibraryAPI

@available(*, deprecated)
func list() -> Library.Request<[Book]> { Books.list() }
