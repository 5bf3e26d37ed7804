import LibraryAPI

let request = Books.add(NewBook(title: "Emma", copies: nil))
