import LibraryAPI

let request: Library.Request<BookPage> = Books.list(shelf: 1)
