import LibraryAPI

let request: Library.Request<Page> = Books.search(text: "x")
