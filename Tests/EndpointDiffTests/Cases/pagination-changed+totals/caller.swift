import LibraryAPI

let request = Books.list(page: 2)
