import LibraryAPI

let request: Library.Request<Void> = Books.add()
