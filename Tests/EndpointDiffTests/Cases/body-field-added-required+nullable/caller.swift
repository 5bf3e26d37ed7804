import LibraryAPI

let request = Books.add(NewBook(title: "Emma"))
