import LibraryAPI

let request = Books.newest()
