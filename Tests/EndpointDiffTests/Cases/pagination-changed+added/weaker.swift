import LibraryAPI

let request: Library.Request<BookPage> = Books.list(page: 2)
