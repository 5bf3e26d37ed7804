import LibraryAPI

let request = Books.list(genre: .novel)
