import LibraryAPI

let request: Library.Request<Book> = Books.add()
