import LibraryAPI

let request = Books.add(Book(title: "Emma"))
