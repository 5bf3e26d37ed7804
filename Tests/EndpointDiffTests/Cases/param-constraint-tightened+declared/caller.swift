import LibraryAPI

let request = Books.list(size: 10)
