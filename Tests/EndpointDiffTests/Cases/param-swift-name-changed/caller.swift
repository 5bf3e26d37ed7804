import LibraryAPI

let request = Books.list(pageSize: 10)
