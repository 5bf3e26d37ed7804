import LibraryAPI

let request = Books.add(Book(title: "Emma"))
let add: (Book) -> Library.Request<Book> = Books.add(_:)
