import LibraryAPI

@available(*, deprecated)
func all() -> Library.Request<[Book]> { Books.all() }
