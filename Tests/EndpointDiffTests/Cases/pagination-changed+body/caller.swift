import LibraryAPI

let request = Books.search(page: 2)
