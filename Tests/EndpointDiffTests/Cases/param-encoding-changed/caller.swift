import LibraryAPI

let request = Books.list(ids: [1, 2])
