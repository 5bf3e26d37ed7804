import LibraryAPI

let request = Books.text()
