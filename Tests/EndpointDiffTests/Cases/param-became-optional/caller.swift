import LibraryAPI

let request = Books.list(shelf: "A")
let list: (String) -> Library.Request<[Book]> = Books.list(shelf:)
