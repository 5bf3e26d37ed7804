import LibraryAPI

let add: () -> Library.Request<Book> = Books.add
