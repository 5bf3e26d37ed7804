import LibraryAPI

let request = Books.list(size: nil)
