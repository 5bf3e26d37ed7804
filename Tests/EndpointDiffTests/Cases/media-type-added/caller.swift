import LibraryAPI

let request = Books.list()
