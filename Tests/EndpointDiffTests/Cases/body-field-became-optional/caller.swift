import LibraryAPI

let request = Books.add(NewBook(title: "Emma", isbn: "0-19-280"))
