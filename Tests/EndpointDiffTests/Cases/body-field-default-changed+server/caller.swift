import LibraryAPI

let request = Books.add()
