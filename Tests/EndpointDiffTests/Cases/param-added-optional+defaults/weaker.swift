import LibraryAPI

let list: () -> Library.Request<[Book]> = Books.list
