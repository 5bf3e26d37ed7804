import LibraryAPI

let request = Books.add(NewBook(price: 20))
