import LibraryAPI

let request = Books.list(shelf: 1)
