import LibraryAPI

let request = Books.watch()
